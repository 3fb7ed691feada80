"""What the three display sliders do to a colour.

Contrast comes first, then the temperature. Both act on each channel by itself, so together they are three
tables of 256 entries, which Qt applies to images and colours alike.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColorSpace, QColorTransform

LEVELS: Final = 256
NEUTRAL_KELVIN: Final = 6500.0
STRONGEST_CONTRAST: Final = 1.6
"""The factor around middle grey with the slider at 100."""
WEAKEST_CONTRAST: Final = 0.86
"""The factor with the slider at 0: below it, red on a card would be told from ivory by less than 4.5 : 1."""
COOLEST_KELVIN: Final = 10_000.0
WARMEST_KELVIN: Final = 4500.0


@dataclass(frozen=True, slots=True)
class Picture:
    """Where the sliders stand, each 0 to 100.

    Attributes:
        contrast: 50 leaves the contrast alone.
        grain: 0 has none.
        temperature: 50 leaves the colours alone; less is cooler, more is warmer.
    """

    contrast: int = 50
    grain: int = 50
    temperature: int = 50

    @property
    def recolours(self) -> bool:
        """Tell whether any colour changes; grain lies over the picture and changes none."""
        return (self.contrast, self.temperature) != (50, 50)


NEUTRAL: Final = Picture(50, 0, 50)


def transform(picture: Picture) -> QColorTransform:
    """Return the transform that does to images and colours what the sliders say.

    It is at most one level of 255 away from :func:`filtered`.
    """
    levels = [filtered(level / 255, picture.contrast, 65535) for level in range(LEVELS)]
    linear = QColorSpace(QColorSpace.NamedColorSpace.SRgbLinear)
    # A space whose "linear light" is our result: leading out of it is the filter.
    ours = linear.withTransferFunctions(
        *([round(level * gain) for level in levels] for gain in gains(picture.temperature))
    )
    return ours.transformationToColorSpace(linear)


def filtered(value: float, contrast: int, gain: float) -> float:
    """Return a channel's value, 0 to 1, after the contrast slider and a temperature's gain."""
    extreme = STRONGEST_CONTRAST if contrast > 50 else WEAKEST_CONTRAST
    factor: float = extreme ** (abs(contrast - 50) / 50)
    return min(1.0, max(0.0, (value - 0.5) * factor + 0.5)) * gain


@lru_cache(maxsize=101)
def gains(temperature: int) -> tuple[float, float, float]:
    """Return what a temperature slider multiplies red, green and blue by; the largest is 1."""
    if temperature == 50:
        return (1.0, 1.0, 1.0)
    light, neutral = _white(_kelvin(temperature)), _white(NEUTRAL_KELVIN)
    raw = [(channel / base) ** (1 / 2.2) for channel, base in zip(light, neutral, strict=True)]
    red, green, blue = (value / max(raw) for value in raw)
    return red, green, blue


def _kelvin(temperature: int) -> float:
    """Return the colour temperature of a slider's place: equal steps in mired look equally large."""
    end, share = (
        (COOLEST_KELVIN, (50 - temperature) / 50)
        if temperature < 50
        else (WARMEST_KELVIN, (temperature - 50) / 50)
    )
    return 1 / ((1 - share) / NEUTRAL_KELVIN + share / end)


def _white(kelvin: float) -> tuple[float, float, float]:
    """Return the linear sRGB of a black body's light: Kang et al. 2002, cubic in x and y."""
    inverse = 1e3 / kelvin
    if kelvin <= 4000:
        x = -0.2661239 * inverse**3 - 0.2343589 * inverse**2 + 0.8776956 * inverse + 0.179910
        y = -0.9549476 * x**3 - 1.37418593 * x**2 + 2.09137015 * x - 0.16748867
    else:
        x = -3.0258469 * inverse**3 + 2.1070379 * inverse**2 + 0.2226347 * inverse + 0.240390
        y = 3.0817580 * x**3 - 5.87338670 * x**2 + 3.75112997 * x - 0.37001483
    big_x, big_z = x / y, (1 - x - y) / y
    return (
        3.2404542 * big_x - 1.5371385 - 0.4985314 * big_z,
        -0.9692660 * big_x + 1.8760108 + 0.0415560 * big_z,
        0.0556434 * big_x - 0.2040259 + 1.0572252 * big_z,
    )
