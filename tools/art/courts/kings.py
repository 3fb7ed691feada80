"""The four kings: each has a crown, a beard, a robe and arms of his own."""

from typing import Final

from tools.art.courts.parts import AXIS, LEFT, RIGHT, both_sides, face, lozenge
from tools.art.palette import BRASS, BRASS_DEEP, BRASS_LIGHT, INK, IVORY, STEEL, STEEL_SHADE, Dress
from tools.art.suits import SHAPES, suit
from tools.art.svg import circle, group, path, polygon

_LIPS: Final = "#A33A35"
_LIP_IN_BEARD: Final = "#C0534A"


def _mantle(dress: Dress) -> str:
    """Draw broad shoulders under cloth, with a brass seam on each."""
    return path(
        f"M{LEFT} 175L{LEFT} 154C72 134 92 129 106 126L144 126C158 129 178 134 {RIGHT} 154L{RIGHT} 175Z",
        dress.main,
    ) + path(f"M{LEFT} 165C78 145 96 139 106 136M{RIGHT} 165C172 145 154 139 144 136", "none", BRASS, 1.4)


def _ermine(tails: tuple[tuple[float, float], ...]) -> str:
    """Draw ermine tails, mirrored."""
    return both_sides(path("".join(f"M{x:g} {y:g}l-2 5l2-1.2l2 1.2Z" for x, y in tails), INK))


def _staff() -> str:
    """Draw the shaft of what the king carries on his left, with a collar at his hand."""
    return path("M174.5 150L174.5 50L177.5 50L177.5 150Z", BRASS_DEEP, INK, 1) + path(
        "M172 126L180 126L180 131L172 131Z", BRASS_LIGHT, INK, 1
    )


def _moustache(dress: Dress) -> str:
    """Draw a short moustache and the lower lip below it."""
    return path(
        "M114 105.5C118 101.5 122 102 125 104.5C128 102 132 101.5 136 105.5C131 107 128 107.5 125 106"
        "C122 107.5 119 107 114 105.5Z",
        dress.main,
    ) + path("M119.5 111.5C122 109.8 128 109.8 130.5 111.5C128 114.5 122 114.5 119.5 111.5Z", _LIP_IN_BEARD)


def _band(dress: Dress) -> str:
    """Draw the circlet of a crown, set with lozenges."""
    stones = "".join(lozenge(x, 63, 3.2, 3.5) for x in (106.0, 115.5, 125, 134.5, 144))
    return path("M97 57L153 57L152 69L98 69Z", BRASS_LIGHT, INK, 1.4) + path(stones, dress.main)


def _spades(dress: Dress) -> str:
    """Draw the king of spades: five spikes, a stepped beard, an ermine yoke, a sword."""
    drawn = path("M173 150L173 56L176.5 44L180 56L180 150Z", STEEL, INK, 1.3)
    drawn += path("M176.5 50L176.5 140", "none", STEEL_SHADE, 1.1)
    drawn += path("M163 128L187.4 128L186 134L165 134Z", BRASS, INK, 1.2)
    drawn += _mantle(dress)
    drawn += path(
        "M92 128C96 150 108 164 125 175C142 164 154 150 158 128C148 124 102 124 92 128Z", IVORY, INK, 1.2
    )
    drawn += _ermine(((100, 136), (106, 148), (115, 158)))
    drawn += both_sides(path("M99 66L99 112L107 118L107 66Z", dress.main))
    drawn += face(_LIPS)
    beard = (
        "M104 92L104 122L109 122L109 130L115 130L115 138"
        "L120 138L120 144L130 144L130 138L135 138L135 130L141 130"
    )
    drawn += path(
        beard + "L141 122L146 122L146 92C142 102 136 105.5 125 105.5C114 105.5 108 102 104 92Z", dress.main
    )
    drawn += _moustache(dress)
    strands = "M111 113L111 122M118 118L118 132M125 119L125 140M132 118L132 132M139 113L139 122"
    drawn += path(strands, "none", dress.second, 1.4)
    spikes = "M98 58L90 36L106 47L111 31L119 44L125 26.5L131 44L139 31L144 47L160 36L152 58Z"
    drawn += path(spikes, BRASS, INK, 1.4) + path("M125 32L131 46L125 57L119 46Z", dress.main)
    return drawn + _band(dress)


