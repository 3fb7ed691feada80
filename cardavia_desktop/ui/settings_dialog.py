"""The settings, changed on the spot."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.store.settings import with_value
from cardavia_desktop.ui.glyphs import ChoiceBox

translate = QCoreApplication.translate


class SettingsDialog(QDialog):
    """Shows the settings; each change takes effect at once, so there is nothing to confirm."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.setWindowTitle(translate("SettingsDialog", "Settings"))
        form = QFormLayout()
        form.setHorizontalSpacing(24)
        form.setVerticalSpacing(12)
        form.addRow(
            translate("SettingsDialog", "Speed"),
            self._choice(
                "speed",
                {
                    "slow": translate("SettingsDialog", "Slow"),
                    "normal": translate("SettingsDialog", "Normal"),
                    "fast": translate("SettingsDialog", "Fast"),
                    "instant": translate("SettingsDialog", "Instant"),
                },
            ),
        )
        form.addRow(
            translate("SettingsDialog", "Surround"),
            self._choice(
                "theme",
                {
                    "system": translate("SettingsDialog", "Like the system"),
                    "light": translate("SettingsDialog", "Light"),
                    "dark": translate("SettingsDialog", "Dark"),
                },
            ),
        )
        for name, text in (
            ("reduced_motion", translate("SettingsDialog", "Reduced motion")),
            ("four_colours", translate("SettingsDialog", "Four colours")),
            ("large_index", translate("SettingsDialog", "Large indices")),
            ("auto_pass", translate("SettingsDialog", "Pass by itself when no card beats the table")),
            ("counter", translate("SettingsDialog", "Show the card counter")),
        ):
            form.addRow(self._switch(name, text))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(20)
        column.addLayout(form)
        column.addWidget(buttons)

    def _choice(self, name: str, texts: dict[str, str]) -> ChoiceBox:
        box = ChoiceBox(self)
        box.setObjectName(name)
        keys = list(texts)
        box.addItems(list(texts.values()))
        box.setCurrentIndex(keys.index(getattr(self._preferences.value, name)))
        box.activated.connect(lambda index: self._set(name, keys[index]))
        return box

    def _switch(self, name: str, text: str) -> QCheckBox:
        box = QCheckBox(text, self)
        box.setObjectName(name)
        box.setChecked(getattr(self._preferences.value, name))
        box.toggled.connect(lambda checked: self._set(name, checked))
        return box

    def _set(self, name: str, value: str | bool) -> None:
        self._preferences.change(with_value(self._preferences.value, name, value))
