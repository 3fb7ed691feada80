"""The playing surface: felt with its lamp, weave, engraving and edge, in its own colours."""

import math
from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

FELT_RADIUS: Final = 16
"""Radius of the felt's corners at scale 1."""

_GROUND: Final = ((0.0, "#246A5C"), (0.38, "#16514A"), (0.74, "#0B3634"), (1.0, "#041F1F"))
_LAMP: Final = "#FFD480"
_DUSK: Final = "#000E0E"
_EDGE: Final = "#D2A95B"
_ENGRAVING: Final = "#EBCF94"


def draw_felt(painter: QPainter, felt: QRectF, scale: float, *, rounded: bool) -> None:
    """Draw the felt, at the table's scale; its corners are cut off where it is ``rounded``."""
    radius, centre = FELT_RADIUS * scale, felt.center().x()
    outline = QPainterPath()
    outline.addRoundedRect(felt, radius, radius)
    painter.save()
    if rounded:
        painter.setClipPath(outline)
    ground = QRadialGradient(QPointF(centre, felt.height() * 0.40), felt.width() * 0.63)
    for stop, name in _GROUND:
        ground.setColorAt(stop, QColor(name))
    painter.fillRect(felt, ground)
    painter.fillRect(felt, QBrush(_weave()))
    lamp = QRadialGradient(QPointF(centre, -40), felt.width() * 0.43)
    for stop, alpha in ((0.0, 0.23), (0.5, 0.08), (1.0, 0.0)):
        lamp.setColorAt(stop, _colour(_LAMP, alpha))
    painter.fillRect(felt, lamp)
    dusk = QLinearGradient(0, felt.height() * 0.65, 0, felt.height())
    dusk.setColorAt(0, _colour(_DUSK, 0))
    dusk.setColorAt(1, _colour(_DUSK, 0.47))
    painter.fillRect(felt, dusk)
    painter.translate(centre, felt.height() * 0.36)
    _engrave(painter, felt.height() * 0.29)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_colour("#000000", 0.45), 2))
    painter.drawRoundedRect(felt.adjusted(1, 1, -1, -1), radius, radius)
    inset = 7 * scale
    painter.setPen(QPen(_colour(_EDGE, 0.42), 1.2))
    painter.drawRoundedRect(felt.adjusted(inset, inset, -inset, -inset), 11 * scale, 11 * scale)


def _engrave(painter: QPainter, radius: float) -> None:
    """Draw the rosette around the origin."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, alpha in ((1.0, 0.13), (0.955, 0.07), (0.42, 0.10)):
        painter.setPen(QPen(_colour(_ENGRAVING, alpha), 1.2))
        painter.drawEllipse(QPointF(0, 0), radius * share, radius * share)
    for ray in range(32):
        odd = ray % 2
        painter.setPen(QPen(_colour(_ENGRAVING, 0.10 if odd else 0.15), 1.1))
        inner, outer = (0.5, 0.78) if odd else (0.46, 0.91)
        painter.drawLine(QPointF(0, -radius * inner), QPointF(0, -radius * outer))
        painter.rotate(360 / 32)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_colour(_ENGRAVING, 0.05))
    painter.drawPath(_star_path(radius * 0.38, 8, 0.34))


def _star_path(radius: float, points: int, waist: float) -> QPainterPath:
    """Return a star around the origin; ``waist`` is the inner radius by the outer one."""
    path = QPainterPath()
    for corner in range(points * 2):
        angle = math.tau * corner / (points * 2) - math.pi / 2
        reach = radius * (waist if corner % 2 else 1)
        point = QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _colour(name: str, alpha: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(alpha)
    return colour


@lru_cache(maxsize=1)
def _weave() -> QImage:
    """Return a tile of twill with a little noise."""
    side = 96
    noise = Random(7)
    light, dark = bytes.fromhex("DCF8FF"), bytes.fromhex("0C0C00")  # blue, green, red
    pixels = bytearray()
    for y in range(side):
        for x in range(side):
            value = noise.random() * 10 + (9 if (x + y) % 4 < 2 else 0) + (5 if (x - y) % 6 < 2 else 0)
            pixels += light if value > 11 else dark
            pixels.append(int(value * 0.62 + 0.5 if value > 11 else (12 - value) * 0.9 + 0.5))
    image = QImage(pixels, side, side, 4 * side, QImage.Format.Format_ARGB32)
    return image.copy()  # the image does not own the bytes it was made of
