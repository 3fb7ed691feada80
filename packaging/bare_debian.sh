# Functions for trials in a minimal Debian. To be sourced, with $folder set to where it may be made.
#
# $folder/base-$suite is kept for next time; $folder/trial is a copy of it, and removed at the end. This machine's
# settings for apt and pip are copied in, so that this works behind whatever archive this machine uses. SUITE
# (bookworm) and MIRROR (debootstrap's own) choose another Debian. Needs root, debootstrap and Xvfb.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
suite=${SUITE:-bookworm}
mirror=${MIRROR:-}
base=$folder/base-$suite
trial=$folder/trial
certificates=${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt}
xvfb=
display=

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
    mkdir "$trial"
    cp -a "$base/." "$trial"
    mkdir -p "$trial/dev" "$trial/proc"
    mount -t proc proc "$trial/proc"
    mount --bind /dev "$trial/dev"
    mount -t devpts devpts "$trial/dev/pts"
    mount -t tmpfs tmpfs "$trial/dev/shm"
    for setting in /etc/apt/apt.conf.d /etc/apt/trusted.gpg.d /etc/pip.conf /etc/xdg/pip /etc/resolv.conf /etc/hosts; do
        if [ -e "$setting" ]; then
            mkdir -p "$trial$(dirname "$setting")"
            # Added to what is there: the keys in trusted.gpg.d are what the trial's own archive is checked by.
            cp -aLT --remove-destination "$setting" "$trial$setting"
        fi
    done
    if [ -d "${PIP_FIND_LINKS:-}" ]; then mkdir -p "$trial$PIP_FIND_LINKS"; fi # an empty one will do
    cp -L "$certificates" "$trial/root/certificates.pem"
}

inside() {
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        TMPDIR=/tmp SSL_CERT_FILE=/root/certificates.pem PIP_CERT=/root/certificates.pem \
        REQUESTS_CA_BUNDLE=/root/certificates.pem chroot "$trial" /bin/sh -c "$1"
}

say() { printf '\n== %s\n' "$*"; }

# Start an X server, whose abstract socket is reached from inside too, as $display.
start_screen() {
    exec {answer}< <(exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp 2>/dev/null)
    xvfb=$!
    read -r display <&"$answer"
}

if [ ! -e "$base/etc/debian_version" ]; then
    mkdir -p "$folder"
    debootstrap --variant=minbase --include=git,python3 "$suite" "$base" ${mirror:+"$mirror"}
fi
