"""The four jacks: each has a hat, a haircut, a collar and a pole of his own."""

from typing import Final

from tools.art.courts.parts import AXIS, both_sides, face, lozenge, neck
from tools.art.geometry import polar
from tools.art.palette import BRASS, BRASS_DEEP, BRASS_LIGHT, INK, IVORY, STEEL, STEEL_SHADE, Dress
from tools.art.suits import suit
from tools.art.svg import circle, group, path

_LIPS: Final = "#B5473F"
_PLEAT: Final = "#C9BC9C"


def _pole() -> str:
    return path("M75 175L75 44L79 44L79 175Z", BRASS_DEEP)


def _doublet(dress: Dress) -> str:
    """Draw a doublet parted down the middle, each sleeve in the other half's cloth."""
    return (
        path("M84 175C86 150 98 138 112 134L125 134L125 175Z", dress.main)
        + path("M166 175C164 150 152 138 138 134L125 134L125 175Z", dress.second)
        + path("M84 175C83 160 80 152 73 146C84 138 98 136 108 134C96 144 88 156 88 175Z", dress.second)
        + path(
            "M166 175C167 160 170 152 177 146C166 138 152 136 142 134C154 144 162 156 162 175Z", dress.main
        )
    )


def _plume(dress: Dress) -> str:
    """Draw a curled ostrich plume at the right of a hat."""
    return path(
        "M146 60C150 44 166 34 184 34C180 38 186 40 185 46C181 47 184 52 181 57C176 57 177 62 171 66"
        "C166 64 163 70 156 70C150 70 146 66 146 60Z",
        IVORY,
        INK,
        1.2,
    ) + path("M149 64C156 54 166 44 180 38M160 56L172 60M165 49L178 52", "none", dress.second, 1.4)


def _spades(dress: Dress) -> str:
    """Draw the jack of spades: a bonnet with a plume, a page's bob, a ruff, a halberd."""
    drawn = _pole() + path("M77 27L81 44L79 60L75 60L73 44Z", STEEL, INK, 1.2)
    drawn += path("M79 54C88 50 94 52 97 46C99 58 97 70 92 80C90 73 86 72 79 72Z", STEEL, INK, 1.3)
    drawn += path("M75 58L66 62L75 67Z", STEEL, INK, 1.2)
    drawn += _doublet(dress)
    drawn += path("M108 142L125 160L142 142", "none", BRASS_LIGHT, 2)
    drawn += path("M103 150L125 173L147 150", "none", BRASS_LIGHT, 1.2)
    fold = path("M0-13C7-10 8 4 5.5 9C3 12-3 12-5.5 9C-8 4-7-10 0-13Z", IVORY, INK, 1.1) + path(
        "M0-8L0 8", "none", _PLEAT
    )
    for i in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        drawn += group(fold, AXIS + i * 9.6, 131 - abs(i) * 2.6, 1, -i * 13)
    drawn += path(
        "M97 66L97 108C97 116 104 119 110 118L110 80L140 80L140 118C146 119 153 116 153 108L153 66Z",
        dress.main,
        INK,
        0.8,
    )
    drawn += face(_LIPS)
    drawn += path("M102 64L148 64L148 84C146 76 142 74 139 74L111 74C108 74 104 76 102 84Z", dress.main)
    drawn += both_sides(path("M100 90L100 110M105 96L105 113", "none", dress.second, 1.2))
    drawn += path(
        "M92 66C86 48 106 38 128 40C150 42 164 50 162 60C161 66 150 68 140 68Z", dress.main, INK, 1.2
    )
    drawn += path("M93 63C110 58 140 58 158 65L156 71C138 65 112 65 95 70Z", BRASS_LIGHT, INK, 1.1)
    return drawn + _plume(dress) + circle(148, 64, 4.2, BRASS, INK, 1)


