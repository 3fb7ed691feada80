"""The display sliders on the live table: everything on it is filtered, and exactly so."""

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPixmap, QRegion
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine import doudizhu, guandan
from cardavia_desktop.engine.game import Game
from cardavia_desktop.ui import look
from cardavia_desktop.ui.display.picture import NEUTRAL, Picture, filtered, gains
from cardavia_desktop.ui.fonts import register_fonts
from cardavia_desktop.ui.table.seat_plate import SeatPlate
from tests.ui.table.driving import Player

PAIRS = list(itertools.product((0, 20, 40, 50, 60, 80, 100), (0, 25, 50, 75, 100)))
GAMES = [pytest.param(doudizhu.GAME, id="doudizhu"), pytest.param(guandan.GAME, id="guandan")]


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    register_fonts()
    made = Player(qtbot, seed=5)
    yield made
    made.session.close()


def ready(player: Player, game: Game) -> None:
    """Come to the person's turn with some cards chosen."""
    player.start(game)
    for _ in range(200):
        player.wait()
        if player.session.your_turn:
            break
    if player.view.phase.value == "play":
        player.click("hint")
        player.wait()


def seen(player: Player, ratio: float = 1.0) -> QImage:
    player.table.look.set_ratio(ratio)
    player.table.repaint_all()
    pixmap = QPixmap(player.table.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    player.table.render(pixmap)
    return pixmap.toImage()


def opaque_places(player: Player) -> list[QPoint]:
    """Return places where a single opaque thing is seen: cards, the empty felt, the button to press."""
    table = player.table
    felt = [QPoint(470, 270), QPoint(300, 70), QPoint(980, 300)]
    places = [place for place in felt if table._view.itemAt(place) is None]
    assert places
    for card in player.view.hand:
        part: QRect = table.places.card(card)
        places += [part.topLeft() + QPoint(5, 14), part.topLeft() + QPoint(9, 24)]
    return places


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("game", GAMES)
def test_opaque_pixels_are_within_two_levels_of_the_formula(player: Player, game: Game, ratio: float) -> None:
    ready(player, game)
    player.table.set_picture(NEUTRAL)
    before = seen(player, ratio)
    places = [QPoint(round(place.x() * ratio), round(place.y() * ratio)) for place in opaque_places(player)]
    for contrast, temperature in PAIRS:
        player.table.set_picture(Picture(contrast, 0, temperature))
        after = seen(player, ratio)
        for place in places:
            was, now = before.pixelColor(place), after.pixelColor(place)
            for channel, gain in zip(("red", "green", "blue"), gains(temperature), strict=True):
                wanted = 255 * filtered(getattr(was, channel)() / 255, contrast, gain)
                assert abs(getattr(now, channel)() - wanted) <= 2, (contrast, temperature, place, was, now)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_table_stays_unfiltered(player: Player, game: Game) -> None:
    """In the warmest picture nothing that was bright is as blue as before, whatever kind of thing it is."""
    ready(player, game)
    player.table.set_picture(NEUTRAL)
    before = seen(player)
    player.table.set_picture(Picture(50, 0, 100))
    after = seen(player)
    felt = player.table._stage.metrics.felt
    blue_gain = gains(100)[2]
    for x in range(round(felt.x) + 4, round(felt.right) - 4, 2):
        for y in range(4, round(felt.bottom) - 12, 2):
            was, now = before.pixelColor(x, y), after.pixelColor(x, y)
            if was.blue() > 40:
                assert now.blue() <= was.blue() * (blue_gain + 1) / 2, (x, y, was.name(), now.name())


@pytest.mark.parametrize("game", GAMES)
def test_the_neutral_picture_is_the_picture(player: Player, game: Game) -> None:
    ready(player, game)
    player.table.set_picture(NEUTRAL)
    before = seen(player)
    player.table.set_picture(Picture(90, 60, 10))
    player.table.set_picture(NEUTRAL)
    assert seen(player) == before


def test_partial_repaints_equal_a_full_one(player: Player) -> None:
    ready(player, guandan.GAME)
    player.table.set_picture(Picture(70, 80, 80))
    player.wait()
    whole = player.table.grab().toImage()
    pieces = whole.copy()
    pieces.fill(QColor("magenta"))
    step = 97
    for x, y in itertools.product(range(0, whole.width(), step), range(0, whole.height(), step)):
        part = QRect(x, y, step, step).intersected(whole.rect())
        player.table.render(pieces, part.topLeft(), QRegion(part))
    different = [
        (x, y)
        for x, y in itertools.product(range(whole.width()), range(whole.height()))
        if whole.pixel(x, y) != pieces.pixel(x, y)
    ]
    assert not different, (len(different), different[:5])


def test_grain_lies_over_the_table_and_not_around_it(player: Player) -> None:
    ready(player, guandan.GAME)
    player.table.set_picture(NEUTRAL)
    before = seen(player)
    player.table.set_picture(Picture(50, 100, 50))
    after = seen(player)
    button = player.button("pass")
    assert isinstance(button, QAbstractButton)
    plate = next(item for item in player.table._stage.items() if isinstance(item, SeatPlate))
    kinds = {
        "card": player.table.places.card(player.view.hand[3]),
        "button": button.geometry(),
        "plate": plate.sceneBoundingRect().toRect(),
        "felt": QRect(20, 300, 40, 40),
    }
    for kind, rect in kinds.items():
        different = sum(
            before.pixel(x, y) != after.pixel(x, y)
            for x in range(rect.left(), rect.right())
            for y in range(rect.top(), rect.bottom())
        )
        assert different > 0.5 * rect.width() * rect.height(), kind
    assert before.pixel(2, 300) == after.pixel(2, 300), "the margin belongs to the window"


def test_text_on_cards_can_be_read_at_every_place_of_the_sliders() -> None:
    def luminance(colour: QColor, contrast: int, temperature: int) -> float:
        total = 0.0
        parts = zip((colour.redF(), colour.greenF(), colour.blueF()), gains(temperature), strict=True)
        for share, (value, gain) in zip((0.2126, 0.7152, 0.0722), parts, strict=True):
            shown = filtered(value, contrast, gain)
            total += share * (shown / 12.92 if shown <= 0.04045 else ((shown + 0.055) / 1.055) ** 2.4)
        return total

    card = QColor(look.IVORY)
    inks = [QColor(name) for name in ("#1A1D26", "#B01E2B", "#1A4C9A", "#14613A")]
    for ink, contrast, temperature in itertools.product(inks, range(0, 101, 5), range(0, 101, 5)):
        light = luminance(card, contrast, temperature)
        dark = luminance(ink, contrast, temperature)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (ink.name(), contrast, temperature)
