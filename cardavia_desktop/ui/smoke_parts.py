"""Whether an installed copy has all its parts: what a faulty installer leaves out and is missed late."""

import importlib.util
import sys
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QDir, QDirIterator, QFile, QIODevice, QLocale, qVersion
from PySide6.QtGui import QFontDatabase, QImageReader

from cardavia_desktop import __version__
from cardavia_desktop.agents import roster
from cardavia_desktop.agents.rules.doudizhu import DoudizhuRules
from cardavia_desktop.agents.rules.guandan import GuandanRules
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.ui import assets, fonts
from cardavia_desktop.ui.language import chosen
from cardavia_desktop.ui.licences import LICENCES

FEWEST_SOUNDS: Final = 12
FEWEST_SECTIONS: Final = 5
"""Of the rules of one game."""
PICTURES: Final = frozenset({"svg", "png"})


class PartMissingError(Exception):
    """Something that belongs to the program is not there or does not work; the message names it."""


def version() -> dict[str, object]:
    """Return what this copy of the program is, for reports and for installers."""
    return {
        "name": "Cardavia",
        "version": __version__,
        "python": ".".join(str(part) for part in sys.version_info[:3]),
        "qt": qVersion(),
        "system": sys.platform,
        "frozen": frozen(),
        "languages": assets.languages(),
        "games": sorted(GAMES),
    }


def frozen() -> bool:
    """Tell whether this is a copy that brings its own Python."""
    return bool(getattr(sys, "frozen", False))


def look(setting: str) -> dict[str, object]:
    """Look at every part, and return what was found of each.

    Args:
        setting: the language of the settings.

    Raises:
        PartMissingError: a part is not there, or does not work.
    """
    return {
        **_languages(setting),
        "fonts": _fonts(),
        "sounds": _sounds(),
        "sound_library": _sound_library(),
        "rules": {game: _rules(game) for game in sorted(GAMES)},
        "nets": {game: _net(game) for game in sorted(GAMES)},
        "licences": _licences(),
        "pictures": _pictures(),
    }


def _languages(setting: str) -> dict[str, object]:
    spoken = assets.languages()
    if not {"en", "fr"} <= set(spoken):
        raise PartMissingError(f"the languages are {spoken}")
    language = QLocale().name().split("_")[0]
    if language != chosen(setting):
        raise PartMissingError(f"the language is {language}, not {chosen(setting)}")
    for code in spoken:
        wanted = 1 if code == "en" else 2
        if len(assets.translators(code)) < wanted:  # Qt's own texts and the game's
            raise PartMissingError(f"Qt's own texts in {code}")
    said = QCoreApplication.translate("Panel", "Close")
    if language == "fr" and said == "Close":
        raise PartMissingError("the texts in French do not reach the window")
    return {"language": language, "languages": spoken}


def _fonts() -> list[str]:
    families = QFontDatabase.families()
    ours = [fonts.TEXT, fonts.TITLE, fonts.NUMBER]
    missing = [family for family in ours if family not in families]
    if missing:
        raise PartMissingError(f"the fonts {missing}")
    return ours


def _sounds() -> int:
    from cardavia_desktop.ui.sound.mixer import decode  # noqa: PLC0415 - loads NumPy, after the first paint

    paths = [f":/sounds/{name}" for name in QDir(":/sounds").entryList(["*.wav"])]
    for path in paths:
        try:
            samples = decode(_content(path))
        except ValueError as error:
            raise PartMissingError(f"{path}: {error}") from error
        if not samples.any():
            raise PartMissingError(f"{path} is silent")
    if len(paths) < FEWEST_SOUNDS:
        raise PartMissingError(f"there are {len(paths)} sounds")
    return len(paths)


def _sound_library() -> str:
    """Return the version of what plays the sounds; not every system has it, but every installer brings it."""
    if importlib.util.find_spec("miniaudio") is None:
        if frozen():
            raise PartMissingError("miniaudio, which plays the sounds")
        return ""
    try:
        import miniaudio  # noqa: PLC0415 - as above
    except ImportError as error:
        raise PartMissingError(f"a part of miniaudio: {error}") from error
    return str(miniaudio.__version__)


def _rules(game: str) -> int:
    from cardavia_desktop.ui.rules.rules_page import GAMES as RULES  # noqa: PLC0415 - made when wanted

    sections = len(RULES[game]().sections)
    if sections < FEWEST_SECTIONS:
        raise PartMissingError(f"the rules of {game} have {sections} sections")
    return sections


def _net(game: str) -> str:
    player = roster.create(game, roster.names(game)[-1], Random(0))
    if isinstance(player, DoudizhuRules | GuandanRules):
        raise PartMissingError(f"the trained player of {game}")
    return type(player).__name__


def _licences() -> int:
    for licence in LICENCES:
        try:
            text = licence.text()
        except FileNotFoundError as error:
            raise PartMissingError(f"the licence of {licence.part}") from error
        if not text.strip():
            raise PartMissingError(f"the text of the licence of {licence.part}")
    return len(LICENCES)


def _pictures() -> int:
    known = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
    if not known >= PICTURES:
        raise PartMissingError(f"Qt reads pictures of {sorted(known)}")
    cards = QDirIterator(":/cards", ["*.svg"], flags=QDirIterator.IteratorFlag.Subdirectories)
    number = 0
    while cards.hasNext():
        cards.next()
        number += 1
    if number < 4 * 54:
        raise PartMissingError(f"there are {number} drawings of cards")
    return number


def _content(path: str) -> bytes:
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise PartMissingError(path)
    try:
        return bytes(file.readAll().data())
    finally:
        file.close()
