"""Rows of cards inside a text document: measured when the text is laid out, drawn when it is painted."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPyTextObject,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtSvg import QSvgRenderer

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui.card_art import CardStyle, face_path
from cardavia_desktop.ui.glyphs import glyph_pixmap
from cardavia_desktop.ui.icon_art import Glyph

OBJECT_TYPE = QTextFormat.ObjectTypes.UserObject.value + 1
"""Type of the text object that is a row of cards."""

_ROW_PROPERTY = QTextFormat.Property.UserProperty.value + 1
_ASPECT = 1.4  # height of a card in widths
_RADIUS = 0.068  # corner, in card widths
_STRIP = 0.44  # what an overlapped card shows of itself, in card widths
_LEAST_STRIP = 0.27  # below this the index of a card is covered
_GROUP_GAP = 0.10  # between two groups, in card widths
_SIGN_WIDTH = 0.62  # room for a sign between two groups, in card widths
_BADGE = 0.092  # radius of the star of a wild card, in card widths
_WILD_RING = QColor("#A9771C")
_WILD_RING_INSIDE = QColor("#F1D48D")
_STANDING_IN_GROUND = QColor("#FBE3A4")
_SHADOW = QColor(0, 20, 19, 60)
_MOST_PICTURES = 400  # several screens full; a window that is being resized asks for new sizes all the time


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it is shown.

    Attributes:
        card: the card.
        wild: whether it has the wild card's ring.
        stands_in: whether this is what a wild card stands for; it then lies on gold.
    """

    card: Card
    wild: bool = False
    stands_in: bool = False


class Sign(Enum):
    """A sign between two groups of cards."""

    ALLOWED = auto()
    REFUSED = auto()
    GIVES = auto()


Part = tuple[Face, ...] | Sign
"""A group of overlapping cards, or a sign."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """Groups of cards and signs in a row, with the measures that they fit into the text with.

    Attributes:
        parts: what the row shows.
        card_width: width of a card, in logical pixels.
        strip: what an overlapped card shows of itself, in logical pixels.
    """

    parts: tuple[Part, ...]
    card_width: float
    strip: float

    @property
    def size(self) -> QSizeF:
        """Return the room that the row takes, with a margin for the shadow."""
        width = sum(self.width_of(part) for part in self.parts)
        width += _GROUP_GAP * self.card_width * (len(self.parts) - 1)
        return QSizeF(width + 2, self.card_width * _ASPECT + 3)

    def width_of(self, part: Part) -> float:
        """Return the room that a group or sign takes."""
        if isinstance(part, Sign):
            return _SIGN_WIDTH * self.card_width
        return self.card_width + (len(part) - 1) * self.strip


def fitted_row(parts: Sequence[Part], card_width: float, room: float) -> CardRow:
    """Return a row of ``parts`` no wider than ``room``.

    The cards are ``card_width`` wide if that fits. Otherwise they overlap more, as long as every index can
    be read, and then become smaller.
    """
    fixed = 0.0
    overlapped = 0
    for part in parts:
        if isinstance(part, Sign):
            fixed += _SIGN_WIDTH
        else:
            fixed += 1
            overlapped += len(part) - 1
    fixed += _GROUP_GAP * (len(parts) - 1)
    room -= 2
    strip = _STRIP
    if overlapped and card_width * (fixed + overlapped * strip) > room:
        strip = max(_LEAST_STRIP, (room / card_width - fixed) / overlapped)
    width = min(card_width, room / (fixed + overlapped * strip))
    return CardRow(tuple(parts), width, strip * width)


class CardFaces:
    """Pictures of card faces in the sizes asked for, each drawn once."""

    def __init__(self, style: CardStyle) -> None:
        self._style = style
        self._pictures: dict[tuple[str, int, int], QPixmap] = {}

    @property
    def style(self) -> CardStyle:
        """The variant of the deck."""
        return self._style

    def picture(self, card: Card, size: QSize, ratio: float) -> QPixmap:
        """Return the face of ``card`` with ``size`` device pixels, shown at ``ratio`` of them to a pixel."""
        path = face_path(card, self._style)
        key = (path, size.width(), size.height())
        picture = self._pictures.get(key)
        if picture is None:
            if len(self._pictures) >= _MOST_PICTURES:
                self._pictures.clear()
            picture = QPixmap(size)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            QSvgRenderer(path).render(painter, QRectF(0, 0, size.width(), size.height()))
            painter.end()
            self._pictures[key] = picture
        picture.setDevicePixelRatio(ratio)
        return picture


class CardRowObject(QPyTextObject):
    """Measures and draws the card rows of one document."""

    def __init__(self, faces: CardFaces, allowed: QColor, refused: QColor, neutral: QColor) -> None:
        super().__init__()
        self._faces = faces
        self._sign_colours = {Sign.ALLOWED: allowed, Sign.REFUSED: refused, Sign.GIVES: neutral}
        self._rows: list[CardRow] = []

    @property
    def rows(self) -> tuple[CardRow, ...]:
        """The rows of the document, from its beginning to its end."""
        return tuple(self._rows)

    def format_for(self, row: CardRow) -> QTextCharFormat:
        """Return the format that makes an object replacement character show ``row``."""
        char = QTextCharFormat()
        char.setObjectType(OBJECT_TYPE)
        char.setProperty(_ROW_PROPERTY, len(self._rows))
        char.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        self._rows.append(row)
        return char

    def intrinsicSize(self, _document: QTextDocument, _position: int, char: QTextFormat) -> QSizeF:
        """Return the room that the row takes in the text."""
        return self._rows[char.intProperty(_ROW_PROPERTY)].size

    def drawObject(
        self,
        painter: QPainter,
        area: QRectF | QRect,
        _document: QTextDocument,
        _position: int,
        char: QTextFormat,
    ) -> None:
        """Draw the row into ``area``."""
        row = self._rows[char.intProperty(_ROW_PROPERTY)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        x, y, height = area.x() + 1.0, area.y() + 1.0, row.card_width * _ASPECT
        for part in row.parts:
            if isinstance(part, Sign):
                width = _SIGN_WIDTH * row.card_width
                _draw_sign(
                    painter,
                    part,
                    QPointF(x + width / 2, y + height / 2),
                    row.card_width,
                    self._sign_colours[part],
                )
                x += width
            else:
                _draw_shadow(painter, QRectF(x, y, row.width_of(part), height))
                for face in part:
                    self._draw_card(painter, face, QRectF(x, y, row.card_width, height))
                    x += row.strip
                x += row.card_width - row.strip
            x += _GROUP_GAP * row.card_width
        painter.restore()

    def _draw_card(self, painter: QPainter, face: Face, place: QRectF) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        radius = _RADIUS * place.width()
        size = QSize(round(place.width() * ratio), round(place.height() * ratio))
        painter.drawPixmap(place.topLeft(), self._faces.picture(face.card, size, ratio))
        if face.stands_in:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.setBrush(_STANDING_IN_GROUND)
            painter.drawRoundedRect(place, radius, radius)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        if face.wild or face.stands_in:
            _draw_ring(painter, place, radius)
            _draw_badge(painter, place, ratio)


def _draw_shadow(painter: QPainter, place: QRectF) -> None:
    """Draw the shadow of a group of cards, below it and at its sides."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    radius = _RADIUS * place.height() / _ASPECT
    painter.drawRoundedRect(place.adjusted(-0.6, 0.6, 0.6, 1.8), radius, radius)


