"""The four queens: a crown of rays, a heart-shaped hood, a peaked diadem with braids, a wreath on curls."""

from typing import Final

from tools.art.courts.parts import AXIS, LEFT, RIGHT, beads, both_sides, face, lozenge, neck
from tools.art.geometry import polar
from tools.art.palette import BRASS, BRASS_LIGHT, INK, IVORY, SKIN, SKIN_SHADE, STEEL, Dress
from tools.art.suits import SHAPES, suit
from tools.art.svg import circle, group, path, polygon

_STEM: Final = "#3C5A3E"
_LEAF: Final = "#4F7350"
_LIPS: Final = "#B3303A"


def _stem() -> str:
    """Draw the stem of what the queen holds in her right hand, with two leaves."""
    return path("M76 175C72 150 74 130 77 112", "none", _STEM, 2.4) + path(
        "M75 150C66 148 64 140 64 136C71 137 75 142 75 150ZM74.5 140C83 137 85 130 85 126"
        "C78 128 74 133 74.5 140Z",
        _LEAF,
    )


def _gown(dress: Dress) -> str:
    """Draw sloping shoulders with two piped seams."""
    return (
        path(f"M{LEFT + 8} 175C76 150 98 142 112 138L138 138C152 142 174 150 {RIGHT} 175Z", dress.main)
        + path(
            f"M{LEFT + 14} 175C84 156 100 150 108 147M{RIGHT - 8} 175C168 156 150 150 142 147",
            "none",
            BRASS,
            1.4,
        )
        + path(
            f"M{LEFT + 26} 175C92 164 102 158 111 156M{RIGHT - 20} 175C158 164 148 158 139 156",
            "none",
            dress.second,
            1.3,
        )
    )


def _neckline() -> str:
    """Draw a heart-shaped neckline, lit from the left."""
    return path("M108 136C106 152 114 166 125 175C136 166 144 152 142 136Z", SKIN) + path(
        "M125 136L125 175C136 166 144 152 142 136Z", SKIN_SHADE
    )


def _spades(dress: Dress) -> str:
    """Draw the queen of spades: rays about the head, long straight hair, a mirror in her hand."""
    drawn = ""
    for i in range(-5, 6):
        angle, reach = -90 + i * 17, 57 - abs(i) * 1.6
        corners = [
            polar(AXIS, 82, radius, angle + side)
            for radius, side in ((24, -5.4), (reach - 9, -4.3), (reach, 0), (reach - 9, 4.3), (24, 5.4))
        ]
        drawn += path(polygon(corners), BRASS if i % 2 else dress.main, INK, 1.1)
    drawn += _stem() + _gown(dress) + _neckline()
    hair = (
        "M125 56C104 56 95 70 95 90L91 146C98 151 108 148 112 140L112 100L138 100L138 140"
        "C142 148 152 151 159 146L155 90C155 70 146 56 125 56Z"
    )
    drawn += path(hair, dress.main, INK, 0.8)
    drawn += both_sides(
        path("M99.5 104L96.5 143M104 108L102 145M108.4 112L107.4 142", "none", dress.second, 1.3)
    )
    drawn += neck() + face(_LIPS, 2)
    drawn += path(
        "M102 92C102 74 114 68 125 66C136 68 148 74 148 92C150 70 142 59 125 59C108 59 100 70 102 92Z",
        dress.main,
    )
    drawn += path("M104 70C112 61 138 61 146 70L144 76C136 68 114 68 106 76Z", BRASS_LIGHT, INK, 1.1)
    drawn += path(lozenge(AXIS, 67.5, 5, 6.5), dress.main, INK, 0.8)
    drawn += beads(AXIS, 142, 14, range(0, 181, 30), 2.2, IVORY)
    drawn += both_sides(circle(101.5, 112, 3, BRASS_LIGHT, INK, 0.9))
    return drawn + circle(77, 99, 15, IVORY, BRASS, 3.4) + suit("S", 77, 98.5, 17, dress.main)


def _rose(dress: Dress) -> str:
    petals = "".join(
        circle(*polar(77, 100, 8, angle), 7.6, dress.second, INK, 0.9) for angle in range(-90, 270, 72)
    )
    return (
        petals
        + circle(77, 100, 7, dress.main, INK, 0.9)
        + path(
            "M73.4 100.6A3.8 3.8 0 1 1 79.6 103.4M77 96.8C75.4 98.4 75.8 101.4 78.4 101.6",
            "none",
            dress.second,
            1.2,
        )
    )


