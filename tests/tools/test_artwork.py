"""The drawings in ``resources`` are what the code in ``tools/art`` draws, in what QtSvg can show."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.art.__main__ import artwork

RESOURCES = Path(__file__).parents[2] / "resources"
DRAWN = dict(artwork())

ELEMENTS = {"svg", "g", "use", "path", "circle", "rect", "defs", "radialGradient", "stop"}
"""What the drawings may use: all of it is drawn alike by QtSvg and by browsers."""


def test_the_committed_drawings_are_those_the_code_makes() -> None:
    stale = [
        name
        for name, text in DRAWN.items()
        if not (RESOURCES / name).is_file() or (RESOURCES / name).read_bytes() != text.encode()
    ]
    assert stale == [], "run: python -m tools.art"


def test_no_drawing_is_left_over() -> None:
    files = {file.relative_to(RESOURCES).as_posix() for file in RESOURCES.rglob("*.svg")}
    assert files == set(DRAWN)


def test_the_drawings_keep_to_what_qtsvg_draws() -> None:
    strange = {
        name: kinds for name, text in DRAWN.items() if (kinds := set(re.findall(r"<(\w+)", text)) - ELEMENTS)
    }
    assert strange == {}


def test_every_reference_within_a_drawing_is_met() -> None:
    for name, text in DRAWN.items():
        wanted = {link or paint for link, paint in re.findall(r'href="#(\w+)"|url\(#(\w+)\)', text)}
        assert wanted <= set(re.findall(r' id="(\w+)"', text)), name


@pytest.mark.usefixtures("qapp")
def test_qtsvg_reads_every_drawing_without_complaint() -> None:
    complaints: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, message: complaints.append(message))
    try:
        unread = [name for name, text in DRAWN.items() if not QSvgRenderer(text.encode()).isValid()]
    finally:
        qInstallMessageHandler(before)
    assert (unread, complaints) == ([], [])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", [name for name in DRAWN if re.match(r"cards/(row|back)/", name)])
def test_qtsvg_draws_a_card_to_its_edges(name: str) -> None:
    renderer = QSvgRenderer(DRAWN[name].encode())
    assert renderer.isValid()
    image = QImage(50, 70, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    assert image.pixelColor(0, 0).alpha() < 128, "the corner is round"
    assert image.pixelColor(25, 1).alpha() == image.pixelColor(25, 68).alpha() == 255
    body = {image.pixel(x, y) for x in range(50) for y in range(70)}
    assert len(body) > 20, "more than a blank sheet"


def test_the_drawings_stay_small() -> None:
    assert sum(len(text) for text in DRAWN.values()) < 3 * 1024 * 1024
