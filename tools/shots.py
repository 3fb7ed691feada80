"""Render the table in named states, to look at.

    python -m tools.shots OUT [--state NAME] [--size WxH] [--lang fr]

Each state is a real moment of a match: it is played by the rule-based players until the moment has come.
Sizes are the window's; the top bar's height is left off, as the table does not paint it.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QSize, Qt, QTimer
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.agents import roster
from cardavia_desktop.engine.actions import Play
from cardavia_desktop.engine.cards import numbered, parse, text
from cardavia_desktop.engine.doudizhu.game import GAME as DOUDIZHU
from cardavia_desktop.engine.game import Deal, Game
from cardavia_desktop.engine.guandan.game import GAME as GUANDAN
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.ui import assets, fonts, phrases, theme
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from cardavia_desktop.ui.table.table_view import TableView
from cardavia_desktop.ui.table.table_widget import TableWidget
from tools import build_assets

Moment = Callable[[Observation], bool]


def _mine(view: Observation, phase: Phase) -> bool:
    return view.phase is phase and view.to_act == view.seat


def _follows(view: Observation) -> bool:
    beats = [action for action in view.legal if isinstance(action, Play)]
    return _mine(view, Phase.PLAY) and view.to_beat is not None and len(beats) > 1 and view.to_beat.size > 1


def _bombed(view: Observation) -> bool:
    return _mine(view, Phase.PLAY) and view.to_beat is not None and phrases.is_bomb(view.to_beat)


STATES: dict[str, tuple[Game, Moment, str]] = {
    "ddz-bid": (DOUDIZHU, lambda view: _mine(view, Phase.BID), ""),
    "ddz-lead": (DOUDIZHU, lambda view: _mine(view, Phase.PLAY) and view.to_beat is None, "hint"),
    "ddz-follow": (DOUDIZHU, _follows, "hint"),
    "ddz-refused": (DOUDIZHU, _follows, "bad"),
    "ddz-full": (DOUDIZHU, lambda view: sum(turn.combination is not None for turn in view.trick) >= 3, ""),
    "ddz-result": (DOUDIZHU, lambda view: view.result is not None, ""),
    "gd-lead": (GUANDAN, lambda view: _mine(view, Phase.PLAY) and view.to_beat is None, "hint"),
    "gd-follow": (GUANDAN, _follows, "hint"),
    "gd-refused": (GUANDAN, _follows, "bad"),
    "gd-bomb": (GUANDAN, _bombed, "hint"),
    "gd-grouped": (GUANDAN, _follows, "arrange"),
    "gd-counter": (GUANDAN, _follows, "counter"),
    "ddz-counter": (DOUDIZHU, _follows, "counter"),
    "ddz-grouped": (DOUDIZHU, _follows, "arrange"),
    "gd-full": (GUANDAN, lambda view: sum(turn.combination is not None for turn in view.trick) >= 4, ""),
    "gd-return": (GUANDAN, lambda view: _mine(view, Phase.RETURN), "hint"),
    "gd-result": (GUANDAN, lambda view: view.result is not None, ""),
    "gd-readings": (GUANDAN, lambda view: _mine(view, Phase.PLAY), "readings"),
}


def readings_match() -> Match:
    """Return a match in which you lead and hold cards with four readings."""
    own = "RJ BJ 7S 7H 7C AS AD KS KH KC QS QD JS JH TS TC 9S 9H 8C 8D 8D 6S 6H 5S 5D 4S 3S"
    mine = parse(own)
    rest = [card for card in range(108) if card not in mine]
    Random(4).shuffle(rest)
    hands = (mine, *(tuple(sorted(numbered(rest[start : start + 27]))) for start in (0, 27, 54)))
    deal = Deal((tuple(sorted(mine)), *hands[1:]), (), 0)
    return Match(GUANDAN, deal, {"level": "7"}, ("", "easy", "easy", "easy"))


class Shots:
    """Renders states of one table."""

    def __init__(self, app: QApplication, seed: int) -> None:
        self._app = app
        self._seed = seed

    def take(self, name: str, size: QSize, ratio: float, preferences: TablePreferences) -> QPixmap:
        """Return a picture of a state."""
        game, moment, then = STATES[name]
        for seed in range(self._seed, self._seed + 400):
            session = Session(InlineThinker(), Random(seed))
            table = TableWidget(session, preferences)
            table.resize(size)
            table.show()
            if then == "readings":
                session.resume(readings_match())
            else:
                session.start(game, ("", *("easy",) * (game.seats - 1)))
            if self._reach(session, moment):
                self._settle(table)
                self._after(table, session, then)
                self._app.processEvents()
                picture = QPixmap(size * ratio)
                picture.setDevicePixelRatio(ratio)
                table.look.set_ratio(ratio)
                table.repaint_all()
                table.render(picture)
                table.close()
                table.deleteLater()
                return picture
            table.close()
            table.deleteLater()
        raise LookupError(f"no deal comes to {name}")

    def _reach(self, session: Session, moment: Moment) -> bool:
        """Play on until the moment has come, for at most some deals."""
        mate = roster.adviser(session.view.game)
        for _ in range(900):
            self._app.processEvents()
            view = session.view
            if moment(view):
                return True
            if view.result is not None:
                if view.phase is Phase.MATCH_OVER:
                    return False
                session.next_deal()
            elif session.your_turn:
                session.act(mate.decide(view))
        return False

    def _settle(self, table: TableWidget) -> None:
        loop = QEventLoop()
        QTimer.singleShot(30, loop.quit)
        loop.exec()
        table.complete()

    def _after(self, table: TableWidget, session: Session, then: str) -> None:
        if then == "hint":
            for _ in range(4):
                if not table.selected:
                    self._press(table, "hint")
        elif then == "bad":
            hand = sorted(session.view.hand)
            self._choose(table, [hand[0], hand[3], hand[-1]])
        elif then in {"arrange", "counter"}:
            self._press(table, then)
        elif then == "readings":
            wanted = {"3S", "4S", "5S", "6S", "7H"}
            self._choose(table, [card for card in session.view.hand if text((card,)) in wanted])
            self._press(table, "play")

    def _press(self, table: TableWidget, name: str) -> None:
        button = table.button(name)
        if button is not None:
            button.click()
            self._app.processEvents()

    @staticmethod
    def _choose(table: TableWidget, cards: list[int]) -> None:
        view = table.findChild(TableView)
        assert isinstance(view, TableView)  # noqa: S101 - each table has one
        for card in cards:
            at = table.card_rect(card).center()
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def main() -> None:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--state", action="append", choices=sorted(STATES))
    parser.add_argument("--size", action="append")
    parser.add_argument("--ratio", type=float, default=1.0)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    build_assets.build(Path(__file__).resolve().parent.parent)
    app = QApplication([])
    assets.register_resources()
    fonts.register_fonts()
    translators = assets.translators(arguments.lang)
    for translator in translators:
        app.installTranslator(translator)
    colours = theme.LIGHT if arguments.light else theme.DARK
    palette: QPalette = theme.palette(colours)
    app.setPalette(palette)
    arguments.out.mkdir(parents=True, exist_ok=True)
    preferences = TablePreferences(speed=Speed.INSTANT, french_index=arguments.lang == "fr")
    shots = Shots(app, arguments.seed)
    for size in arguments.size or ["1280x800"]:
        width, height = (int(part) for part in size.split("x"))
        bar = round(max(52.0, 64 * min(width / 1920, height / 1080)))
        for name in arguments.state or sorted(STATES):
            picture = shots.take(name, QSize(width, height - bar), arguments.ratio, preferences)
            path = arguments.out / f"{name}-{size}-{arguments.lang}.png"
            picture.save(str(path))
            print(path)


if __name__ == "__main__":
    main()