def _hearts(dress: Dress) -> str:
    """Draw the queen of hearts: a pearled hood shaped like her suit, a pleated collar, a rose."""
    collar = (
        "M125 150C108 150 92 146 76 134C76 120 80 108 90 98"
        "L160 98C170 108 174 120 174 134C158 146 142 150 125 150Z"
    )
    drawn = path(collar, IVORY, INK, 1.2)
    pleats = ""
    for i in range(-4, 5):
        if abs(i) > 1:
            (x0, y0), (x1, y1) = (
                polar(AXIS, 92, 24, 90 - i * 17),
                polar(AXIS, 92, (57, 55, 46)[abs(i) - 2], 90 - i * 17),
            )
            pleats += f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}"
    drawn += group(path(pleats, "none", "#C9BC9C", 1.1), 0, 0)
    drawn += _stem()
    # A bodice with a square neckline and a laced panel.
    drawn += path(
        f"M{LEFT + 6} 175C74 154 92 146 104 144L146 144C158 146 176 154 {RIGHT - 6} 175Z",
        dress.main,
        INK,
        0.8,
    )
    drawn += path("M107 143L107 160L143 160L143 143C132 147 118 147 107 143Z", SKIN) + path(
        "M125 146L125 160L143 160L143 143C138 145 131 146 125 146Z", SKIN_SHADE
    )
    drawn += path("M104 143L104 163L146 163L146 143", "none", BRASS_LIGHT, 2.4)
    drawn += both_sides(
        path("M88 150C84 156 82 164 82 175M96 148C93 156 92 164 92 175", "none", dress.second, 1.5)
    )
    drawn += neck(3) + face(_LIPS, 2)
    # Hair parted in the middle, then the hood over it.
    drawn += both_sides(
        path("M125 66C113 68 104 76 103 96C98 90 98 78 102 70C108 62 118 60 125 60Z", dress.second, INK, 0.8)
    )
    hood = (
        "M125 60C122 47 111 38 98 41C82 45 79 66 90 100L99 98C97 80 106 69 125 65"
        "C144 69 153 80 151 98L160 100C171 66 168 45 152 41C139 38 128 47 125 60Z"
    )
    drawn += path(hood, dress.main, INK, 1.2)
    drawn += both_sides(path("M122 60C118 50 110 44 100 46C89 49 86 66 93 92", "none", BRASS_LIGHT, 1.4))
    pearls = (
        *((120, 52), (114, 45.4), (106.4, 41.4), (97.6, 41.2), (90, 45.6)),
        *((85.2, 53), (83.6, 62), (84.2, 71.4), (85.8, 80.6), (88, 89.6)),
    )
    drawn += both_sides("".join(circle(x, y, 2.7, IVORY, INK, 0.8) for x, y in pearls))
    drawn += path("M115 56L112 37L119 44L125 30L131 44L138 37L135 56Z", BRASS, INK, 1.2)
    drawn += path("M114.5 55L135.5 55L134.5 60L115.5 60Z", BRASS_LIGHT, INK, 1)
    drawn += suit("H", AXIS, 47.5, 8, dress.main)
    return drawn + _rose(dress)


