"""What the panel tells at the end of a Guandan deal."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.cards import HEARTS, RANKS, Card
from cardavia_desktop.engine.events import DealResult
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.result import Result
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table import face
from cardavia_desktop.ui.table.face import Climb, Ladder, Letters, ResultContent, SeatRow, SumRow

translate = QCoreApplication.translate

_BOTH_FIRST = 3
"""Levels earned when partners come first and second."""


def content(
    view: GuandanObservation,
    results: Sequence[DealResult],
    order: Callable[[Collection[Card]], list[Card]],
    letter: Letters,
) -> ResultContent:
    """Return what to tell.

    Args:
        view: what the person knows at the deal's end.
        results: how the deals at this table ended, this one last.
        order: sorts cards as the hand shows them.
        letter: returns a rank as the cards show it.

    Raises:
        TypeError: the view has no result of this game.
    """
    result = _own(view)
    deals = _match_deals(results, result)
    seats = len(view.counts)
    winner = result.winning_team
    won = winner == view.seat % 2
    before, after = result.levels_before[winner], result.levels_after[winner]
    levels = translate("Result", "levels, %1 to %2") if won else translate("Result", "their levels, %1 to %2")
    return ResultContent(
        title=_title(result, view, won=won),
        line=_match_line(result, deals, view, letter) if result.match_won else _line(result, seats),
        figure=phrases.signed(result.promotion if won else -result.promotion),
        caption=phrases.fill(levels, letter(before), letter(after)),
        good=won,
        sums=_promotions(5 - result.promotion),
        sums_title=translate("Result", "Levels by the places of the winners"),
        seats=tuple(_row(place, seat, view) for place, seat in enumerate(result.places, 1)),
        hands=face.left_hands(view, [(view.seat + step) % seats for step in range(seats)], order),
        next_label=next_label(view),
        ladder=_ladder(result, letter, won=won),
        next_line="" if result.match_won else _tribute_line(result, seats),
        climb=_climb(deals, view) if result.match_won else None,
    )


def next_label(view: GuandanObservation) -> str:
    """Return the words on the button that goes on.

    Raises:
        TypeError: the view has no result of this game.
    """
    return translate("Action", "New match") if _own(view).match_won else translate("Action", "Next deal")


def _own(view: GuandanObservation) -> Result:
    result = view.result
    if not isinstance(result, Result):
        raise TypeError(f"not a result of Guandan: {result!r}")
    return result


def _match_deals(results: Sequence[DealResult], last: Result) -> list[Result]:
    """Return the deals of the match that the last one belongs to, oldest first."""
    found = [last]
    for result in reversed(results[:-1]):
        if not isinstance(result, Result) or result.match_won:
            break
        found.append(result)
    return found[::-1]


def _climb(deals: Sequence[Result], view: GuandanObservation) -> Climb:
    own, seats = view.seat % 2, len(view.counts)

    def course(team: int) -> tuple[int, ...]:
        start = RANKS.index(deals[0].levels_before[team])
        return (start, *(RANKS.index(deal.levels_after[team]) for deal in deals))

    names = [face.name_of((view.seat + step) % seats, seats) for step in range(seats)]
    both = translate("Result", "%1 and %2")
    return Climb(
        own=course(own),
        other=course(1 - own),
        own_name=phrases.fill(both, names[0], names[2]),
        other_name=phrases.fill(both, names[3], names[1]),
    )


def _match_line(result: Result, deals: Sequence[Result], view: GuandanObservation, letter: Letters) -> str:
    """Return how the match was won, and who won how many deals."""
    last = translate("Result", "First and second at level %1: the climb is complete.")
    if result.promotion != _BOTH_FIRST:
        last = translate("Result", "First and third at level %1: the climb is complete.")
    won = sum(deal.winning_team == view.seat % 2 for deal in deals)
    text = translate("Result", "Your team won %1 of %2 deals.")
    return f"{phrases.fill(last, letter(result.level))} {phrases.fill(text, won, len(deals))}"


def _title(result: Result, view: GuandanObservation, *, won: bool) -> str:
    if result.match_won:
        seats = len(view.counts)
        names = [face.name_of((view.seat + step) % seats, seats) for step in range(seats)]
        if won:
            return phrases.fill(translate("Result", "You and %1 win the match"), names[2])
        return phrases.fill(translate("Result", "%1 and %2 win the match"), names[3], names[1])
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
    if result.level == highest and result.levels_before[result.winning_team] == highest:
        line += " " + translate("Result", "The partner was last, so the match goes on.")
    return line


def _row(place: int, seat: int, view: GuandanObservation) -> SeatRow:
    own = seat % 2 == view.seat % 2
    return SeatRow(
        seat=seat,
        lead=str(place),
        name=face.name_of(seat, len(view.counts)),
        role=translate("Role", "Your team") if own else translate("Role", "Opponent"),
        note=face.way_out(view, seat),
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


def _ladder(result: Result, letter: Letters, *, won: bool) -> Ladder:
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
        label=phrases.fill(label, letter(after)),
        other_label=phrases.fill(other_label, letter(other)),
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
