"""Every hand and every trick has its place at every size."""

from itertools import combinations, pairwise
from random import Random

import pytest

from cardavia_desktop.agents.planning.guandan_arrangement import arranged
from cardavia_desktop.engine.cards import Card, mask_of, parse, rank_of, text
from cardavia_desktop.engine.guandan import bomb_power
from cardavia_desktop.ui.table import grouping
from cardavia_desktop.ui.table.layout.actions import action_row, action_y
from cardavia_desktop.ui.table.layout.columns import column_hand
from cardavia_desktop.ui.table.layout.geometry import Rect
from cardavia_desktop.ui.table.layout.groups import Group, grouped_hand
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.layout.row import row_hand
from cardavia_desktop.ui.table.layout.seats import Side, fans, seats_layout

# Windows from the smallest to 4K, less the top bar; the first is a screen of 1366 × 768 at 150 %.
SIZES = [
    (911, 460),
    (1024, 588),
    (1280, 748),
    (1366, 716),
    (1920, 1016),
    (2560, 1355),
    (3440, 1350),
    (3840, 2032),
]
ROW_INDEX = 0.154 * 1.4
"""Height of the index by the card's width."""
COLUMN_INDEX = 55 / 250


def least_index(size: tuple[int, int]) -> float:
    """Return 20 pixels, in lengths: the smallest windows are on screens with more pixels to a length."""
    return 20 / 1.5 if size[0] < 1024 else 20


sizes = pytest.mark.parametrize("size", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])


def deal(count: int, seed: int, packs: int = 2) -> list[Card]:
    pack = list(range(54 * packs))
    Random(seed).shuffle(pack)
    return pack[:count]


def columns_of(cards: list[Card], metrics: Metrics) -> HandLayout:
    jokers = [card for card in cards if rank_of(card) > 12]
    ranks = [[card for card in cards if rank_of(card) == rank] for rank in range(12, -1, -1)]
    return column_hand([part for part in ([*sorted(jokers)], *ranks) if part], metrics)


@sizes
@pytest.mark.parametrize("count", [1, 2, 5, 17, 20])
def test_a_row_is_readable_and_on_the_felt(size: tuple[int, int], count: int) -> None:
    metrics = Metrics.of(*size)
    layout = row_hand(deal(count, 1, packs=1), metrics)
    assert layout.card_width * ROW_INDEX >= least_index(size)
    for slot in layout.slots:
        assert metrics.felt.holds(slot.rect)
        assert metrics.felt.holds(layout.place(slot, {slot.card}))
        assert slot.open.w >= 0.229 * slot.rect.w
    for left, right in pairwise(layout.slots):
        assert right.rect.x - left.rect.x >= 0.229 * left.rect.w


@sizes
def test_columns_are_readable_and_on_the_felt(size: tuple[int, int]) -> None:
    metrics = Metrics.of(*size)
    for seed in range(150):
        layout = columns_of(deal(27 if seed % 3 else 28, seed), metrics)
        assert layout.card_width * COLUMN_INDEX >= least_index(size)
        for slot in layout.slots:
            assert metrics.felt.holds(slot.rect)
            assert layout.place(slot, {slot.card}).y >= layout.top - 0.5
        bottoms = {round(slot.rect.bottom, 3) for slot in layout.slots if slot.open.h > slot.rect.h / 2}
        assert len(bottoms) == 1, "all columns stand on one line"


@sizes
def test_a_raised_card_takes_those_behind_it_along(size: tuple[int, int]) -> None:
    metrics = Metrics.of(*size)
    layout = column_hand([[0, 1, 2], [4, 5]], metrics)
    assert layout.raised({1}) == {0, 1}
    assert layout.raised({2}) == {0, 1, 2}
    assert layout.raised({4}) == {4}
    assert row_hand([0, 1, 2], metrics).raised({1}) == {1}


