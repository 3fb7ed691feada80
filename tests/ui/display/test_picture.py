"""The sliders do what their mathematics says."""

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cardavia_desktop.ui.display import grain
from cardavia_desktop.ui.display.picture import NEUTRAL, Picture, filtered, gains, transform

PAIRS = list(itertools.product((0, 20, 40, 50, 60, 80, 100), (0, 25, 50, 75, 100)))


@pytest.mark.parametrize(("contrast", "temperature"), PAIRS)
def test_images_are_within_two_levels_of_the_formula(contrast: int, temperature: int) -> None:
    image = QImage(256, 3, QImage.Format.Format_RGB32)
    for level in range(256):
        image.setPixelColor(level, 0, QColor(level, 255 - level, level // 2))
        image.setPixelColor(level, 1, QColor(255 - level, level, 128))
        image.setPixelColor(level, 2, QColor(level, level, level))
    seen = image.colorTransformed(transform(Picture(contrast, 0, temperature)))
    for x, y in itertools.product(range(256), range(3)):
        before, after = image.pixelColor(x, y), seen.pixelColor(x, y)
        for channel, gain in zip(("red", "green", "blue"), gains(temperature), strict=True):
            wanted = 255 * filtered(getattr(before, channel)() / 255, contrast, gain)
            assert abs(getattr(after, channel)() - wanted) <= 2


def test_the_neutral_picture_changes_nothing() -> None:
    assert not NEUTRAL.recolours
    assert gains(50) == (1.0, 1.0, 1.0)
    same = transform(NEUTRAL)
    for level in range(256):
        colour = QColor(level, 255 - level, level // 3)
        assert same.map(colour).rgb() == colour.rgb()


def test_warm_is_redder_and_cool_is_bluer() -> None:
    red, green, blue = gains(100)
    assert red == 1.0
    assert red > green > blue
    red, green, blue = gains(0)
    assert blue == 1.0
    assert blue > green > red


def test_white_never_clips() -> None:
    for temperature in range(101):
        assert max(gains(temperature)) == 1.0


def test_more_contrast_spreads_the_levels() -> None:
    assert filtered(0.25, 100, 1) < 0.25 < filtered(0.25, 0, 1)
    assert filtered(0.5, 100, 1) == filtered(0.5, 0, 1) == 0.5


@pytest.mark.usefixtures("qapp")
def test_the_same_slider_gives_the_same_grain() -> None:
    assert grain.tile(50).toImage() == grain.tile(50).toImage()
    assert grain.tile(50).toImage() != grain.tile(80).toImage()


@pytest.mark.usefixtures("qapp")
def test_no_grain_at_zero() -> None:
    none = grain.tile(0).toImage()
    assert all(none.pixelColor(x, y).alpha() == 0 for x in range(0, 256, 5) for y in range(0, 256, 5))


@pytest.mark.usefixtures("qapp")
def test_grain_grows_with_the_square_of_the_slider() -> None:
    def mean_alpha(strength: int) -> float:
        image = grain.tile(strength).toImage()
        alphas = [image.pixelColor(x, y).alpha() for x in range(0, 256, 3) for y in range(0, 256, 3)]
        return sum(alphas) / len(alphas)

    assert mean_alpha(100) == pytest.approx(255 * 0.1 * 0.8, rel=0.1)  # the mean of |g| is 0.8
    assert mean_alpha(50) == pytest.approx(mean_alpha(100) / 4, rel=0.15)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0, 3.0])
def test_a_speck_is_as_fine_as_the_screen(ratio: float) -> None:
    def laid(scale: float) -> QImage:
        image = QImage(600, 600, QImage.Format.Format_RGB32)
        image.fill(QColor(120, 120, 120))
        image.setDevicePixelRatio(scale)
        painter = QPainter(image)
        grain.paint(painter, 100, QRectF(0, 0, 600 / scale, 600 / scale))
        painter.end()
        image.setDevicePixelRatio(1)
        return image

    assert laid(ratio) == laid(1.0)
