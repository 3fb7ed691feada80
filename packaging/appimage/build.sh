#!/usr/bin/env bash
# Make an AppImage out of dist/cardavia:  packaging/appimage/build.sh PYTHON
#
# An AppImage is a small runtime followed by a squashfs of a folder that starts by AppRun. RUNTIME names the
# runtime's file, "runtime-x86_64" of github.com/AppImage/type2-runtime, and RUNTIME_SHA256 its hash, which a
# maintainer has checked. Without both, nothing is made, and this says so. Needs mksquashfs.
set -euo pipefail
python=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
machine=$(uname -m)
if [ -z "${RUNTIME:-}" ] || [ -z "${RUNTIME_SHA256:-}" ]; then
    echo "RUNTIME and RUNTIME_SHA256 are not set: no AppImage is made (packaging/README.md)"
    exit 0
fi
sha256sum --check --quiet <<<"$RUNTIME_SHA256  $RUNTIME"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" "$here/packaging/linux_packages.py" --kinds tree --out "$work"
version=$("$here/dist/cardavia/cardavia" --version | cut -d ' ' -f 2)
cp "$here"/dist/cardavia/lib/lib{xcb-,bz2,ffi,lzma,sqlite3}* "$work/tree/usr/lib/cardavia/lib/"
ln -s usr/share/applications/cardavia.desktop "$work/tree/cardavia.desktop"
ln -s usr/share/icons/hicolor/256x256/apps/cardavia.png "$work/tree/cardavia.png"
ln -s cardavia.png "$work/tree/.DirIcon"
ln -s usr/bin/cardavia "$work/tree/AppRun"
date=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct)}
env -u SOURCE_DATE_EPOCH mksquashfs "$work/tree" "$work/squashfs" -all-root -no-progress -quiet -comp zstd -mkfs-time "$date" -all-time "$date"
target=$here/dist/Cardavia-$version-$machine.AppImage
cat "$RUNTIME" "$work/squashfs" >"$target"
chmod +x "$target"
echo "$target"
