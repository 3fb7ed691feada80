"""The scale of the table, from which every length follows."""

from dataclasses import dataclass
from typing import Final

from cardavia_desktop.ui.table.layout.geometry import Rect

CARD_RATIO: Final = 1.4
"""Height of a card by its width."""

_BAR: Final = 64.0
"""Height of the window's top bar at 1920 × 1080; never below :data:`_LEAST_BAR`."""
_LEAST_BAR: Final = 52.0

_TALLEST: Final = 0.8
"""The height by the width of a window beyond which the hand grows no more."""


_LEAST_TEXT: Final = 0.8
"""The text scale at which text stops shrinking, down to the smallest window for a screen without scaling,
:data:`_SMALL`. Smaller windows are those of small screens with more pixels to a length."""

_SMALL: Final = (1024.0, 640.0)
_SMALLEST_TEXT: Final = 0.66


def _least_text(width: float, height: float) -> float:
    shrunk = _LEAST_TEXT * min(1.0, width / _SMALL[0], height / _SMALL[1])
    return max(_SMALLEST_TEXT, shrunk)


@dataclass(frozen=True, slots=True)
class Metrics:
    """The scale of a table.

    Attributes:
        width: the table's width.
        height: its height, without the window's top bar.
        window_height: the height that proportions refer to: the table's and the top bar's.
        u: the scale of things that shrink with the window, 1 at 1920 × 1080.
        t: the scale of text and of what holds text; it stops shrinking at 0.8, in tiny windows at 0.66.
        compact: a small window, which gets smaller plates and fewer words.
        felt: the playing surface.
    """

    width: float
    height: float
    window_height: float
    u: float
    t: float
    compact: bool
    felt: Rect

    @classmethod
    def of(cls, width: float, height: float) -> "Metrics":
        """Return the metrics of a table of that size."""
        window_height = height + _LEAST_BAR
        for _ in range(3):  # the bar grows with the window that it is part of
            u = min(width / 1920, window_height / 1080)
            window_height = height + max(_LEAST_BAR, _BAR * u)
        u = min(width / 1920, window_height / 1080)
        margin = round(12 * u + 2)
        return cls(
            width=width,
            height=height,
            window_height=window_height,
            u=u,
            t=max(_least_text(width, window_height), u),
            compact=width < 1180 or window_height < 720,
            felt=Rect(margin, 0, width - 2 * margin, height - margin),
        )

    @classmethod
    def in_window(cls, width: float, height: float) -> "Metrics":
        """Return the metrics of the table in a window of that size, below its top bar."""
        u = min(width / 1920, height / 1080)
        return cls.of(width, height - max(_LEAST_BAR, _BAR * u))

    @property
    def hand_height(self) -> float:
        """Return the height that the hand's cards are measured by: the window's, less where it is a tall one.

        There the width has no room for cards as large as the height would have them.
        """
        return min(self.window_height, _TALLEST * self.width)

    @property
    def low(self) -> bool:
        """Tell whether the window is one of those on small screens with more pixels to a length.

        There is least room above a hand in columns, and cards can be read that count fewer lengths.
        """
        return self.t < _LEAST_TEXT

    @property
    def plate_scale(self) -> float:
        """Return the scale of a seat's plate, text included."""
        if self.low:  # letters shrink no more there, so what holds them must not either
            return self.t * 0.90
        return self.t * (0.78 if self.compact else 1.0)

    @property
    def has_rules(self) -> bool:
        """Tell whether there is room for the line with a rule below the one that says what happens."""
        return not self.compact

    @property
    def play_width(self) -> float:
        """Return the width of a card that lies before a seat."""
        return round(150 * self.u + 6)
