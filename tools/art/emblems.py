"""The seats' emblems: a sun for you; lotus, mountains and waves for the others.

A plate is round for your side and eight-cornered for the other one, so that the sides are told apart
by more than colour.
"""

from typing import Final, NamedTuple

from tools.art.geometry import polar
from tools.art.svg import circle, document, group, path, polygon

SIZE: Final = 54
_MIDDLE: Final = SIZE / 2


class _Side(NamedTuple):
    name: str
    edge: str
    line: str
    wash: str
    """The edge's colour at 28 % over the plate, so that overlapping leaves stay flat."""


_PLATE: Final = "#0A2E2C"
_SIDES: Final = (
    _Side("own", "#D2A95B", "#EBCF94", "#425039"),
    _Side("other", "#F0A583", "#F6C3A8", "#4A4F44"),
)


def _lotus(line: str, wash: str) -> str:
    """Draw five petals, the middle one in front, over a water line."""
    petal = "M0 0C7.4-7.6 5.6-17 0-23C-5.6-17-7.4-7.6 0 0Z"
    drawn = "".join(group(path(petal, wash, line, 1.6), 0, 10, 1, turn) for turn in (-66, 66, -34, 34, 0))
    return drawn + path("M-12 14.2C-7 16.6 7 16.6 12 14.2", "none", line, 1.5)


def _mountains(line: str, wash: str) -> str:
    """Draw two peaks over their foot line, with snow on the higher one."""
    return (
        path("M-16 10L-6-5L4 10Z", wash, line, 1.6)
        + path("M-6.5 10L5-13.5L16.5 10Z", wash, line, 1.6)
        + path("M1-5.4L3.4-3L5.4-6L7.4-3.2L9.2-5", "none", line, 1.4)
        + path("M-15 14.4L15.5 14.4", "none", line, 1.6)
    )


def _waves(line: str, wash: str) -> str:
    """Draw three waves, the lowest one washed."""
    crest = "M-16 {0}C-11 {1} -6 {1} 0 {0}C6 {2} 11 {2} 16 {0}"
    drawn = path("M-15 8C-11 1-6 1 0 8C5 14 10 14 14.6 10C12 14.5 6 17 0 17C-6.6 17-12.4 13.6-15 8Z", wash)
    for y in (-9, -0.5, 8):
        drawn += path(crest.format(f"{y:g}", f"{y - 8:g}", f"{y + 8:g}"), "none", line, 1.9)
    return drawn


def _sun(line: str, wash: str) -> str:
    """Draw a disc and twelve rays, every other one longer."""
    rays = ""
    for i in range(12):
        (x0, y0), (x1, y1) = polar(0, 0, 10, 30 * i - 90), polar(0, 0, 15 if i % 2 else 17.5, 30 * i - 90)
        rays += f"M{x0:.2f} {y0:.2f}L{x1:.2f} {y1:.2f}"
    return circle(0, 0, 6.4, wash, line, 1.7) + path(rays, "none", line, 1.8)


_MOTIFS: Final = {"sun": _sun, "lotus": _lotus, "mountains": _mountains, "waves": _waves}


def emblem_files() -> dict[str, str]:
    """Return path below ``resources`` and text of every emblem on either side's plate."""
    files = {}
    octagon = polygon(polar(_MIDDLE, _MIDDLE, 27, 22.5 + 45 * i) for i in range(8))
    for side in _SIDES:
        if side.name == "own":
            plate = circle(_MIDDLE, _MIDDLE, 25.9, _PLATE, side.edge, 1.8)
        else:
            plate = path(octagon, _PLATE, side.edge, 1.8)
        for name, motif in _MOTIFS.items():
            drawn = group(motif(side.line, side.wash), _MIDDLE, _MIDDLE, 1.06)
            files[f"emblems/{name}-{side.name}.svg"] = document(plate + drawn, SIZE, SIZE)
    return files
