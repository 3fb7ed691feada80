"""What the panel tells at the end of a Guandan deal."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.cards import HEARTS, RANKS, Card
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.result import Result
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table import face
from cardavia_desktop.ui.table.face import Ladder, ResultContent, SeatRow, SumRow

translate = QCoreApplication.translate

_BOTH_FIRST = 3
"""Levels earned when partners come first and second."""


def content(view: GuandanObservation, order: Callable[[Collection[Card]], list[Card]]) -> ResultContent:
    """Return what to tell; ``order`` sorts cards as the hand shows them.

    Raises:
        TypeError: the view has no result of this game.
    """
    result = view.result
    if not isinstance(result, Result):
        raise TypeError(f"not a result of Guandan: {result!r}")
    seats = len(view.counts)
    winner = result.winning_team
    won = winner == view.seat % 2
    before, after = result.levels_before[winner], result.levels_after[winner]
    levels = translate("Result", "levels, %1 to %2") if won else translate("Result", "their levels, %1 to %2")
    return ResultContent(
        title=_title(result, won=won),
        line=_line(result, seats),
        figure=phrases.signed(result.promotion if won else -result.promotion),
        caption=phrases.fill(levels, phrases.rank_letter(before), phrases.rank_letter(after)),
        good=won,
        sums=_promotions(5 - result.promotion),
        sums_title=translate("Result", "Levels by the places of the winners"),
        seats=tuple(_row(place, seat, view) for place, seat in enumerate(result.places, 1)),
        hands=face.left_hands(view, [(view.seat + step) % seats for step in range(seats)], order),
        next_label=translate("Action", "New match") if result.match_won else translate("Action", "Next deal"),
        ladder=_ladder(result, won=won),
        next_line="" if result.match_won else _tribute_line(result, seats),
        match_over=result.match_won,
    )


def _title(result: Result, *, won: bool) -> str:
    if result.match_won:
        if won:
            return translate("Result", "Your team wins the match")
        return translate("Result", "The opponents win the match")
    if won:
        return translate("Result", "Your team wins the deal")
    return translate("Result", "The opponents win the deal")


def _line(result: Result, seats: int) -> str:
    first = result.places[0]
    partner_place = 5 - result.promotion
    text = translate("Result", "1st place for %1, %3 for %2.")
    names = face.object_of(first, seats), face.object_of((first + 2) % seats, seats)
    line = phrases.fill(text, *names, phrases.place_name(partner_place))
    highest = RANKS[-1]
    at_stake = result.level == highest and result.levels_before[result.winning_team] == highest
    if at_stake and not result.match_won:
        line += " " + translate("Result", "The partner was last, so the match goes on.")
    return line


def _row(place: int, seat: int, view: GuandanObservation) -> SeatRow:
    own = seat % 2 == view.seat % 2
    return SeatRow(
        seat=seat,
        lead=str(place),
        name=face.name_of(seat, len(view.counts)),
        role=translate("Role", "Your team") if own else translate("Role", "Opponent"),
        note="",
        value="",
        good=own,
    )


def _promotions(partner_place: int) -> tuple[SumRow, ...]:
    labels = {
        2: translate("Result", "first and second"),
        3: translate("Result", "first and third"),
        4: translate("Result", "first and fourth"),
    }
    return tuple(
        SumRow(label, "", f"+{5 - place}", total=place == partner_place, used=place == partner_place)
        for place, label in labels.items()
    )


def _ladder(result: Result, *, won: bool) -> Ladder:
    winner = result.winning_team
    after, other = result.levels_after[winner], result.levels_after[1 - winner]
    if won:
        label = translate("Result", "Your team, level %1")
        other_label = translate("Result", "Opponents stay at %1")
    else:
        label = translate("Result", "Opponents, level %1")
        other_label = translate("Result", "Your team stays at %1")
    return Ladder(
        before=RANKS.index(result.levels_before[winner]),
        after=RANKS.index(after),
        other=RANKS.index(other),
        own=won,
        label=phrases.fill(label, phrases.rank_letter(after)),
        other_label=phrases.fill(other_label, phrases.rank_letter(other)),
        wild=RANKS.index(after) * 4 + HEARTS,
        wild_label=translate("Result", "Wild next"),
    )


def _tribute_line(result: Result, seats: int) -> str:
    """Return what tribute the next deal begins with."""
    names = [face.object_of(seat, seats) for seat in result.places]
    if result.promotion == _BOTH_FIRST:
        text = translate("Result", "Tribute from %1 and from %2, unless both red jokers are with them.")
        return phrases.fill(text, names[2], names[3])
    text = translate("Result", "Tribute from %1 to %2, unless both red jokers are with %1.")
    return phrases.fill(text, names[3], names[0])
