"""What the program is called where names must be unique. The one place that knows where the project lives."""

from typing import Final

APP_ID: Final = "io.github.cardavia.Cardavia"
"""The program's name among all programs."""

MIME_TYPE: Final = "application/x-cardavia"
"""A saved match."""

HOMEPAGE: Final = "https://github.com/cardavia/cardavia"
PICTURES: Final = "https://raw.githubusercontent.com/cardavia/cardavia/v{version}/docs/pictures"
MAINTAINER: Final = "Cardavia contributors <cardavia@users.noreply.github.com>"

MACOS_MINIMUM: Final = "13.0"
"""The oldest macOS that the Qt of PySide6 6.11 runs on."""
