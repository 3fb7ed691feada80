"""Everything that a running program consists of, put together; holds no logic."""

import gc
import logging
import os
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent, QLockFile, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cardavia_desktop.arguments import Arguments
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.autosave import Autosave
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.session.recorder import Recorder
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import ProcessThinker, Thinker
from cardavia_desktop.store import settings
from cardavia_desktop.store.files import remove_leftovers, set_aside
from cardavia_desktop.store.history import Damage, History, WaitingDeals
from cardavia_desktop.store.log import PROGRAM, SECOND_COPY, Log
from cardavia_desktop.store.paths import Paths, system_paths
from cardavia_desktop.store.saves import Saves, Unreadable
from cardavia_desktop.store.settings import Settings, SettingsError
from cardavia_desktop.ui import assets, fonts, language, messages
from cardavia_desktop.ui.app_icon import app_icon
from cardavia_desktop.ui.fault_dialog import FaultDialog
from cardavia_desktop.ui.faults import FaultReporter, details
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from cardavia_desktop.ui.opening import OpeningWindow
from cardavia_desktop.ui.qt_application import CardaviaApplication
from cardavia_desktop.ui.qt_paths import for_qt, from_qt
from cardavia_desktop.ui.sound.cues import Sounds
from cardavia_desktop.ui.sound.player import SoundPlayer
from cardavia_desktop.ui.system_motion import SystemMotion
from cardavia_desktop.ui.table.access.install import install
from cardavia_desktop.ui.table.preferences import Speed
from cardavia_desktop.ui.table.table_widget import TableWidget

_log = logging.getLogger(__name__)


def prepare() -> None:
    """Make ready what windows with words and pictures in them need."""
    install()
    assets.register_resources()
    fonts.register_fonts()


def run(app: CardaviaApplication, given: Arguments, opening: OpeningWindow) -> int:
    """Run the program in its window and return the exit code."""
    try:
        prepare()
        application = Application(system_paths(), given.game, opens=given.code or given.match)
    except Exception as error:
        # Started by a click, the program has no terminal: whoever waits for a window is told in one.
        FaultDialog(details(error), None).exec()
        raise
    app.listen(lambda path: application.window.match_desk.open_file(from_qt(path)))
    application.window.ready.connect(partial(_finish, app))
    opening.hold(application.window)
    code = QApplication.exec()
    application.close()
    _delete(opening)
    return code


def _delete(window: QWidget) -> None:
    """Delete a window with all that is in it while Python still runs.

    Left to Python's own end, widgets were deleted when the classes whose events they answer were half gone,
    and now and then the program ended with a crash.
    """
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _finish(app: CardaviaApplication) -> None:
    """Do what can wait until the window has been painted."""
    app.setWindowIcon(app_icon())
    # Garbage is looked for from now on, though not among what the start has loaded.
    gc.freeze()
    gc.enable()


def smoke_test(app: CardaviaApplication, given: Arguments, started: float) -> int:
    """Play a deal, apart from the person's files or in them, and end when all has been seen to work."""
    from cardavia_desktop.ui.smoke import SmokeTest  # noqa: PLC0415 - who plays does without

    prepare()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        paths = system_paths() if given.own_files else Paths.below(Path(folder))
        application = Application(paths, given.game or next(iter(GAMES)))
        table = application.window.table
        table.set_preferences(replace(table.preferences, speed=Speed.INSTANT))
        setting = application.window.settings.language
        watcher = SmokeTest(application.window, application.session, started, setting, given.report)
        watcher.ended.connect(QApplication.exit)
        application.window.ready.connect(partial(_finish, app))
        application.window.show()
        code = QApplication.exec()
        application.close()
        _delete(application.window)
    return code


