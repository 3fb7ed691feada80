"""How a rule-based player ranks what it can do, in either game.

Each action has a cost in tempi: what the rest of the hand still costs, less the lead if the play may win it,
and the danger that an opponent goes out because of it. What differs between the games (how a hand splits,
what beats what, what is unseen) comes from a :class:`Reckoning`.
"""

from functools import cached_property
from typing import Final, NamedTuple, Protocol

from cardavia_desktop.agents.agent import Motive
from cardavia_desktop.agents.rules.weights import Weights
from cardavia_desktop.agents.sides import lying_turn, opponents_of, partner_of
from cardavia_desktop.engine.actions import Action, Play
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.observation import Observation

_FORCED: Final = -100.0
"""Below every other cost: a play after which nobody can stop the seat from going out."""

_NEEDLESS: Final = 50.0
"""Above every other cost: overtaking a partner that wins anyway."""

_FINISH_FROM: Final = 14
"""With more cards than this after a play, going out is too far off to be reckoned."""

_HARDLY: Final = 0.05
"""A chance below this is taken for none, which saves looking further."""

_MANY_CARDS: Final = 5


class Reckoning(Protocol):
    """What a seat works out from its observation."""

    def plan_cost(self) -> float:
        """Return what the hand costs, split as well as it can be."""

    def cost_after(self, combination: Combination) -> float:
        """Return what the hand costs after a play."""

    def runs_out_after(self, combination: Combination) -> float:
        """Return how likely nobody stops the seat from going out, once a play has won its trick.

        It is 1 only where the seat goes out whatever the others hold.
        """

    def is_sensible(self, combination: Combination) -> bool:
        """Tell whether a play is none of those that only waste cards."""

    def stands(self, combination: Combination) -> float:
        """Return how much hope there is that a play wins its trick, 0 to 1."""

    def holds(self, combination: Combination) -> float:
        """Return how likely no opponent can beat a play, with a bomb or without."""

    def beaten_by(self, seat: int, combination: Combination) -> float:
        """Return how likely another seat can beat a play with one of its shape."""

    def is_unbeatable(self, combination: Combination) -> bool:
        """Tell whether no opponent can hold anything that beats a play."""

    def beats(self, combination: Combination, other: Combination) -> bool:
        """Tell whether a play could be made over another one."""

    def is_bomb(self, combination: Combination) -> bool:
        """Tell whether a play is a bomb of any kind."""

    def is_high(self, combination: Combination) -> bool:
        """Tell whether a play is too good to be laid over the partner's."""


class Judged(NamedTuple):
    """An action with what it costs, in tempi: the least is the best."""

    cost: float
    action: Action
    motive: Motive


