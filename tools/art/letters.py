"""Letters as outlines, so that a card needs no font: they are read from ``letters.json``."""

import json
from pathlib import Path
from typing import Final, Literal

from tools.art.svg import number

Alphabet = dict[str, tuple[float, str]]
"""Width and path data of each letter, at a cap height of 100 with the baseline at 0."""


def _load(name: str) -> Alphabet:
    data = json.loads(Path(__file__).with_name("letters.json").read_text(encoding="utf-8"))
    return {letter: (width, outline) for letter, (width, outline) in data[name].items()}


INDEX: Final = _load("index")
WORDMARK: Final = _load("wordmark")


def word(
    text: str,
    x: float,
    baseline: float,
    cap: float,
    fill: str,
    *,
    gap: float = 6,
    widest: float | None = None,
    alphabet: Literal["index", "wordmark"] = "index",
    bold: float = 0,
) -> str:
    """Draw outlined text centred on ``x``.

    Args:
        text: Letters that the alphabet holds.
        x: The middle of the text.
        baseline: Where the letters stand.
        cap: Cap height in drawing units.
        fill: Colour.
        gap: Space between letters, in hundredths of the cap height.
        widest: Letters are condensed to keep the text within this width.
        alphabet: Which outlines to use.
        bold: Width of a stroke round the letters, in hundredths of the cap height.
    """
    outlines = INDEX if alphabet == "index" else WORDMARK
    scale = cap / 100
    total = (sum(outlines[letter][0] for letter in text) + gap * (len(text) - 1)) * scale
    squeeze = min(1.0, widest / total) if widest else 1.0
    left = x - total * squeeze / 2
    pen = f' stroke="{fill}" stroke-width="{number(bold)}"' if bold else ""
    drawn = ""
    for letter in text:
        width, outline = outlines[letter]
        size = f"scale({number(scale * squeeze, 4)} {number(scale, 4)})"
        place = f"translate({number(left)} {number(baseline)}){size}"
        drawn += f'<path transform="{place}" d="{outline}" fill="{fill}"{pen}/>'
        left += (width + gap) * scale * squeeze
    return drawn
