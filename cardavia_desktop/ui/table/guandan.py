"""The face of Guandan at the table."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.agents.planning.guandan import flushes_in
from cardavia_desktop.agents.planning.guandan_arrangement import arranged
from cardavia_desktop.engine.actions import Return
from cardavia_desktop.engine.cards import (
    BLACK_JOKER_RANK,
    HEARTS,
    RANKS,
    RED_JOKER_RANK,
    Card,
    cards_of,
    face_of,
    is_joker,
    mask_of,
    rank_of,
    suit_of,
)
from cardavia_desktop.engine.events import (
    DealResult,
    LeadGiven,
    TributeCancelled,
    TributePaid,
    TributeReturned,
    WentOut,
)
from cardavia_desktop.engine.guandan import bomb_power
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table import counting, face, grouping, guandan_result, guandan_tribute, level_box
from cardavia_desktop.ui.table.counting import RankCount
from cardavia_desktop.ui.table.face import (
    Chip,
    Choice,
    Corner,
    Fixture,
    Letters,
    ResultContent,
    Status,
)
from cardavia_desktop.ui.table.layout.columns import column_hand
from cardavia_desktop.ui.table.layout.groups import grouped_hand
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.seat_plate import SeatLook
from cardavia_desktop.ui.table.shown import Mark, Shown

translate = QCoreApplication.translate

_ACE: Final = RANKS.index("A")
_RUN: Final = 5
_SUITS: Final = (Glyph.SPADE, Glyph.HEART, Glyph.CLUB, Glyph.DIAMOND)


class GuandanFace:
    """Guandan as the table shows it; see :class:`~cardavia_desktop.ui.table.face.GameFace`.

    Args:
        letter: returns a rank as the cards show it.
    """

    def __init__(self, letter: Letters) -> None:
        self._letter = letter

    def title(self) -> str:
        """Return the game's name."""
        return translate("Games", "Guandan")

    def line(self) -> str:
        """Return who plays against whom."""
        return translate("Games", "4 players · You partner the opposite AI · Level-based match")

    def note(self, view: Observation) -> str:
        """Return the deal's number in the match."""
        return phrases.fill(translate("Games", "Deal %1 of the match"), _own(view).deal_number)

    def order(self, cards: Collection[Card], view: Observation) -> list[Card]:
        """Return cards strongest first, suits in their order."""
        level = RANKS.index(_own(view).level)
        return sorted(cards, key=lambda card: _place(card, level))

    def arrange(
        self,
        cards: Collection[Card],
        view: Observation,
        metrics: Metrics,
        *,
        grouped: bool,
        keep: float = 0.0,
    ) -> HandLayout:
        """Lay the hand out in columns by rank, or grouped."""
        if grouped:
            level = _own(view).level
            groups = grouping.grouped(
                arranged(mask_of(cards), level),
                lambda play: bomb_power(play, level),
                lambda some: self.order(some, view),
            )
            return grouped_hand(groups, metrics)
        columns: list[list[Card]] = []
        for card in self.order(cards, view):
            joins = bool(columns) and (
                rank_of(columns[-1][0]) == rank_of(card) or (is_joker(columns[-1][0]) and is_joker(card))
            )
            if joins:
                columns[-1].append(card)
            else:
                columns.append([card])
        return column_hand(columns, metrics, keep=keep)

    def seat(self, seat: int, shown: Shown) -> SeatLook:
        """Return what a seat's plate tells: your partner opposite, opponents beside you."""
        view = _own(shown.view)
        seats = len(view.counts)
        partner = (view.seat + 2) % seats
        if seat == view.seat:
            role = phrases.fill(translate("Role", "With %1"), face.name_of(partner, seats))
            glyph = Glyph.PARTNER
        elif seat == partner:
            role, glyph = translate("Role", "Partner"), Glyph.PARTNER
        else:
            role, glyph = translate("Role", "Opponent"), Glyph.OPPONENT
        waiting = [event.seat for event in shown.pending if isinstance(event, WentOut)]
        out = [one for one in view.finished if one not in waiting]
        count = shown.counts[seat]
        turn = face.turn_word(shown, seat)
        if turn and seat == view.seat and view.phase is Phase.RETURN:
            turn = translate("Table", "Your choice")
        return SeatLook(
            name=face.name_of(seat, seats),
            role=role,
            glyph=glyph,
            emblem=face.emblem_of(seat, seats),
            own_side=seat in (view.seat, partner),
            count=count,
            turn=turn,
            thinks=shown.to_act == seat and seat != view.seat,
            honour=guandan_tribute.honour(shown, seat),
            alert=guandan_tribute.duty(shown, seat) or (face.few_left(count) if view.result is None else ""),
            place=phrases.place_name(out.index(seat) + 1) if seat in out else "",
        )

    def marks(self, view: Observation) -> tuple[Mark | None, ...]:
        """Return the tributes before the play, or the running trick."""
        own = _own(view)
        marks = face.trick_marks(view)
        if not view.history:
            for gift in own.tribute:
                marks[gift.receiver] = TributePaid(*gift)
            for gift in own.returned:
                marks[gift.receiver] = TributeReturned(*gift)
        return tuple(marks)

    def status(self, shown: Shown) -> Status:
        """Return what to do or to know now."""
        view = _own(shown.view)
        seats = len(view.counts)
        if shown.pending or isinstance(
            shown.event, TributePaid | TributeReturned | TributeCancelled | LeadGiven
        ):
            return guandan_tribute.status(shown)
        if shown.to_act is None:
            return Status("")
        if view.phase is Phase.RETURN:
            if shown.to_act != view.seat:
                name = face.name_of(shown.to_act, seats)
                return Status(phrases.fill(translate("Status", "%1 chooses a card to return."), name))
            payer = next((gift.giver for gift in view.tribute if gift.receiver == view.seat), None)
            name = face.name_of(payer, seats) if payer is not None else ""
            text = translate(
                "Status", "Return one card to %1: any 2 to 10 except the wild card. Everyone sees it."
            )
            return Status(phrases.fill(text, name))
        if shown.to_act != view.seat:
            return Status(face.waiting_line(shown))
        return Status(face.play_line(shown))

    def is_wild(self, card: Card, view: Observation) -> bool:
        """Tell whether a card is the heart of the level rank."""
        return face_of(card) == RANKS.index(_own(view).level) * 4 + HEARTS

    def allowed(self, view: Observation) -> Collection[Card]:
        """Return the hand, or while you return a card those that may be returned."""
        if view.phase is not Phase.RETURN or view.to_act != view.seat:
            return view.hand
        faces = {face_of(action.card) for action in view.legal if isinstance(action, Return)}
        return tuple(card for card in view.hand if face_of(card) in faces)

    def received(self, view: Observation) -> Collection[Card]:
        """Return the tribute that is in the hand before the play begins."""
        if view.history:
            return ()
        gifts = (*_own(view).tribute, *_own(view).returned)
        faces = {face_of(gift.card) for gift in gifts if gift.receiver == view.seat}
        return tuple(card for card in view.hand if face_of(card) in faces)[: len(faces)]

    def threads(self, cards: Collection[Card], view: Observation) -> Collection[Card]:
        """Return the cards of natural straight flushes."""
        if view.phase is Phase.RETURN:
            return ()
        return {card for run in _straight_flushes(cards) for card in run}

    def counts(self, shown: Shown) -> tuple[tuple[RankCount, ...], int]:
        """Return what is still out, the level rank after the jokers."""
        level = RANKS.index(_own(shown.view).level)
        others = [rank for rank in range(_ACE, -1, -1) if rank != level]
        ranks = (RED_JOKER_RANK, BLACK_JOKER_RANK, level, *others)
        return counting.count(shown, ranks, packs=2), level

    def chips(self, cards: Collection[Card], view: Observation) -> tuple[Chip, ...]:
        """Return the straight flushes, those of natural cards before those with a wild card."""
        if view.phase is not Phase.PLAY:
            return ()
        level = RANKS.index(_own(view).level)
        found = []
        for flush in flushes_in(mask_of(cards), level):
            held = cards_of(flush.cards)
            suits = [suit_of(card) for card in held if not self.is_wild(card, view)]
            low = self._letter(RANKS[(flush.rank - _RUN + 1) % len(RANKS)])
            text = f"{low}–{self._letter(RANKS[flush.rank])}"
            wild = len(suits) < len(held)
            found.append((wild, -flush.rank, Chip(_SUITS[suits[0] or 0], text, held, wild)))
        return tuple(chip for _, _, chip in sorted(found, key=lambda one: one[:2]))

    def choices(self, view: Observation) -> tuple[Choice, ...]:
        """Return none: cards are chosen."""
        del view
        return ()

    def fixtures(self, shown: Shown, metrics: Metrics) -> tuple[tuple[Fixture, ...], str]:
        """Return none: your partner sits there."""
        del shown, metrics
        return (), ""

    def centre_top(self, metrics: Metrics) -> float:
        """Return nothing of use: your partner's plate stands there."""
        return 26 * metrics.t

    def corner(self, shown: Shown, metrics: Metrics, look_: Look) -> Corner:
        """Return the climb of both teams and the wild card."""
        return level_box.corner(_own(shown.view), metrics, look_)

    def result(self, view: Observation, results: Sequence[DealResult]) -> ResultContent:
        """Return the places, the levels, and what is left in the last hand; at the end the match's course."""
        return guandan_result.content(
            _own(view), results, lambda cards: self.order(cards, view), self._letter
        )

    def next_label(self, view: Observation) -> str:
        """Return whether a deal or a match is next."""
        return guandan_result.next_label(_own(view))


def _own(view: Observation) -> GuandanObservation:
    if not isinstance(view, GuandanObservation):
        raise TypeError(f"not a view of Guandan: {view!r}")
    return view


def _place(card: Card, level: int) -> tuple[int, int, Card]:
    """Return a key that sorts cards as the hand shows them: jokers, the level rank, then ace to two."""
    rank, suit = rank_of(card), suit_of(card)
    if suit is None:
        return (0 if rank == RED_JOKER_RANK else 1 if rank == BLACK_JOKER_RANK else 2, 0, card)
    return (2 if rank == level else 3 + _ACE - rank, suit, card)


def _straight_flushes(cards: Collection[Card]) -> list[list[Card]]:
    """Return the natural straight flushes among cards, lowest card first, the highest ones first."""
    by_face = {face_of(card): card for card in cards}
    found = []
    for top in range(_ACE, _RUN - 3, -1):
        for suit in range(4):
            ranks = [(top - step) % (_ACE + 1) for step in range(_RUN - 1, -1, -1)]
            run = [by_face.get(rank * 4 + suit) for rank in ranks]
            whole = [card for card in run if card is not None]
            if len(whole) == _RUN:
                found.append(whole)
    return found