def _diamonds(dress: Dress) -> str:
    """Draw the queen of diamonds: a peaked diadem set with lozenges, two braids, a sceptre with a gem."""
    drawn = path("M77 175L77 118", "none", INK, 4.4) + path("M77 175L77 118", "none", BRASS_LIGHT, 2.2)
    drawn += path(
        f"M{LEFT + 6} 175C74 150 98 142 112 138L138 138C152 142 176 150 {RIGHT - 6} 175Z", dress.main
    )
    drawn += path("M110 136L125 168L140 136Z", SKIN) + path("M125 136L125 168L140 136Z", SKIN_SHADE)
    drawn += path("M107 139L125 171L143 139", "none", BRASS_LIGHT, 2.2)
    drawn += both_sides(
        path("M100 143L116 175", "none", dress.second, 1.8) + path("M94 145L114 175", "none", BRASS, 1.2)
    )
    drawn += neck()
    # The diadem: a tall lozenge behind the head, its border set with small ones.
    drawn += path("M125 26L166 74L153 100L97 100L84 74Z", dress.main, INK, 1.3)
    drawn += path("M125 35L158 74.5L149 94L101 94L92 74.5Z", "none", BRASS_LIGHT, 1.6)
    drawn += both_sides(
        "".join(
            path(lozenge(x, y, 3.4, 4.4), BRASS_LIGHT, INK, 0.8)
            for x, y in ((115, 53.5), (106.5, 63), (98.6, 73))
        )
    )
    drawn += face(_LIPS, 2)
    drawn += both_sides(
        path("M125 66C112 67 103 77 103 98C98 92 97 80 101 72C107 63 117 61 125 61Z", dress.second, INK, 0.8)
    )
    knot = path("M0-6C6-3 6 4 0 6C-6 4-6-3 0-6Z", dress.second, INK, 1) + path(
        "M-3-2.4L0 2L3-2.4", "none", INK, 0.8
    )
    braid = "".join(group(knot, 101 - i * 1.3, 101 + i * 9) for i in range(7))
    braid += path("M88.5 161L97 161L96 166L90 166Z", BRASS_LIGHT, INK, 0.9)
    drawn += both_sides(braid)
    drawn += path("M101 70L125 59L149 70L149 76L125 65.5L101 76Z", BRASS_LIGHT, INK, 1.1)
    drawn += path(lozenge(AXIS, 55, 7, 10), STEEL, INK, 1.1) + path(
        "M118 55L132 55M125 45L121.5 55L125 65L128.5 55Z", "none", dress.main, 0.8
    )
    drawn += beads(AXIS, 132, 16, range(30, 151, 30), 2.2, IVORY)
    # The gem in its brass claws.
    drawn += path("M72 120L82 120L80 126L74 126Z", BRASS, INK, 1) + path(
        "M77 74L92 97L77 121L63 97Z", STEEL, INK, 1.4
    )
    return drawn + path("M63 97L92 97M77 74L71 97L77 121L83 97Z", "none", dress.main, 1.1)


def _clubs(dress: Dress) -> str:
    """Draw the queen of clubs: a wreath of leaves on a cloud of curls, a clover in her hand."""
    curls = [polar(AXIS, 88, 30, angle) for angle in range(130, 411, 28)]
    drawn = "".join(circle(x, y, 11, dress.main, INK, 1.1) for x, y in curls)
    drawn += circle(AXIS, 88, 33, dress.main)
    drawn += "".join(
        path(f"M{x - 4:.1f} {y + 2:.1f}A4.5 4.5 0 1 1 {x + 3:.1f} {y + 3:.1f}", "none", dress.second, 1.3)
        for x, y in curls
    )
    drawn += _stem()
    drawn += path(
        f"M{LEFT + 6} 175C72 158 88 150 106 146L144 146C162 150 178 158 {RIGHT - 6} 175Z", dress.main
    )
    drawn += path(
        "M84 152C98 140 108 138 114 134L136 134C142 138 152 140 166 152C156 166 142 172 125 172"
        "C108 172 94 166 84 152Z",
        SKIN,
    )
    drawn += path("M125 134L136 134C142 138 152 140 166 152C156 166 142 172 125 172Z", SKIN_SHADE)
    # A collar of leaves below bare shoulders.
    for i in range(-3, 4):
        x, y = polar(AXIS, 118, 50, 90 - i * 16)
        leaf = path("M0-9C6-4 6 5 0 10C-6 5-6-4 0-9Z", dress.second, INK, 1) + path(
            "M0-5L0 7", "none", dress.main, 1
        )
        drawn += group(leaf, x, y - 2, 1, -i * 16)
    drawn += neck(1) + face(_LIPS, 2)
    drawn += both_sides(
        path("M125 66C114 67 105 76 103 96C97 88 98 76 103 70C109 63 117 61 125 61Z", dress.main)
    )
    # The wreath: pairs of leaves that meet at a flower.
    for i in (*range(-4, 0), *range(1, 5)):
        x, y = polar(AXIS, 92, 31 - abs(i) * 0.5, -90 + i * 20)
        leaf = path("M0-12C5.6-6 5 3 0 8C-5 3-5.6-6 0-12Z", BRASS if i % 2 else BRASS_LIGHT, INK, 1)
        drawn += group(leaf, x, y, 1, i * 20 + (38 if i > 0 else -38))
    drawn += group(path(SHAPES["C"], INK, INK, 14) + path(SHAPES["C"], BRASS_LIGHT), AXIS, 57, 0.17)
    drawn += both_sides(circle(101, 114, 3.2, BRASS_LIGHT, INK, 0.9))
    drawn += beads(AXIS, 128, 20, range(40, 141, 20), 2, IVORY)
    return drawn + group(path(SHAPES["C"], IVORY, IVORY, 16) + path(SHAPES["C"], dress.main), 74.5, 101, 0.25)


_QUEENS: Final = {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}


def queen(dress: Dress, suit_name: str) -> str:
    """Draw the upper half of a queen."""
    return _QUEENS[suit_name](dress)
