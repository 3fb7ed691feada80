#!/usr/bin/env bash
# Try the README's two commands on a bare Debian, as root:  packaging/trial_debian.sh [FOLDER]
#
# Makes a minimal Debian with git and Python 3 in FOLDER (default: a new one under /var/tmp; needs debootstrap),
# clones this checkout's HEAD into it, and there: sees the first command refuse without a display, opens the game on a
# virtual screen, passes the tests, and sees that a second call is quick. This machine's settings for apt and pip are
# copied in, so that it works behind whatever archive this machine uses. FOLDER/base is kept and used again, without
# what the commands installed.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$(mktemp -d /var/tmp/cardavia-trial.XXXXXX)}
suite=${SUITE:-bookworm}
mirror=${MIRROR:-http://deb.debian.org/debian}
base=$folder/base-$suite
trial=$folder/trial

unmount() {
    local inner
    for inner in dev/shm dev/pts dev proc; do
        if mountpoint -q "$trial/$inner"; then umount "$trial/$inner"; fi
    done
}
leave() {
    unmount
    # Never remove a folder in which something of this machine may still be mounted.
    if ! grep -q " $trial/" /proc/mounts; then rm -rf "$trial"; fi
}
trap leave EXIT

if [ ! -e "$base/etc/debian_version" ]; then
    mkdir -p "$folder"
    debootstrap --variant=minbase --include=ca-certificates,git,python3 "$suite" "$base" "$mirror"
fi
leave
cp -a "$base" "$trial"
mkdir -p "$trial/dev" "$trial/proc"
mount -t proc proc "$trial/proc"
mount --bind /dev "$trial/dev"
mount -t devpts devpts "$trial/dev/pts"
mount -t tmpfs tmpfs "$trial/dev/shm"

for setting in /etc/apt/apt.conf.d /etc/apt/sources.list.d /etc/apt/trusted.gpg.d /etc/ssl /etc/pip.conf /etc/xdg/pip \
    /etc/resolv.conf /etc/hosts /usr/local/share/ca-certificates /usr/share/ca-certificates; do
    if [ -e "$setting" ]; then
        mkdir -p "$trial$(dirname "$setting")"
        rm -rf "${trial:?}$setting"
        cp -aL "$setting" "$trial$setting"
    fi
done
for links in $(env | sed -n 's/^PIP_FIND_LINKS=//p'); do
    if [ -d "$links" ]; then mkdir -p "$trial$links"; fi
done
rm -f "$trial/etc/apt/sources.list"
git clone -q --no-hardlinks "$here" "$trial/root/cardavia"

inside() {
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        TMPDIR=/tmp chroot "$trial" /bin/sh -c "cd /root/cardavia && $1"
}
say() { printf '\n== %s\n' "$*"; }

say "without a display, the first command says so in one line and fails"
if output=$(inside 'python3 run.py' 2>&1); then
    echo "it did not fail: $output"
    exit 1
fi
echo "$output"
test "$(wc -l <<<"$output")" = 1

say "the tests"
time inside 'python3 run.py test'

say "the game on a virtual screen"
inside 'Xvfb :77 -screen 0 1280x800x24 -nolisten tcp 2>/dev/null & server=$!
    sleep 2
    status=0
    DISPLAY=:77 python3 run.py --smoke-test || status=$?
    kill $server
    exit $status'

say "a second call sets nothing up again"
time inside 'python3 run.py test --collect-only -q tests/engine | tail -1'
