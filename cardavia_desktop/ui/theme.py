"""The look of the chrome around the table: a light and a dark surround. The felt is the same in both."""

import os
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from cardavia_desktop.ui import fonts

_WINDOWS_POINTS: Final = 9.0
"""The size of text on Windows, in points, where nobody has changed it."""


@dataclass(frozen=True, slots=True)
class Surround:
    """The colours of one surround, as ``#rrggbb``."""

    window: str
    bar: str
    line: str
    text: str
    dim: str
    accent: str
    field: str
    on: str
    pressed: str
    page: str


DARK: Final = Surround(
    window="#0E1615",
    bar="#131D1C",
    line="#2A3735",
    text="#F1EADB",
    dim="#A9B5AF",
    accent="#D9B36A",
    field="#1C2827",
    on="#2A3836",
    pressed="#0A1110",
    page="#141E1D",
)
LIGHT: Final = Surround(
    window="#E9E0CD",
    bar="#F6F0E2",
    line="#D8CBB0",
    text="#1D2624",
    dim="#5A625C",
    accent="#7E5A17",
    field="#FFFBF1",
    on="#E8DDC4",
    pressed="#D9CCAE",
    page="#FBF6E9",
)


def surround(setting: str) -> Surround:
    """Return the surround for a setting: ``light``, ``dark``, or ``system`` to follow the system."""
    if setting == "system":
        return DARK if system_is_dark() else LIGHT
    return DARK if setting == "dark" else LIGHT


def system_is_dark() -> bool:
    """Tell whether the system wants dark windows."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def tell_system(setting: str) -> None:
    """Let what the system paints, such as the window's title bar, be as light or dark as the setting."""
    schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    QGuiApplication.styleHints().setColorScheme(schemes.get(setting, Qt.ColorScheme.Unknown))


def palette(colours: Surround) -> QPalette:
    """Return a widget palette in the surround's colours."""
    made = QPalette()
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, colours.window),
        (roles.WindowText, colours.text),
        (roles.Base, colours.page),
        (roles.AlternateBase, colours.field),
        (roles.Text, colours.text),
        (roles.PlaceholderText, colours.dim),
        (roles.Button, colours.field),
        (roles.ButtonText, colours.text),
        (roles.ToolTipBase, colours.field),
        (roles.ToolTipText, colours.text),
        (roles.Highlight, colours.accent),
        (roles.HighlightedText, colours.page),
        (roles.Link, colours.accent),
        (roles.LinkVisited, colours.accent),
        (roles.Mid, colours.line),
        (roles.Accent, colours.accent),
    ):
        made.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        faded = QColor(colours.dim)
        faded.setAlphaF(0.6)
        made.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return made


def scale(width: int, height: int) -> float:
    """Return the factor by which texts and gaps of a 1920 × 1080 design shrink or grow in a window."""
    return max(0.8, min(width / 1920, height / 1080))


def text_scale() -> float:
    """Return by how much the person wants text larger than usual, 1 to 1.5.

    Elsewhere than on Windows the whole window is already scaled by it.
    """
    if os.name != "nt":
        return 1.0
    return max(1.0, min(1.5, QGuiApplication.font().pointSizeF() / _WINDOWS_POINTS))


