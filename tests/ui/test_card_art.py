import itertools
from pathlib import Path

import pytest

from cardavia_desktop.engine import cards
from cardavia_desktop.ui.card_art import Back, CardStyle, back_path, face_path

RESOURCES = Path(__file__).parents[2] / "resources"
STYLES = [CardStyle(*switches) for switches in itertools.product((False, True), repeat=4)]


def file_of(resource: str) -> Path:
    assert resource.startswith(":/")
    return RESOURCES / resource.removeprefix(":/")


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_every_face_of_every_style_is_there(style: CardStyle) -> None:
    missing = [path for card in range(108) if not file_of(path := face_path(card, style)).is_file()]
    assert missing == []


@pytest.mark.parametrize("back", Back)
def test_every_back_is_there(back: Back) -> None:
    assert file_of(back_path(back)).is_file()


def test_every_drawing_of_a_card_is_reached() -> None:
    reached = {file_of(face_path(card, style)) for card in range(cards.PACK_SIZE) for style in STYLES}
    reached |= {file_of(back_path(back)) for back in Back}
    assert set((RESOURCES / "cards").rglob("*.svg")) == reached


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_no_two_faces_share_a_drawing(style: CardStyle) -> None:
    assert len({file_of(face_path(card, style)).read_bytes() for card in range(cards.PACK_SIZE)}) == 54


@pytest.mark.parametrize("switch", ["columns", "large", "four_colours", "french"])
def test_every_switch_changes_the_queen_of_diamonds(switch: str) -> None:
    (queen,) = cards.parse("QD")
    plain, changed = face_path(queen, CardStyle()), face_path(queen, CardStyle(**{switch: True}))
    assert file_of(plain).read_bytes() != file_of(changed).read_bytes()
