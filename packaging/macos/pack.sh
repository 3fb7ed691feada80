#!/usr/bin/env bash
# Sign Cardavia.app, pack it into a disk image, and have Apple notarise that, as far as the secrets in the
# environment allow:  packaging/macos/pack.sh dist/Cardavia.app MACHINE
#
# MACOS_CERTIFICATE (PKCS#12 in base64), MACOS_CERTIFICATE_PASSWORD and MACOS_IDENTITY ("Developer ID
# Application: …") sign; NOTARY_KEY (an App Store Connect key, base64), NOTARY_KEY_ID and NOTARY_ISSUER notarise.
# Without them the program gets a signature of no one's, and the image says so by its name.
set -euo pipefail
app=$1
machine=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
version=$(plutil -extract CFBundleShortVersionString raw "$app/Contents/Info.plist")
work=$(mktemp -d)
keychain=$work/signing.keychain-db
leave() {
    if [ -e "$keychain" ]; then security delete-keychain "$keychain"; fi
    rm -rf "$work"
}
trap leave EXIT

signed=
if [ -n "${MACOS_CERTIFICATE:-}" ] && [ -n "${MACOS_IDENTITY:-}" ]; then
    password=$(uuidgen)
    base64 --decode <<<"$MACOS_CERTIFICATE" >"$work/certificate.p12"
    security create-keychain -p "$password" "$keychain"
    security set-keychain-settings -lut 3600 "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    security import "$work/certificate.p12" -k "$keychain" -P "${MACOS_CERTIFICATE_PASSWORD:-}" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
    # shellcheck disable=SC2046 # one keychain a word
    security list-keychains -d user -s "$keychain" $(security list-keychains -d user | tr -d '"')
    with=(--sign "$MACOS_IDENTITY" --options runtime --timestamp --entitlements "$here/entitlements.plist")
    signed=yes
else
    echo "MACOS_CERTIFICATE and MACOS_IDENTITY are not set: the program is not signed, and macOS will refuse it until"
    echo "the person allows it in System Settings, Privacy & Security"
    with=(--sign -)
fi
# From the inside out: a signature holds what is in a bundle.
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' -o -path '*.framework/Versions/*/Qt*' -o -path '*.framework/Versions/*/Python' \) -print0 |
    while IFS= read -r -d '' file; do
        if file -b "$file" | grep -q Mach-O; then codesign --force "${with[@]}" "$file"; fi
    done
codesign --force "${with[@]}" "$app"
codesign --verify --deep --strict "$app"

name=Cardavia-$version-macos-$machine
if [ -z "$signed" ]; then name=$name-unsigned; fi
image=$(dirname "$app")/$name.dmg
mkdir "$work/image"
ditto "$app" "$work/image/Cardavia.app" # keeps links and signatures
ln -s /Applications "$work/image/Applications"
hdiutil create -volname Cardavia -srcfolder "$work/image" -format ULFO -fs HFS+ -ov "$image"

if [ -z "$signed" ]; then
    echo "what is not signed cannot be notarised"
elif [ -z "${NOTARY_KEY:-}" ]; then
    codesign --sign "$MACOS_IDENTITY" --timestamp "$image"
    echo "NOTARY_KEY is not set: the image is signed and not notarised, and macOS will warn whoever opens it"
else
    codesign --sign "$MACOS_IDENTITY" --timestamp "$image"
    base64 --decode <<<"$NOTARY_KEY" >"$work/notary.p8"
    xcrun notarytool submit "$image" --key "$work/notary.p8" --key-id "$NOTARY_KEY_ID" --issuer "$NOTARY_ISSUER" --wait
    xcrun stapler staple "$image"
    spctl --assess --type open --context context:primary-signature --verbose "$image"
fi
echo "$image"