def _hearts(dress: Dress) -> str:
    """Draw the jack of hearts: a pillbox cap with two feathers, ringlets, a lace collar, a pennon."""
    drawn = _pole() + path("M77 25L81 35L77 43L73 35Z", STEEL, INK, 1.2)
    drawn += path("M79 44C88 40 96 48 106 44L99 54L106 64C96 68 88 60 79 64Z", IVORY, INK, 1.3)
    drawn += suit("H", 87.5, 54, 12, dress.main)
    # A tunic with hanging sleeves, laced in front.
    drawn += path("M88 175C86 154 96 140 112 134L138 134C154 140 164 154 162 175Z", dress.second)
    drawn += both_sides(
        path("M108 134C92 138 80 144 74 158L78 175L92 175C92 158 98 146 112 138Z", dress.main, INK, 0.9)
    )
    drawn += both_sides(path("M82 152L88 172M90 145L96 158", "none", BRASS_LIGHT, 1.3))
    drawn += path(
        "M125 146L125 175M117 150L133 156M133 150L117 156M117 160L133 166M133 160L117 166",
        "none",
        dress.main,
        1.4,
    )
    drawn += neck()
    # A flat collar with a scalloped edge.
    edge = "M125 124L100 124L91 136"
    for x, y in ((95, 146), (102, 151), (109, 154), (117, 155.5), (125, 151)):
        edge += f"A4.4 4.4 0 0 0 {x:g} {y:g}"
    drawn += both_sides(path(edge + "Z", IVORY, INK, 1.1))
    drawn += both_sides(path("M97 138L103 144L110 147L117.5 148", "none", _PLEAT, 1.3))
    drawn += path("M125 128L125 151", "none", INK, 1)
    ringlets = ((99, 74), (96, 84), (97.5, 94), (95.5, 104), (98, 113), (104, 119))
    drawn += both_sides("".join(circle(x, y, 7, dress.main, INK, 0.9) for x, y in ringlets))
    drawn += face(_LIPS)
    drawn += both_sides(
        path("".join(f"M{x - 3:g} {y:g}a3.2 3.2 0 1 1 4 2.6" for x, y in ringlets), "none", dress.second, 1.2)
    )
    fringe = ((107, 72), (116, 70), (125, 69.5), (134, 70), (143, 72))
    drawn += "".join(circle(x, y, 5.6, dress.main, INK, 0.9) for x, y in fringe)
    # Two upright feathers behind the cap.
    for turn, cloth in ((24, dress.second), (4, IVORY)):
        feather = path("M0 8C-8-4-8-20 2-32C10-22 10-6 4 8Z", cloth, INK, 1.1) + path(
            "M1.6 6C0-8 0-18 2-26", "none", dress.main, 1
        )
        drawn += group(feather, 144, 58, 1, turn)
    drawn += path("M97 66L99 44C114 39 136 39 151 44L153 66C136 61 114 61 97 66Z", dress.main, INK, 1.2)
    drawn += path("M97 66L97.5 58C114 53 136 53 152.5 58L153 66C136 61 114 61 97 66Z", BRASS_LIGHT, INK, 1.1)
    return drawn + circle(141, 53, 6, IVORY, BRASS, 1.6) + suit("H", 141, 53.4, 6.4, dress.main)


def _diamonds(dress: Dress) -> str:
    """Draw the jack of diamonds: a broad hat with a sweeping plume, long waves, a baldric, a partisan."""
    drawn = _pole() + path(
        "M77 27L80.5 42L90 36C90 50 86 57 79.5 61L74.5 61C68 57 65 50 65 36L73.5 42Z", STEEL, INK, 1.3
    )
    drawn += path("M72 62L82 62L80 68L74 68Z", BRASS_LIGHT, INK, 1)
    drawn += path("M82 175C82 152 94 140 112 134L138 134C156 140 168 152 168 175Z", dress.main)
    drawn += both_sides(
        path("M92 147C84 153 80 162 80 175L72 175C72 160 78 150 88 144Z", dress.second, INK, 0.9)
    )
    drawn += path("M146 136L156 143L112 175L96 175Z", dress.second, INK, 1) + path(
        "M148.5 141L104 174", "none", BRASS_LIGHT, 1.2
    )
    studs = "".join(lozenge(x, y, 2.4, 3) for x, y in ((141, 146.5), (131, 153.7), (109, 169.5)))
    drawn += path(studs, IVORY, INK, 0.7)
    # Long hair in waves, then a collar with two points.
    drawn += both_sides(
        path(
            "M104 62C96 74 99 84 95 94C91 104 97 110 93 120C91 128 95 134 101 138"
            "C109 136 112 130 111 122L110 66Z",
            dress.main,
            INK,
            0.9,
        )
        + path(
            "M103 78C100 90 103 96 99 106C96 114 101 120 98 130M107 96C105 106 107 112 104 122"
            "C103 127 105 130 104 134",
            "none",
            dress.second,
            1.3,
        )
    )
    drawn += neck()
    drawn += both_sides(
        path("M125 142L113 128L101 136L110 156Z", IVORY, INK, 1.1)
        + path("M112 133L106 137L111 149", "none", dress.second, 1.2)
    )
    drawn += face(_LIPS)
    drawn += both_sides(path("M125 106C120 103.5 115 104 110 99C112 106 118 108.5 125 107.5Z", dress.main))
    drawn += path("M122.5 116L127.5 116L125 127Z", dress.main)
    # The hat: a low crown, a brim that dips, and a plume that falls behind the shoulder.
    drawn += path("M104 58C104 42 112 38 125 38C138 38 146 42 146 58Z", dress.main, INK, 1.2)
    drawn += path(
        "M84 60C96 72 110 66 125 66C140 66 154 72 168 56C166 70 152 78 140 75C130 73 120 73 110 75"
        "C98 78 86 72 84 60Z",
        dress.main,
        INK,
        1.2,
    )
    drawn += path("M103.5 58C112 54 138 54 146.5 58L147 64C138 61 112 61 103 64Z", BRASS_LIGHT, INK, 1)
    plume = (
        "M136 58C140 42 152 34 164 36C176 38 184 50 182 66C184 74 180 80 182 88"
        "C178 90 179 98 174 104C172 98 168 98 168 92"
        "C164 88 168 82 165 76C166 68 162 64 156 66C150 68 144 66 136 58Z"
    )
    drawn += path(plume, IVORY, INK, 1.2)
    drawn += path(
        "M141 57C150 46 164 46 171 58C176 68 174 84 174 97M158 52L161 44M168 60L177 54M172 72L179 70"
        "M173 84L168 82",
        "none",
        dress.second,
        1.4,
    )
    return drawn + path(lozenge(AXIS, 58, 4.5, 6), IVORY, INK, 1)


