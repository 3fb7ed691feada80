#!/usr/bin/env bash
# Try the README's two commands on a bare Debian:  sudo packaging/trial_debian.sh [FOLDER]
#
# Makes a minimal Debian with git and Python 3 in FOLDER (default: a new one under /var/tmp; 2 GB). In one copy
# of it, a clone of this checkout's HEAD refuses to open without a display, then opens the game on a virtual
# screen, and does so again quickly. In another copy it passes its tests. This machine's settings for apt and pip
# are copied in, so that this works behind whatever archive this machine uses. Needs debootstrap and Xvfb.
# FOLDER/base-* is kept for next time. SUITE (bookworm) and MIRROR (debootstrap's own) choose another Debian.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$(mktemp -d /var/tmp/cardavia-trial.XXXXXX)}
suite=${SUITE:-bookworm}
mirror=${MIRROR:-}
base=$folder/base-$suite
trial=$folder/trial
certificates=${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}
xvfb=

remove_trial() {
    local inner
    for inner in dev/shm dev/pts dev proc; do
        if mountpoint -q "$trial/$inner"; then umount "$trial/$inner"; fi
    done
    # Never remove a folder in which something of this machine may still be mounted.
    if grep -q " $trial/" /proc/mounts; then
        echo "something is still mounted in $trial" >&2
        return 1
    fi
    rm -rf "$trial"
}
leave() {
    if [ -n "$xvfb" ]; then kill "$xvfb"; fi
    remove_trial
}
trap leave EXIT

fresh_trial() {
    local setting
    remove_trial
    cp -a "$base" "$trial"
    mkdir -p "$trial/dev" "$trial/proc"
    mount -t proc proc "$trial/proc"
    mount --bind /dev "$trial/dev"
    mount -t devpts devpts "$trial/dev/pts"
    mount -t tmpfs tmpfs "$trial/dev/shm"
    for setting in /etc/apt/apt.conf.d /etc/apt/trusted.gpg.d /etc/pip.conf /etc/xdg/pip /etc/resolv.conf /etc/hosts; do
        if [ -e "$setting" ]; then
            mkdir -p "$trial$(dirname "$setting")"
            rm -rf "${trial:?}$setting"
            cp -aL "$setting" "$trial$setting"
        fi
    done
    if [ -d "${PIP_FIND_LINKS:-}" ]; then mkdir -p "$trial$PIP_FIND_LINKS"; fi # an empty one will do
    cp -L "$certificates" "$trial/root/certificates.pem"
    git clone -q --no-hardlinks "$here" "$trial/root/cardavia"
}

inside() {
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        TMPDIR=/tmp SSL_CERT_FILE=/root/certificates.pem PIP_CERT=/root/certificates.pem \
        REQUESTS_CA_BUNDLE=/root/certificates.pem chroot "$trial" /bin/sh -c "cd /root/cardavia && $1"
}

say() { printf '\n== %s\n' "$*"; }

if [ ! -e "$base/etc/debian_version" ]; then
    mkdir -p "$folder"
    debootstrap --variant=minbase --include=git,python3 "$suite" "$base" ${mirror:+"$mirror"}
fi

fresh_trial
say "without a display, the first command says so in one line and fails"
if output=$(inside 'python3 run.py' 2>&1); then
    echo "it did not fail: $output"
    exit 1
fi
echo "$output"
test "$(wc -l <<<"$output")" = 1

say "the game opens"
exec {answer}< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp 2>/dev/null)
xvfb=$!
read -r display <&"$answer" # the X server's abstract socket is reached from inside too
time inside "DISPLAY=:$display python3 run.py --smoke-test"

say "a second time it opens without setting anything up"
time output=$(inside "DISPLAY=:$display python3 run.py --smoke-test" 2>&1)
echo "$output"
if grep -q 'setting up' <<<"$output"; then exit 1; fi

fresh_trial
say "the tests"
time inside 'python3 run.py test'
