"""The buttons that run through a deal: to the ends, a step, play and pause, the speed, and a slider."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.glyphs import ChoiceBox
from cardavia_desktop.ui.keys.key_map import KeyMap, written

translate = QCoreApplication.translate

SPEEDS: Final = (0.25, 0.5, 1.0, 1.5, 2.0, 4.0, 8.0, 0.0)
"""How fast a deal may be shown, by the normal speed; 0 shows each moment at once."""

_NORMAL: Final = SPEEDS.index(1.0)
_SIDE: Final = 18.0
"""The least size of the buttons' signs, which grow with the text."""

_TRIANGLE: Final = ((6, 3), (15, 9), (6, 15))
_SHAPES: Final[dict[str, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "first": (((3, 3), (5, 3), (5, 15), (3, 15)), ((15, 3), (6, 9), (15, 15))),
    "back": (((13, 3), (4, 9), (13, 15)),),
    "play": (_TRIANGLE,),
    "pause": (((4, 3), (7.5, 3), (7.5, 15), (4, 15)), ((10.5, 3), (14, 3), (14, 15), (10.5, 15))),
    "forward": (((5, 3), (14, 9), (5, 15)),),
    "last": (((13, 3), (15, 3), (15, 15), (13, 15)), ((3, 3), (12, 9), (3, 15))),
}
"""The buttons' signs, as polygons in a box of 18 units."""


class Transport(QWidget):
    """Tells what the person wants; it runs nothing by itself."""

    stepped = Signal(int)
    """So many moments forward, or back."""
    chosen = Signal(int)
    """To the moment at this place."""
    play_pressed = Signal()
    """Run, or stand still."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._last = 0
        self._playing = False
        self._keys = KeyMap()
        self._buttons = {name: QPushButton(self) for name in ("first", "back", "play", "forward", "last")}
        for name, button in self._buttons.items():
            button.setObjectName(name)
            button.setAutoDefault(False)
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._slider.setObjectName("moment")
        self._count = QLabel(self)
        self._speed = ChoiceBox(self)
        self._speed.setObjectName("speed")
        for speed in SPEEDS:
            self._speed.addItem("", speed)
        self._speed.setCurrentIndex(_NORMAL)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for button in self._buttons.values():
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self._slider, 1)
        row.addWidget(self._count)
        row.addSpacing(4)
        row.addWidget(self._speed)
        for name, steps in (("first", -(10**6)), ("back", -1), ("forward", 1), ("last", 10**6)):
            self._buttons[name].clicked.connect(lambda _checked=False, steps=steps: self.stepped.emit(steps))
        self._buttons["play"].clicked.connect(self.play_pressed)
        self._slider.valueChanged.connect(self.chosen)
        self.retranslate()

    @property
    def pace(self) -> float:
        """Return how much of its normal time each moment takes; 0 where it is shown at once."""
        speed = SPEEDS[self._speed.currentIndex()]
        return 1.0 / speed if speed else 0.0

    @property
    def speed_box(self) -> ChoiceBox:
        """Return the box in which the speed is chosen."""
        return self._speed

    @property
    def slider(self) -> QSlider:
        """Return the slider over the moments."""
        return self._slider

    def button(self, name: str) -> QPushButton:
        """Return a button: ``first``, ``back``, ``play``, ``forward`` or ``last``."""
        return self._buttons[name]

    def change_speed(self, steps: int) -> None:
        """Go so many steps faster, or slower."""
        self._speed.setCurrentIndex(min(len(SPEEDS) - 1, max(0, self._speed.currentIndex() + steps)))

    def show_state(self, place: int, last: int, *, playing: bool) -> None:
        """Show where the replay stands, and whether it runs."""
        self._last, self._playing = last, playing
        self._slider.blockSignals(True)
        self._slider.setRange(0, last)
        self._slider.setValue(place)
        self._slider.blockSignals(False)
        self._count.setText(phrases.fill(translate("Replay", "%1 of %2"), place, last))
        self._buttons["first"].setEnabled(place > 0)
        self._buttons["back"].setEnabled(place > 0)
        self._buttons["forward"].setEnabled(place < last)
        self._buttons["last"].setEnabled(place < last)
        self._dress_play()

    def dress(self) -> None:
        """Draw the signs in the colour of the text."""
        for name, button in self._buttons.items():
            if name != "play":
                button.setIcon(self._icon(name))
            button.setIconSize(QSize(round(self._side()), round(self._side())))
        self._dress_play()
        self._count.setFixedWidth(self._count.fontMetrics().horizontalAdvance("000 / 000 00"))

    def _side(self) -> float:
        return max(_SIDE, 1.06 * self.fontInfo().pixelSize())

    def follow_keys(self, keys: KeyMap) -> None:
        """Tell the keys that change the speed."""
        self._keys = keys
        self.retranslate()

    def retranslate(self) -> None:
        """Speak the language of the moment."""
        for name, text in (
            ("first", translate("Replay", "To the beginning (Home)")),
            ("back", translate("Replay", "One step back (←)")),
            ("forward", translate("Replay", "One step forward (→)")),
            ("last", translate("Replay", "To the end (End)")),
        ):
            self._name(self._buttons[name], text)
        self._slider.setAccessibleName(translate("Replay", "Moment of the deal"))
        self._speed.setAccessibleName(translate("Replay", "Speed"))
        faster, slower = (written(self._keys.key(command)) for command in ("faster", "slower"))
        self._speed.setToolTip(phrases.fill(translate("Replay", "Speed (%1 and %2)"), faster, slower))
        for index, speed in enumerate(SPEEDS):
            text = f"{speed:g} ×" if speed else translate("Replay", "At once")
            self._speed.setItemText(index, text)
        self._dress_play()

    def _dress_play(self) -> None:
        button = self._buttons["play"]
        button.setIcon(self._icon("pause" if self._playing else "play"))
        text = translate("Replay", "Stop (Space)") if self._playing else translate("Replay", "Run (Space)")
        self._name(button, text)

    @staticmethod
    def _name(button: QPushButton, text: str) -> None:
        button.setToolTip(text)
        button.setAccessibleName(text)

    def _icon(self, name: str) -> QIcon:
        icon = QIcon()
        solid = self.palette().buttonText().color()
        faded = QColor(solid)
        faded.setAlphaF(0.4)
        side = round(self._side())
        for scale in (1, 2, 3):
            for colour, mode in ((solid, QIcon.Mode.Normal), (faded, QIcon.Mode.Disabled)):
                pixmap = QPixmap(side * scale, side * scale)
                pixmap.setDevicePixelRatio(scale)
                pixmap.fill(Qt.GlobalColor.transparent)
                painter = QPainter(pixmap)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.scale(side / _SIDE, side / _SIDE)
                for shape in _SHAPES[name]:
                    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in shape]))
                painter.end()
                icon.addPixmap(pixmap, mode)
        return icon
