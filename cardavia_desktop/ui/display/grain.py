"""Film grain: one seeded tile of noise, laid over the finished picture.

It stands still. Grain that moves would repaint the whole table with every frame.
"""

from functools import lru_cache
from math import sqrt
from random import Random
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

SIZE: Final = 256
"""Side of the tile in device pixels."""

SEED: Final = 1927
_STRONGEST: Final = 0.1
"""Opacity of a speck of one standard deviation with the slider at 100."""
_BYTES: Final = 6
"""Random bytes that add up to one speck."""
_COARSE: Final = 3
"""Lowest bits of a sum of such bytes that are left out, so that it fits into a byte."""
_SPREAD: Final = 4.0
"""Standard deviations that a byte of noise covers."""


@lru_cache(maxsize=4)
def tile(strength: int) -> QPixmap:
    """Return the tile for a place of the grain slider, 0 to 100, in device pixels."""
    magnitude, white = _noise()
    opacity = _STRONGEST * (strength / 100) ** 2
    table = bytes(min(255, round(255 * opacity * level * _SPREAD / 255)) for level in range(256))
    alpha = magnitude.translate(table)
    # Premultiplied: a white speck has its opacity in every channel, a black one has nothing.
    light = (int.from_bytes(alpha, "big") & int.from_bytes(white, "big")).to_bytes(len(alpha), "big")
    pixels = bytearray(4 * len(alpha))
    pixels[0::4] = pixels[1::4] = pixels[2::4] = light
    pixels[3::4] = alpha
    image = QImage(pixels, SIZE, SIZE, 4 * SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image.copy())  # the image does not own the bytes it was made of


def paint(painter: QPainter, strength: int, area: QRectF) -> None:
    """Lay the grain over everything painted so far, a speck to a device pixel whatever the scale.

    The tile says that its pixels are the screen's: stretched to them, it took six times as long.
    """
    noise = _tile_at(strength, painter.deviceTransform().m11())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    painter.drawTiledPixmap(area, noise)


@lru_cache(maxsize=4)
def _tile_at(strength: int, ratio: float) -> QPixmap:
    noise = QPixmap(tile(strength))
    noise.setDevicePixelRatio(ratio)
    return noise


@lru_cache(maxsize=1)
def _noise() -> tuple[bytes, bytes]:
    """Return each speck's strength in bytes, and 255 for a white one or 0 for a black one."""
    # The sum of some bytes is as good as Gaussian to the eye, and three times as quick to draw.
    middle = _BYTES * 255 / 2
    deviation = sqrt(_BYTES * (256**2 - 1) / 12)
    drawn = Random(SEED).randbytes(_BYTES * SIZE * SIZE)
    # The bytes of all specks are added up at once, as numbers with 16 bits for each speck.
    total = 0
    for first in range(_BYTES):
        wide = bytearray(2 * SIZE * SIZE)
        wide[0::2] = drawn[first::_BYTES]
        total += int.from_bytes(wide, "little")
    # Without their lowest bits they are bytes again, all of which one table turns into strengths: a hundred
    # times as quick as one after the other, and finer than the steps between two opacities all the same.
    sums = (total >> _COARSE).to_bytes(2 * SIZE * SIZE, "little")[0::2]
    meant = [(value << _COARSE) + ((1 << _COARSE) - 1) / 2 for value in range(256)]
    level = bytes(min(255, round(abs(value - middle) / deviation * 255 / _SPREAD)) for value in meant)
    sign = bytes(255 if value > middle else 0 for value in meant)
    return sums.translate(level), sums.translate(sign)
