"""What macOS is told about the program: its `Info.plist`."""

from collections.abc import Iterable

from identity import APP_ID, MACOS_MINIMUM, MIME_TYPE


def info_plist(version: str, languages: Iterable[str]) -> dict[str, object]:
    """Return what macOS is told about the program."""
    return {
        "CFBundleDisplayName": "Cardavia",
        "CFBundleName": "Cardavia",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(languages),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": MACOS_MINIMUM,
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Cardavia match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{APP_ID}.match"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{APP_ID}.match",
                "UTTypeDescription": "Cardavia match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["cardavia"],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
