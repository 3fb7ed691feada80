"""The compiled assets that ship inside the package: one resource file and the translations.

Resources are then at the paths they have under `resources/` in the source tree: `resources/fonts/a.ttf` is
`:/fonts/a.ttf`.
"""

from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

from PySide6.QtCore import QLibraryInfo, QResource, QTranslator

from cardavia_desktop.ui.qt_paths import for_qt


class AssetsError(RuntimeError):
    """A compiled asset is missing or damaged; the message says which one and how to build it."""


def register_resources() -> None:
    """Make the resources available to Qt; a second call does no harm.

    Raises:
        AssetsError: The resource file is missing or damaged.
    """
    with as_file(_built("cardavia.rcc")) as path:
        if not QResource.registerResource(for_qt(path)):
            raise AssetsError(_advice("cardavia.rcc"))


def languages() -> list[str]:
    """Return the codes of the languages that the program speaks, such as `en` and `fr`, in order."""
    prefix, suffix = "cardavia_", ".qm"
    folder = files("cardavia_desktop") / "_built"
    if not folder.is_dir():
        raise AssetsError(_advice("_built"))
    names = (entry.name for entry in folder.iterdir())
    return sorted(
        name.removeprefix(prefix).removesuffix(suffix)
        for name in names
        if name.startswith(prefix) and name.endswith(suffix)
    )


def translators(language: str) -> list[QTranslator]:
    """Return the translators to install for a language, in this order: Qt's own texts, then the game's.

    The caller keeps them for as long as they are installed. English has plural forms only: its texts are in
    the code.

    Args:
        language: A code out of `languages()`.

    Raises:
        AssetsError: The game's texts in this language are missing or damaged.
    """
    of_qt = QTranslator()
    found = [of_qt] if of_qt.load(f"qtbase_{language}", _qt_translations()) else []
    name = f"cardavia_{language}.qm"
    of_game = QTranslator()
    with as_file(_built(name)) as path:
        if not of_game.load(for_qt(path)):
            raise AssetsError(_advice(name))
    return [*found, of_game]


def _qt_translations() -> str:
    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)


def _built(name: str) -> Traversable:
    entry = files("cardavia_desktop") / "_built" / name
    if not entry.is_file():
        raise AssetsError(_advice(name))
    return entry


def _advice(name: str) -> str:
    return (
        f"the game's file {name} is missing or damaged: install the game again or, in a source tree, "
        "run: python tools/build_assets.py"
    )