def style_sheet(colours: Surround, factor: float) -> str:
    """Return the style of the chrome for a window's :func:`scale`."""

    def px(design: float, least: int = 1, more: int = 0) -> str:
        return f"{max(least, round(design * factor)) + more}px"

    groove, thumb = max(4, round(4 * factor)), max(20, round(20 * factor))
    return f"""
    * {{ font-family: "{fonts.TEXT}"; font-size: {px(17, 13)}; }}
    QMainWindow, QDialog {{ background: {colours.window}; }}
    #topBar {{ background: {colours.bar}; border-bottom: 1px solid {colours.line}; }}
    #wordmark {{
        font-family: "{fonts.TITLE}"; font-size: {px(23)}; color: {colours.accent};
        letter-spacing: {px(4)}; background: transparent;
        border: 2px solid transparent; border-radius: {px(9)}; padding: {px(3)};
    }}
    #wordmark:hover {{ background: {colours.field}; }}
    #wordmark:pressed {{ background: {colours.pressed}; }}
    #wordmark:focus {{ border-color: {colours.text}; }}
    #games {{ background: {colours.field}; border: 1px solid {colours.line}; border-radius: {px(19)}; }}
    #games QToolButton {{
        border: 1px solid transparent; border-radius: {px(16)}; padding: {px(4)} {px(17)};
        color: {colours.dim}; background: transparent; font-weight: 500; margin: 2px;
    }}
    #games QToolButton:checked {{
        background: {colours.on}; color: {colours.text}; border-color: {colours.accent}; font-weight: 600;
    }}
    #games QToolButton:hover:!checked {{ color: {colours.text}; background: {colours.on}; }}
    #games QToolButton:pressed {{ background: {colours.pressed}; color: {colours.text}; }}
    #games QToolButton:focus {{ border: 2px solid {colours.text}; }}
    #pages QToolButton {{
        border: 2px solid transparent; border-bottom: 3px solid transparent; background: transparent;
        color: {colours.dim}; font-weight: 500; padding: {px(8)} {px(4)} {px(7)} {px(4)}; margin: 0 {px(8)};
    }}
    #pages QToolButton:checked {{
        color: {colours.text}; font-weight: 600; border-bottom-color: {colours.accent};
    }}
    #pages QToolButton:hover {{ color: {colours.text}; }}
    #pages QToolButton:pressed {{ color: {colours.accent}; }}
    #pages QToolButton:focus {{ border: 2px solid {colours.text}; border-radius: {px(7)}; }}
    QAbstractButton, QComboBox {{ outline: none; /* the border tells of the focus */ }}
    QComboBox, QPushButton, #tools QToolButton {{
        background: {colours.field}; color: {colours.text}; border: 1px solid {colours.line};
        border-radius: {px(9)}; padding: {px(7)} {px(13)}; font-weight: 500;
    }}
    QComboBox:hover, QPushButton:hover, #tools QToolButton:hover {{ background: {colours.on}; }}
    QComboBox:on, QPushButton:pressed, #tools QToolButton:pressed {{ background: {colours.pressed}; }}
    QPushButton:pressed, #tools QToolButton:pressed {{
        padding-top: {px(8)}; padding-bottom: {px(6)};
    }}
    QComboBox:disabled, QPushButton:disabled, #tools QToolButton:disabled, QLineEdit:disabled {{
        color: {faded(colours.dim)};
    }}
    QComboBox:focus, QPushButton:focus, #tools QToolButton:focus {{ border: 2px solid {colours.text}; }}
    QComboBox {{ padding-right: {px(30)}; combobox-popup: 0; /* a list below the box, in our colours */ }}
    QComboBox:focus {{  /* its wider border takes nothing from the text */
        padding: {px(7, 2, -1)} {px(30, 2, -1)} {px(7, 2, -1)} {px(13, 2, -1)};
    }}
    QComboBox::drop-down {{ border: none; width: {px(28)}; }}
    QComboBox::down-arrow {{ image: none; }}
    QComboBox QAbstractItemView {{
        background: {colours.field}; color: {colours.text}; border: 1px solid {colours.line};
        selection-background-color: {colours.on}; selection-color: {colours.text}; outline: none;
    }}
    QComboBox QAbstractItemView::item {{ min-height: {px(32)}; padding: 0 {px(9)}; }}
    QPushButton:default {{ border-color: {colours.accent}; }}
    QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
    QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
    QScrollBar::handle {{ background: {colours.line}; border-radius: 4px; }}
    QScrollBar::handle:vertical {{ min-height: 40px; }}
    QScrollBar::handle:horizontal {{ min-width: 40px; }}
    QScrollBar::handle:hover {{ background: {colours.dim}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QLineEdit {{
        background: {colours.field}; color: {colours.text}; border: 1px solid {colours.line};
        border-radius: {px(9)}; padding: {px(7)} {px(11)};
    }}
    QLineEdit:hover {{ border-color: {colours.dim}; }}
    QLineEdit:focus {{ border: 2px solid {colours.text}; }}
    QToolButton[role="small"] {{
        background: transparent; color: {colours.text}; border: 2px solid transparent;
        border-radius: {px(7)}; padding: {px(3)} {px(6)};
    }}
    QToolButton[role="small"]:hover {{ background: {colours.on}; }}
    QToolButton[role="small"]:pressed {{ background: {colours.pressed}; }}
    QToolButton[role="small"]:disabled {{ color: {faded(colours.dim)}; }}
    QToolButton[role="small"]:focus {{ border-color: {colours.text}; }}
    #tools QToolButton::menu-indicator {{ image: none; }}
    #notice {{ background: {colours.on}; border-bottom: 1px solid {colours.accent}; }}
    #notice QLabel {{ color: {colours.text}; }}
    #displayPanel {{
        background: {colours.bar}; border: 1px solid {colours.line}; border-radius: {px(14)};
    }}
    #panelTitle {{ font-size: {px(18, 14)}; font-weight: 600; }}
    #place {{ color: {colours.dim}; font-weight: 600; }}
    QSlider {{ min-height: {thumb + 6}px; }}
    QSlider::groove:horizontal, QSlider::sub-page:horizontal {{
        height: {groove}px; border-radius: {groove // 2}px; background: {colours.line};
    }}
    QSlider::sub-page:horizontal {{ background: {colours.accent}; }}
    QSlider::handle:horizontal {{
        width: {thumb - 4}px; height: {thumb - 4}px; margin: {(groove - thumb) // 2}px 0;
        border-radius: {thumb // 2}px;
        background: {colours.field}; border: 2px solid {colours.accent};
    }}
    QSlider::handle:horizontal:hover {{ background: {colours.on}; border-color: {colours.text}; }}
    QSlider::handle:horizontal:pressed {{ background: {colours.accent}; }}
    QSlider::sub-page:horizontal:disabled {{ background: {faded(colours.dim)}; }}
    QSlider::handle:horizontal:disabled {{ border-color: {colours.line}; }}
    QSlider::handle:horizontal:focus {{ background: {colours.accent}; border-color: {colours.text}; }}
    #tools QToolButton:checked {{ background: {colours.on}; border-color: {colours.accent}; }}
    QMenu {{ background: {colours.field}; color: {colours.text}; border: 1px solid {colours.line}; }}
    QMenu {{ padding: {px(5)}; }}
    QMenu::item {{ padding: {px(8)} {px(26)} {px(8)} {px(14)}; border-radius: {px(6)}; }}
    QMenu::icon {{ padding-left: {px(14)}; }}
    QMenu::separator {{ height: 1px; background: {colours.line}; margin: {px(5)} {px(8)}; }}
    QMenu::item:selected {{ background: {colours.on}; }}
    QMenu::item:pressed {{ background: {colours.pressed}; }}
    QMenu::item:disabled {{ color: {faded(colours.dim)}; }}
    QToolTip {{ background: {colours.field}; color: {colours.text}; border: 1px solid {colours.line}; }}
    """


