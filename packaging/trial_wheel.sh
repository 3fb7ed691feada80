#!/usr/bin/env bash
# Install a wheel as a person does, and play a deal in French:  packaging/trial_wheel.sh PYTHON WHEEL
#
# With pip into an environment of its own; with pipx and `uv tool` too, where they are installed. Each copy is
# started by a person with an empty home folder.
set -euo pipefail
python=$1
wheel=$(realpath "$2")
folder=$(mktemp -d "${TMPDIR:-/tmp}/cardavia-wheel.XXXXXX")
trap 'rm -rf "$folder"' EXIT
cd "$folder" # where no checkout is found by accident

try() {
    local home report
    home=$(mktemp -d "$folder/home.XXXXXX")
    report=$(env -u CARDAVIA_HOME -u XDG_CONFIG_HOME -u XDG_DATA_HOME -u XDG_STATE_HOME -u LC_ALL -u LC_MESSAGES -u LANGUAGE \
        HOME="$home" LANG=fr_FR.UTF-8 QT_QPA_PLATFORM=offscreen "$1" --smoke-test --own-files 2>"$folder/said") || cat "$folder/said"
    echo "$report"
    "$python" -c 'import json, sys; told = json.load(sys.stdin); sys.exit(bool(told["fault"]) or told["language"] != "fr")' <<<"$report"
    test -s "$home/.config/Cardavia/settings.json"
    "$1" --version --json
}

echo "== pip"
"$python" -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check "$wheel"
try environment/bin/cardavia
test -x environment/bin/cardavia-desktop
if command -v pipx >/dev/null; then
    echo "== pipx"
    PIPX_HOME=$folder/pipx PIPX_BIN_DIR=$folder/pipx-bin pipx install --quiet --python "$python" "$wheel"
    try "$folder/pipx-bin/cardavia"
else
    echo "== pipx is not installed, and not tried"
fi
if command -v uv >/dev/null; then
    echo "== uv tool"
    UV_TOOL_DIR=$folder/uv UV_TOOL_BIN_DIR=$folder/uv-bin uv tool install --quiet --python "$python" "$wheel"
    try "$folder/uv-bin/cardavia"
else
    echo "== uv is not installed, and not tried"
fi
