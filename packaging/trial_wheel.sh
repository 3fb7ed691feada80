#!/usr/bin/env bash
# Install a wheel as a person does, and play a deal in French:  packaging/trial_wheel.sh PYTHON WHEEL
#
# With pip into an environment of its own; with pipx and `uv tool` too, where they are installed.
set -euo pipefail
python=$1
wheel=$(realpath "$2")
folder=$(mktemp -d "${TMPDIR:-/tmp}/cardavia-wheel.XXXXXX")
trap 'rm -rf "$folder"' EXIT
cd "$folder" # where no checkout is found by accident

try() {
    local report
    report=$(CARDAVIA_HOME=$folder/home LANG=fr_FR.UTF-8 LANGUAGE=fr QT_QPA_PLATFORM=offscreen "$1" --smoke-test 2>/dev/null)
    echo "$report"
    "$python" -c 'import json, sys; told = json.load(sys.stdin); sys.exit(bool(told["fault"]) or told["language"] != "fr")' <<<"$report"
    "$1" --version
}

echo "== pip"
"$python" -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check "$wheel"
try environment/bin/cardavia
test -x environment/bin/cardavia-desktop
if command -v pipx >/dev/null; then
    echo "== pipx"
    PIPX_HOME=$folder/pipx PIPX_BIN_DIR=$folder/pipx-bin pipx install --quiet "$wheel"
    try "$folder/pipx-bin/cardavia"
else
    echo "== pipx is not installed, and not tried"
fi
if command -v uv >/dev/null; then
    echo "== uv tool"
    UV_TOOL_DIR=$folder/uv UV_TOOL_BIN_DIR=$folder/uv-bin uv tool install --quiet "$wheel"
    try "$folder/uv-bin/cardavia"
else
    echo "== uv is not installed, and not tried"
fi