def faded(colour: str) -> str:
    """Return a colour at 60 %, for what is disabled, as a style sheet writes it."""
    solid = QColor(colour)
    return f"rgba({solid.red()}, {solid.green()}, {solid.blue()}, 60%)"


def panel_sheet(colours: Surround, factor: float) -> str:
    """Return the style of a panel over the table, at the panel's own scale."""

    def px(design: float, least: int = 1) -> str:
        return f"{max(least, round(design * factor))}px"

    return f"""
    * {{ font-size: {px(17, 13)}; color: {colours.text}; }}
    #panel {{ background: {colours.bar}; border: 1px solid {colours.line}; border-radius: {px(18)}; }}
    QScrollArea, #panelBody {{ background: transparent; border: none; }}
    QLabel[role="title"] {{
        font-family: "{fonts.TITLE}", "{fonts.TEXT}"; font-size: {px(32)}; color: {colours.accent};
    }}
    QLabel[role="heading"] {{
        font-family: "{fonts.TITLE}", "{fonts.TEXT}"; font-size: {px(22, 16)}; color: {colours.accent};
        padding: {px(3)} 0 0 {px(2)}; qproperty-indent: 0;  /* room for the accents of capitals */
    }}
    QLabel[role="name"] {{ font-weight: 500; }}
    QFrame[role="match"] {{
        background: {colours.field}; border: 1px solid {colours.line}; border-radius: {px(12)};
    }}
    QFrame[role="match"][current="true"] {{ border-color: {colours.accent}; }}
    QFrame[role="match"] QPushButton {{ background: {colours.bar}; font-size: {px(16, 13)}; }}
    QFrame[role="match"] QPushButton:hover {{ background: {colours.on}; }}
    QFrame[role="match"] QPushButton:pressed {{ background: {colours.pressed}; }}
    QLabel[role="matchName"] {{ font-size: {px(19, 14)}; font-weight: 600; }}
    QLabel[role="code"] {{
        font-family: "{fonts.TITLE}", "{fonts.TEXT}"; font-size: {px(38, 24)}; color: {colours.text};
    }}
    QLabel[role="caption"] {{ font-size: {px(15, 13)}; color: {colours.dim}; }}
    QLabel[role="line"] {{ font-size: {px(17, 13)}; }}
    QLabel[role="key"] {{
        background: {colours.field}; border: 1px solid {colours.line}; border-bottom-width: 2px;
        border-radius: {px(6)}; padding: {px(2)} {px(9)}; font-size: {px(15, 13)}; font-weight: 600;
    }}
    QPushButton[role="key"] {{
        background: {colours.field}; border: 1px solid {colours.line}; border-bottom-width: 2px;
        border-radius: {px(6)}; padding: {px(2)} {px(9)}; font-size: {px(15, 13)}; font-weight: 600;
        min-height: 0; min-width: {px(26)};
    }}
    QPushButton[role="key"]:hover {{ border-color: {colours.accent}; }}
    QPushButton[role="key"]:pressed {{ background: {colours.pressed}; border-bottom-width: 1px; }}
    QPushButton[role="key"]:focus {{ border: 2px solid {colours.text}; }}
    QFrame[role="rule"] {{ background: {colours.line}; border: none; }}
    QFrame[role="segments"] {{
        background: {colours.field}; border: 1px solid {colours.line}; border-radius: {px(9)};
    }}
    QFrame[role="segments"] QToolButton {{
        background: transparent; border: 1px solid transparent; border-radius: {px(8)};
        padding: {px(5)} {px(12)}; margin: 1px;
        color: {colours.dim}; font-size: {px(16, 13)}; font-weight: 500;
    }}
    QFrame[role="segments"] QToolButton:hover {{ color: {colours.text}; background: {colours.on}; }}
    QFrame[role="segments"] QToolButton:pressed {{ background: {colours.pressed}; }}
    QFrame[role="segments"] QToolButton:checked {{
        background: {colours.on}; border-color: {colours.accent}; color: {colours.text}; font-weight: 600;
    }}
    QFrame[role="segments"] QToolButton:focus {{ border: 2px solid {colours.text}; }}
    QPushButton[role="link"] {{
        background: transparent; border: none; border-bottom: 1px solid {colours.accent}; border-radius: 0;
        padding: 2px 1px; color: {colours.accent}; font-size: {px(16, 13)}; font-weight: 600;
    }}
    QPushButton[role="link"]:hover {{ color: {colours.text}; border-color: {colours.text}; }}
    QPushButton[role="link"]:pressed {{ color: {colours.dim}; background: transparent; }}
    QPushButton[role="link"]:disabled {{ color: {faded(colours.dim)}; border-color: {colours.line}; }}
    QPushButton[role="link"]:focus {{ border: 2px solid {colours.text}; border-radius: 4px; }}
    #cross {{ padding: 0; }}
    #cross:focus {{ border: 2px solid {colours.text}; }}
    QPlainTextEdit {{
        background: {colours.page}; border: 1px solid {colours.line}; border-radius: {px(9)};
        padding: {px(8)}; font-size: {px(15, 13)};
    }}
    QPlainTextEdit:focus {{ border-color: {colours.accent}; }}
    """
