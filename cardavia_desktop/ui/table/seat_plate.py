"""A seat's plate: who sits there, on whose side, with how many cards, and whether it is that seat's turn."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.ui import fonts, look
from cardavia_desktop.ui.icon_art import Emblem, Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.texts import SMOOTH, draw_text, text_width

_DEMI = QFont.Weight.DemiBold
_MEDIUM = QFont.Weight.Medium
_WIDTH, _HEIGHT = 252.0, 84.0


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What a plate tells.

    Attributes:
        name: the player's name.
        role: the seat's role in words.
        glyph: the role's sign.
        emblem: the seat's sign.
        own_side: whether the seat is on the person's side.
        count: how many cards it holds.
        turn: the word on the tab when it is the seat's turn, else empty.
        thinks: whether it is thinking; told by an arc around its sign too.
        honour: the word on the tab when the seat is paid tribute; else empty.
        alert: the word on the tab when few cards are left, or the seat has a duty; else empty.
        place: its place once it has gone out, shown instead of the count; else empty.
        remark: what stands below the plate, such as its bid; else empty.
        strong_remark: whether the remark matters more than others.
        dim: whether it stands behind a panel.
    """

    name: str
    role: str
    glyph: Glyph
    emblem: Emblem
    own_side: bool
    count: int
    turn: str = ""
    thinks: bool = False
    honour: str = ""
    alert: str = ""
    place: str = ""
    remark: str = ""
    strong_remark: bool = False
    dim: bool = False


