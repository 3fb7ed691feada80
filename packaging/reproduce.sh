#!/usr/bin/env bash
# Freeze this checkout's HEAD once more, in another folder, and compare:  packaging/reproduce.sh PYTHON FROZEN
#
# PYTHON has what requirements/packaging.lock lists; FROZEN is what packaging/freeze.py made of the same commit.
set -euo pipefail
python=$(realpath -s "$1")
frozen=$(realpath "$2")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
other=$(mktemp -d "${TMPDIR:-/tmp}/cardavia-somewhere-else-altogether.XXXXXX")
trap 'rm -rf "$other"' EXIT
git clone --quiet --no-hardlinks "$here" "$other/checkout"
"$python" "$other/checkout/packaging/freeze.py" "$other/dist"
"$python" "$here/packaging/compare.py" "$frozen" "$other/dist/cardavia"