class Judge:
    """One decision about a play."""

    def __init__(self, observation: Observation, reckoning: Reckoning, weights: Weights) -> None:
        self._observation = observation
        self._reckoning = reckoning
        self._weights = weights
        counts = observation.counts
        self._opponents = [seat for seat in opponents_of(observation) if counts[seat]]
        partner = partner_of(observation)
        self._partner = partner if partner is not None and counts[partner] else None
        lying = lying_turn(observation)
        self._lying = lying.combination if lying else None
        self._lying_seat = lying.seat if lying else None
        self._partner_wins = self._lying is not None and self._lying_seat == partner

    def ranking(self) -> list[Judged]:
        """Return the actions worth thinking of, best first."""
        return sorted((self._judged(action) for action in self._candidates()), key=lambda one: one.cost)

    def _candidates(self) -> list[Action]:
        legal = self._observation.legal
        chosen = [
            action
            for action in legal
            if not isinstance(action, Play)
            or action.combination.size == len(self._observation.hand)
            or self._reckoning.is_sensible(action.combination)
        ]
        return chosen or list(legal)

    def _judged(self, action: Action) -> Judged:
        if not isinstance(action, Play):
            return Judged(self._cost_of_passing(), action, self._motive_to_pass())
        combination = action.combination
        reckoning, weights = self._reckoning, self._weights
        if combination.size == len(self._observation.hand):
            return Judged(2 * _FORCED, action, Motive.GOES_OUT)
        cost = reckoning.cost_after(combination) - weights.shed * combination.size
        unbeatable = reckoning.is_unbeatable(combination)
        finishes = self._finishing_chance(combination)
        if unbeatable and finishes == 1.0:
            motive = Motive.BOMBS_NOW if reckoning.is_bomb(combination) else Motive.KEEPS_CONTROL
            # All such plays win; the longest is the shortest way there.
            return Judged(_FORCED - combination.size, action, motive)
        help_given = self._help_given(combination)
        cost += weights.danger * self._threat_after(combination)
        cost -= weights.lead * reckoning.stands(combination) + weights.help * help_given
        if self._overtakes_needlessly(combination):
            cost += _NEEDLESS
        else:
            cost -= weights.finish * finishes
        return Judged(cost, action, self._motive_to_play(combination, help_given, unbeatable=unbeatable))

    def _finishing_chance(self, combination: Combination) -> float:
        """Return how likely nobody stops the seat from going out once it makes a play."""
        if len(self._observation.hand) - combination.size > _FINISH_FROM:
            return 0.0
        holds = self._reckoning.holds(combination)
        return holds * self._reckoning.runs_out_after(combination) if holds > _HARDLY else 0.0

    def _cost_of_passing(self) -> float:
        reckoning, weights = self._reckoning, self._weights
        cost = reckoning.plan_cost()
        lying, seat = self._lying, self._lying_seat
        if lying is None or seat is None:
            return cost
        if not self._partner_wins:
            threat = self._lead_threat(self._observation.counts[seat])
            if self._partner is not None and self._is_before(self._partner, seat):
                threat *= weights.partner_guards
            return cost + weights.danger * threat
        holds = reckoning.stands(lying) if self._opponents_before(seat) else 1.0
        cost -= weights.lead * weights.partner_leads * holds
        return cost + weights.danger * self._threat_after(lying, self._opponents_before(seat))

    def _threat_after(self, combination: Combination, opponents: list[int] | None = None) -> float:
        """Return how likely an opponent beats a play and goes out by it or soon after."""
        threat = 0.0
        for seat in self._opponents if opponents is None else opponents:
            left = self._observation.counts[seat] - combination.size
            if left >= 0:
                guarded = self._weights.partner_guards if left and self._partner is not None else 1.0
                soon = self._lead_threat(left)
                threat += self._reckoning.beaten_by(seat, combination) * soon * guarded
        return threat

    def _lead_threat(self, left: int) -> float:
        """Return how likely an opponent that wins the lead with so many cards left goes out unstopped."""
        fades: float = self._weights.threat_fades ** max(0, left - 1)
        return fades

    def _help_given(self, combination: Combination) -> float:
        """Return how likely the partner goes out by beating a play that is led."""
        partner = self._partner
        if partner is None or self._lying or self._observation.counts[partner] != combination.size:
            return 0.0
        reaches = self._reckoning.beaten_by(partner, combination)
        for seat in self._opponents_before(partner):
            reaches *= 1.0 - self._weights.bars_partner * self._reckoning.beaten_by(seat, combination)
        return reaches

    def _overtakes_needlessly(self, combination: Combination) -> bool:
        lying, seat = self._lying, self._lying_seat
        if lying is None or seat is None or not self._partner_wins:
            return False
        still_to_act = self._opponents_before(seat)
        if not still_to_act or self._reckoning.is_bomb(combination):
            return True
        weights = self._weights
        if min(self._observation.counts[other] for other in still_to_act) <= weights.block_at:
            return False
        beaten = max(self._reckoning.beaten_by(other, lying) for other in still_to_act)
        return self._reckoning.is_high(combination) or beaten < weights.overtake_if_beaten

    def _opponents_before(self, seat: int) -> list[int]:
        """Return the opponents that act after this decision and before ``seat`` does."""
        return [other for other in self._opponents if self._is_before(other, seat)]

    def _is_before(self, seat: int, other: int) -> bool:
        """Tell whether ``seat`` acts before ``other`` after this decision."""
        seats = len(self._observation.counts)
        own = self._observation.seat
        return (seat - own) % seats < (other - own) % seats

    @cached_property
    def _least_that_beats(self) -> Combination | None:
        """Return the lowest play that is no bomb, None where there is none."""
        plays = [action.combination for action in self._observation.legal if isinstance(action, Play)]
        least = None
        for play in plays:
            lower = least is None or self._reckoning.beats(least, play)
            if lower and not self._reckoning.is_bomb(play):
                least = play
        return least

    def _motive_to_pass(self) -> Motive:
        if self._partner_wins:
            return Motive.PARTNER_WINS
        plays = [action.combination for action in self._observation.legal if isinstance(action, Play)]
        if plays and all(self._reckoning.is_bomb(play) for play in plays):
            return Motive.KEEPS_BOMB
        return Motive.KEEPS_CONTROL if plays else Motive.NOTHING_BETTER

    def _motive_to_play(self, combination: Combination, help_given: float, *, unbeatable: bool) -> Motive:
        if self._reckoning.is_bomb(combination):
            return Motive.BOMBS_NOW
        if help_given > 0:
            return Motive.HELPS_PARTNER
        # Both opponents may be out already, while the partners still play for third place.
        fewest = min((self._observation.counts[seat] for seat in self._opponents), default=_MANY_CARDS)
        if fewest <= self._weights.block_at and (self._lying is not None or combination.size > fewest):
            return Motive.BLOCKS
        if self._lying is not None:
            least = self._least_that_beats
            is_least = least is None or not self._reckoning.beats(combination, least)
            if is_least:
                return Motive.CHEAPEST_BEAT
            return Motive.KEEPS_CONTROL if unbeatable else Motive.FITS_HAND
        if unbeatable:
            return Motive.KEEPS_CONTROL
        return Motive.SHEDS_MOST if combination.size >= _MANY_CARDS else Motive.LOW_FIRST