class GlowItem(QGraphicsItem):
    """The glow around a plate whose turn it is; a child of the plate, behind it. It is not seen at first.

    It does not know its plate: two items that know one another, child and parent, are never let go of.
    """

    def __init__(self, look_: Look, plate: QGraphicsItem) -> None:
        super().__init__(plate)
        self._look = look_
        self._rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setOpacity(0.0)

    def surround(self, rect: QRectF) -> None:
        """Glow around a plate of that size."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the plate with room for the glow."""
        reach = 26 * self._rect.width() / _WIDTH
        return self._rect.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the glow."""
        del option, widget
        rect = self._rect
        k = rect.width() / _WIDTH
        glow = self._look.shadow(
            rect.width(), rect.height(), 14 * k, blur=18 * k, drop=0, alpha=0.42, name=look.BRASS_BRIGHT
        )
        painter.setRenderHints(SMOOTH)
        painter.drawPixmap(QPointF(-glow.margin, -glow.margin), glow.pixmap)


class SeatPlate(QGraphicsItem):
    """A plate; its origin is its top left corner.

    Attributes:
        glow: the light around it while it is the seat's turn.
    """

    def __init__(self, look_: Look) -> None:
        super().__init__()
        self._look = look_
        self._seat: SeatLook | None = None
        self._scale = 0.0
        self._bounds = QRectF()
        self._remark_right = False
        self.glow = GlowItem(look_, self)

    @property
    def lit(self) -> bool:
        """Tell whether it is the seat's turn."""
        return self._seat is not None and bool(self._seat.turn)

    def show_seat(self, seat: SeatLook, scale: float, *, remark_right: bool) -> None:
        """Tell something else.

        Args:
            seat: what to tell.
            scale: the size of everything on the plate, 1 at full size.
            remark_right: whether the remark below stands at the right.
        """
        if (seat, scale, remark_right) == (self._seat, self._scale, self._remark_right):
            return
        if scale != self._scale:
            self.prepareGeometryChange()
            above, below = max(14 * scale, 11.0), max(44 * scale, 12 * scale + 24)
            self._bounds = QRectF(0, 0, _WIDTH * scale, _HEIGHT * scale).adjusted(-2, -above, 2, below)
            self._scale = scale
            self.glow.surround(self.body)
        self._seat, self._remark_right = seat, remark_right
        self.update()

    @property
    def extent(self) -> QRectF:
        """Return what of the table the plate covers with its tabs and remark, without its glow."""
        k = self._scale
        below = 42 * k if self._seat is not None and self._seat.remark else 4 * k
        return QRectF(self.x(), self.y() - 13 * k, _WIDTH * k, _HEIGHT * k + 13 * k + below)

    @property
    def body(self) -> QRectF:
        """Return the plate itself, without what stands out of it."""
        return QRectF(0, 0, _WIDTH * self._scale, _HEIGHT * self._scale)

    def boundingRect(self) -> QRectF:
        """Return the plate with room for its tabs and remark."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the plate."""
        del option, widget
        seat, k = self._seat, self._scale
        if seat is None:
            return
        painter.setRenderHints(SMOOTH)
        rect = self.body
        edge = look.BRASS_BRIGHT if seat.turn else look.BRASS
        painter.setPen(QPen(self._look.colour(edge, 1 if seat.turn else 0.34), 2.2 if seat.turn else 1))
        painter.setBrush(self._look.colour(look.PLATE, 0.80 if not seat.turn else 0.94))
        painter.drawRoundedRect(rect, 14 * k, 14 * k)
        size = 54 * k
        emblem = self._look.emblem(seat.emblem, size, own_side=seat.own_side)
        painter.drawPixmap(QPointF(44 * k - size / 2, rect.center().y() - size / 2), emblem)
        if seat.thinks:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self._look.pen(look.BRASS_BRIGHT, 3.2 * k))
            ring = QRectF(
                44 * k - size / 2 - 2 * k, rect.center().y() - size / 2 - 2 * k, size + 4 * k, size + 4 * k
            )
            painter.drawArc(ring, 90 * 16, -235 * 16)
        self._paint_words(painter, seat)
        self._paint_count(painter, seat)
        self._paint_tabs(painter, seat)
        if seat.remark:
            self._paint_remark(painter, seat)

    def _paint_words(self, painter: QPainter, seat: SeatLook) -> None:
        k = self._scale
        name_font = self._look.font(20 * k, weight=_DEMI)
        draw_text(painter, 84 * k, 29 * k, seat.name, name_font, self._look.colour(look.IVORY))
        name = look.BRASS_BRIGHT if seat.own_side else look.CORAL
        sign = self._look.glyph(seat.glyph, 18 * k, name)
        painter.drawPixmap(QPointF(84 * k, 48 * k), sign)
        role_font = self._look.font(16 * k, weight=_MEDIUM)
        draw_text(painter, 108 * k, 57 * k, seat.role, role_font, self._look.colour(name))

    def _paint_count(self, painter: QPainter, seat: SeatLook) -> None:
        k = self._scale
        right = (_WIDTH - 20) * k
        if seat.place:
            font = self._look.font(28 * k, fonts.NUMBER)
            colour = self._look.colour(look.BRASS_BRIGHT)
            draw_text(painter, right, 32 * k, seat.place, font, colour, Qt.AlignmentFlag.AlignRight)
            return
        font = self._look.font(32 * k, fonts.NUMBER)
        colour = self._look.colour("#FFD9A0" if seat.count <= 2 else look.IVORY)
        width = draw_text(painter, right, 32 * k, str(seat.count), font, colour, Qt.AlignmentFlag.AlignRight)
        size = 26 * k
        back = self._look.glyph(Glyph.CARD_BACK, size, look.BRASS_BRIGHT)
        painter.drawPixmap(QPointF(right - width - size - 5 * k, 32 * k - size / 2), back)

    def _paint_tabs(self, painter: QPainter, seat: SeatLook) -> None:
        k = self._scale
        font = self._look.font(14 * k, weight=_DEMI)
        height = max(23 * k, 18.0)
        for text, right, ground, edge, ink in (
            (seat.turn, False, look.PRIMARY, look.PRIMARY_EDGE, look.ON_PRIMARY),
            (seat.honour, True, look.PRIMARY, look.PRIMARY_EDGE, look.ON_PRIMARY),
            (seat.alert, True, look.ALERT, look.CORAL, "#FFD9C2"),
        ):
            if not text:
                continue
            width = text_width(text, font) + 22 * k
            x = (_WIDTH - 18) * k - width if right else 18 * k
            tab = QRectF(x, -height / 2, width, height)
            painter.setPen(QPen(self._look.colour(edge), 1.3))
            painter.setBrush(self._look.colour(ground))
            painter.drawRoundedRect(tab, 6 * k, 6 * k)
            middle = Qt.AlignmentFlag.AlignHCenter
            draw_text(painter, tab.center().x(), tab.center().y(), text, font, self._look.colour(ink), middle)

    def _paint_remark(self, painter: QPainter, seat: SeatLook) -> None:
        k = self._scale
        weight = _DEMI if seat.strong_remark else QFont.Weight.Normal
        font = self._look.font(14 * k, weight=weight)
        width, height = text_width(seat.remark, font) + 30 * k, max(28 * k, 22.0)
        x = (_WIDTH - 4) * k - width if self._remark_right else 4 * k
        pill = QRectF(x, _HEIGHT * k + 12 * k, width, height)
        painter.setPen(QPen(self._look.colour(look.BRASS, 0.5), 1))
        painter.setBrush(self._look.colour(look.PLATE, 0.55))
        painter.drawRoundedRect(pill, height / 2, height / 2)
        colour = self._look.colour(look.BRASS_BRIGHT if seat.strong_remark else look.SOFT)
        centre = pill.center()
        draw_text(painter, centre.x(), centre.y(), seat.remark, font, colour, Qt.AlignmentFlag.AlignHCenter)
