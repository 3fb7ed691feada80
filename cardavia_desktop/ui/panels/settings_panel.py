"""The settings, in one panel over the table; each change applies at once."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.agents import roster
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.preferences import Preferences
from cardavia_desktop.store.settings import with_defaults, with_value
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.card_art import Back, CardStyle
from cardavia_desktop.ui.choice_row import ChoiceRow
from cardavia_desktop.ui.glyphs import glyph_pixmap
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.language import percent
from cardavia_desktop.ui.panels.card_samples import BackButton, CardSamples
from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.panels.switch import Switch
from cardavia_desktop.ui.theme import Surround

translate = QCoreApplication.translate

WIDTH: Final = 1130
"""The panel's width at 1920 × 1080."""


class SettingsPanel(Panel):
    """Shows the settings and changes them.

    Args:
        preferences: the settings.
        host: the pages that the panel covers.
        colours: the surround's colours.
    """

    keys_requested = Signal()
    """The list of keys is asked for."""

    def __init__(self, preferences: Preferences, host: QWidget, colours: Surround) -> None:
        super().__init__(host, colours, WIDTH)
        self._preferences = preferences
        self._samples: CardSamples | None = None
        preferences.changed.connect(self._show)

    def title(self) -> str:
        """Return the panel's name."""
        return translate("SettingsPanel", "Settings")

    def remark(self) -> str:
        """Return what happens to changes."""
        return translate("SettingsPanel", "Changes apply at once")

    def build(self, inside: QWidget) -> None:
        """Lay the settings out in two columns."""
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.px(30))
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(self.px(9))
        self._build_play(left, inside)
        left.addWidget(self._rule(inside))
        self._build_motion(left, inside)
        left.addStretch(1)
        self._build_foot(left, inside)
        self._build_cards(right, inside)
        right.addWidget(self._rule(inside))
        self._build_window(right, inside)
        right.addStretch(1)
        between = QFrame(inside)
        between.setProperty("role", "rule")
        between.setFixedWidth(1)
        row.addLayout(left, 1)
        row.addWidget(between)
        row.addLayout(right, 1)

    # The columns

    def _build_play(self, column: QVBoxLayout, inside: QWidget) -> None:
        column.addWidget(self.label(translate("SettingsPanel", "Play"), "heading", inside))
        strengths = {
            "easy": translate("SettingsPanel", "Gentle"),
            "normal": translate("SettingsPanel", "Sound"),
            "hard": translate("SettingsPanel", "Keen"),
            "expert": translate("SettingsPanel", "Masterly"),
        }
        offered = {name: strengths[name] for name in offered_strengths()}
        if len(offered) > 1:
            self._choice(
                column,
                inside,
                "opponents",
                translate("SettingsPanel", "Strength of the AI"),
                translate("SettingsPanel", "same cards, no peeking; from the next match on"),
                offered,
            )
        for name, text, caption in (
            (
                "first_deals",
                translate("SettingsPanel", "Explain the first deals"),
                translate("SettingsPanel", "a note beside the hand"),
            ),
            (
                "auto_pass",
                translate("SettingsPanel", "Pass when nothing beats"),
                translate("SettingsPanel", "after a short pause"),
            ),
            ("ask_bomb", translate("SettingsPanel", "Ask before a bomb"), ""),
        ):
            self._switch(column, inside, name, text, caption)
        self._choice(
            column,
            inside,
            "hand_order",
            translate("SettingsPanel", "Order of the hand"),
            "",
            {
                "rank": translate("SettingsPanel", "By rank"),
                "combination": translate("SettingsPanel", "By combination"),
            },
        )

    def _build_motion(self, column: QVBoxLayout, inside: QWidget) -> None:
        column.addWidget(self.label(translate("SettingsPanel", "Motion and sound"), "heading", inside))
        self._choice(
            column,
            inside,
            "speed",
            translate("SettingsPanel", "Speed"),
            "",
            {
                "slow": translate("SettingsPanel", "Slow"),
                "normal": translate("SettingsPanel", "Normal"),
                "fast": translate("SettingsPanel", "Fast"),
                "instant": translate("SettingsPanel", "Instant"),
            },
        )
        self._switch(
            column,
            inside,
            "reduced_motion",
            translate("SettingsPanel", "Reduced motion"),
            translate("SettingsPanel", "always; when off, as the system says"),
        )
        self._build_volume(column, inside)
        self._switch(column, inside, "muted", translate("SettingsPanel", "Mute"), "")

    def _build_volume(self, column: QVBoxLayout, inside: QWidget) -> None:
        name = translate("SettingsPanel", "Volume")
        control = QWidget(inside)
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.px(14))
        slider = QSlider(Qt.Orientation.Horizontal, control)
        slider.setObjectName("volume")
        slider.setRange(0, 100)
        slider.setPageStep(10)
        slider.setFixedWidth(self.px(220))
        slider.setValue(self._preferences.value.volume)
        slider.setAccessibleName(name)
        place = self.label(percent(slider.value()), "caption", control)
        place.setObjectName("volumePlace")
        place.ensurePolished()
        place.setFixedWidth(place.fontMetrics().horizontalAdvance(percent(100)) + 4)
        place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        slider.valueChanged.connect(lambda volume: self._set("volume", volume))
        row.addWidget(slider)
        row.addWidget(place)
        self._row(column, inside, name, "", control)

    def _build_cards(self, column: QVBoxLayout, inside: QWidget) -> None:
        column.addWidget(self.label(translate("SettingsPanel", "Cards"), "heading", inside))
        self._samples = CardSamples(self.factor, inside)
        column.addWidget(self._samples)
        column.addSpacing(self.px(6))
        caption = self._suit_colours(inside)
        self._switch(column, inside, "four_colours", translate("SettingsPanel", "Four colours"), caption)
        self._switch(column, inside, "large_index", translate("SettingsPanel", "Large indices"), "")
        self._switch(
            column,
            inside,
            "french_index",
            translate("SettingsPanel", "French indices"),
            translate("SettingsPanel", "R D V for K Q J"),
        )
        self._switch(
            column,
            inside,
            "counter",
            translate("SettingsPanel", "Card counter"),
            translate("SettingsPanel", "what is still out, by rank"),
        )
        backs = QWidget(inside)
        row = QHBoxLayout(backs)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.px(20))
        group = QButtonGroup(backs)
        for back, text in (
            (Back.BOTTLE, translate("SettingsPanel", "Bottle")),
            (Back.OXBLOOD, translate("SettingsPanel", "Oxblood")),
        ):
            button = BackButton(back, self.colours, self.factor, backs)
            button.setObjectName(f"back_{back}")
            button.setText(text)
            button.setChecked(self._preferences.value.card_back == back)
            button.clicked.connect(lambda _checked, back=back: self._set("card_back", str(back)))
            group.addButton(button)
            row.addWidget(button)
        self._row(column, inside, translate("SettingsPanel", "Back"), "", backs)
        self._show_samples()

    def _build_window(self, column: QVBoxLayout, inside: QWidget) -> None:
        self._choice(
            column,
            inside,
            "theme",
            translate("SettingsPanel", "Surround"),
            "",
            {
                "system": translate("SettingsPanel", "Like the system"),
                "light": translate("SettingsPanel", "Light"),
                "dark": translate("SettingsPanel", "Dark"),
            },
        )

    def _build_foot(self, column: QVBoxLayout, inside: QWidget) -> None:
        foot = QHBoxLayout()
        for name, text, slot in (
            ("restore", translate("SettingsPanel", "Restore the defaults"), self._restore),
            ("keys", translate("SettingsPanel", "Keys and shortcuts"), self.keys_requested.emit),
        ):
            link = QPushButton(text, inside)
            link.setObjectName(name)
            link.setProperty("role", "link")
            link.setAutoDefault(False)
            link.setCursor(Qt.CursorShape.PointingHandCursor)
            link.clicked.connect(slot)
            foot.addWidget(link)
            if name == "restore":
                foot.addStretch(1)
        column.addLayout(foot)

    # Rows

    def _row(
        self, column: QVBoxLayout, inside: QWidget, text: str, caption: str | QWidget, control: QWidget
    ) -> None:
        row = QGridLayout()
        row.setHorizontalSpacing(self.px(14))
        row.setVerticalSpacing(0)
        row.setColumnStretch(0, 1)
        row.addWidget(self.label(text, "name", inside), 0, 0)
        if isinstance(caption, str) and caption:
            below = self.label(caption, "caption", inside)
            below.setWordWrap(True)
            caption = below
        # Beside a wide control a caption would be squeezed: it goes below.
        beside = isinstance(control, Switch)
        if isinstance(caption, QWidget):
            row.addWidget(caption, 1, 0, 1, 1 if beside else 2)
        rows = 2 if beside and isinstance(caption, QWidget) else 1
        row.addWidget(control, 0, 1, rows, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(row)

    def _switch(
        self, column: QVBoxLayout, inside: QWidget, name: str, text: str, caption: str | QWidget
    ) -> None:
        switch = Switch(self.colours, self.factor, inside)
        switch.setObjectName(name)
        switch.setAccessibleName(text)
        switch.setAccessibleDescription(caption if isinstance(caption, str) else caption.accessibleName())
        switch.setChecked(getattr(self._preferences.value, name))
        switch.clicked.connect(lambda checked: self._set(name, checked))
        self._row(column, inside, text, caption, switch)

    def _choice(
        self,
        column: QVBoxLayout,
        inside: QWidget,
        name: str,
        text: str,
        caption: str,
        options: Mapping[str, str],
    ) -> None:
        choice = ChoiceRow(name, tuple(options), inside)
        choice.setProperty("role", "segments")
        choice.setAccessibleName(text)
        for key, option in options.items():
            button = choice.button(key)
            button.setObjectName(f"{name}_{key}")
            button.setText(option)
            button.setAccessibleName(phrases.fill(translate("Access", "%1: %2"), text, option))
        self._check(choice, name)
        choice.chosen.connect(lambda key: self._set(name, key))
        choice.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._row(column, inside, text, caption, choice)

    def _suit_colours(self, inside: QWidget) -> QWidget:
        """Return the four suits with their colours' names."""
        line = QWidget(inside)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.px(5))
        dark = QColor(self.colours.bar).lightness() < 128
        names = []
        size = max(10, self.px(14))
        for glyph, colour, text in (
            (Glyph.SPADE, self.colours.text, translate("SettingsPanel", "black")),
            (Glyph.HEART, "#F2857A" if dark else "#B01E2B", translate("SettingsPanel", "red")),
            (Glyph.DIAMOND, "#8DB4F0" if dark else "#1A4C9A", translate("SettingsPanel", "blue")),
            (Glyph.CLUB, "#86CFA2" if dark else "#14613A", translate("SettingsPanel", "green")),
        ):
            sign = QLabel(line)
            sign.setPixmap(glyph_pixmap(glyph, QColor(colour), size, self.devicePixelRatioF()))
            row.addWidget(sign)
            row.addWidget(self.label(text, "caption", line))
            row.addSpacing(self.px(6))
            names.append(text)
        row.addStretch(1)
        line.setAccessibleName(", ".join(names))
        return line

    def _rule(self, inside: QWidget) -> QFrame:
        rule = QFrame(inside)
        rule.setProperty("role", "rule")
        rule.setFixedHeight(1)
        return rule

    # Changing and showing

    def _set(self, name: str, value: str | int) -> None:
        self._preferences.change(with_value(self._preferences.value, name, value))

    def _restore(self) -> None:
        self._preferences.change(with_defaults(self._preferences.value))

    def _check(self, choice: ChoiceRow, name: str) -> None:
        value = getattr(self._preferences.value, name)
        if value in choice.keys():  # noqa: SIM118 - not a mapping
            choice.check(value)

    def _show(self) -> None:
        """Show the settings as they are now, whoever has changed them."""
        value = self._preferences.value
        for switch in self.frame.findChildren(Switch):
            switch.setChecked(getattr(value, switch.objectName()))
        for choice in self.frame.findChildren(ChoiceRow):
            self._check(choice, choice.objectName())
        for back in self.frame.findChildren(BackButton):
            back.setChecked(back.objectName() == f"back_{value.card_back}")
        slider = self.frame.findChild(QSlider, "volume")
        place = self.frame.findChild(QLabel, "volumePlace")
        if isinstance(slider, QSlider) and isinstance(place, QLabel):
            slider.setValue(value.volume)
            place.setText(percent(value.volume))
        self._show_samples()

    def _show_samples(self) -> None:
        value = self._preferences.value
        if self._samples is not None:
            self._samples.show_style(
                CardStyle(large=value.large_index, four_colours=value.four_colours, french=value.french_index)
            )


def offered_strengths() -> tuple[str, ...]:
    """Return the strengths that every game has, weakest first."""
    return tuple(name for name in roster.STRENGTHS if all(name in roster.names(game) for game in GAMES))
