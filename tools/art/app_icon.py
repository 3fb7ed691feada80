"""The program's icon, in one drawing for 32 px and more and a plainer one for 16 to 24 px."""

from typing import Final

from tools.art.geometry import polar, star
from tools.art.palette import EDGE, INK, IVORY
from tools.art.suits import SHAPES
from tools.art.svg import document, group, path, rect

SIZE: Final = 512
_BRASS: Final = "#D2A95B"
_BRASS_BRIGHT: Final = "#EBCF94"
_OXBLOOD: Final = "#7E1A2C"
_SHADOW: Final = "#001413"

_FELT: Final = (
    '<defs><radialGradient id="felt" cx=".5" cy=".25" r=".85"><stop offset="0" stop-color="#2A7767"/>'
    '<stop offset=".5" stop-color="#14564E"/><stop offset="1" stop-color="#072322"/></radialGradient></defs>'
)


def _lamp_rays() -> str:
    data = ""
    for i in range(36):
        (x0, y0), (x1, y1) = (
            polar(256, 256, 196, 10 * i + 5),
            polar(256, 256, 216 if i % 2 else 208, 10 * i + 5),
        )
        data += f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}"
    return f'<g opacity=".45">{path(data, "none", _BRASS_BRIGHT, 4)}</g>'


def _card(fill: str, edge: str, body: str) -> str:
    """Draw a card about the origin over its contact shadow."""
    shadow = f'<g opacity=".36">{rect(-118, -156, 236, 330, 24, _SHADOW)}</g>'
    return shadow + rect(-118, -165, 236, 330, 24, fill, edge, 4) + body


def _back() -> str:
    corners = "".join(
        f"M-102 {side * (149 - 42 * i)}L{-102 + 30 * i} {side * 149}" for side in (-1, 1) for i in (1, 2, 3)
    )
    frame = rect(-102, -149, 204, 298, 13, "none", _BRASS_BRIGHT, 4) + path(
        corners, "none", _BRASS_BRIGHT, 3.4
    )
    return _card(_OXBLOOD, _BRASS, frame)


def icon() -> str:
    """Write the icon: lamp-lit felt, an oxblood back, and the ace of spades with the wordmark's star."""
    spade = group(path(SHAPES["S"], INK), 0, 0, 2.02) + path(star(0, 20, 8, 46, 15), _BRASS_BRIGHT)
    return document(
        _FELT
        + rect(12, 12, 488, 488, 112, "url(#felt)")
        + f'<g opacity=".75">{rect(27, 27, 458, 458, 98, "none", _BRASS, 5)}</g>'
        + _lamp_rays()
        + group(_back(), 226, 262, 1, -15)
        + group(_card(IVORY, EDGE, spade), 276, 252, 1, 7),
        SIZE,
        SIZE,
    )


def small_icon() -> str:
    """Write the icon for 16 to 24 px: one card and one spade, edges on the pixel grid of both sizes."""
    return document(
        _FELT
        + rect(0, 0, 512, 512, 112, "url(#felt)")
        + rect(128, 64, 256, 384, 32, IVORY)
        + group(path(SHAPES["S"], INK), 256, 250, 2.25),
        SIZE,
        SIZE,
    )


def icon_files() -> dict[str, str]:
    """Return path below ``resources`` and text of both icons."""
    return {"icons/icon.svg": icon(), "icons/icon-small.svg": small_icon()}
