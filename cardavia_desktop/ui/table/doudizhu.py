"""The face of Dou Dizhu at the table."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from cardavia_desktop.agents.planning.doudizhu_arrangement import arranged
from cardavia_desktop.engine.actions import Bid
from cardavia_desktop.engine.cards import (
    BLACK_JOKER_RANK,
    RANKS,
    RED_JOKER_RANK,
    Card,
    mask_of,
    rank_of,
    suit_of,
)
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.doudizhu.result import Result, Spring
from cardavia_desktop.engine.doudizhu.shapes import STRENGTHS
from cardavia_desktop.engine.events import BidMade, DealResult, LandlordChosen, NobodyBid
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.ui import fonts, look, phrases
from cardavia_desktop.ui.icon_art import Glyph
from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table import counting, face, grouping
from cardavia_desktop.ui.table.counting import RankCount
from cardavia_desktop.ui.table.face import (
    Chip,
    Choice,
    Corner,
    Fixture,
    ResultContent,
    SeatRow,
    Status,
    SumRow,
)
from cardavia_desktop.ui.table.layout import centre
from cardavia_desktop.ui.table.layout.groups import grouped_hand
from cardavia_desktop.ui.table.layout.hand import HandLayout
from cardavia_desktop.ui.table.layout.metrics import Metrics
from cardavia_desktop.ui.table.layout.row import row_hand
from cardavia_desktop.ui.table.seat_plate import SeatLook
from cardavia_desktop.ui.table.shown import Mark, Shown
from cardavia_desktop.ui.table.texts import draw_text, text_width

translate = QCoreApplication.translate

_TWO: Final = 0
_BOTTOM: Final = 3


def _strength(card: Card) -> tuple[int, int]:
    """Return a key that sorts cards from the strongest to the weakest, suits in their order."""
    rank = rank_of(card)
    height = 12.5 if rank == _TWO else rank
    suit = suit_of(card)
    return (-int(height * 2), suit if suit is not None else 0)


def _bomb_power(play: Combination) -> int:
    return STRENGTHS[play.rank]


class DoudizhuFace:
    """Dou Dizhu as the table shows it; see :class:`~cardavia_desktop.ui.table.face.GameFace`."""

    def title(self) -> str:
        """Return the game's name."""
        return translate("Games", "Dou Dizhu")

    def line(self) -> str:
        """Return who plays against whom."""
        return translate("Games", "3 players · You against 2 AI · Single deal")

    def note(self, view: Observation) -> str:
        """Return nothing: each deal stands for itself."""
        del view
        return ""

    def order(self, cards: Collection[Card], view: Observation) -> list[Card]:
        """Return cards strongest first."""
        del view
        return sorted(cards, key=_strength)

    def arrange(
        self,
        cards: Collection[Card],
        view: Observation,
        metrics: Metrics,
        *,
        grouped: bool,
        keep: float = 0.0,
    ) -> HandLayout:
        """Lay the hand out in one row, or grouped."""
        del keep  # a row's cards are as large as they can be from the start
        if grouped:
            groups = grouping.grouped(
                arranged(mask_of(cards)), _bomb_power, lambda some: self.order(some, view)
            )
            return grouped_hand(groups, metrics)
        return row_hand(self.order(cards, view), metrics)

    def seat(self, seat: int, shown: Shown) -> SeatLook:
        """Return what a seat's plate tells: the landlord's side against the farmers'."""
        view = _own(shown.view)
        seats = len(view.counts)
        landlord = None if shown.awaits(LandlordChosen) else view.landlord
        if landlord is None:
            role, glyph, own_side = translate("Role", "Bidding"), Glyph.OPPONENT, True
        elif seat == landlord:
            role, glyph = translate("Role", "Landlord"), Glyph.LANDLORD
            own_side = view.seat == landlord
        else:
            role, glyph = translate("Role", "Farmer"), Glyph.FARMER
            own_side = view.seat != landlord
        count = shown.counts[seat]
        remark, strong = "", False
        if landlord is not None and view.result is None:
            remark, strong = _bid_remark(view, seat)
        return SeatLook(
            name=face.name_of(seat, seats),
            role=role,
            glyph=glyph,
            emblem=face.emblem_of(seat, seats),
            own_side=own_side,
            count=count,
            turn=face.turn_word(shown, seat),
            thinks=shown.to_act == seat and seat != view.seat,
            alert=face.few_left(count) if landlord is not None and view.result is None else "",
            remark=remark if seat != view.seat else "",
            strong_remark=strong,
        )

    def marks(self, view: Observation) -> tuple[Mark | None, ...]:
        """Return the latest bids or the running trick."""
        own = _own(view)
        marks = face.trick_marks(view)
        if view.phase is Phase.BID:
            for seat, points in own.bids:
                marks[seat] = BidMade(seat, points)
        return tuple(marks)

    def status(self, shown: Shown) -> Status:
        """Return what to do now."""
        view = _own(shown.view)
        if isinstance(shown.event, NobodyBid):
            return Status(translate("Status", "The cards are dealt anew."), translate("Status", "Nobody bid"))
        if isinstance(shown.event, LandlordChosen):
            return _landlord_status(shown.event.seat, view)
        if shown.to_act is None:
            return Status("")
        if view.phase is Phase.BID:
            if shown.to_act == view.seat:
                return Status(
                    translate(
                        "Status",
                        "The highest bidder takes the bottom cards, leads, and plays alone against two.",
                    ),
                    translate("Status", "Will you be landlord?"),
                )
            name = face.name_of(shown.to_act, len(view.counts))
            return Status(phrases.fill(translate("Status", "%1 thinks about a bid."), name))
        if shown.to_act != view.seat:
            return Status(face.waiting_line(shown))
        return Status(face.play_line(shown))

    def is_wild(self, card: Card, view: Observation) -> bool:
        """Tell that no card is wild."""
        del card, view
        return False

    def allowed(self, view: Observation) -> Collection[Card]:
        """Return the whole hand; while the bidding lasts cards may be looked at only."""
        return view.hand

    def received(self, view: Observation) -> Collection[Card]:
        """Return the bottom cards while the landlord has not played yet."""
        own = _own(view)
        return own.bottom if own.landlord == view.seat and not view.history else ()

    def threads(self, cards: Collection[Card], view: Observation) -> Collection[Card]:
        """Return none."""
        del cards, view
        return ()

    def counts(self, shown: Shown) -> tuple[tuple[RankCount, ...], int]:
        """Return what is still out, from the red joker down to the three."""
        ranks = (RED_JOKER_RANK, BLACK_JOKER_RANK, _TWO, *range(RANKS.index("A"), _TWO, -1))
        return counting.count(shown, ranks, packs=1), -1

    def chips(self, cards: Collection[Card], view: Observation) -> tuple[Chip, ...]:
        """Return none: bombs are plain to see in a row."""
        del cards, view
        return ()

    def choices(self, view: Observation) -> tuple[Choice, ...]:
        """Return the bids."""
        own = _own(view)
        if view.phase is not Phase.BID:
            return ()
        legal = set(view.legal)
        least = next((points for points in (1, 2, 3) if points > own.bid), 3)
        passing = Choice(
            "bid0", translate("Action", "Pass"), translate("Key", "P"), Bid(0), Bid(0) in legal, primary=False
        )
        return (
            passing,
            *(
                Choice(
                    f"bid{points}",
                    phrases.fill(translate("Action", "Bid %1"), points),
                    str(points) if Bid(points) in legal else "",
                    Bid(points),
                    Bid(points) in legal,
                    primary=points == least,
                )
                for points in (1, 2, 3)
            ),
        )

    def fixtures(self, shown: Shown, metrics: Metrics) -> tuple[tuple[Fixture, ...], str]:
        """Return the three bottom cards: face down until the landlord has them, then open."""
        view = _own(shown.view)
        places = centre.bottom_cards(_BOTTOM, metrics)
        if not view.bottom or shown.awaits(LandlordChosen):
            label = translate("Table", "Bottom cards, for the landlord")
            return tuple(Fixture(("bottom", index), None, place) for index, place in enumerate(places)), label
        cards = self.order(view.bottom, view)
        found = tuple(
            Fixture(("bottom", index), card, place)
            for index, (card, place) in enumerate(zip(cards, places, strict=True))
        )
        return found, translate("Table", "Bottom cards")

    def centre_top(self, metrics: Metrics) -> float:
        """Return where the bottom cards' label ends."""
        return centre.bottom_label_y(metrics) + 16 * metrics.t

    def corner(self, shown: Shown, metrics: Metrics, look_: Look) -> Corner:
        """Return the stake with its parts."""
        view, t = _own(shown.view), metrics.t
        stake, parts = _stake(view)
        parts_font = look_.font(17 * t, weight=QFont.Weight.DemiBold)
        width = max(200 * t, 126 * t + text_width(parts, parts_font))
        title = translate("Table", "Stake")

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.setPen(QPen(look_.colour(look.BRASS, 0.34), 1))
            painter.setBrush(look_.colour(look.PLATE, 0.60))
            painter.drawRoundedRect(rect, 14 * t, 14 * t)
            middle = rect.center().y()
            draw_text(
                painter,
                rect.left() + 46 * t,
                middle,
                str(stake) if stake else "–",
                look_.font(44 * t, fonts.NUMBER),
                look_.colour(look.BRASS_BRIGHT),
                Qt.AlignmentFlag.AlignHCenter,
            )
            x = rect.left() + 92 * t
            painter.setPen(QPen(look_.colour(look.BRASS, 0.4), 1))
            painter.drawLine(QPointF(x, rect.top() + 16 * t), QPointF(x, rect.bottom() - 16 * t))
            caption = look_.font(14 * t)
            draw_text(painter, x + 16 * t, rect.top() + 28 * t, title, caption, look_.colour(look.SOFT))
            draw_text(painter, x + 16 * t, rect.top() + 56 * t, parts, parts_font, look_.colour(look.IVORY))

        return Corner(
            width,
            84 * t,
            (stake, parts, title),
            paint,
            phrases.fill(translate("Access", "%1: %2"), title, f"{stake}, {parts}"),
        )

    def next_label(self, view: Observation) -> str:
        """Return that a deal is next."""
        del view
        return translate("Action", "Next deal")

    def result(self, view: Observation, results: Sequence[DealResult]) -> ResultContent:
        """Return who won, the sum, the running totals, and the hands laid open."""
        own, result = _own(view), view.result
        if not isinstance(result, Result):
            raise TypeError(f"not a result of Dou Dizhu: {result!r}")
        seats = len(view.counts)
        won = view.seat in result.winners
        score = result.scores[view.seat]
        out = face.name_of(result.out, seats)
        if result.out == view.seat:
            line = translate("Result", "You emptied your hand first.")
        else:
            line = phrases.fill(translate("Result", "%1 emptied the hand first."), out)
        if not result.landlord_won and view.seat != result.landlord and result.out != view.seat:
            line += " " + translate("Result", "You share the win.")
        text = translate("Result", "The last play: %1.")
        last = phrases.within_sentence(face.way_out(view, result.out))
        line += " " + phrases.fill(text, last)
        totals = [sum(one.scores[seat] for one in results) for seat in range(seats)]
        total = translate("Result", "total %1")
        rows = tuple(
            SeatRow(
                seat=seat,
                lead="",
                name=face.name_of(seat, seats),
                role=translate("Role", "Landlord")
                if seat == result.landlord
                else translate("Role", "Farmer"),
                note="",
                value=phrases.signed(result.scores[seat]),
                good=result.scores[seat] > 0,
                total=phrases.fill(total, phrases.signed(totals[seat])) if len(results) > 1 else "",
            )
            for seat in range(seats)
        )
        others = [seat for seat in range(seats) if seat != view.seat]
        return ResultContent(
            title=_winner_title(result, view.seat),
            line=line,
            figure=phrases.signed(score),
            caption=translate("Result", "for you"),
            good=won,
            sums=_sums(result, seats),
            sums_title="",
            seats=rows,
            hands=face.left_hands(view, [view.seat, *others], lambda cards: self.order(cards, own)),
            next_label=self.next_label(view),
        )


