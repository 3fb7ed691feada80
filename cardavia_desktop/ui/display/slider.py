"""One of the display sliders: a name, a percentage and a groove."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSlider, QStyle, QStyleOptionSlider, QWidget

from cardavia_desktop.ui.language import percent

STEP = 1
PAGE = 10


class DisplaySlider(QWidget):
    """A slider from 0 to 100 that a double click puts back.

    Args:
        usual: the place that it is put back to.
        parent: the Qt parent.
    """

    moved = Signal(int)
    """The person has moved the slider to this place."""

    def __init__(self, usual: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._usual = usual
        self._name = QLabel(self)
        self._place = QLabel(self)
        self._place.setObjectName("place")
        self._groove = QSlider(Qt.Orientation.Horizontal, self)
        self._groove.setRange(0, 100)
        self._groove.setSingleStep(STEP)
        self._groove.setPageStep(PAGE)
        self._groove.valueChanged.connect(self._tell)
        self._groove.installEventFilter(self)
        self._name.setBuddy(self._groove)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._place, 0, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._groove, 1, 0, 1, 2)
        self.setFocusProxy(self._groove)
        self.show_place(usual)

    @property
    def groove(self) -> QSlider:
        """Return the slider itself."""
        return self._groove

    @property
    def place_text(self) -> str:
        """Return the percentage as it is written."""
        return self._place.text()

    def show_place(self, place: int) -> None:
        """Move the thumb without telling :attr:`moved`."""
        self._groove.blockSignals(True)
        self._groove.setValue(place)
        self._groove.blockSignals(False)
        self._write_place()

    def set_name(self, name: str) -> None:
        """Say what the slider is for, in the language of the moment."""
        self._name.setText(name)
        self._groove.setAccessibleName(name)
        self._write_place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the slider back on a double click; let a press on the groove take the thumb there."""
        if watched is self._groove and isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseButtonDblClick:
                self._groove.setValue(self._usual)
                return True
            if event.type() == QEvent.Type.MouseButtonPress and event.button() is Qt.MouseButton.LeftButton:
                self._groove.setValue(self._place_at(event.position().toPoint().x()))
                # The press goes on to the slider, which finds its thumb below the pointer and drags it.
        return super().eventFilter(watched, event)

    def _place_at(self, x: int) -> int:
        option = QStyleOptionSlider()
        self._groove.initStyleOption(option)
        style = self._groove.style()
        thumb = style.subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self._groove
        )
        if thumb.left() <= x <= thumb.right():
            return self._groove.value()
        room = self._groove.width() - thumb.width()
        return QStyle.sliderValueFromPosition(0, 100, x - thumb.width() // 2, room)

    def _tell(self, place: int) -> None:
        self._write_place()
        self.moved.emit(place)

    def _write_place(self) -> None:
        self._place.setText(percent(self._groove.value()))