def _hearts(dress: Dress) -> str:
    """Draw the king of hearts: an arched crown over velvet, curls all round, an ermine cape, a sceptre."""
    drawn = _staff() + circle(176, 50, 11, IVORY, INK, 1.3) + circle(176, 50, 8.6, "none", BRASS, 1.2)
    drawn += suit("H", 176, 50.5, 11, dress.main) + path("M172 63L180 63L178 68L174 68Z", BRASS_LIGHT, INK, 1)
    drawn += path(f"M{LEFT} 175L{LEFT} 150L{RIGHT} 150L{RIGHT} 175Z", dress.main)
    drawn += path(
        f"M{LEFT} 160L{LEFT} 148C76 134 94 128 108 126L142 126C156 128 174 134 {RIGHT} 148L{RIGHT} 160"
        "C168 166 146 169 125 169C104 169 82 166 62 160Z",
        IVORY,
        INK,
        1.2,
    )
    drawn += _ermine(((70, 150), (80, 142), (82, 155), (92, 136), (95, 148), (98, 159), (112, 160)))
    # Curls: a beard of three tiers over locks at the temples.
    locks = "".join(
        circle(x, y, 7.4, dress.main, INK, 0.9) for x, y in ((101, 76), (98.5, 87), (99, 98), (101.5, 109))
    )
    drawn += both_sides(locks)
    curls = ((125, 136), (114.5, 129), (135.5, 129), (106, 120), (144, 120))
    drawn += "".join(circle(x, y, 7.6, dress.main, INK, 0.9) for x, y in curls)
    drawn += face(_LIPS)
    drawn += path(
        "M104 90C103 108 106 122 114 129C120 135 130 135 136 129C144 122 147 108 146 90"
        "C142 101 136 105.5 125 105.5C114 105.5 108 101 104 90Z",
        dress.main,
    )
    beard = ((103, 118), (111, 127), (122, 134), (112, 114), (121, 121), (132, 127), (131, 114), (140, 118))
    drawn += path("".join(f"M{x} {y}a4 4 0 1 1 5 3" for x, y in beard), "none", dress.second, 1.3)
    temples = "".join(f"M{x} {y}a3.4 3.4 0 1 1 4 3" for x, y in ((97, 76), (95, 89), (96, 101)))
    drawn += both_sides(path(temples, "none", dress.second, 1.2))
    drawn += _moustache(dress)
    # Velvet under two arches that meet in an orb and a heart.
    drawn += path("M99 58C88 40 106 34 125 38C144 34 162 40 151 58Z", dress.main, INK, 1.2)
    arch = "M99.5 58C90 42 104 33 125 39"
    drawn += both_sides(path(arch, "none", INK, 6.4) + path(arch, "none", BRASS, 4))
    drawn += path("M122.4 58L122.4 40L127.6 40L127.6 58Z", BRASS, INK, 1.1)
    pearls = ((96.4, 51), (95.8, 44.4), (101, 39.4), (108.4, 37.6), (116, 38.2))
    drawn += both_sides("".join(circle(x, y, 1.7, IVORY) for x, y in pearls))
    drawn += group(path(SHAPES["H"], BRASS_LIGHT, INK, 9), AXIS, 33, 0.15)
    return drawn + _band(dress)


def _diamonds(dress: Dress) -> str:
    """Draw the king of diamonds: a stepped crown, a forked beard, a robe of chevrons, an axe."""
    drawn = _staff()
    drawn += path("M178 45C184 43 187 39 187.3 35L187.3 73C187 69 184 66 178 64Z", STEEL, INK, 1.3)
    drawn += path("M174 45C168 43 165 39 164.7 35L164.7 73C165 69 168 66 174 64Z", STEEL, INK, 1.3)
    drawn += path("M176 31L178.5 42L178.5 68L173.5 68L173.5 42Z", BRASS_LIGHT, INK, 1.2)
    drawn += path(f"M{LEFT} 175L{LEFT} 152L104 127L146 127L{RIGHT} 152L{RIGHT} 175Z", dress.second, INK, 1)
    for inset, fill in ((0, IVORY), (8, dress.main), (17, BRASS_LIGHT), (22, dress.main)):
        outer, fall = 41 - inset * 0.85, -inset * 0.55
        shoulder = 133 - inset * 0.1
        lapel = [(-outer, 139.0), (10 - outer, shoulder), (0, 165 + fall)]
        lapel += [(outer - 10, shoulder), (outer, 139), (0, 183 + fall)]
        drawn += path(polygon((AXIS + x, y) for x, y in lapel), fill, INK, 1)
    studs = "".join(lozenge(x, y, 2.6, 3.4) for x, y in ((72, 156), (81, 163), (90, 170)))
    drawn += both_sides(path(studs, dress.main))
    drawn += both_sides(
        path("M99 66L95 106L107 112L107 66Z", dress.main)
        + path("M102 76L99.5 104", "none", dress.second, 1.3)
    )
    drawn += face(_LIPS)
    beard = (
        "M104 90L103 118L113 152L125 130L137 152L147 118L146 90"
        "C142 102 136 105.5 125 105.5C114 105.5 108 102 104 90Z"
    )
    drawn += path(beard, dress.main, INK, 0.8)
    drawn += both_sides(
        path("M108 112L113.4 143M114 113L117 136M120 118L121.6 129", "none", dress.second, 1.4)
    )
    drawn += _moustache(dress)
    # A crown of four steps with a tall stone.
    steps = (
        "M97 60L97 52L104 52L104 44L111 44L111 36L118 36L118 28"
        "L132 28L132 36L139 36L139 44L146 44L146 52L153 52L153 60Z"
    )
    drawn += path(steps, BRASS, INK, 1.4)
    drawn += path(
        "M102 56L108 56L108 48L115 48L115 40L119 40M148 56L142 56L142 48L135 48L135 40L131 40",
        "none",
        BRASS_LIGHT,
        1.3,
    )
    drawn += path(lozenge(AXIS, 43.5, 7, 11.5), dress.main, INK, 1.1) + path(
        "M125 32L125 55M118 43.5L132 43.5", "none", dress.second, 0.8
    )
    return drawn + _band(dress)


