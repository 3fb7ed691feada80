#!/usr/bin/env bash
# Try the README's two commands on a bare Debian:  sudo packaging/trial_debian.sh [FOLDER]
#
# Makes a minimal Debian with git and Python 3 in FOLDER (default: a new one under /var/tmp; 2 GB). In one copy
# of it, a clone of this checkout's HEAD refuses to open without a display, then opens the game on a virtual
# screen, and does so again quickly. In another copy it passes its tests. This machine's settings for apt and pip
# are copied in, so that this works behind whatever archive this machine uses. Needs debootstrap and Xvfb.
# FOLDER/base-* is kept for next time. SUITE (bookworm) and MIRROR (debootstrap's own) choose another Debian.
set -euo pipefail

folder=${1:-$(mktemp -d /var/tmp/cardavia-trial.XXXXXX)}
# shellcheck source=bare_debian.sh
source "$(dirname "${BASH_SOURCE[0]}")/bare_debian.sh"

fresh_clone() {
    fresh_trial
    git clone -q --no-hardlinks "$here" "$trial/root/cardavia"
}
in_clone() { inside "cd /root/cardavia && $1"; }

fresh_clone
say "without a display, the first command says so in one line and fails"
if output=$(in_clone 'python3 run.py' 2>&1); then
    echo "it did not fail: $output"
    exit 1
fi
echo "$output"
test "$(wc -l <<<"$output")" = 1

say "the game opens"
start_screen
time in_clone "DISPLAY=:$display python3 run.py --smoke-test"

say "a second time it opens without setting anything up"
time output=$(in_clone "DISPLAY=:$display python3 run.py --smoke-test" 2>&1)
echo "$output"
if grep -q 'setting up' <<<"$output"; then exit 1; fi

fresh_clone
say "the tests"
time in_clone 'python3 run.py test'