def _draw_ring(painter: QPainter, place: QRectF, radius: float) -> None:
    line = max(1.0, 0.025 * place.width())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, colour in ((line / 2, _WILD_RING), (line * 1.5, _WILD_RING_INSIDE)):
        painter.setPen(QPen(colour, line))
        painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def _draw_badge(painter: QPainter, place: QRectF, ratio: float) -> None:
    """Draw the wild card's star at the bottom left, which no other card of the row covers."""
    radius = _BADGE * place.width()
    centre = QPointF(place.left() + 1.5 * radius, place.bottom() - 1.5 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WILD_RING)
    painter.drawEllipse(centre, radius, radius)
    size = max(1, round(1.7 * radius))
    star = glyph_pixmap(Glyph.STAR, _WILD_RING_INSIDE, size, ratio)
    painter.drawPixmap(centre - QPointF(size, size) / 2, star)


def _draw_sign(painter: QPainter, sign: Sign, centre: QPointF, card_width: float, colour: QColor) -> None:
    """Draw a tick, a cross or an arrow around ``centre``."""
    reach = 0.13 * card_width
    strokes: dict[Sign, tuple[tuple[tuple[float, float], ...], ...]] = {
        Sign.ALLOWED: (((-1, 0.1), (-0.3, 0.8), (1, -0.8)),),
        Sign.REFUSED: (((-0.8, -0.8), (0.8, 0.8)), ((-0.8, 0.8), (0.8, -0.8))),
        Sign.GIVES: (((-1.1, 0), (1.1, 0)), ((0.4, -0.7), (1.1, 0), (0.4, 0.7))),
    }
    path = QPainterPath()
    for stroke in strokes[sign]:
        first, *rest = (centre + QPointF(x * reach, y * reach) for x, y in stroke)
        path.moveTo(first)
        for point in rest:
            path.lineTo(point)
    pen = QPen(colour, max(1.6, 0.035 * card_width))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