@sizes
def test_the_card_at_the_middle_of_its_open_part_is_itself(size: tuple[int, int]) -> None:
    metrics = Metrics.of(*size)
    for layout in (row_hand(deal(20, 3, packs=1), metrics), columns_of(deal(27, 3), metrics)):
        for slot in layout.slots:
            assert layout.card_at(slot.open.cx, slot.open.cy, ()) == slot.card


def test_a_rank_of_six_takes_two_columns() -> None:
    metrics = Metrics.of(1280, 748)
    layout = column_hand([[0, 54, 1, 55, 2, 56], [4]], metrics)
    assert [slot.column for slot in layout.slots] == [0, 0, 0, 1, 1, 1, 2]


@sizes
@pytest.mark.parametrize("seats", [3, 4])
def test_plays_cover_neither_plates_nor_each_other(size: tuple[int, int], seats: int) -> None:
    metrics = Metrics.of(*size)
    hand = row_hand(deal(17, 1, packs=1), metrics) if seats == 3 else columns_of(deal(27, 1), metrics)
    y = action_y(hand, metrics)
    layout = seats_layout(seats, metrics, y, 170 * metrics.t)
    sides = (Side.BOTTOM, Side.RIGHT, Side.LEFT) if seats == 3 else tuple(Side)
    longest = 20 if seats == 3 else 10
    for chosen in range(1, 1 << len(sides)):
        for count in (1, 2, 5, 6, longest):
            counts = {side: count for bit, side in enumerate(sides) if chosen >> bit & 1}
            placed = fans(counts, layout, metrics)
            assert placed.keys() == counts.keys()
            outlines = [fan.outline for fan in placed.values()]
            for outline in outlines:
                assert metrics.felt.holds(outline)
                assert outline.bottom <= y - 52 * metrics.t - 8, "the status line stays free"
                for plate in layout.plates.values():
                    assert not outline.meets(plate)
            for one, other in combinations(outlines, 2):
                assert not one.meets(other), counts


@sizes
def test_the_buttons_touch_neither_plate_nor_tools(size: tuple[int, int]) -> None:
    metrics = Metrics.of(*size)
    t = metrics.t
    y = action_y(row_hand(deal(17, 1, packs=1), metrics), metrics)
    plate = seats_layout(3, metrics, y, 0).plates[Side.BOTTOM]
    places = set()
    for head in (0, 120 * t, 260 * t, 420 * t):
        row = action_row(
            y, [130 * t, 160 * t, 170 * t], [44 * t, 44 * t], head, plate, metrics, names_cards=True
        )
        places.add(row.buttons)
        parts: list[Rect] = [plate, *row.buttons, *row.tools]
        for one, other in combinations(parts, 2):
            assert not one.meets(other)
        for part in parts:
            assert metrics.felt.holds(part)
        if head:
            assert not any(row.head.meets(part) for part in parts)
    assert len(places) == 1, "the buttons stay where they are, whatever is chosen"


def test_cards_keep_their_size_until_clearly_more_fits() -> None:
    metrics = Metrics.of(1280, 748)
    full = columns_of(deal(27, 5), metrics).card_width
    free = column_hand([[0], [4], [8]], metrics).card_width
    assert free > full * 1.2
    assert column_hand([[0], [4], [8]], metrics, keep=free / 1.1).card_width == pytest.approx(free / 1.1)
    assert column_hand([[0], [4], [8]], metrics, keep=free / 1.3).card_width == pytest.approx(free)
    assert column_hand([[0], [4], [8]], metrics, keep=free * 1.1).card_width == pytest.approx(free)


def guandan_groups(seed: int) -> list[Group]:
    hand = mask_of(deal(27, seed))
    return grouping.grouped(
        arranged(hand, "5"), lambda play: bomb_power(play, "5"), lambda cards: sorted(cards, reverse=True)
    )


