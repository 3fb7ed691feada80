"""What the play so far tells a Dou Dizhu player: unseen cards, and how likely a play is to be beaten."""

from functools import cached_property
from typing import Final

from cardavia_desktop.agents.planning.doudizhu import Counts, count_at, counts_of
from cardavia_desktop.agents.planning.holdings import none_of, share_of, tail_chances
from cardavia_desktop.agents.sides import opponents_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu import Shape
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.doudizhu.shapes import (
    BLACK_JOKER_STRENGTH,
    CHAIN_END,
    RED_JOKER_STRENGTH,
    STRENGTHS,
)

ROCKET_SIZE: Final = 2
BOMB_SIZE: Final = 4

_WHOLE_PACK: Final[Counts] = sum(
    (1 if strength >= BLACK_JOKER_STRENGTH else 4) << 4 * strength
    for strength in range(RED_JOKER_STRENGTH + 1)
)

CORE_WIDTHS: Final = {
    Shape.SINGLE: 1,
    Shape.STRAIGHT: 1,
    Shape.PAIR: 2,
    Shape.PAIR_RUN: 2,
    Shape.TRIPLE: 3,
    Shape.TRIPLE_SINGLE: 3,
    Shape.TRIPLE_PAIR: 3,
    Shape.AIRPLANE: 3,
    Shape.AIRPLANE_SINGLES: 3,
    Shape.AIRPLANE_PAIRS: 3,
    Shape.FOUR_TWO_SINGLES: 4,
    Shape.FOUR_TWO_PAIRS: 4,
    Shape.BOMB: 4,
}
"""How many cards of each rank are in a shape's core; the rocket has none."""

_CARDS_PER_LINK: Final = {
    Shape.STRAIGHT: 1,
    Shape.PAIR_RUN: 2,
    Shape.AIRPLANE: 3,
    Shape.AIRPLANE_SINGLES: 4,
    Shape.AIRPLANE_PAIRS: 5,
}


class Core:
    """A play as far as beating it matters: its shape, its size, and where its core is."""

    __slots__ = ("length", "shape", "size", "top", "width")

    def __init__(self, shape: Shape, size: int, top: int) -> None:
        self.shape = shape
        self.size = size
        self.top = top
        self.width = CORE_WIDTHS.get(shape, 0)
        self.length = size // _CARDS_PER_LINK[shape] if shape in _CARDS_PER_LINK else 1


def core_of(combination: Combination) -> Core:
    """Return the core of a combination."""
    return Core(Shape(combination.shape), combination.size, STRENGTHS[combination.rank])


class _Hidden:
    """What another seat may hold: some cards known to everyone, the rest a share of the unseen ones."""

    def __init__(self, held: int, known: Counts, unseen: Counts, unseen_size: int) -> None:
        known_size = sum(count_at(known, strength) for strength in range(RED_JOKER_STRENGTH + 1))
        self.held = held
        tails = tail_chances(share_of(held - known_size, unseen_size - known_size), 4)
        self.chances: list[list[float]] = []
        self.possible: list[int] = []
        for strength in range(RED_JOKER_STRENGTH + 1):
            sure = count_at(known, strength)
            rest = tails[count_at(unseen, strength) - sure]
            self.chances.append([1.0 if width <= sure else rest[width - sure] for width in range(5)])
            self.possible.append(min(held, count_at(unseen, strength)) if held > known_size else sure)


class Outlook:
    """What an observation tells about the cards that its seat cannot see."""

    def __init__(self, observation: DoudizhuObservation) -> None:
        played = counts_of(
            card for turn in observation.history if turn.combination for card in turn.combination.cards
        )
        self.hand = counts_of(observation.hand)
        self.unseen = _WHOLE_PACK - self.hand - played
        known = self._known_of_landlord(observation)
        unseen_size = sum(observation.counts) - len(observation.hand)
        self._others = {
            seat: _Hidden(held, known if seat == observation.landlord else 0, self.unseen, unseen_size)
            for seat, held in enumerate(observation.counts)
            if seat != observation.seat
        }
        self._opponents = {seat: self._others[seat] for seat in opponents_of(observation)}

    @staticmethod
    def _known_of_landlord(observation: DoudizhuObservation) -> Counts:
        """Return the bottom cards that the landlord must still hold, as another seat sees it."""
        if observation.landlord in (None, observation.seat):
            return 0
        laid = {
            card
            for turn in observation.history
            if turn.combination and turn.seat == observation.landlord
            for card in turn.combination.cards
        }
        return counts_of(card for card in observation.bottom if card not in laid)

    @cached_property
    def bomb_chance(self) -> float:
        """Return how likely an opponent holds a bomb or the rocket."""
        return self._bomb_chance(above=-1)

    def _bomb_chance(self, above: int) -> float:
        chances = []
        for hidden in self._opponents.values():
            if hidden.held >= BOMB_SIZE:
                chances += [ways[BOMB_SIZE] for ways in hidden.chances[above + 1 :]]
            chances.append(self._rocket_chance(hidden))
        return 1.0 - none_of(chances)

    @staticmethod
    def _rocket_chance(hidden: _Hidden) -> float:
        if hidden.held < ROCKET_SIZE:
            return 0.0
        return hidden.chances[BLACK_JOKER_STRENGTH][1] * hidden.chances[RED_JOKER_STRENGTH][1]

    def answers(self, core: Core) -> float:
        """Return how many higher plays of the same shape and size opponents hold, as an expectation."""
        return sum(self._answers_of(hidden, core) for hidden in self._opponents.values())

    def beaten_by(self, seat: int, core: Core) -> float:
        """Return how likely another seat can beat a core with a play of the same shape and size."""
        return min(1.0, self._answers_of(self._others[seat], core))

    def holds(self, core: Core) -> float:
        """Return how likely no opponent can beat a core, with a bomb or without."""
        if core.shape is Shape.ROCKET:
            return 1.0
        if core.shape is Shape.BOMB:
            return 1.0 - self._bomb_chance(core.top)
        beaten = [min(1.0, self._answers_of(hidden, core)) for hidden in self._opponents.values()]
        return none_of([*beaten, self.bomb_chance])

    def unbeatable(self, core: Core) -> bool:
        """Tell whether no opponent can hold anything that beats a core, whatever the unseen cards are."""
        return not any(self._can_beat(hidden, core) for hidden in self._opponents.values())

    def _answers_of(self, hidden: _Hidden, core: Core) -> float:
        if hidden.held < core.size or core.shape is Shape.ROCKET:
            return 0.0
        chances = hidden.chances
        if core.length == 1:
            return sum(ways[core.width] for ways in chances[core.top + 1 :])
        total = 0.0
        for top in range(core.top + 1, CHAIN_END):
            run = 1.0
            for strength in range(top - core.length + 1, top + 1):
                run *= chances[strength][core.width]
            total += run
        return total

    def _can_beat(self, hidden: _Hidden, core: Core) -> bool:
        possible = hidden.possible
        if core.shape is Shape.ROCKET:
            return False
        if hidden.held >= ROCKET_SIZE and all(possible[BLACK_JOKER_STRENGTH:]):
            return True
        if hidden.held >= BOMB_SIZE:
            from_strength = core.top + 1 if core.shape is Shape.BOMB else 0
            if any(count >= BOMB_SIZE for count in possible[from_strength:]):
                return True
        if hidden.held < core.size or core.shape is Shape.BOMB:
            return False
        if core.length == 1:
            return any(count >= core.width for count in possible[core.top + 1 :])
        return any(
            all(count >= core.width for count in possible[top - core.length + 1 : top + 1])
            for top in range(core.top + 1, CHAIN_END)
        )
