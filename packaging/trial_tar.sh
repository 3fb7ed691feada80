#!/usr/bin/env bash
# Unpack the portable Linux folder somewhere and play a deal with it, in French:  packaging/trial_tar.sh ARCHIVE
set -euo pipefail
archive=$(realpath "$1")
folder=$(mktemp -d "${TMPDIR:-/tmp}/cardavia unpacked.XXXXXX") # a name with a blank in it, as people have
trap 'rm -rf "$folder"' EXIT
tar -xJf "$archive" -C "$folder"
cd "$folder"/cardavia-*
test -s READ-ME.txt
test -s licences/lgpl-3.0.txt
report=$(CARDAVIA_HOME=$folder/home LC_ALL='' LANG=fr_FR.UTF-8 LANGUAGE=fr QT_QPA_PLATFORM=offscreen ./cardavia --smoke-test 2>/dev/null) || {
    echo "$report"
    exit 1
}
echo "$report"
grep -q '"language": "fr"' <<<"$report"
./cardavia --version --json
