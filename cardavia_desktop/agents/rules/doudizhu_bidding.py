"""How high a Dou Dizhu hand bids, before anyone has seen the bottom cards."""

from typing import Final

from cardavia_desktop.agents.agent import Advice, Motive
from cardavia_desktop.agents.planning.doudizhu import Splitter
from cardavia_desktop.agents.rules.doudizhu_outlook import Outlook
from cardavia_desktop.agents.rules.doudizhu_prices import prices
from cardavia_desktop.engine.actions import Bid
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation

WORTH_BIDDING: Final = ((2.8, 3), (3.5, 2), (4.0, 1))
"""The most that a hand's best split may cost, in tempi, to be worth so many points.

From 1,500 deals of the rule-based player against itself, the landlord drawn by lot: of the hands about the
first cost it won 61 in 100 as landlord, about the second 55, about the third 54, and 42 of those beyond.
"""


def advice_on_bids(observation: DoudizhuObservation) -> tuple[Advice, ...]:
    """Return every legal bid, the best first."""
    outlook = Outlook(observation)
    cost = Splitter(prices(outlook)).cost(outlook.hand)
    worth = next((points for most, points in WORTH_BIDDING if cost <= most), 0)
    bids = [action for action in observation.legal if isinstance(action, Bid)]
    best = max((bid for bid in bids if bid.points <= worth), key=lambda bid: bid.points)
    motive = Motive.STRONG_HAND if best.points else Motive.WEAK_HAND
    others = sorted((bid for bid in bids if bid != best), key=lambda bid: abs(bid.points - worth))
    rest = [Advice(bid, Motive.STRONG_HAND if bid.points else Motive.WEAK_HAND) for bid in others]
    return (Advice(best, motive), *rest)
