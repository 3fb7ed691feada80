"""Render the window in named states, to look at, or check the geometry of every state.

    python -m tools.shots FOLDER [--state NAME] [--size WxH[@SCALE]] [--lang fr] [--light]
    python -m tools.shots --check [--lang pseudo]

Each state is a moment of a real match whose log lies in ``tools/shots/matches``, or a page or panel of the
window. No display is needed. With ``--check`` nothing is drawn: what would be painted is measured, and every
fault is listed; the exit code tells whether there are any. The language ``pseudo`` is English made longer,
with accents.
"""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from cardavia_desktop.ui import assets, fonts
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.qt_application import CardaviaApplication
from tools import build_assets
from tools.shots.check import faults
from tools.shots.pseudo import CODE
from tools.shots.stand import Stand, deliver
from tools.shots.states import STATES

LANGUAGES: Final = tuple(
    path.stem.removeprefix("cardavia_")
    for path in sorted((Path(__file__).resolve().parents[2] / "translations").glob("cardavia_*.ts"))
)
"""Every language that there is a file of."""


@dataclass(frozen=True, slots=True)
class Size:
    """A window's size in device pixels, and how many of them a length of 1 has."""

    width: int
    height: int
    scale: float = 1.0

    @property
    def logical(self) -> QSize:
        """Return the size as the window counts."""
        return QSize(round(self.width / self.scale), round(self.height / self.scale))

    @property
    def name(self) -> str:
        """Return what it is called, as on the command line."""
        return f"{self.width}x{self.height}" + (f"@{self.scale:g}" if self.scale > 1 else "")


SIZES: Final = (
    Size(1024, 640),
    Size(1280, 800),
    Size(1366, 768, 1.5),
    Size(1920, 1080),
    Size(3840, 2160, 2),
)


def size_of(text: str) -> Size:
    """Read a size such as ``1280x800`` or ``1366x768@1.5``.

    Raises:
        ValueError: it is none.
    """
    found = re.fullmatch(r"(\d+)x(\d+)(?:@(\d(?:\.\d+)?))?", text)
    if found is None:
        raise ValueError(f"no size: {text}")
    return Size(int(found[1]), int(found[2]), float(found[3] or 1))


def picture(stand: Stand, scale: float) -> QPixmap:
    """Return a picture of the window."""
    replay = stand.window.past.replay_page
    for table in (stand.table, *([replay.table] if replay is not None else [])):
        table.look.set_ratio(scale * table.zoom)
        table.repaint_all()
    deliver()
    drawn = QPixmap(stand.window.size() * scale)
    drawn.setDevicePixelRatio(scale)
    stand.window.render(drawn)
    return drawn


def check(names: Sequence[str], sizes: Sequence[Size], languages: Sequence[str], language: Language) -> int:
    """Print what is wrong with the states and return how many faults there are.

    Two sizes that are the same to the window, and differ in pixels only, are checked once.
    """
    number = looked = 0
    logical = {(size.logical.width(), size.logical.height()): size for size in reversed(sizes)}
    for name in names:
        language.switch("en")
        stand = Stand(STATES[name], language)
        for code in languages:
            stand.speak(code)
            for size in reversed(logical.values()):
                stand.set_size(size.logical)
                looked += 1
                for fault in faults(stand, size.scale):
                    print(f"{name} {size.name} {code}: {fault}")
                    number += 1
        stand.close()
    print(f"{looked} pictures of {len(names)} states: {number} faults")
    return number


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path, nargs="?", help="where the pictures go")
    parser.add_argument("--check", action="store_true", help="measure instead of drawing")
    parser.add_argument("--state", action="append", choices=sorted(STATES))
    parser.add_argument("--size", action="append", type=size_of)
    parser.add_argument("--lang", action="append", choices=(*LANGUAGES, CODE))
    parser.add_argument("--light", action="store_true", help="with a light surround")
    given = parser.parse_args(arguments)
    if given.out is None and not given.check:
        parser.error("give a folder, or --check")
    build_assets.build(Path(__file__).resolve().parents[2])
    app = CardaviaApplication([])
    app.setStyle("Fusion")
    assets.register_resources()
    fonts.register_fonts()
    names, sizes = given.state or list(STATES), given.size or list(SIZES)
    languages, language = given.lang or list(LANGUAGES), Language()
    if given.check:
        return 1 if check(names, sizes, languages, language) else 0
    given.out.mkdir(parents=True, exist_ok=True)
    for name in names:
        language.switch("en")
        stand = Stand(STATES[name], language, "light" if given.light else "dark")
        for code in languages:
            stand.speak(code)
            for size in sizes:
                stand.set_size(size.logical)
                path = given.out / f"{name}-{size.name}-{code}.png"
                picture(stand, size.scale).save(str(path))
        stand.close()
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
