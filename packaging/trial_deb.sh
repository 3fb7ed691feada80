#!/usr/bin/env bash
# Try a .deb on a bare Debian:  sudo packaging/trial_deb.sh NEW.deb OLD.deb [FOLDER]
#
# In a minimal Debian, apt installs OLD, a person without rights plays a deal in French on a virtual screen and
# changes a setting; apt upgrades to NEW, and the match goes on with that setting; then removing and purging it
# leaves nothing of the program and everything of the person. OLD is any earlier version, such as one made by
# `linux_packages.py --version 0.0.1`. FOLDER, SUITE and MIRROR are as in bare_debian.sh: SUITE=trixie tries
# Debian 13.
set -euo pipefail

new=$(realpath "$1")
old=$(realpath "$2")
folder=${3:-$(mktemp -d /var/tmp/cardavia-trial.XXXXXX)}
# shellcheck source=bare_debian.sh
source "$(dirname "${BASH_SOURCE[0]}")/bare_debian.sh"

as_person() { inside "setpriv --reuid=player --regid=player --clear-groups env HOME=/home/player PATH=/usr/bin:/bin:/usr/games $1"; }
told() { python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1" <<<"$report"; }
must_be() {
    if [ "$2" != "$3" ]; then
        echo "$1 is '$2', not '$3'" >&2
        exit 1
    fi
    echo "$1: $2"
}
play() {
    report=$(as_person "LANG=fr_FR.UTF-8 DISPLAY=:$display XDG_RUNTIME_DIR=/tmp cardavia --smoke-test --own-files --game guandan" 2>"$folder/said") ||
        { cat "$folder/said"; echo "$report"; exit 1; }
    must_be "what is wrong" "$(told fault)" ""
    must_be "the language" "$(told language)" fr
    must_be "the window system" "$(told platform)" xcb
    must_be "frozen" "$(told frozen)" True
    echo "sounds $(told sounds), rules $(told rules), nets $(told nets), fonts $(told fonts), licences $(told licences)"
    echo "first paint: $(told painted_s) s, $(told painted_cpu_s) s of CPU, $(told painted_mb) MB"
    grep -v -e 'locale' -e 'UTF-8' -e 'for more information' "$folder/said" || true
}
files_of_the_person() { (cd "$trial/home/player" && find . -type f -not -name '*.log' -print0 | sort -z | xargs -0 sha256sum); }

fresh_trial
start_screen
cp "$old" "$trial/root/old.deb"
cp "$new" "$trial/root/new.deb"

say "apt installs the older build on $suite"
inside 'apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends /root/old.deb' \
    >"$folder/apt.log" 2>&1 || { tail -n 20 "$folder/apt.log"; exit 1; }
inside 'dpkg-query -W cardavia'
before=$(inside 'dpkg-query -W -f "\${Version}" cardavia')
inside 'useradd --create-home player'

say "a person plays a deal"
play
match=$(told match)
must_be "deals" "$(told deals)" 1

say "the person changes a setting"
settings=$trial/home/player/.config/Cardavia/settings.json
sed -i 's/"volume": [0-9]*/"volume": 17/' "$settings"
grep '"volume": 17' "$settings"

say "apt upgrades it"
inside 'DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends /root/new.deb' >>"$folder/apt.log" 2>&1 ||
    { tail -n 20 "$folder/apt.log"; exit 1; }
after=$(inside 'dpkg-query -W -f "\${Version}" cardavia')
inside "dpkg --compare-versions $before lt $after"
echo "$before, then $after"
inside 'find /usr/lib/cardavia -not -type d | sort >/tmp/found; dpkg -L cardavia | grep ^/usr/lib/cardavia/ | sort >/tmp/listed
    while read -r name; do test -d "$name" && test ! -L "$name" || echo "$name"; done </tmp/listed >/tmp/files; cmp /tmp/found /tmp/files'

say "the match goes on"
play
must_be "the match" "$(told match)" "$match"
must_be "deals" "$(told deals)" 2
grep '"volume": 17' "$settings"

say "removing and purging it leaves the person's files alone"
kept=$(files_of_the_person)
for how in remove purge; do
    inside 'test -e /usr/games/cardavia || apt-get -qq install -y --no-install-recommends /root/new.deb' >>"$folder/apt.log" 2>&1
    inside "DEBIAN_FRONTEND=noninteractive apt-get -qq $how -y cardavia" >>"$folder/apt.log" 2>&1
    test "$kept" = "$(files_of_the_person)"
    test ! -e "$trial/usr/lib/cardavia" -a ! -e "$trial/usr/games/cardavia" -a ! -e "$trial/usr/share/applications/cardavia.desktop"
done
echo "$kept"
say "all is well on $suite"
