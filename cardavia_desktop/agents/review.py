"""What the expert thinks of a seat's decisions in a deal, and what that adds up to.

A decision is measured by what it leaves of the chance of winning, beside the best action that the expert
sees with the same knowledge: hidden cards never count against a player. It cannot be measured in the bidding,
where nobody knows who would have been landlord, nor for a tribute's return, nor once the deal is settled.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from cardavia_desktop.agents import chance
from cardavia_desktop.agents.agent import Advice, Appraisal, Motive
from cardavia_desktop.engine import codec
from cardavia_desktop.engine.actions import Action
from cardavia_desktop.engine.codec import LogError
from cardavia_desktop.engine.game import State

FORMAT: Final = 1
"""The version of a review's text."""

_JUDGEMENT: Final = 2
"""The version of how the expert judges by the same weights; since 2 it looks for certain wins."""

ALL_LOST: Final = 0.20
"""The loss of chance that makes a decision worth nothing in the accuracy."""

SLIP: Final = 0.03
"""Smaller losses are no mistakes: the estimates are not as fine as that."""

_MOST_MISTAKES: Final = 5


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One decision as the expert sees it.

    Attributes:
        place: its place among the moments of the deal; the state before it is at the place before.
        action: what was done.
        best: what the expert would have done, with its chance of winning.
        chance: the chance of winning after what was done; None where it cannot be told.
        forced: nothing else could have been done.
    """

    place: int
    action: Action
    best: Advice
    chance: float | None
    forced: bool

    @property
    def counts(self) -> bool:
        """Tell whether the decision was free and can be measured."""
        return not self.forced and self.chance is not None and self.best.chance is not None

    @property
    def loss(self) -> float:
        """Return how much of the chance of winning the decision gave away, 0 to 1."""
        if self.chance is None or self.best.chance is None or self.forced:
            return 0.0
        return max(0.0, self.best.chance - self.chance)


@dataclass(frozen=True, slots=True)
class Review:
    """A seat's decisions in a deal, in order."""

    decisions: tuple[Reviewed, ...]

    @property
    def counted(self) -> tuple[Reviewed, ...]:
        """Return the decisions that were free and can be measured."""
        return tuple(one for one in self.decisions if one.counts)

    @property
    def accuracy(self) -> float | None:
        """Return how near the decisions came to the expert's, 0 to 1; None where none can be measured.

        A decision that gives nothing away is worth 1, one that gives away 20 points of chance or more is
        worth 0, and what is between in proportion. The accuracy is their mean.
        """
        if not self.counted:
            return None
        return sum(max(0.0, 1.0 - one.loss / ALL_LOST) for one in self.counted) / len(self.counted)

    @property
    def mistakes(self) -> tuple[Reviewed, ...]:
        """Return the decisions that lost most, five at most, in the order in which they were made."""
        worst = sorted(self.counted, key=lambda one: one.loss, reverse=True)[:_MOST_MISTAKES]
        return tuple(sorted((one for one in worst if one.loss >= SLIP), key=lambda one: one.place))

    def at(self, place: int) -> Reviewed | None:
        """Return the decision made at a moment, None where the seat made none there."""
        return next((one for one in self.decisions if one.place == place), None)


def reviewed(place: int, action: Action, choices: int, found: Appraisal) -> Reviewed:
    """Put an appraisal together with the decision that it is about.

    Args:
        place: the decision's place among the moments of the deal.
        action: what was done.
        choices: how many legal actions there were.
        found: what the expert thinks of it.
    """
    return Reviewed(place, action, found.best, found.chance, choices < 2)


def judge_of(game: str) -> str:
    """Return what tells one expert from another: a review by an older one is made anew.

    Raises:
        OSError: the weights' manifest cannot be read.
        ValueError: it is none.
    """
    manifest = json.loads((files("cardavia_desktop.agents") / "weights" / f"{game}.json").read_text("utf-8"))
    scalings = (sorted(chance.DOUDIZHU.items()), chance.BIDDING, chance.GUANDAN)
    seed = f"{FORMAT} {_JUDGEMENT} {manifest['sha256']} {scalings}"
    return hashlib.sha256(seed.encode()).hexdigest()[:16]


def to_text(review: Review) -> str:
    """Return a review as JSON, to be kept beside its deal."""
    rows = [
        {
            "place": one.place,
            "chance": one.chance,
            "best": codec.action_document(one.best.action),
            "motive": one.best.motive.value,
            "best_chance": one.best.chance,
        }
        for one in review.decisions
    ]
    return json.dumps({"format": FORMAT, "decisions": rows}, separators=(",", ":"))


def from_text(text: str, states: Sequence[State], made: Mapping[int, Action], seat: int) -> Review:
    """Read a review that was kept.

    Args:
        text: what :func:`to_text` gave.
        states: the deal's states, one for each moment.
        made: what the seat did, by the place of the moment.
        seat: whose decisions they are.

    Raises:
        ValueError: it is no review of this deal.
    """
    try:
        document = json.loads(text)
        if document["format"] != FORMAT:
            raise ValueError(f"format {document['format']}")
        found = tuple(_row(row, states, made, seat) for row in document["decisions"])
    except (KeyError, TypeError, AttributeError, IndexError, RecursionError, LogError) as error:
        raise ValueError(f"no review: {error!r}") from error
    if [one.place for one in found] != sorted(made):
        raise ValueError("not the decisions of this deal")
    return Review(found)


def _row(row: Mapping[str, Any], states: Sequence[State], made: Mapping[int, Action], seat: int) -> Reviewed:
    place = row["place"]
    if place not in made or not place:
        raise ValueError(f"nothing was decided at {place!r}")
    before = states[place - 1]
    best = codec.action_of(before, seat, row["best"])
    advice = Advice(best, Motive(row["motive"]), _share(row["best_chance"]))
    return Reviewed(place, made[place], advice, _share(row["chance"]), len(before.legal()) < 2)


def _share(value: object) -> float | None:
    if value is None:
        return None
    if not isinstance(value, int | float) or not 0 <= value <= 1:
        raise ValueError(f"no chance: {value!r}")
    return float(value)