def _own(view: Observation) -> DoudizhuObservation:
    if not isinstance(view, DoudizhuObservation):
        raise TypeError(f"not a view of Dou Dizhu: {view!r}")
    return view


def _landlord_status(seat: int, view: DoudizhuObservation) -> Status:
    line = translate("Status", "The bottom cards go to the landlord, who leads.")
    if seat == view.seat:
        return Status(line, translate("Status", "You are the landlord"))
    name = face.name_of(seat, len(view.counts))
    return Status(line, phrases.fill(translate("Status", "%1 is the landlord"), name))


def _bid_remark(view: DoudizhuObservation, seat: int) -> tuple[str, bool]:
    bids = [points for bidder, points in view.bids if bidder == seat]
    if not bids:
        return "", False
    highest = max(bids)
    if highest == 0:
        return translate("Table", "Passed the bid"), False
    return phrases.fill(translate("Action", "Bid %1"), highest), seat == view.landlord


def _stake(view: DoudizhuObservation) -> tuple[int, str]:
    """Return what a farmer stands to win or lose so far, and what that is made of."""
    if not view.bid:
        return 0, translate("Table", "No bid yet")
    parts = phrases.fill(translate("Action", "Bid %1"), view.bid)
    if view.bombs:
        parts += " × " + phrases.fill(translate("Table", "bombs %1"), view.multiplier)
    return view.bid * view.multiplier, parts


def _winner_title(result: Result, seat: int) -> str:
    if not result.landlord_won:
        return translate("Result", "The farmers win")
    if result.landlord == seat:
        return translate("Result", "You win as landlord")
    return translate("Result", "The landlord wins")


def _sums(result: Result, seats: int) -> tuple[SumRow, ...]:
    spring = {
        Spring.NONE: "",
        Spring.SPRING: translate("Result", "no farmer played a card"),
        Spring.REVERSE_SPRING: translate("Result", "the landlord played only once"),
    }[result.spring]
    has_spring = result.spring is not Spring.NONE
    return (
        SumRow(translate("Result", "Bid"), face.name_of(result.landlord, seats), str(result.bid)),
        SumRow(
            translate("Result", "Bombs and rockets"),
            str(result.bombs) if result.bombs else "",
            f"× {1 << result.bombs}" if result.bombs else "—",
            used=bool(result.bombs),
        ),
        SumRow(translate("Result", "Spring"), spring, "× 2" if has_spring else "—", used=has_spring),
        SumRow(translate("Result", "Stake"), "", str(result.bid * result.multiplier), total=True),
    )
