#!/usr/bin/env bash
# Sign a Windows program where there is a certificate, and say so where there is none:  sign.sh FILE
#
# WINDOWS_CERTIFICATE is a PKCS#12 file in base64, WINDOWS_CERTIFICATE_PASSWORD its password. On Windows this
# signs with signtool of the Windows SDK, elsewhere with osslsigncode.
set -euo pipefail
if [ -z "${WINDOWS_CERTIFICATE:-}" ]; then
    echo "WINDOWS_CERTIFICATE is not set: $1 is not signed, and Windows will warn whoever starts it"
    exit 0
fi
key=$(mktemp)
trap 'rm -f "$key"' EXIT
base64 --decode <<<"$WINDOWS_CERTIFICATE" >"$key"
time_server=http://timestamp.digicert.com
if command -v osslsigncode >/dev/null; then
    time=(-ts "$time_server")
    if [ -n "${SIGN_WITHOUT_TIME:-}" ]; then time=(); fi # for trials without a network
    osslsigncode sign -pkcs12 "$key" -readpass <(printf '%s' "${WINDOWS_CERTIFICATE_PASSWORD:-}") -h sha256 \
        -n Cardavia "${time[@]}" -in "$1" -out "$1.signed"
    mv "$1.signed" "$1"
else
    tool=$(ls -d "/c/Program Files (x86)/Windows Kits/10/bin/"*/x64/signtool.exe | tail -n 1)
    MSYS2_ARG_CONV_EXCL='*' "$tool" sign /f "$(cygpath -w "$key")" /p "${WINDOWS_CERTIFICATE_PASSWORD:-}" /fd SHA256 /tr "$time_server" /td SHA256 \
        /d Cardavia "$(cygpath -w "$1")"
fi
echo "$1 is signed"