def _clubs(dress: Dress) -> str:
    """Draw the king of clubs: three trefoils on a circlet, long hair, a long moustache, a cloak, a mace."""
    drawn = _staff() + path("M172 64L180 64L178 69L174 69Z", BRASS, INK, 1)
    drawn += group(path(SHAPES["C"], INK, INK, 12) + path(SHAPES["C"], BRASS), 176, 50, 0.21)
    # A tunic under a cloak that is clasped on the left shoulder, its edge cut in leaves.
    drawn += path(
        f"M{LEFT} 175L{LEFT} 154C72 136 92 130 106 127L144 127C158 130 178 136 {RIGHT} 154L{RIGHT} 175Z",
        dress.second,
    )
    drawn += path("M112 132L112 175M125 132L125 175M138 132L138 175", "none", dress.main, 1.3)
    drawn += path(
        f"M{LEFT} 175L{LEFT} 154C72 136 92 130 106 127L136 127C142 140 128 162 108 175Z", dress.main, INK, 1
    )
    for i in range(7):
        x, y = 138.5 - i * i * 0.42 - i * 2.2, 131 + i * 7.6
        drawn += group(path("M0-6C5-3 8 0 11 0C8 1 5 4 0 6Z", dress.main, INK, 1), x, y, 1, 10 + i * 5)
    drawn += path("M134 130C138 144 122 162 104 175", "none", BRASS_LIGHT, 1.8)
    # Long hair that waves down to the shoulders.
    hair = (
        "M125 60C106 60 98 70 98 86C98 96 92 104 93 114C94 124 90 128 86 136C96 140 106 136 108 126L108 66Z"
    )
    waves = (
        "M102 78C101 96 96 106 97 116C98 124 95 130 92 134"
        "M105 92C104 106 101 112 102 122C102.5 128 100 132 98 135"
    )
    drawn += both_sides(path(hair, dress.main, INK, 0.8) + path(waves, "none", dress.second, 1.3))
    drawn += face(_LIPS)
    drawn += path(
        "M116 113C117 124 121 131 125 136C129 131 133 124 134 113C130 116.5 120 116.5 116 113Z",
        dress.main,
        INK,
        0.7,
    )
    drawn += path(
        "M119.5 110.5C122 109.5 128 109.5 130.5 110.5C128 113.4 122 113.4 119.5 110.5Z", _LIP_IN_BEARD
    )
    drawn += both_sides(
        path(
            "M125 103.4C121 101.5 115 102 112 106C109 111 110 118 106.5 124C113 121 116 114 118 109"
            "C120 107 123 106.5 125 106.5Z",
            dress.main,
            INK,
            0.7,
        )
    )
    drawn += path("M125 119L125 130", "none", dress.second, 1.3)
    drawn += path("M131 127.5A6.5 6.5 0 1 1 144 127.5A6.5 6.5 0 1 1 131 127.5Z", BRASS, INK, 1.2) + suit(
        "C", 137.5, 127, 7, INK
    )
    for x, y, size in ((104.5, 47, 0.2), (145.5, 47, 0.2), (125, 40, 0.26)):
        drawn += path(f"M{x - 2.4:g} 58L{x - 2.4:g} {y:g}L{x + 2.4:g} {y:g}L{x + 2.4:g} 58Z", BRASS, INK, 1.1)
        drawn += group(path(SHAPES["C"], INK, INK, 12) + path(SHAPES["C"], BRASS), x, y, size)
    drawn += both_sides(path(lozenge(115, 50, 3, 6.5), BRASS_LIGHT, INK, 1))
    return drawn + _band(dress)


_KINGS: Final = {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}


def king(dress: Dress, suit_name: str) -> str:
    """Draw the upper half of a king."""
    return _KINGS[suit_name](dress)