class Application:
    """Everything that a running program consists of.

    Args:
        paths: where its files lie.
        game: the game to open; None opens the one played last.
        thinker: where the players think; None starts a process for them.
        player: plays the sounds; None plays them on the system's loudspeaker.
        opens: a match's file to open, or a deal code to play, at the start.
        rng: shuffles the cards; None takes the system's randomness.

    Attributes:
        session: the match at the table.
        window: the window.
        faults: what catches unexpected faults.
    """

    def __init__(
        self,
        paths: Paths,
        game: str | None = None,
        thinker: Thinker | None = None,
        rng: Random | None = None,
        player: SoundPlayer | None = None,
        opens: Path | DealCode | None = None,
    ) -> None:
        notices: list[Callable[[], str]] = []  # said once there is a language to say them in
        unwritable = paths.unwritable
        keeps_settings, keeps_matches = paths.config not in unwritable, paths.matches not in unwritable
        if not keeps_settings or not keeps_matches:
            notices.append(messages.nothing_kept)
        self._lock = _lock(paths)
        is_locked = keeps_matches and self._lock.tryLock(100)
        # A folder in which no lock can be made, as on some networks, keeps matches all the same.
        is_taken = self._lock.error() is QLockFile.LockError.LockFailedError
        is_second = keeps_matches and not is_locked and is_taken
        if is_second:
            keeps_matches = False
            notices.append(messages.already_running)
        log = None if paths.log in unwritable else paths.log
        self._log = Log(log, SECOND_COPY if is_second else PROGRAM)
        # Before the window: a start that fails has no terminal to say so in, where a desktop started it.
        self.faults = FaultReporter()
        self.faults.install()
        first_start = _is_first_start(paths)
        value, refused = _settings(paths)
        self._language = Language()
        self._language.switch(language.chosen(value.language))
        if refused:
            notices.insert(0, partial(messages.settings_refused, refused.kept))
        if is_locked:
            remove_leftovers(paths.config)
            remove_leftovers(paths.matches)
            remove_leftovers(paths.data)
        self._saves = Saves(paths.matches, GAMES) if keeps_matches else None
        self.session = Session(thinker or ProcessThinker(None if is_second else log), rng or SystemRandom())
        # What can neither be read nor put aside may be whole, and is not written over.
        keeps_settings = keeps_settings and not (refused and refused.kept is None)
        self._preferences = Preferences(value, paths.settings if keeps_settings else None)
        # Before the autosave, which forgets a match that is over.
        history = History(paths.history, self._tell_damage) if keeps_matches else None
        self._recorder = Recorder(self.session, history, WaitingDeals(paths.waiting)) if history else None
        self._autosave = Autosave(self.session, self._saves) if self._saves else None
        matches = Matches(self.session, self._saves, value.opponents)
        self.window = MainWindow(self.session, matches, self._preferences, self._language, history)
        # Queued: a fault may come out of the middle of painting.
        self.faults.reported.connect(self._show_fault, Qt.ConnectionType.QueuedConnection)
        if self._recorder:
            self._recorder.recorded.connect(self.window.past.note_deal)
            self._recorder.failed.connect(
                lambda why: self.window.say(partial(messages.deal_not_recorded, why))
            )
            self.window.ready.connect(self._recorder.keep)
            self.window.past.forgotten.connect(self._recorder.forget)
        if self._autosave:
            self._autosave.failed.connect(lambda: self.window.say(messages.match_not_saved))
        for notice in notices:
            self.window.say(notice)
        self._player = player or SoundPlayer()
        self._sounds = Sounds(self._player.play, self._player.still)
        self._motion = SystemMotion()
        self._volume = value.volume
        self._connect_sounds()
        self._motion.changed.connect(self._follow_motion)
        self.window.ready.connect(self._motion.start)
        wanted = game or value.game
        if opens is not None:
            self.window.ready.connect(lambda: self.window.open_at_start(opens, wanted))
        elif first_start and game is None:
            self.window.show_welcome()
        else:
            self.window.ready.connect(lambda: self._open_first(wanted))

    def _open_first(self, game: str) -> None:
        """Open a game, unless the system has handed over a match's file while the window was made."""
        if self.session.match is None:
            self.window.open_game(game)

    def _tell_damage(self, damage: Damage) -> None:
        self.window.say(partial(messages.history_mended, damage))

    def _connect_sounds(self) -> None:
        self._sound_table(self.window.table)
        self.window.guides.opened.connect(lambda page: self._sound_table(page.table))
        self._preferences.changed.connect(self._set_sound)
        self._set_sound(self._preferences.value)
        # What plays the sounds takes longer to load than the window, and comes after the first cards.
        self.window.ready.connect(lambda: QTimer.singleShot(0, self.window, self._player.start))

    def _sound_table(self, table: TableWidget) -> None:
        """Let what happens at a table be heard."""
        sounds = self._sounds
        table.showing.connect(lambda shown: sounds.show(shown.event, len(shown.view.hand)))
        table.touched.connect(sounds.select)
        table.called.connect(sounds.call)

    def _follow_motion(self) -> None:
        self.window.follow_motion(reduced=self._motion.reduced)
        self._set_sound(self._preferences.value)

    def _set_sound(self, value: Settings) -> None:
        still = value.reduced_motion or self._motion.reduced
        self._sounds.pace = 0.0 if still else Speed(value.speed).factor
        self._player.set_volume(value.volume, muted=value.muted)
        if value.volume != self._volume:
            self._volume = value.volume
            self._sounds.sample()

    def _show_fault(self, found: str) -> None:
        self.window.show_fault(found, self._log.path)

    def close(self) -> None:
        """Stop everything that runs; what cannot be stopped is logged and keeps nothing else from it."""
        with ExitStack() as closing:
            closing.callback(self._lock.unlock)
            closing.callback(self._log.close)
            closing.callback(self._language.close)
            closing.callback(self.faults.uninstall)
            closing.push(_log_last_fault)
            if self._recorder is not None:
                closing.callback(self._recorder.keep)
            closing.callback(self.session.close)
            closing.callback(self._player.close)


def _log_last_fault(
    kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
) -> bool:
    if kind is None or error is None:
        return False
    _log.critical("the end of the program met a fault", exc_info=(kind, error, trace))
    return isinstance(error, Exception)


def _is_first_start(paths: Paths) -> bool:
    try:
        return not paths.settings.exists()
    except OSError:  # there may be settings, and they may not be read
        return False


def _settings(paths: Paths) -> tuple[Settings, Unreadable | None]:
    """Return the settings and, where their file is broken, what became of it."""
    try:
        value = settings.load(paths.settings)
    except (SettingsError, OSError):
        return Settings(), Unreadable(None, set_aside(paths.settings))
    # Here and not as they are read: the first window needs them before the games are loaded.
    return value if value.game in GAMES else replace(value, game=Settings().game), None


def _lock(paths: Paths) -> QLockFile:
    """Return the lock, not yet taken, that tells other copies of the program that this one runs."""
    lock = QLockFile(for_qt(paths.lock))
    lock.setStaleLockTime(0)
    # In a sandbox each start may have the process number of the one before. Qt takes what a killed one left
    # for the lock of one that runs: this one. It does not remove what another one holds.
    if lock.getLockInfo()[0] == os.getpid():
        lock.removeStaleLockFile()
    return lock
