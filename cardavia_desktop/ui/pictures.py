"""Pictures that are drawn once and shown in the colours of the moment."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtGui import QColor, QImage, QPixmap

if TYPE_CHECKING:
    from cardavia_desktop.ui.counted_picture import CountedPicture

_ROOM: Final = 6_000_000
"""How many pixels are kept for a screen with one pixel to a length of 1: three tables of 1920 × 1080."""


class Tone(Protocol):
    """A change of all colours, for the display controls."""

    def colour(self, colour: QColor) -> QColor:
        """Return the colour as it is to appear."""

    def image(self, image: QImage) -> QImage:
        """Return the image as it is to appear."""


class Pictures:
    """Pictures by what they show. Those that were not asked for the longest give way to others."""

    def __init__(self) -> None:
        self._ratio = 1.0
        self._tone: Tone | None = None
        self._drawn: OrderedDict[Hashable, _Drawn] = OrderedDict()
        self._pixels = 0

    def set_ratio(self, ratio: float) -> None:
        """Keep pictures for a screen with that many device pixels to a length of 1, and forget all others."""
        self._ratio = ratio
        self.forget()

    def set_tone(self, tone: Tone | None) -> None:
        """Show all pictures in other colours from now on; they are not drawn anew."""
        self._tone = tone
        for drawn in self._drawn.values():
            drawn.shown = None

    def forget(self) -> None:
        """Draw everything anew when it is next asked for."""
        self._drawn.clear()
        self._pixels = 0

    def shown(self, key: Hashable, draw: Callable[[], QImage]) -> QPixmap:
        """Return a picture as it appears; ``draw`` draws it where it is not known."""
        drawn = self._found(key, draw)
        if drawn.shown is None:
            drawn.shown = QPixmap.fromImage(drawn.image if self._tone is None else drawn.toned(self._tone))
        return drawn.shown

    def plain(self, key: Hashable, draw: Callable[[], QImage]) -> QImage:
        """Return a picture in the colours that it was drawn in."""
        return self._found(key, draw).image

    def _found(self, key: Hashable, draw: Callable[[], QImage]) -> "_Drawn":
        found = self._drawn.get(key)
        if found is not None:
            self._drawn.move_to_end(key)
            return found
        image = draw()
        # The image's and not the pixmap's: that would copy all that the two share.
        image.setDevicePixelRatio(self._ratio)
        self._pixels += image.width() * image.height()
        while self._drawn and self._pixels > _ROOM * self._ratio**2:
            gone = self._drawn.popitem(last=False)[1].image
            self._pixels -= gone.width() * gone.height()
        found = self._drawn[key] = _Drawn(image)
        return found


class _Drawn:
    """A picture as it was drawn, and as it appears now."""

    def __init__(self, image: QImage) -> None:
        self.image = image
        self.shown: QPixmap | None = None
        self._toned_once = False
        self._counted: CountedPicture | None = None

    def toned(self, tone: Tone) -> QImage:
        """Return the picture in other colours.

        From the second time on, which is when somebody moves a slider, its colours are counted first: then
        every further time takes a fifth as long.
        """
        if self._counted is None and self._toned_once:
            self._counted = _counted(self.image)
        self._toned_once = True
        return tone.image(self.image) if self._counted is None else self._counted.toned(tone)


def _counted(image: QImage) -> "CountedPicture | None":
    """Return the picture with its colours counted; None where that cannot be done."""
    # Here and not above: numpy takes as long to load as half of Qt, and most starts change no colours.
    try:
        from cardavia_desktop.ui.counted_picture import CountedPicture  # noqa: PLC0415 - as above
    except ImportError:  # numpy does not run on this machine: Qt's own conversion does
        return None
    return CountedPicture.of(image)
