"""The four queens."""

import math

from tools.art.courts.parts import LEFT, RIGHT, face
from tools.art.palette import (
    BRASS,
    BRASS_LIGHT,
    INK,
    IVORY,
    SKIN,
    SKIN_SHADE,
    Dress,
)
from tools.art.suits import suit
from tools.art.svg import circle, path, polygon


def queen(dress: Dress, suit_name: str) -> str:
    """Draw the queen of a suit."""
    main, second = dress.main, dress.second
    drawn = ""
    # sunburst tiara, behind the head
    for i in range(-5, 6):
        a = math.radians(-90 + i * 17)
        r = 56 - abs(i) * 1.6
        w = math.radians(5.4)
        q = [
            (125 + 24 * math.cos(a - w), 82 + 24 * math.sin(a - w)),
            (125 + (r - 9) * math.cos(a - w * 0.8), 82 + (r - 9) * math.sin(a - w * 0.8)),
            (125 + r * math.cos(a), 82 + r * math.sin(a)),
            (125 + (r - 9) * math.cos(a + w * 0.8), 82 + (r - 9) * math.sin(a + w * 0.8)),
            (125 + 24 * math.cos(a + w), 82 + 24 * math.sin(a + w)),
        ]
        drawn += path(polygon(q), BRASS if i % 2 else main, INK, 1.1)
    # rose: stem and suit, left
    drawn += path("M76 175C72 150 74 130 77 112", "none", "#3C5A3E", 2.4)
    drawn += path(
        "M75 150C66 148 64 140 64 136C71 137 75 142 75 150ZM74.5 140C83 137 85 130 85 126"
        "C78 128 74 133 74.5 140Z",
        "#4F7350",
    )
    # shoulders and gown
    drawn += path(f"M{LEFT + 8} 175C76 150 98 142 112 138L138 138C152 142 174 150 {RIGHT} 175Z", main)
    drawn += path("M108 136C106 152 114 166 125 175C136 166 144 152 142 136Z", SKIN)
    drawn += path("M125 136L125 175C136 166 144 152 142 136Z", SKIN_SHADE)
    drawn += path(
        f"M{LEFT + 14} 175C84 156 100 150 108 147M{RIGHT - 8} 175C168 156 150 150 142 147", "none", BRASS, 1.4
    )
    drawn += path(
        f"M{LEFT + 26} 175C92 164 102 158 111 156M{RIGHT - 20} 175C158 164 148 158 139 156",
        "none",
        second,
        1.3,
    )
    # long waved hair
    hair = (
        "M125 56C104 56 94 70 95 90C96 100 90 106 92 116C94 126 90 134 97 144"
        "C104 146 112 142 112 134L112 100L138 100L138 134"
        "C138 142 146 146 153 144C160 134 156 126 158 116C160 106 154 100 155 90C156 70 146 56 125 56Z"
    )
    drawn += path(hair, main, INK, 0.8)
    drawn += path(
        "M98 104C100 112 97 120 100 128M104 108C105 118 103 126 106 134M152 104"
        "C150 112 153 120 150 128M146 108C145 118 147 126 144 134",
        "none",
        second,
        1.4,
    )
    drawn += path("M117 116L117 138C120 142 130 142 133 138L133 116Z", SKIN_SHADE)
    drawn += face("#B3303A", 2)
    # hair line
    drawn += path(
        "M102 92C102 74 114 68 125 66C136 68 148 74 148 92C150 70 142 59 125 59C108 59 100 70 102 92Z", main
    )
    drawn += path("M104 70C112 61 138 61 146 70L144 76C136 68 114 68 106 76Z", BRASS_LIGHT, INK, 1.1) + path(
        "M125 61.500l5 6l-5 6.500l-5-6.500Z", main, INK, 0.8
    )
    # pearls
    for i in range(7):
        a = math.radians(180 - 30 * i)
        drawn += circle(125 + 14 * math.cos(a), 141 + 12 * math.sin(a), 2.2, IVORY, INK, 0.8)
    drawn += circle(101.5, 112, 3, BRASS_LIGHT, INK, 0.9) + circle(148.5, 112, 3, BRASS_LIGHT, INK, 0.9)
    drawn += circle(77, 99, 17, IVORY, BRASS, 1.3) + suit(suit_name, 77, 99, 22, dress.main)
    return drawn
