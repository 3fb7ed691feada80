"""The rectangle that all layouts speak of."""

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle by its top left corner and size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the y of the bottom edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """Return the x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Return the y of the centre."""
        return self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies inside; the right and bottom edges do not."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def holds(self, other: "Rect", slack: float = 0.5) -> bool:
        """Tell whether another rectangle lies inside, give or take ``slack``."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: "Rect", slack: float = 0.5) -> bool:
        """Tell whether two rectangles overlap by more than ``slack``."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return the rectangle shifted."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)
