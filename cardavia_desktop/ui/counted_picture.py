"""A picture as the colours in it and, for each pixel, the number of its colour.

Felt has some ten thousand colours in millions of pixels, a card a few hundred. So a change of all colours is
one of few colours, and then one look-up for each pixel: a nanosecond, where Qt's own conversion takes five to
ten.
"""

from typing import Final, Self

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from cardavia_desktop.ui.pictures import Tone

_MOST_COLOURS: Final = 1 << 16
_LARGE: Final = 1 << 19
"""From so many pixels on a table of all colours is quicker than sorting those that occur."""
_OPAQUE: Final = 0xFF000000
_AT_ONCE: Final = 1 << 15
"""Pixels looked up in one go, so that what lies between stays in the processor's cache."""

Pixels = NDArray[np.uint32]
Numbers = NDArray[np.uint16]


class CountedPicture:
    """A picture whose colours are quickly changed.

    Args:
        image: the picture, for its size, format and pixels to a length of 1.
        colours: each colour in it, as a pixel of that format.
        numbers: for each pixel, row by row, the place of its colour in these.
    """

    def __init__(self, image: QImage, colours: Pixels, numbers: Numbers) -> None:
        self._size, self._format, self._ratio = image.size(), image.format(), image.devicePixelRatio()
        self._colours = QImage(len(colours), 1, self._format)
        _writable(self._colours)[:] = colours
        self._numbers = numbers

    @classmethod
    def of(cls, image: QImage) -> Self | None:
        """Count an image's colours; None where it has more than 65,536."""
        pixels = _pixels(image)
        colours, numbers = _count_by_table(pixels) if len(pixels) >= _LARGE else _count_by_runs(pixels)
        return cls(image, colours, numbers) if len(colours) <= _MOST_COLOURS else None

    def toned(self, tone: Tone) -> QImage:
        """Return the picture in other colours, otherwise as it was."""
        colours = tone.image(self._colours).convertToFormat(self._format)
        table = _pixels(colours)
        image = QImage(self._size, self._format)
        result = _writable(image)
        places = np.empty(_AT_ONCE, np.intp)
        for begin in range(0, len(result), _AT_ONCE):
            part = self._numbers[begin : begin + _AT_ONCE]
            places[: len(part)] = part
            table.take(places[: len(part)], out=result[begin : begin + len(part)], mode="clip")
        image.setDevicePixelRatio(self._ratio)
        return image


def _pixels(image: QImage) -> Pixels:
    """Return an image's pixels, row by row, to be read for as long as the image lives."""
    return np.frombuffer(image.constBits(), np.uint32)


def _writable(image: QImage) -> Pixels:
    """Return an image's pixels, row by row, to be written for as long as the image lives."""
    return np.frombuffer(image.bits(), np.uint32)


def _count_by_runs(pixels: Pixels) -> tuple[Pixels, Numbers]:
    """Return the colours and each pixel's number; quick where neighbours are often alike, as on paper."""
    begins = np.flatnonzero(np.append(True, pixels[1:] != pixels[:-1]))
    colours, numbers = np.unique(pixels[begins], return_inverse=True)
    return colours, np.repeat(numbers.astype(np.uint16), np.diff(begins, append=len(pixels)))


def _count_by_table(pixels: Pixels) -> tuple[Pixels, Numbers]:
    """Return the colours and each pixel's number; quick where there are millions of pixels."""
    translucent = np.flatnonzero(pixels < _OPAQUE)
    hues = pixels & np.uint32(~_OPAQUE & 0xFFFFFFFF)
    occurs = np.zeros(1 << 24, np.bool_)
    occurs[hues] = True
    opaque = np.flatnonzero(occurs)
    number_of = np.empty(1 << 24, np.uint16)
    number_of[opaque] = np.arange(len(opaque))
    numbers: Numbers = number_of[hues]
    others, places = np.unique(pixels[translucent], return_inverse=True)
    numbers[translucent] = len(opaque) + places
    colours = np.concatenate([opaque.astype(np.uint32) | np.uint32(_OPAQUE), others])
    return colours, numbers
