"""What the program is called where names must be unique. The one place that knows where the project lives.

HOMEPAGE, PICTURES and MAINTAINER assume that the project lives at GitHub as cardavia/cardavia, that a
release's tag is `v` and its version, and that the pictures of that tag can be fetched from there: stores show
them. Where that is not so, change them here; packages, metainfo and the copyright file take them from here.
APP_ID follows from the same name, is the name of files too (in `linux/` and `flatpak/`), and must stay what
it was once anything has been released: by it systems know that a newer version is the same program.
"""

from typing import Final

APP_ID: Final = "io.github.cardavia.Cardavia"
"""The program's name among all programs."""

MIME_TYPE: Final = "application/x-cardavia"
"""A saved match."""

HOMEPAGE: Final = "https://github.com/cardavia/cardavia"
PICTURES: Final = "https://raw.githubusercontent.com/cardavia/cardavia/v{version}/docs/pictures"
MAINTAINER: Final = "Cardavia contributors <cardavia@users.noreply.github.com>"

MACOS_MINIMUM: Final = "14.0"
"""The oldest macOS that NumPy runs on as pip chooses it where we build; the Qt of PySide6 6.11 wants 13."""
