"""The four kings."""

from tools.art.courts.parts import LEFT, RIGHT, face
from tools.art.palette import (
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    INK,
    IVORY,
    STEEL,
    STEEL_SHADE,
    Dress,
)
from tools.art.suits import SHAPES, suit
from tools.art.svg import circle, group, path


def king(dress: Dress, suit_name: str) -> str:
    """Draw the king of a suit."""
    main, second = dress.main, dress.second
    drawn = ""
    # right: spades a sword, hearts a sceptre, diamonds an axe, clubs a trefoil mace
    if suit_name == "S":
        drawn += path("M173 150L173 56L176.5 44L180 56L180 150Z", STEEL, INK, 1.3) + path(
            "M176.5 50L176.5 140", "none", STEEL_SHADE, 1.1
        )
        drawn += path("M163 128L187.4 128L186 134L165 134Z", BRASS, INK, 1.2)
    else:
        drawn += path("M174.5 150L174.5 50L177.5 50L177.5 150Z", BRASS_DEEP, INK, 1) + path(
            "M172 126L180 126L180 131L172 131Z", BRASS_LIGHT, INK, 1
        )
        if suit_name == "H":
            drawn += (
                circle(176, 50, 11, IVORY, INK, 1.3)
                + circle(176, 50, 8.6, "none", BRASS, 1.2)
                + suit("H", 176, 50.5, 11, main)
                + path("M172 63L180 63L178 68L174 68Z", BRASS_LIGHT, INK, 1)
            )
        elif suit_name == "D":
            drawn += path(
                "M178 45C184 43 187 39 187.3 35L187.3 73C187 69 184 66 178 64Z", STEEL, INK, 1.3
            ) + path("M174 45C168 43 165 39 164.7 35L164.7 73C165 69 168 66 174 64Z", STEEL, INK, 1.3)
            drawn += path("M176 31L178.5 42L178.5 68L173.5 68L173.5 42Z", BRASS_LIGHT, INK, 1.2)
        else:
            drawn += (
                group(path(SHAPES["C"], INK, INK, 12), 176, 50, 0.21)
                + group(path(SHAPES["C"], BRASS), 176, 50, 0.21)
                + path("M172 64L180 64L178 69L174 69Z", BRASS, INK, 1)
            )
    # mantle
    drawn += path(
        f"M{LEFT} 175L{LEFT} 154C72 134 92 129 106 126L144 126C158 129 178 134 {RIGHT} 154L{RIGHT} 175Z", main
    )
    drawn += path(
        f"M{LEFT} 165C78 145 96 139 106 136M{RIGHT} 165C172 145 154 139 144 136", "none", BRASS, 1.4
    )
    # ermine yoke
    drawn += path(
        "M92 128C96 150 108 164 125 175C142 164 154 150 158 128C148 124 102 124 92 128Z", IVORY, INK, 1.2
    )
    for x, y in ((100, 136), (106, 148), (115, 158), (150, 136), (144, 148), (135, 158)):
        drawn += path(f"M{x} {y}l-2 5l2-1.200l2 1.200Z", INK)
    # hair, face, beard in steps
    drawn += path("M99 66L99 112L107 118L107 66ZM151 66L151 112L143 118L143 66Z", main)
    drawn += face("#A33A35")
    drawn += path(
        "M104 92L104 122L109 122L109 130L115 130L115 138L120 138L120 144L130 144L130 138L135 138"
        "L135 130L141 130L141 122L146 122L146 92"
        "C142 102 136 105.5 125 105.500C114 105.5 108 102 104 92Z",
        main,
    )
    drawn += path(
        "M114 105.500C118 101.5 122 102 125 104.500C128 102 132 101.5 136 105.5"
        "C131 107 128 107.5 125 106C122 107.5 119 107 114 105.500Z",
        main,
    )
    drawn += path(
        "M119.5 111.500C122 109.8 128 109.8 130.5 111.500C128 114.5 122 114.5 119.5 111.500Z", "#C0534A"
    )
    drawn += path(
        "M111 113L111 122M118 118L118 132M125 119L125 140M132 118L132 132M139 113L139 122",
        "none",
        second,
        1.4,
    )
    # crown
    drawn += path(
        "M98 58L90 36L106 47L111 31L119 44L125 26.500L131 44L139 31L144 47L160 36L152 58Z", BRASS, INK, 1.4
    )
    drawn += path("M125 32L131 46L125 57L119 46Z", main)
    drawn += path("M97 57L153 57L152 69L98 69Z", BRASS_LIGHT, INK, 1.4)
    for jewel in (106.0, 115.5, 125, 134.5, 144):
        drawn += path(f"M{jewel:g} 59.500l3.2 3.500l-3.2 3.500l-3.2-3.500Z", main)
    return drawn
