"""The pictures of the cards on the rules' pages."""

import pytest
from PySide6.QtCore import QSize

from cardavia_desktop.engine.cards import parse
from cardavia_desktop.ui.card_art import CardStyle
from cardavia_desktop.ui.rules import card_rows
from cardavia_desktop.ui.rules.card_rows import CardFaces


@pytest.mark.usefixtures("bundled")
def test_pictures_of_passing_sizes_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_rows, "_MOST_PICTURES", 5)
    faces = CardFaces(CardStyle())
    (card,) = parse("QH")
    for width in range(20, 40):
        picture = faces.picture(card, QSize(width, 28), 1.0)
        assert picture is faces.picture(card, QSize(width, 28), 1.0)
        assert picture.width() == width
        assert len(faces._pictures) <= 5
