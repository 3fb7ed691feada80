"""The welcome page: both games on felt, and a dealt table one click away."""

from collections.abc import Collection, Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardavia_desktop.engine import cards
from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.display.grain_layer import GrainLayer
from cardavia_desktop.ui.felt import FELT_RADIUS
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.faces import FACES
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.texts import draw_text
from cardavia_desktop.ui.welcome.game_panel import GamePanel, GameTexts

translate = QCoreApplication.translate

_FANS: Final[Mapping[str, str]] = {"doudizhu": "JD QC KH BJ RJ", "guandan": "TS JS QS KS AS"}
_KEYS: Final[Mapping[str, Qt.Key]] = {"doudizhu": Qt.Key.Key_D, "guandan": Qt.Key.Key_G}
_USUAL_HEIGHT: Final = 700.0
"""The table's height by the text scale that large letters are made for."""


class WelcomePage(QWidget):
    """Asks which game to play.

    Args:
        look_: the table's look; the page lies on the same felt.
        parent: the window.
    """

    chosen = Signal(str)
    """The person wants to play the game of this key."""
    guided = Signal(str)
    """The person wants to be shown how the game of this key is played."""
    left = Signal()
    """The person wants to go back to where they came from."""

    def __init__(self, look_: Look, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._look = look_
        self._metrics = Metrics.of(self.width(), self.height())
        self._begun: frozenset[str] = frozenset()
        self._panels: dict[str, GamePanel] = {}
        for game, fan in _FANS.items():
            panel = GamePanel(look_, cards.parse(fan), self)
            panel.chosen.connect(lambda game=game: self.chosen.emit(game))
            panel.guided.connect(lambda game=game: self.guided.emit(game))
            panel.button.installEventFilter(self)
            self._panels[game] = panel
        shown = list(self._panels.values())
        order = [*(panel.button for panel in shown), *(panel.guide for panel in shown)]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)
        self.grain = GrainLayer(self)
        self.grain.raise_()
        first = next(iter(self._panels.values()))
        first.favour(favoured=True)
        self.setFocusProxy(first)
        self._retranslate()

    def panel(self, game: str) -> GamePanel:
        """Return a game's panel."""
        return self._panels[game]

    def show_begun(self, games: Collection[str]) -> None:
        """Say of these games that a match of theirs goes on."""
        self._begun = frozenset(games)
        self._retranslate()

    def refresh(self) -> None:
        """Paint everything anew: the look has changed."""
        self.update()
        for panel in self._panels.values():
            panel.update()

    # The widget

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deal by a game's letter or Enter, go from one game to the other, or leave."""
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier and not event.isAutoRepeat()
        game = next((game for game, letter in _KEYS.items() if letter == key), None)
        if not plain:
            event.ignore()
        elif game is not None:
            self.chosen.emit(game)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = QApplication.focusWidget()
            if isinstance(focused, QAbstractButton):
                focused.click()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            backwards = key in (Qt.Key.Key_Left, Qt.Key.Key_Up)
            panels = list(self._panels.values())
            panels[0 if backwards else -1].setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Favour the game whose button has the focus."""
        if event.type() == QEvent.Type.FocusIn:
            for panel in self._panels.values():
                panel.favour(favoured=panel.button is watched)
        return False

    def event(self, event: QEvent) -> bool:
        """Follow the screen's pixels."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.refresh()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the felt, the question and what is promised."""
        del event
        self._look.set_ratio(self.devicePixelRatioF())
        metrics = self._metrics
        felt, t = metrics.felt, metrics.t
        title = 46 * self._large()
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().window())
        painter.drawPixmap(QPointF(felt.x, felt.y), self._look.felt(felt.w, felt.h, t))
        for panel in self._panels.values():
            room = panel.geometry()
            shadow = self._look.shadow(
                room.width(), room.height(), 18 * t, blur=40 * t, drop=8 * t, alpha=0.26
            )
            painter.drawPixmap(
                room.topLeft().toPointF() - QPointF(shadow.margin, shadow.margin), shadow.pixmap
            )
        for y, text, pixels, family, name in (
            (
                felt.h * 0.105,
                translate("Welcome", "What shall we play?"),
                title,
                fonts.TITLE,
                look.IVORY,
            ),
            (
                felt.h * 0.165,
                translate("Welcome", "One click deals. The first deal explains itself as you play."),
                18,
                fonts.TEXT,
                look.IVORY,
            ),
            (
                felt.h - 34 * t,
                translate("Welcome", "No account, no network, no coins. Everything stays on this computer."),
                15,
                fonts.TEXT,
                look.SOFT,
            ),
        ):
            font, colour = self._look.font(pixels * t, family), self._look.colour(name)
            draw_text(painter, felt.cx, felt.y + y, text, font, colour, Qt.AlignmentFlag.AlignHCenter)
        painter.end()

    def _large(self) -> float:
        """Return by how much large letters shrink on a table that is lower than usual."""
        return min(1.0, self._metrics.felt.h / (_USUAL_HEIGHT * self._metrics.t))

    def _place(self) -> None:
        self._metrics = Metrics.of(self.width(), self.height())
        felt, t = self._metrics.felt, self._metrics.t
        self.grain.cover(QRectF(felt.x, felt.y, felt.w, felt.h), FELT_RADIUS * t)
        gap = 20 * t
        width, height = min(640 * t, self.width() * 0.40), felt.h * 0.66
        x = felt.cx - (width * len(self._panels) + gap * (len(self._panels) - 1)) / 2
        for panel in self._panels.values():
            panel.place(QRectF(x, felt.y + felt.h * 0.225, width, height), t, self._large())
            x += width + gap
        text_height = max(panel.text_height() for panel in self._panels.values())
        for panel in self._panels.values():
            panel.set_text_height(text_height)
        self.update()

    def _retranslate(self) -> None:
        self.setAccessibleName(translate("Welcome", "What shall we play?"))
        invitations = {
            "doudizhu": translate("Welcome", "Bid to be landlord, then stand alone against two farmers."),
            "guandan": translate(
                "Welcome", "Two packs, wild hearts, and a climb from 2 to A with your partner."
            ),
        }
        for game, panel in self._panels.items():
            face = FACES[game](self._look.letter)
            begun = game in self._begun
            panel.say(
                GameTexts(
                    name=face.title(),
                    line=face.line(),
                    invitation=invitations[game],
                    deal=translate("Welcome", "Continue") if begun else translate("Welcome", "Deal"),
                    key=_KEYS[game].name.removeprefix("Key_"),
                    guide=translate("Welcome", "Show me how"),
                )
            )
        self._place()
