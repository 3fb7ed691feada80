"""The panel with the three display sliders, in the window itself so that the table stays in sight."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.engine.names import tidy_name
from cardavia_desktop.store.settings import LONGEST_NAME, MOST_PRESETS, Preset
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.display.slider import DisplaySlider
from cardavia_desktop.ui.entrance import Entrance, Entry
from cardavia_desktop.ui.glyphs import ChoiceBox
from cardavia_desktop.ui.name_line import NameLine

translate = QCoreApplication.translate

USUAL = Picture()
"""Where the sliders stand in a new installation, and where they are put back to."""

BUILT_IN = {
    "default": USUAL,
    "neutral": Picture(50, 0, 50),
    "lamp": Picture(46, 40, 80),
    "film": Picture(62, 90, 66),
    "night": Picture(34, 20, 92),
    "contrast": Picture(80, 0, 50),
}
"""The presets that come with the program, by key."""


class PresetName(NameLine):
    """Takes the name of a preset; Enter keeps it, Esc gives it up. Neither key goes on to the panel."""

    kept = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(LONGEST_NAME, parent)
        self.setObjectName("presetName")
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the name, or give it up."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.kept.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class DisplayPanel(QFrame):
    """Three sliders and their presets. It shows what it is told to and tells what the person does."""

    picture_changed = Signal(object)
    """The :class:`Picture` that the person has chosen; sent at every step of a drag."""
    presets_changed = Signal(object)
    """The person's own presets, a tuple of :class:`Preset`, after one was added or removed."""
    closed = Signal()
    """The person has put the panel away by the keyboard."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("displayPanel")
        self._own: tuple[Preset, ...] = ()
        self._title = QLabel(self)
        self._title.setObjectName("panelTitle")
        self._advice = QLabel(self)
        self._advice.setObjectName("place")
        self.contrast = DisplaySlider(USUAL.contrast, self)
        self.grain = DisplaySlider(USUAL.grain, self)
        self.temperature = DisplaySlider(USUAL.temperature, self)
        self.presets = ChoiceBox(self)
        self.name = PresetName(self)
        self._keep = QPushButton(self)
        self._remove = QPushButton(self)
        self.reset = QPushButton(self)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._advice)
        foot = QHBoxLayout()
        for button in (self._keep, self._remove, self.reset):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addLayout(head)
        for slider in (self.contrast, self.grain, self.temperature):
            column.addWidget(slider)
            slider.moved.connect(self._tell)
        column.addWidget(self.presets)
        column.addWidget(self.name)
        column.addLayout(foot)
        self.presets.activated.connect(self._choose)
        self._keep.clicked.connect(self._keep_or_ask)
        self.name.kept.connect(self._keep_as_named)
        self.name.left.connect(self._stop_asking)
        self.name.textChanged.connect(lambda _text: self._enable_keep())
        self._remove.clicked.connect(self._remove_chosen)
        self.reset.clicked.connect(lambda: self._take(USUAL))
        self._entrance = Entrance(self)
        self._retranslate()
        self.hide()

    def come_in(self, entry: Entry) -> None:
        """Come in that way, once the panel is in its place."""
        self._entrance.begin(entry)

    @property
    def picture(self) -> Picture:
        """Return where the sliders stand."""
        places = (slider.groove.value() for slider in (self.contrast, self.grain, self.temperature))
        return Picture(*places)

    def show_picture(self, picture: Picture) -> None:
        """Put the sliders where they belong, without telling anybody."""
        self.contrast.show_place(picture.contrast)
        self.grain.show_place(picture.grain)
        self.temperature.show_place(picture.temperature)
        self._mark_preset()

    def show_presets(self, own: Sequence[Preset]) -> None:
        """Offer the person's own presets beside the built-in ones."""
        self._own = tuple(own)
        self._fill_presets()

    def keep_as(self, name: str) -> None:
        """Keep the sliders' places under a name; an older preset of that name gives way."""
        name = tidy_name(name, LONGEST_NAME)
        if not name:
            return
        picture = self.picture
        others = [preset for preset in self._own if preset.name != name][: MOST_PRESETS - 1]
        self.show_presets([*others, Preset(name, picture.contrast, picture.grain, picture.temperature)])
        self.presets_changed.emit(self._own)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the panel away with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Ask for no name any more."""
        super().hideEvent(event)
        self._show_name(shown=False)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _tell(self) -> None:
        self._mark_preset()
        self.picture_changed.emit(self.picture)

    def _take(self, picture: Picture) -> None:
        self.show_picture(picture)
        self.picture_changed.emit(picture)

    def _offered(self) -> list[tuple[str, Picture]]:
        own = [(preset.name, Picture(*preset[1:])) for preset in self._own]
        return [(_built_in_name(key), picture) for key, picture in BUILT_IN.items()] + own

    def _fill_presets(self) -> None:
        self.presets.clear()
        self.presets.addItems([name for name, _picture in self._offered()])
        self._mark_preset()

    def _mark_preset(self) -> None:
        """Show the preset whose places the sliders have; none where there is none."""
        pictures = [picture for _name, picture in self._offered()]
        index = pictures.index(self.picture) if self.picture in pictures else -1
        self.presets.setCurrentIndex(index)
        self._remove.setEnabled(index >= len(BUILT_IN))

    def _choose(self, index: int) -> None:
        self._take(self._offered()[index][1])

    def _keep_or_ask(self) -> None:
        """Ask for the name of a preset, or take the one that is written there."""
        if self.name.isVisibleTo(self):
            self._keep_as_named()
            return
        self.name.clear()
        self._show_name(shown=True)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_as_named(self) -> None:
        if self.name.text().strip():
            self.keep_as(self.name.text())
            self._stop_asking()

    def _stop_asking(self) -> None:
        if self.name.isVisibleTo(self):
            self._show_name(shown=False)
            self._keep.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_name(self, *, shown: bool) -> None:
        self.name.setVisible(shown)
        self._enable_keep()
        self._keep.setText(self._keep_text())

    def _enable_keep(self) -> None:
        self._keep.setEnabled(bool(self.name.text().strip()) or not self.name.isVisibleTo(self))

    def _keep_text(self) -> str:
        asked = self.name.isVisibleTo(self)
        return translate("DisplayPanel", "Keep") if asked else translate("DisplayPanel", "Keep…")

    def _remove_chosen(self) -> None:
        index = self.presets.currentIndex() - len(BUILT_IN)
        if index >= 0:
            self.show_presets([*self._own[:index], *self._own[index + 1 :]])
            self.presets_changed.emit(self._own)

    def _retranslate(self) -> None:
        self._title.setText(translate("DisplayPanel", "Display"))
        self._advice.setText(translate("DisplayPanel", "Double-click resets"))
        self.contrast.set_name(translate("DisplayPanel", "Contrast"))
        self.grain.set_name(translate("DisplayPanel", "Grain"))
        self.temperature.set_name(translate("DisplayPanel", "Color temperature"))
        self.presets.setAccessibleName(translate("DisplayPanel", "Preset"))
        self.presets.setPlaceholderText(translate("DisplayPanel", "Your own"))
        self.name.setAccessibleName(translate("DisplayPanel", "Name of the preset"))
        self.name.setPlaceholderText(translate("DisplayPanel", "Name of the preset"))
        self._keep.setText(self._keep_text())
        self._remove.setText(translate("DisplayPanel", "Remove"))
        self.reset.setText(translate("DisplayPanel", "Reset"))
        self._fill_presets()


def _built_in_name(key: str) -> str:
    return {
        "default": translate("DisplayPanel", "Default"),
        "neutral": translate("DisplayPanel", "Neutral"),
        "lamp": translate("DisplayPanel", "Lamp light"),
        "film": translate("DisplayPanel", "Old film"),
        "night": translate("DisplayPanel", "Night"),
        "contrast": translate("DisplayPanel", "High contrast"),
    }[key]
