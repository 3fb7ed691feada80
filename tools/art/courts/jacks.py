"""The four jacks."""

from tools.art.courts.parts import face
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
from tools.art.svg import circle, group, path


def jack(dress: Dress, suit_name: str) -> str:
    """Draw the jack of a suit."""
    main, second = dress.main, dress.second
    drawn = ""
    # left: spades a halberd, hearts a pennon, diamonds a partisan, clubs a leaf spear with a ribbon
    drawn += path("M75 175L75 44L79 44L79 175Z", BRASS_DEEP)
    if suit_name == "S":
        drawn += path("M77 27L81 44L79 60L75 60L73 44Z", STEEL, INK, 1.2)
        drawn += path(
            "M79 54C88 50 94 52 97 46C99 58 97 70 92 80C90 73 86 72 79 72Z", STEEL, INK, 1.3
        ) + path("M75 58L66 62L75 67Z", STEEL, INK, 1.2)
    elif suit_name == "H":
        drawn += (
            path("M79 70L106 74L98 84L106 94L79 98Z", IVORY, INK, 1.3)
            + path("M79 78L99 81L98 84L99 87L79 90Z", main)
            + path("M77 27L81 38L77 46L73 38Z", STEEL, INK, 1.2)
        )
    elif suit_name == "D":
        drawn += path(
            "M77 27L80.5 42L90 36C90 50 86 57 79.5 61L74.5 61C68 57 65 50 65 36L73.5 42Z", STEEL, INK, 1.3
        ) + path("M72 62L82 62L80 68L74 68Z", BRASS_LIGHT, INK, 1)
    else:
        drawn += path("M79 68C90 66 92 74 85 78C94 79 94 88 86 93", "none", INK, 4.6) + path(
            "M79 68C90 66 92 74 85 78C94 79 94 88 86 93", "none", second, 2.6
        )
        drawn += (
            path("M77 27C87 39 87 51 77 63C67 51 67 39 77 27Z", STEEL, INK, 1.3)
            + path("M77 33L77 62", "none", STEEL_SHADE, 1.1)
            + path("M72 64L82 64L80 70L74 70Z", BRASS_LIGHT, INK, 1)
        )
    # doublet, party per pale
    drawn += path("M84 175C86 150 98 138 112 134L125 134L125 175Z", main) + path(
        "M166 175C164 150 152 138 138 134L125 134L125 175Z", second
    )
    drawn += path("M84 175C83 160 80 152 73 146C84 138 98 136 108 134C96 144 88 156 88 175Z", second) + path(
        "M166 175C167 160 170 152 177 146C166 138 152 136 142 134C154 144 162 156 162 175Z", main
    )
    drawn += path("M108 142L125 160L142 142", "none", BRASS_LIGHT, 2) + path(
        "M103 150L125 173L147 150", "none", BRASS_LIGHT, 1.2
    )
    # ruff collar
    for i in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        drawn += group(
            path("M0-13C7-10 8 4 5.5 9C3 12-3 12-5.5 9C-8 4-7-10 0-13Z", IVORY, INK, 1.1)
            + path("M0-8L0 8", "none", "#C9BC9C", 1),
            125 + i * 9.6,
            131 - abs(i) * 2.6,
            1,
            -i * 13,
        )
    # page's bob
    drawn += path(
        "M97 66L97 108C97 116 104 119 110 118L110 80L140 80L140 118C146 119 153 116 153 108L153 66Z",
        main,
        INK,
        0.8,
    )
    drawn += face("#B5473F")
    drawn += path("M102 64L148 64L148 84C146 76 142 74 139 74L111 74C108 74 104 76 102 84Z", main)
    drawn += path("M100 90L100 110M105 96L105 113M150 90L150 110M145 96L145 113", "none", second, 1.2)
    # bonnet and plume
    drawn += path("M92 66C86 48 106 38 128 40C150 42 164 50 162 60C161 66 150 68 140 68Z", main, INK, 1.2)
    drawn += path("M93 63C110 58 140 58 158 65L156 71C138 65 112 65 95 70Z", BRASS_LIGHT, INK, 1.1)
    drawn += path(
        "M146 60C150 44 166 34 184 34C180 38 186 40 185 46C181 47 184 52 181 57C176 57 177 62 171 66"
        "C166 64 163 70 156 70C150 70 146 66 146 60Z",
        IVORY,
        INK,
        1.2,
    )
    drawn += path("M149 64C156 54 166 44 180 38M160 56L172 60M165 49L178 52", "none", second, 1.4)
    drawn += circle(148, 64, 4.2, BRASS, INK, 1)
    return drawn
