"""What the window's menu and shortcuts do, by name."""

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QAction, QColor, QKeySequence
from PySide6.QtWidgets import QWidget

from cardavia_desktop.ui.glyphs import glyph_icon
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.keys.key_map import USUAL, KeyMap
from cardavia_desktop.ui.theme import Surround

translate = QCoreApplication.translate


class WindowActions(QObject):
    """The actions of the window, with their shortcuts; what each one does is connected to it.

    Args:
        window: the window, in all of which the shortcuts work.

    Attributes:
        choose: ask which game to play.
        new: begin a new match.
        matches: list the matches in progress.
        open: open a match from a file.
        save_as: write a copy of the match at the table to a file.
        code: show the deal code, and ask for one.
        undo: take the last decision back.
        redo: bring it back.
        settings: show the settings.
        full_screen: fill the screen, or no longer.
        history: show the past deals.
        statistics: show what they add up to.
        review: review the deal that has just ended.
        rules: show the rules.
        guide: begin a guided deal.
        keys: list the keys.
        about: tell about the program.
        quit: end the program.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._glyphs: dict[QAction, Glyph] = {}
        self.choose = self._action(Glyph.DEAL)
        self.new = self._action(None)
        self.matches = self._action(None)
        self.open = self._action(None)
        self.save_as = self._action(None)
        self.save_as.setEnabled(False)  # until a match is at the table
        self.code = self._action(Glyph.SHARE)
        self.undo = self._action(Glyph.UNDO)
        self.redo = self._action(Glyph.REDO)
        self.settings = self._action(Glyph.SETTINGS)
        self.full_screen = self._action(Glyph.FULL_SCREEN)
        self.full_screen.setCheckable(True)
        self.history = self._action(Glyph.DEAL)
        self.statistics = self._action(Glyph.STATISTICS)
        self.review = self._action(Glyph.REVIEW)
        self.review.setEnabled(False)
        self.rules = self._action(Glyph.RULES)
        self.guide = self._action(Glyph.HINT)
        self.keys = self._action(Glyph.KEYBOARD)
        self.about = self._action(Glyph.HELP)
        self.quit = self._action(None)
        self.follow_keys(KeyMap())

    def entries(self) -> list[QAction | None]:
        """Return the menu's entries; None is a line between two groups."""
        return [
            self.choose,
            self.new,
            self.matches,
            self.code,
            None,
            self.open,
            self.save_as,
            None,
            self.undo,
            self.redo,
            None,
            self.history,
            self.statistics,
            self.review,
            None,
            self.settings,
            self.full_screen,
            None,
            self.rules,
            self.guide,
            self.keys,
            self.about,
            None,
            self.quit,
        ]

    def retranslate(self) -> None:
        """Speak the language of the moment."""
        for action, text in (
            (self.choose, translate("MainWindow", "Choose a game")),
            (self.new, translate("MainWindow", "New match")),
            (self.matches, translate("MainWindow", "Matches in progress…")),
            (self.open, translate("MainWindow", "Open…")),
            (self.save_as, translate("MainWindow", "Save as…")),
            (self.code, translate("MainWindow", "Deal code…")),
            (self.undo, translate("MainWindow", "Take back")),
            (self.redo, translate("MainWindow", "Bring back")),
            (self.settings, translate("MainWindow", "Settings…")),
            (self.full_screen, translate("MainWindow", "Full screen")),
            (self.history, translate("MainWindow", "Past deals")),
            (self.statistics, translate("MainWindow", "Statistics")),
            (self.review, translate("MainWindow", "Review this deal")),
            (self.rules, translate("MainWindow", "Full rules")),
            (self.guide, translate("MainWindow", "Guided deal")),
            (self.keys, translate("MainWindow", "Keys")),
            (self.about, translate("MainWindow", "About Cardavia")),
            (self.quit, translate("MainWindow", "Quit")),
        ):
            action.setText(text)

    def dress(self, colours: Surround, factor: float) -> None:
        """Take on the surround's colours at the window's scale."""
        # When the window has been painted: nobody has the menu open yet, and its signs take their time.
        QTimer.singleShot(0, self._window, lambda: self._draw_signs(colours, factor))

    def _draw_signs(self, colours: Surround, factor: float) -> None:
        for action, glyph in self._glyphs.items():
            action.setIcon(glyph_icon(glyph, QColor(colours.accent), max(16, round(18 * factor))))

    def follow_keys(self, keys: KeyMap) -> None:
        """Give the actions the keys that the person wants for them."""
        for name in USUAL:
            action = getattr(self, name, None)
            if not isinstance(action, QAction):
                continue
            # on macOS Qt reads Ctrl as Command
            action.setShortcuts([QKeySequence(key) for key in keys.keys(name)])

    def _action(self, glyph: Glyph | None) -> QAction:
        action = QAction(self._window)
        self._window.addAction(action)
        if glyph is not None:
            self._glyphs[action] = glyph
        return action
