"""The levels of both teams, as the upper right corner of a Guandan table shows them."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from cardavia_desktop.engine.cards import HEARTS, RANKS
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.ui import look, phrases
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.face import Corner
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO, Metrics
from cardavia_desktop.ui.table.texts import draw_text, text_width

translate = QCoreApplication.translate

_DEMI: Final = QFont.Weight.DemiBold
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter


def draw_wild_card(painter: QPainter, look_: Look, face: int, corner: QPointF, width: float) -> None:
    """Draw a small wild card with its ring and star."""
    shadow = look_.card_shadow(width, 0)
    painter.drawPixmap(corner - QPointF(shadow.margin, shadow.margin), shadow.pixmap)
    painter.drawPixmap(corner, look_.face(face, width))
    rect = QRectF(corner.x(), corner.y(), width, width * CARD_RATIO)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look_.colour(look.WILD), max(1.5, width * 0.034)))
    painter.drawRoundedRect(rect, width * 0.068, width * 0.068)
    reach = width * 0.13
    centre = QPointF(rect.left() + width * 0.74, rect.top() + width * 0.16)
    painter.setPen(QPen(look_.colour(look.IVORY), 1))
    painter.setBrush(look_.colour("#B5801F"))
    painter.drawEllipse(centre, reach, reach)
    size = reach * 1.6
    painter.drawPixmap(centre - QPointF(size / 2, size / 2), look_.glyph(Glyph.STAR, size, look.IVORY))


def corner(view: GuandanObservation, metrics: Metrics, look_: Look) -> Corner:
    """Return the box: a ladder from 2 to A, or two lines in a small window."""
    team = view.seat % 2
    own, other = view.levels[team], view.levels[1 - team]
    own_played = view.level_team is None or view.level_team == team
    own_text = phrases.fill(translate("Table", "Your team, level %1"), look_.letter(own))
    other_text = phrases.fill(translate("Table", "Opponents, level %1"), look_.letter(other))
    wild_text = translate("Table", "Wild")
    wild = RANKS.index(view.level) * 4 + HEARTS
    key = (look_.letter("K"), view.level, view.levels, own_text, own_played, metrics.compact, metrics.t)
    wild_line = phrases.fill(translate("Access", "%1: %2"), wild_text, phrases.card_name(wild))
    tip = f"{own_text}. {other_text}. {wild_line}"
    t = metrics.t

    def ground(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(look_.colour(look.BRASS, 0.34), 1))
        painter.setBrush(look_.colour(look.PLATE, 0.72))
        painter.drawRoundedRect(rect, 14 * t, 14 * t)

    def compact(painter: QPainter, rect: QRectF) -> None:
        ground(painter, rect)
        font = look_.font(16 * t, weight=_DEMI)
        for y, text, name in ((28, own_text, look.BRASS_BRIGHT), (56, other_text, look.CORAL)):
            draw_text(painter, rect.left() + 18 * t, rect.top() + y * t, text, font, look_.colour(name))
        width = round(46 * t)
        draw_wild_card(
            painter, look_, wild, QPointF(rect.right() - width - 18 * t, rect.top() + 9 * t), width
        )

    def full(painter: QPainter, rect: QRectF) -> None:
        ground(painter, rect)
        left, right, y = rect.left() + 28 * t, rect.right() - 112 * t, rect.top() + 60 * t
        places = [left + (right - left) * index / (len(RANKS) - 1) for index in range(len(RANKS))]
        played = RANKS.index(view.level)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look_.colour(look.PRIMARY))
        painter.drawEllipse(QPointF(places[played], y), 13 * t, 13 * t)
        font = look_.font(15 * t, weight=_DEMI)
        marked = {RANKS.index(own), RANKS.index(other), len(RANKS) - 1}
        for index, rank in enumerate(RANKS):
            name = look.ON_PRIMARY if index == played else look.IVORY
            alpha = 1.0 if index == played or index in marked else 0.66
            letter = look_.letter(rank)
            draw_text(painter, places[index], y, letter, font, look_.colour(name, alpha), _CENTRE)
        for level, text, name, down in (
            (own, own_text, look.BRASS_BRIGHT, -1),
            (other, other_text, look.CORAL, 1),
        ):
            x, tip_y = places[RANKS.index(level)], y + down * 17 * t
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look_.colour(name))
            half, height = 6 * t, down * 8 * t
            painter.drawPolygon(
                QPolygonF(
                    [QPointF(x, tip_y), QPointF(x - half, tip_y + height), QPointF(x + half, tip_y + height)]
                )
            )
            half_text = text_width(text, font) / 2
            text_x = min(max(x, rect.left() + 18 * t + half_text), right + 12 * t - half_text)
            draw_text(painter, text_x, y + down * 38 * t, text, font, look_.colour(name), _CENTRE)
        line_x = right + 22 * t
        painter.setPen(QPen(look_.colour(look.BRASS, 0.35), 1))
        painter.drawLine(QPointF(line_x, rect.top() + 16 * t), QPointF(line_x, rect.bottom() - 16 * t))
        width = round(56 * t)
        draw_wild_card(
            painter, look_, wild, QPointF(rect.right() - width - 20 * t, rect.top() + 11 * t), width
        )
        small = look_.font(14 * t, weight=_DEMI)
        x = rect.right() - width / 2 - 20 * t
        draw_text(
            painter, x, rect.bottom() - 14 * t, wild_text, small, look_.colour(look.BRASS_BRIGHT), _CENTRE
        )

    if metrics.compact:
        font = look_.font(16 * t, weight=_DEMI)
        words = max(text_width(own_text, font), text_width(other_text, font))
        return Corner(words + 18 * t + round(46 * t) + 36 * t, 84 * t, key, compact, tip)
    return Corner(470 * t, 118 * t, key, full, tip)
