#!/usr/bin/env bash
# Make a Flatpak out of dist/cardavia:  packaging/flatpak/build.sh PYTHON
#
# FLATPAK_REPOSITORY is the address of the .flatpakrepo that the runtime named in the manifest comes from. Without
# it, nothing is made, and this says so. Needs flatpak and flatpak-builder, which are installed if they are missing.
set -euo pipefail
python=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
if [ -z "${FLATPAK_REPOSITORY:-}" ]; then
    echo "FLATPAK_REPOSITORY is not set: no Flatpak is made (packaging/README.md)"
    exit 0
fi
if ! command -v flatpak-builder >/dev/null; then
    sudo apt-get install -y --no-install-recommends flatpak flatpak-builder elfutils
fi
cd "$here"
"$python" packaging/linux_packages.py --kinds tree
manifest=$(echo packaging/flatpak/*.yml)
name=$(basename "$manifest" .yml)
version=$(dist/cardavia/cardavia --version | cut -d ' ' -f 2)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flatpak remote-add --user --if-not-exists runtime "$FLATPAK_REPOSITORY"
flatpak-builder --user --install-deps-from=runtime --force-clean --disable-rofiles-fuse --state-dir="$work/state" \
    --repo="$work/repository" "$work/build" "$manifest"
flatpak build-bundle "$work/repository" "dist/Cardavia-$version-$(uname -m).flatpak" "$name" --runtime-repo="$FLATPAK_REPOSITORY"
