"""A picture with its colours counted is recoloured exactly as Qt would do it."""

from random import Random

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from cardavia_desktop.ui.counted_picture import CountedPicture
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.display.tone import tone_of
from cardavia_desktop.ui.pictures import Pictures

FORMATS = QImage.Format
SMALL, LARGE = (67, 41), (1100, 700)


def drawn(size: tuple[int, int], *, opaque: bool) -> QImage:
    """Return a picture with large plain parts, fine shades and, unless it is opaque, soft edges."""
    rng = Random(4)
    image = QImage(*size, FORMATS.Format_RGB32 if opaque else FORMATS.Format_ARGB32_Premultiplied)
    image.fill(QColor("#16514A") if opaque else QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(12):
        shade = QColor(rng.randrange(256), rng.randrange(256), rng.randrange(256), rng.randrange(1, 256))
        painter.setBrush(shade)
        painter.drawEllipse(rng.randrange(size[0]), rng.randrange(size[1]), size[0] // 3, size[1] // 5)
    painter.end()
    return image


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("opaque", [True, False])
def test_it_is_recoloured_as_qt_does_it(size: tuple[int, int], opaque: bool) -> None:
    image = drawn(size, opaque=opaque)
    image.setDevicePixelRatio(2)
    before = image.copy()
    counted = CountedPicture.of(image)
    assert counted is not None
    for picture in (Picture(80, 0, 20), Picture(0, 0, 100), Picture(100, 0, 50)):
        tone = tone_of(picture)
        assert tone is not None
        toned, wanted = counted.toned(tone), tone.image(image)
        assert toned.format() == image.format()
        assert toned.devicePixelRatio() == 2
        assert toned == wanted
    assert image == before


def test_too_many_colours_are_not_counted() -> None:
    pixels = b"".join(bytes((x, y, 7, 255)) for y in range(256) for x in range(256))
    every = QImage(pixels, 256, 256, FORMATS.Format_RGB32).copy()
    assert CountedPicture.of(every) is not None
    image = QImage(256, 257, FORMATS.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    painter = QPainter(image)
    painter.drawImage(0, 0, every)
    painter.end()
    assert CountedPicture.of(image) is None


@pytest.mark.usefixtures("qapp")
def test_the_pictures_asked_for_the_longest_ago_give_way() -> None:
    pictures, drawings = Pictures(), []

    def show(name: str) -> None:
        def draw() -> QImage:
            drawings.append(name)
            return QImage(1000, 2200, FORMATS.Format_RGB32)

        pictures.shown(name, draw)

    for name in "ababcbabc":
        show(name)
    assert "".join(drawings) == "abcac"
