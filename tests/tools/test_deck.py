"""What a player must be able to read on the cards."""

import itertools
from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.art.courts.jacks import jack
from tools.art.courts.kings import king
from tools.art.courts.queens import queen
from tools.art.deck import card
from tools.art.jokers import joker
from tools.art.palette import IVORY, Dress, dress, suit_colour
from tools.art.sheet import HEIGHT, LAYOUTS, WIDTH, Layout, sheet

FACES = [rank + suit for suit in "SHCD" for rank in "23456789TJQKA"]


def pixels(svg: str, width: int) -> NDArray[np.uint8]:
    """Draw on ivory; rows × columns × (blue, green, red, alpha)."""
    image = QImage(width, width * HEIGHT // WIDTH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(IVORY)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(svg.encode())
    assert renderer.isValid()
    renderer.render(painter)
    painter.end()
    return np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), width, 4).copy()


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return float(np.dot(linear, (0.2126, 0.7152, 0.0722)))


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("suit", list("SHDC"))
def test_a_suit_stands_out_from_ivory(suit: str, four: bool) -> None:
    contrast = (luminance(IVORY) + 0.05) / (luminance(suit_colour(suit, four=four)) + 0.05)
    assert contrast >= 4.5


def test_four_colours_are_four() -> None:
    assert len({suit_colour(suit, four=True) for suit in "SHDC"}) == 4
    assert len({suit_colour(suit, four=False) for suit in "SHDC"}) == 2


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_the_index_ends_within_its_strip(layout: Layout) -> None:
    """The line at the strip's edge is blank: no index reaches over it, no picture into it."""
    drawings = {
        face: card(layout, face[0], face[1], french=french) for face in FACES for french in (False, True)
    }
    drawings |= {name: sheet(joker(layout, big=big)) for name, big in (("RJ", True), ("BJ", False))}
    for face, svg in drawings.items():
        seen = pixels(svg, 250)  # a pixel a unit
        line = seen[81, 4:246] if layout.column else seen[20:200, 73 if layout.large else 57]
        blank = np.abs(line[:, :3].astype(int) - line[0, :3]).max()
        assert blank <= 2, face


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("figure", [king, queen, jack])
def test_courts_of_one_rank_differ_without_their_colours(figure: Callable[[Dress, str], str]) -> None:
    """In one suit's dress, at 60 px and in grey, the figures differ by more than 30 % of what is drawn."""
    cloth = dress("S", four=False)
    drawn = {suit: pixels(sheet(figure(cloth, suit)), 60)[..., 1].astype(float) for suit in "SHDC"}
    blank = pixels(sheet(""), 60)[..., 1].astype(float)
    for one, other in itertools.permutations("SHDC", 2):
        share = np.abs(drawn[one] - drawn[other]).sum() / np.abs(drawn[one] - blank).sum()
        assert share > 0.3, (one, other)