def _clubs(dress: Dress) -> str:
    """Draw the jack of clubs: a forester's cap with a long feather, a cowl of leaves, a leaf-headed spear."""
    drawn = _pole() + path("M77 27C87 39 87 51 77 63C67 51 67 39 77 27Z", STEEL, INK, 1.3)
    drawn += path("M77 33L77 62", "none", STEEL_SHADE, 1.1) + path(
        "M72 64L82 64L80 70L74 70Z", BRASS_LIGHT, INK, 1
    )
    ribbon = "M79 68C90 66 92 74 85 78C94 79 94 88 86 93"
    drawn += path(ribbon, "none", INK, 4.6) + path(ribbon, "none", dress.second, 2.6)
    drawn += path("M86 175C84 152 96 138 112 132L138 132C154 138 166 152 164 175Z", dress.main)
    drawn += both_sides(
        path("M90 148C80 152 74 162 74 175L86 175C86 164 90 154 98 148Z", dress.second, INK, 0.9)
    )
    # The cowl, in two rows of leaves.
    leaf = path("M0-12C7-8 8 4 0 13C-8 4-7-8 0-12Z", dress.second, INK, 1) + path(
        "M0-8L0 8", "none", dress.main, 1
    )
    for count, radius, size in ((4, 47, 1.0), (3, 35, 0.92)):
        for i in sorted(range(-count, count + 1), key=abs, reverse=True):
            turn = i * (17 if count == 4 else 21)
            x, y = polar(AXIS, 108, radius, 90 - turn)
            drawn += group(leaf, x, y, size, -turn)
    drawn += path("M106 112C104 124 112 134 125 136C138 134 146 124 144 112Z", dress.main, INK, 1)
    drawn += path(
        "M100 64C94 84 96 102 104 116L110 108L110 66ZM150 64C156 84 154 102 146 116L140 108L140 66Z",
        dress.main,
        INK,
        0.9,
    )
    drawn += face(_LIPS)
    drawn += path(
        "M102 66L148 66L148 86C145 82 142 80 141 76C138 80 134 80 132 76C129 80 124 80 122 76"
        "C119 80 114 80 112 76C110 80 106 82 102 88Z",
        dress.main,
    )
    drawn += both_sides(path("M101 84C100 94 101 102 104 108", "none", dress.second, 1.2))
    # The cap: a peak to the right, its brim turned up, a pheasant's feather along it.
    drawn += path(
        "M96 64C98 46 112 36 130 40C146 44 162 50 178 62C164 66 150 66 140 66Z", dress.main, INK, 1.2
    )
    drawn += path(
        "M92 70C92 62 96 56 104 54C118 52 144 58 180 62C166 72 130 72 92 70Z", dress.second, INK, 1.2
    )
    feather = "M116 62C112 46 120 32 138 26C136 30 140 31 138 36C141 38 136 41 137 46C133 47 132 54 126 56Z"
    drawn += path(feather, IVORY, INK, 1.2) + path(
        "M117 60C118 48 124 38 134 31M121 49L130 49M125 42L134 42", "none", BRASS, 1.3
    )
    return drawn + circle(116, 61, 5, BRASS, INK, 1) + suit("C", 116, 61, 6, INK)


_JACKS: Final = {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}


def jack(dress: Dress, suit_name: str) -> str:
    """Draw the upper half of a jack."""
    return _JACKS[suit_name](dress)
