"""Everything that the table is painted with: colours, fonts and pictures, at the screen's own pixels.

All painting on the table goes through one :class:`Look`, so that what filters the picture has one place to
stand in: it maps colours and images, and painting costs the same with and without it.
"""

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.ui import fonts
from cardavia_desktop.ui.card_art import Back, CardStyle, back_path, face_path
from cardavia_desktop.ui.felt import draw_felt
from cardavia_desktop.ui.icon_art import Emblem, Glyph, emblem_path, glyph_path
from cardavia_desktop.ui.pictures import Pictures, Tone

IVORY: Final = "#FBF6E8"
SOFT: Final = "#BFD3CC"
PLATE: Final = "#06201F"
BRASS: Final = "#D2A95B"
BRASS_BRIGHT: Final = "#EBCF94"
BRASS_DEEP: Final = "#8A6424"
PRIMARY: Final = "#D9B063"
PRIMARY_EDGE: Final = "#F3DCA8"
ON_PRIMARY: Final = "#1A1408"
MINT: Final = "#B4EFD0"
CORAL: Final = "#F6B899"
CORAL_DEEP: Final = "#C2512F"
ALERT: Final = "#2A1713"
SHADE: Final = "#000806"
CARD_SHADOW: Final = "#001413"
MENDS: Final = "#1E7A55"
CHOSEN_GROUND: Final = "#FDEFC6"
CHOSEN_RING: Final = "#E5A92F"
WILD: Final = "#A9771C"
WILD_BRIGHT: Final = "#F1D48D"
VEIL: Final = "#0C3331"
PAPER: Final = "#FBF5E6"
PAPER_EDGE: Final = "#C9B47F"
PAPER_LINE: Final = "#C4974A"
INK: Final = "#1B2422"
INK_DIM: Final = "#566059"
GAIN: Final = "#1E6B4B"
LOSS: Final = "#A32A2A"
FOCUS: Final = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow: its picture, and how far that reaches beyond what casts it."""

    pixmap: QPixmap
    margin: float


class Look:
    """Colours, fonts and cached pictures for one table."""

    def __init__(self) -> None:
        self._ratio = 1.0
        self._style = CardStyle()
        self._back = Back.BOTTLE
        self._tone: Tone | None = None
        self._pictures = Pictures()
        self._draws = False

    @property
    def ratio(self) -> float:
        """Return how many device pixels a length of 1 has."""
        return self._ratio

    def set_ratio(self, ratio: float) -> None:
        """Paint for a screen with that many device pixels to a length of 1."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._pictures.set_ratio(ratio)

    def set_deck(self, style: CardStyle, back: Back) -> None:
        """Use that variant of the deck; its ``columns`` does not count, each hand has its own."""
        if (style, back) != (self._style, self._back):
            self._style, self._back = style, back
            self._pictures.forget()

    def set_tone(self, tone: Tone | None) -> None:
        """Change all colours from now on; None shows them as they are.

        What has been drawn is kept and only recoloured, so that the picture can follow a slider.
        """
        self._tone = tone
        self._pictures.set_tone(tone)

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """Return a colour, given as ``#rrggbb``, as it is to appear."""
        colour = QColor(name)
        if self._tone is not None and not self._draws:
            colour = self._tone.colour(colour)
        colour.setAlphaF(alpha)
        return colour

    def pen(self, name: str, width: float = 1.0, alpha: float = 1.0) -> QPen:
        """Return a pen with round ends."""
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        return QPen(self.colour(name, alpha), width, Qt.PenStyle.SolidLine, cap, join)

    @staticmethod
    def font(pixels: float, family: str = fonts.TEXT, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """Return a font; what its family lacks comes from the text family."""
        made = fonts.font(pixels, family, weight)
        made.setFamilies([family, fonts.TEXT])
        return made

    # Cards

    def letter(self, rank: str) -> str:
        """Return a rank, given by its text, as the cards show it: words beside them say the same."""
        return self._style.letter(rank)

    @property
    def four_colours(self) -> bool:
        """Tell whether each suit has a colour of its own."""
        return self._style.four_colours

    def face(self, card: Card, width: float, *, columns: bool = False, gold: bool = False) -> QPixmap:
        """Return a card's face at a width; ``gold`` tints its ground."""
        style = CardStyle(
            columns=columns,
            large=self._style.large,
            four_colours=self._style.four_colours,
            french=self._style.french,
        )
        path = face_path(card, style)
        key = ("card", path, round(width, 2))

        def draw_gold() -> QImage:
            image = self._pictures.plain(key, lambda: self._svg(path, width, width * 1.4)).copy()
            image.setDevicePixelRatio(1)
            painter = QPainter(image)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.setBrush(QColor(CHOSEN_GROUND))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = image.width() * 0.068
            painter.drawRoundedRect(image.rect(), radius, radius)
            painter.end()
            return image

        if gold:
            return self._cached((*key, "gold"), draw_gold)
        return self._cached(key, lambda: self._svg(path, width, width * 1.4))

    def back(self, width: float) -> QPixmap:
        """Return the back of the cards at a width."""
        path = back_path(self._back)
        return self._cached(("card", path, round(width, 2)), lambda: self._svg(path, width, width * 1.4))

    def card_shadow(self, width: float, lift: float) -> Shadow:
        """Return a card's shadow; ``lift`` goes from 0, lying, to 1, held."""
        blur, drop = card_shadow_reach(width, lift)
        return self.shadow(
            width,
            width * 1.4,
            width * 0.068,
            blur=blur,
            drop=drop,
            alpha=0.30 + 0.12 * _step(lift),
            name=CARD_SHADOW,
        )

    def shadow(
        self,
        width: float,
        height: float,
        radius: float,
        *,
        blur: float,
        drop: float,
        alpha: float,
        name: str = SHADE,
    ) -> Shadow:
        """Return the shadow of a rounded rectangle, to be painted at its top left less the margin."""
        margin = math.ceil(blur + drop)
        key = ("shadow", round(width, 1), round(height, 1), round(blur, 2), round(drop, 2), alpha, name)

        def draw(painter: QPainter) -> None:
            steps = 8
            painter.setPen(Qt.PenStyle.NoPen)
            rest = 1.0
            for step in range(steps, 0, -1):
                # Each ring adds what is missing to the share that a soft edge has at its distance.
                target = alpha * (1 - (step - 0.5) / steps) ** 1.6
                layer = max(0.0, 1 - (1 - target) / rest)
                rest *= 1 - layer
                spread = blur * step / steps
                painter.setBrush(self.colour(name, layer))
                rect = QRectF(
                    margin - spread, margin - spread + drop, width + 2 * spread, height + 2 * spread
                )
                painter.drawRoundedRect(rect, radius + spread, radius + spread)

        size = (width + 2 * margin, height + 2 * margin)
        return Shadow(self._cached(key, lambda: self.picture(*size, draw)), margin)

    # Signs

    def glyph(self, glyph: Glyph, size: float, name: str, alpha: float = 1.0) -> QPixmap:
        """Return a sign in one colour."""

        def draw(painter: QPainter) -> None:
            QSvgRenderer(glyph_path(glyph)).render(painter, QRectF(0, 0, size, size))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            painter.fillRect(QRectF(0, 0, size + 1, size + 1), self.colour(name, alpha))

        return self._cached(
            ("glyph", glyph, round(size, 1), name, alpha), lambda: self.picture(size, size, draw)
        )

    def emblem(self, emblem: Emblem, size: float, *, own_side: bool) -> QPixmap:
        """Return a seat's sign on its plate."""
        path = emblem_path(emblem, own_side=own_side)
        return self._cached(("emblem", path, round(size, 1)), lambda: self._svg(path, size, size))

    # The felt

    def felt(self, width: float, height: float, scale: float, *, rounded: bool = True) -> QPixmap:
        """Return the playing surface with its lamp, weave, engraving and edge.

        Its corners are cut off unless it is not ``rounded``: an opaque picture is painted faster.
        """

        def draw(painter: QPainter) -> None:
            draw_felt(painter, QRectF(0, 0, width, height), scale, rounded=rounded)

        return self._cached(
            ("felt", width, height, scale, rounded),
            lambda: self.picture(width, height, draw, opaque=not rounded),
        )

    # Pictures

    def picture(
        self, width: float, height: float, draw: Callable[[QPainter], None], *, opaque: bool = False
    ) -> QImage:
        """Return a new picture of a size, drawn in lengths at the screen's pixels.

        It is drawn in the colours as they are: the whole of it is changed when it is shown, which is exact
        where a change of each colour that it is mixed from would not be. An opaque one covers all its pixels.
        """
        image = self._blank(width, height, opaque=opaque)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._ratio, self._ratio)
        before, self._draws = self._draws, True
        try:
            draw(painter)
        finally:
            self._draws = before
            painter.end()
        return image

    def composed(
        self, key: Hashable, width: float, height: float, draw: Callable[[QPainter], None]
    ) -> QPixmap:
        """Return a picture put together from others of this look and from its colours."""
        return self._cached(("composed", key), lambda: self.picture(width, height, draw))

    def _blank(self, width: float, height: float, *, opaque: bool) -> QImage:
        pixels_w = max(1, math.ceil(width * self._ratio - 1e-6))
        pixels_h = max(1, math.ceil(height * self._ratio - 1e-6))
        formats = QImage.Format
        image = QImage(
            pixels_w, pixels_h, formats.Format_RGB32 if opaque else formats.Format_ARGB32_Premultiplied
        )
        image.fill(0)
        return image

    def _svg(self, path: str, width: float, height: float) -> QImage:
        """Return a drawing at a size, rounded to whole device pixels so that its edges stay sharp."""
        pixels_w, pixels_h = max(1, round(width * self._ratio)), max(1, round(height * self._ratio))
        image = QImage(pixels_w, pixels_h, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(path).render(painter, QRectF(0, 0, pixels_w, pixels_h))
        painter.end()
        return image

    def _cached(self, key: Hashable, draw: Callable[[], QImage]) -> QPixmap:
        """Return a picture as it is to appear, or, as a part of another one, in the colours as they are."""
        if self._draws:
            return QPixmap.fromImage(self._pictures.plain(key, draw))
        return self._pictures.shown(key, draw)


def card_shadow_reach(width: float, lift: float) -> tuple[float, float]:
    """Return how far a card's shadow spreads, and how far it lies below the card."""
    return width * (0.035 + 0.075 * _step(lift)), width * (0.02 + 0.04 * _step(lift))


def _step(lift: float) -> float:
    """Return a lift in steps, of which few pictures are made."""
    return round(lift * 4) / 4
