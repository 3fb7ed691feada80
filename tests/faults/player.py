"""The whole program, playing by itself without end, to be killed.

`python -m tests.faults.player FOLDER GAME` tells after each save on its standard output how long the match's
log is, what it amounts to, and the match's identity.
"""

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardavia_desktop.application import Application
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store import settings
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.assets import register_resources
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.sound.player import SoundPlayer
from tests.faults.saver import digest
from tests.ui.program.conftest import silence


def main(folder: Path, game: str) -> None:
    """Play; nobody ends it but a signal."""
    app = QApplication([])
    register_resources()
    register_fonts()
    paths = Paths.below(folder)
    settings.save(Settings(language="en", speed="instant", opponents="greedy"), paths.settings)
    application = Application(paths, game, InlineThinker(), player=SoundPlayer(silence))
    session, rng = application.session, Random()

    def tell() -> None:
        match = session.match
        if match is not None:
            sys.stdout.write(f"{match.ply} {digest(match.log)} {match.identity}\n")
            sys.stdout.flush()

    def act() -> None:
        if session.match is None:
            return
        if session.your_turn:
            session.act(rng.choice(session.view.legal))
        elif session.view.result is not None:
            session.next_deal()

    session.changed.connect(tell)  # after the autosave, which was connected before
    timer = QTimer()
    timer.timeout.connect(act)
    timer.start(0)
    application.window.show()
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