@sizes
def test_a_grouped_hand_is_readable_and_on_the_felt(size: tuple[int, int]) -> None:
    metrics = Metrics.of(*size)
    for seed in range(60):
        groups = guandan_groups(seed)
        layout = grouped_hand(groups, metrics)
        assert sorted(slot.card for slot in layout.slots) == sorted(deal(27, seed))
        index = COLUMN_INDEX if layout.columns else ROW_INDEX
        assert layout.card_width * index >= least_index(size)
        for slot in layout.slots:
            assert metrics.felt.holds(slot.rect, slack=8)
            assert layout.place(slot, {slot.card}).y >= layout.top - 0.5
            strip = slot.open.h >= 0.235 * slot.rect.h if layout.columns else True
            assert strip
            assert slot.open.w >= 0.259 * slot.rect.w
        for left, right in pairwise(layout.labels):
            assert left.right <= right.left
        for label in layout.labels:
            assert metrics.felt.x <= label.left < label.right <= metrics.felt.right
            assert label.y >= layout.top


def test_groups_stand_in_stacks_only_where_fans_would_be_too_small() -> None:
    groups = guandan_groups(3)
    small, large = (grouped_hand(groups, Metrics.of(*size)) for size in (SIZES[1], SIZES[4]))
    assert small.columns
    assert not large.columns
    assert small.groups == large.groups


def test_what_goes_together_stands_in_one_column() -> None:
    metrics = Metrics.of(1024, 588)
    triple = Group("", tuple(parse("6S 6H 6C 3D")), strong=False, unit=3)
    pairs = Group("", tuple(parse("KS KH 9S 9H 4S 4H")), strong=False, loose=True, unit=2)
    others = [Group("", (card,), strong=False) for card in range(20, 26)]
    layout = grouped_hand([triple, pairs, *others], metrics)
    assert [slot.column for slot in layout.slots][:10] == [0, 0, 0, 1, 2, 2, 3, 3, 4, 4]


def test_a_sequence_reads_from_the_top_down_with_its_wild_card_in_place() -> None:
    def groups(hand: str) -> list[str]:
        plays = arranged(mask_of(parse(hand)), "5")
        found = grouping.grouped(plays, lambda play: bomb_power(play, "5"), list)
        return [text(group.cards) for group in found]

    assert groups("KS 5H JS TS 9S") == ["KS 5H JS TS 9S"]
    assert groups("AD 2C 3S 4H 5S") == ["5S 4H 3S 2C AD"]


def test_whoever_has_no_cards_left_sees_more_of_the_table() -> None:
    metrics = Metrics.of(1280, 748)
    full, none = columns_of(deal(27, 1), metrics), column_hand([], metrics)
    assert action_y(none, metrics) > action_y(full, metrics) + 100
    assert action_y(none, metrics) + 60 * metrics.t < metrics.felt.bottom


@pytest.mark.parametrize("size", [(1024, 1348), (768, 1200), (2560, 740)])
def test_odd_windows_keep_the_buttons_near_the_hand(size: tuple[int, int]) -> None:
    metrics = Metrics.of(*size)
    for layout in (columns_of(deal(27, 2), metrics), row_hand(deal(20, 3, packs=1), metrics)):
        highest = min(layout.place(slot, {slot.card}).y for slot in layout.slots)
        assert 0 <= highest - action_y(layout, metrics) <= 0.5 * size[0]
        for slot in layout.slots:
            assert metrics.felt.holds(slot.rect)


def test_a_small_screen_with_many_pixels_keeps_plays_that_can_be_read() -> None:
    metrics = Metrics.of(911, 460)  # 1366 × 768 at 150 %, below the bar
    for hand in (
        columns_of(deal(27, 1), metrics),
        *(grouped_hand(guandan_groups(n), metrics) for n in range(20)),
    ):
        seats = seats_layout(4, metrics, action_y(hand, metrics), 0)
        for side in Side:
            placed = fans({side: 5}, seats, metrics)
            assert placed[side].first.w * ROW_INDEX * 1.5 > 17, "an index can be read"
        plates = seats.plates
        assert plates[Side.BOTTOM].y - plates[Side.LEFT].bottom > 44 * metrics.t, "a pass stands between"
    assert Metrics.of(1024, 588).t == pytest.approx(0.8)
    assert metrics.t < 0.8
