#!/usr/bin/env bash
# Play a deal with the program of a disk image:  packaging/macos/trial.sh IMAGE
set -euo pipefail
work=$(mktemp -d)
leave() {
    hdiutil detach -quiet "$work/mounted" || true
    rm -rf "$work"
}
trap leave EXIT
hdiutil attach -quiet -nobrowse -readonly -mountpoint "$work/mounted" "$1"
ditto "$work/mounted/Cardavia.app" "$work/Cardavia.app"
plutil -lint "$work/Cardavia.app/Contents/Info.plist"
"$work/Cardavia.app/Contents/MacOS/Cardavia" --smoke-test --report "$work/report.json"
python3 -c '
import json, sys
fault = json.load(open(sys.argv[1], encoding="utf-8"))["fault"]
print(fault or "all is well")
sys.exit(bool(fault))' "$work/report.json"
