"""A note covers nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardavia_desktop.ui.notes.room import free_place

TABLE = QRectF(0, 0, 1000, 500)
SIZE = QSizeF(300, 120)
TAKEN = st.lists(
    st.builds(QRectF, st.floats(0, 900), st.floats(0, 450), st.floats(1, 300), st.floats(1, 200)),
    max_size=12,
)


@settings(deadline=None)
@given(TAKEN, st.floats(0, 1000), st.floats(0, 500))
def test_it_covers_nothing_and_stays_on_the_table(taken: list[QRectF], x: float, y: float) -> None:
    place = free_place(SIZE, TABLE, taken, QPointF(x, y))
    if place is not None:
        assert TABLE.contains(place)
        assert not any(place.intersects(other) for other in taken)


def test_it_is_as_near_as_can_be() -> None:
    middle = free_place(SIZE, TABLE, [], QPointF(500, 250))
    assert middle is not None
    assert (middle.center() - QPointF(500, 250)).manhattanLength() <= 16
    aside = free_place(SIZE, TABLE, [QRectF(480, 240, 40, 20)], QPointF(500, 250))
    assert aside is not None
    assert 60 < (aside.center() - QPointF(500, 250)).manhattanLength() < 120


def test_without_room_there_is_none() -> None:
    assert free_place(SIZE, TABLE, [TABLE], QPointF(500, 250)) is None
    assert free_place(QSizeF(2000, 10), TABLE, [], QPointF(500, 250)) is None
