"""What the person does with whole matches: take up, begin, name, delete, open, write, share by a code."""

import logging
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cardavia_desktop.engine.codec import LogError
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.session import Session
from cardavia_desktop.store.saves import SUFFIX, read_match
from cardavia_desktop.ui.matches import words
from cardavia_desktop.ui.qt_paths import for_qt, from_qt
from cardavia_desktop.ui.theme import Surround
from cardavia_desktop.ui.top_bar import GAME_NAMES

if TYPE_CHECKING:
    from cardavia_desktop.ui.matches.code_panel import CodePanel
    from cardavia_desktop.ui.matches.matches_panel import MatchesPanel

translate = QCoreApplication.translate

_log = logging.getLogger(__name__)

_UNFIT: Final = frozenset('<>:"/\\|?*.')
"""Characters of a match's name that no file's name has everywhere."""


class MatchDesk(QObject):
    """Carries out what the person wants, and says in plain words what could not be done.

    Args:
        session: the table.
        matches: the matches.
        window: the window that dialogs belong to.
        letter: returns a rank as the person's cards have it.
    """

    said = Signal(object)
    """A message for the person: a function that returns it in the language of the moment."""
    changed = Signal(str)
    """Another match is at the table, of the game of this key."""
    giving_up = Signal(object)
    """A match would be lost: ask the person first, and call this only if they give it up."""

    def __init__(
        self, session: Session, matches: Matches, window: QWidget, letter: Callable[[str], str]
    ) -> None:
        super().__init__(window)
        self._session = session
        self._matches = matches
        self._window = window
        self._letter = letter
        self._folder = ""
        """Where the person opened or wrote a file last."""

    # The panels

    def list_panel(self, host: QWidget, colours: Surround) -> "MatchesPanel":
        """Return the list of matches."""
        from cardavia_desktop.ui.matches.matches_panel import MatchesPanel  # noqa: PLC0415 - a quick start

        panel = MatchesPanel(self._matches, host, colours, self._letter)
        panel.taken_up.connect(lambda key: self._take_up(panel, key))
        panel.renamed.connect(self._rename)
        panel.deleted.connect(self._delete)
        panel.begun.connect(
            self.begin
        )  # the page that is turned to, or the question, takes the panel's place
        panel.opening.connect(self.ask_file)
        panel.writing.connect(self.ask_place)
        return panel

    def code_panel(self, host: QWidget, colours: Surround) -> "CodePanel":
        """Return the panel of deal codes."""
        from cardavia_desktop.ui.matches.code_panel import CodePanel  # noqa: PLC0415 - a quick start

        match = self._session.match
        code, deals = (match.code, match.deals) if match is not None else (None, 0)
        panel = CodePanel(code, deals, host, colours, keeps=self._matches.keeps)
        panel.chosen.connect(self.play_code)
        return panel

    # Matches

    def begin(self, game: str) -> bool:
        """Begin a new match; the one in whose place it comes stays in the list, or is asked about.

        Returns:
            Whether it could be done, or is being asked.
        """
        return self._unless_lost(game, lambda: self._begin(game, None))

    def play_code(self, code: DealCode) -> None:
        """Begin a match with the cards of a code."""
        self._unless_lost(code.game.key, lambda: self._begin(code.game.key, code))

    def _unless_lost(self, game: str, bring: Callable[[], bool]) -> bool:
        """Bring another match of a game to the table, after a question where that would lose the one there.

        Returns:
            What ``bring`` does, or True where the person is asked.
        """
        if not self._matches.loses(GAMES[game]):
            return bring()
        self.giving_up.emit(bring)
        return True

    def _begin(self, game: str, code: DealCode | None) -> bool:
        try:
            self._matches.begin(GAMES[game], code, keep=True)
        except OSError:
            _log.exception("no match can be begun")
            self.said.emit(words.not_kept)
            return False
        self.changed.emit(game)
        return True

    def _take_up(self, panel: "MatchesPanel", key: str) -> None:
        try:
            refused = self._matches.take_up(key)
        except OSError:
            _log.exception("the match %s cannot be taken up", key)
            self.said.emit(words.not_kept)
            return
        if refused is not None:
            self.said.emit(
                partial(words.not_taken_up, refused.fault, refused.kept.name if refused.kept else "")
            )
            panel.show_matches()
            return
        panel.close()
        match = self._session.match
        if match is not None:
            self.changed.emit(match.game.key)

    def _rename(self, key: str, name: str) -> None:
        try:
            self._matches.rename(key, name)
        except (OSError, LogError):
            _log.exception("the match %s cannot be renamed", key)
            self.said.emit(words.not_renamed)

    def _delete(self, key: str) -> None:
        try:
            self._matches.delete(key)
        except OSError:
            _log.exception("the match %s cannot be deleted", key)
            self.said.emit(words.not_deleted)

    # Files

    def ask_file(self) -> None:
        """Ask for a file to open."""
        dialog = self._dialog(translate("MatchFile", "Open a match"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.open_file(from_qt(path)))
        dialog.open()

    def ask_place(self) -> None:
        """Ask where to write a copy of the match at the table."""
        match = self._session.match
        if match is None:
            return
        dialog = self._dialog(translate("MatchFile", "Save a copy of the match"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(file_name(match.name or GAME_NAMES[match.game.key], datetime.now().astimezone()))
        dialog.fileSelected.connect(lambda path: self.write_file(from_qt(path)))
        dialog.open()

    def open_file(self, path: Path) -> bool:
        """Put the match of a file on the table; the one that lies there stays in the list, or is asked about.

        Returns:
            Whether it could be done, or is being asked; if not, the person is told why.
        """
        self._folder = for_qt(path.parent)
        try:
            match = read_match(path, GAMES)
        except LogError as error:
            _log.warning("%s is refused: %s", path.name, error)
            self.said.emit(partial(words.not_opened, path.name, error.fault))
            return False
        except OSError:
            _log.exception("%s cannot be read", path.name)
            self.said.emit(partial(words.not_opened, path.name, None))
            return False
        return self._unless_lost(match.game.key, lambda: self._bring(match))

    def _bring(self, match: Match) -> bool:
        try:
            self._matches.bring(match)
        except OSError:
            _log.exception("no match from a file can be put on the table")
            self.said.emit(words.not_kept)
            return False
        self.changed.emit(match.game.key)
        return True

    def write_file(self, path: Path) -> bool:
        """Write a copy of the match at the table.

        Returns:
            Whether it could be done; the person is told either way.
        """
        self._folder = for_qt(path.parent)
        try:
            self._matches.write_file(path)
        except OSError:
            _log.exception("%s cannot be written", path.name)
            self.said.emit(partial(words.not_written, path.name))
            return False
        self.said.emit(partial(words.written, path.name))
        return True

    def _dialog(self, title: str) -> QFileDialog:
        folder = self._folder or QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        dialog = QFileDialog(
            self._window, title, folder, translate("MatchFile", "Cardavia matches (*.cardavia)")
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        return dialog


def dropped_file(data: QMimeData) -> Path | None:
    """Return the match file that is dragged, None where something else is."""
    paths = [from_qt(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return paths[0] if len(paths) == 1 and paths[0].suffix.lower() == SUFFIX else None


def file_name(name: str, now: datetime) -> str:
    r"""Return a name for a match's file that every system takes.

    >>> file_name("A/B: \\ c.", datetime(2026, 1, 31))
    'A B c 2026-01-31.cardavia'
    """
    plain = "".join(" " if character in _UNFIT else character for character in name)
    return f"{' '.join(plain.split())} {now:%Y-%m-%d}{SUFFIX}".strip()
