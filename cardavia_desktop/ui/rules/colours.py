"""The colours and type faces of a page of rules."""

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette


@dataclass(frozen=True, slots=True)
class RulesColours:
    """The colours of a page of rules.

    Attributes:
        page: the ground.
        text: ink on it.
        dim: what is less important.
        line: hairlines.
        accent: names, numbers and terms.
        allowed: the tick of what is allowed, and sums won.
        refused: the cross of what is refused, and sums lost.
    """

    page: QColor
    text: QColor
    dim: QColor
    line: QColor
    accent: QColor
    allowed: QColor
    refused: QColor

    @classmethod
    def of(cls, palette: QPalette) -> "RulesColours":
        """Return the colours that ``palette`` means; green and red follow its ground, light or dark."""
        page = palette.color(QPalette.ColorRole.Base)
        text = palette.color(QPalette.ColorRole.Text)
        dark = page.lightnessF() < text.lightnessF()
        return cls(
            page,
            text,
            palette.color(QPalette.ColorRole.PlaceholderText),
            palette.color(QPalette.ColorRole.Mid),
            palette.color(QPalette.ColorRole.Accent),
            QColor("#B4EFD0" if dark else "#1E6B4B"),
            QColor("#F6B899" if dark else "#A32A2A"),
        )


def mixed(colour: QColor, other: QColor, share: float) -> QColor:
    """Return ``colour`` with ``share`` of ``other`` mixed into it."""
    return QColor(
        round(colour.red() + (other.red() - colour.red()) * share),
        round(colour.green() + (other.green() - colour.green()) * share),
        round(colour.blue() + (other.blue() - colour.blue()) * share),
    )


@dataclass(frozen=True, slots=True)
class Fonts:
    """The type faces of the page, both at the size of its running text."""

    text: QFont
    titles: QFont

    @property
    def em(self) -> float:
        """The size of the running text in pixels, the unit of all measures of the page."""
        return float(QFontInfo(self.text).pixelSize())

    def scaled(self, factor: float) -> "Fonts":
        """Return the same faces in another size."""
        return Fonts(scaled(self.text, factor), scaled(self.titles, factor))


def scaled(font: QFont, factor: float) -> QFont:
    """Return ``font`` in ``factor`` times its size."""
    result = QFont(font)
    if font.pixelSize() > 0:
        result.setPixelSize(max(1, round(font.pixelSize() * factor)))
    else:
        result.setPointSizeF(font.pointSizeF() * factor)
    return result
