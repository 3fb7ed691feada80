"""Measures how fast the rules list legal plays, beside another program's engine on the same positions.

Usage: ``python -m tools.bench_engine [CASE ...] [--positions N] [--rounds N] [--seed S]``

A case is one kind of position with our function and the other's for it. Both go through the same
positions in turn, round after round, timed in processor time, and each engine's fastest round counts, so
that other load on the machine weighs on neither; what matters is the ratio. ``--rounds 1`` shows them cold.
Needs the packages that the other engines come from (``pip install rlcard``), which the product does
not depend on.
"""

import argparse
import gc
import importlib
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace

from cardavia_desktop.engine import guandan
from cardavia_desktop.engine.cards import PACK_SIZE, RANK_TEXTS, Card, Mask, mask_of, numbered, rank_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu import legal_plays_of, strength_of


@dataclass(frozen=True, slots=True)
class Contest:
    """One kind of position and the two engines for it.

    Attributes:
        other: the other engine's name.
        ours: lists position ``n`` with our engine; returns the number of plays.
        theirs: the same for the other one, whose rules may count other plays.
        aim: how many times the other's positions a second ours should reach.
    """

    other: str
    ours: Callable[[int], int]
    theirs: Callable[[int], int]
    aim: float


def doudizhu_leads(rng: random.Random, positions: int) -> Contest:
    """Lead from 20 random cards."""
    return _doudizhu_lead_contest([rng.sample(range(PACK_SIZE), 20) for _ in range(positions)])


def doudizhu_triple_leads(rng: random.Random, positions: int) -> Contest:
    """Lead from 20 cards with four or five consecutive triples, and so hundreds of airplanes."""
    hands = []
    for _ in range(positions):
        count = rng.choice((4, 5))
        start = rng.randint(1, 13 - count)  # past the twos, whose rank index is 0
        hand = [
            card
            for rank in range(start, start + count)
            for card in rng.sample(range(4 * rank, 4 * rank + 4), 3)
        ]
        rest = [card for card in range(PACK_SIZE) if card not in hand]
        hands.append(hand + rng.sample(rest, 20 - len(hand)))
    return _doudizhu_lead_contest(hands)


def doudizhu_follows(rng: random.Random, positions: int) -> Contest:
    """Follow with 17 random cards on a random play of a random shape from another hand."""
    hands: list[list[Card]] = []
    targets: list[Combination] = []
    while len(hands) < positions:
        pack = rng.sample(range(PACK_SIZE), 37)
        by_shape: dict[str, list[Combination]] = {}
        for play in legal_plays_of(mask_of(pack[17:])):
            by_shape.setdefault(play.shape.value, []).append(play)
        by_shape.pop("rocket", None)
        hands.append(pack[:17])
        targets.append(rng.choice(by_shape[rng.choice(sorted(by_shape))]))
    utils = importlib.import_module("rlcard.games.doudizhu.utils")
    their_hands = [SimpleNamespace(current_hand=_rlcard_cards(hand)) for hand in hands]
    their_targets = [
        SimpleNamespace(played_cards=utils.cards2str(_rlcard_cards(target.cards))) for target in targets
    ]
    masks = [mask_of(hand) for hand in hands]
    return Contest(
        "RLCard",
        lambda n: len(legal_plays_of(masks[n], targets[n])),
        lambda n: len(utils.get_gt_cards(their_hands[n], their_targets[n])) - 1,  # less the pass
        4.0,
    )


def _doudizhu_lead_contest(hands: Sequence[Sequence[Card]]) -> Contest:
    """Set our list of leads beside RLCard's set of playable cards."""
    judger = importlib.import_module("rlcard.games.doudizhu.judger").DoudizhuJudger
    utils = importlib.import_module("rlcard.games.doudizhu.utils")
    masks: list[Mask] = [mask_of(hand) for hand in hands]
    texts = [utils.cards2str(_rlcard_cards(hand)) for hand in hands]
    return Contest(
        "RLCard",
        lambda n: len(legal_plays_of(masks[n])),
        lambda n: len(judger.playable_cards_from_hand(texts[n])),
        4.0,
    )


def guandan_openings(wilds: int, aim: float) -> Callable[[random.Random, int], Contest]:
    """Lead from 27 cards at a random level with so many wild ones, beside Dou Dizhu leads from 20 cards.

    No public engine lists Guandan's plays, so Dou Dizhu's serve as the yardstick.
    """

    def contest(rng: random.Random, positions: int) -> Contest:
        hands: list[tuple[Mask, str]] = []
        for _ in range(positions):
            level = rng.choice(guandan.LEVELS)
            wild = guandan.wild_face(level)
            others = [card for card in range(2 * PACK_SIZE) if card % PACK_SIZE != wild]
            opening = rng.sample(others, 27 - wilds) + [wild, wild + PACK_SIZE][:wilds]
            hands.append((mask_of(numbered(opening)), level))
        yardstick = doudizhu_leads(rng, positions)
        return Contest(
            yardstick.other,
            lambda n: len(guandan.legal_plays_of(*hands[n])),
            yardstick.theirs,
            aim,
        )

    return contest


def _rlcard_cards(cards: Sequence[Card]) -> list[object]:
    """Return cards as RLCard's own, in its order."""
    card_type = importlib.import_module("rlcard.games.base").Card
    found = []
    for card in sorted(cards, key=strength_of):
        rank = RANK_TEXTS[rank_of(card)]
        found.append(card_type(rank, "") if rank in {"BJ", "RJ"} else card_type("S", rank))
    return found


CASES: dict[str, Callable[[random.Random, int], Contest]] = {
    "doudizhu-leads": doudizhu_leads,
    "doudizhu-triple-leads": doudizhu_triple_leads,
    "doudizhu-follows": doudizhu_follows,
    "guandan-no-wild": guandan_openings(0, 0.4),
    "guandan-one-wild": guandan_openings(1, 0.15),
    "guandan-two-wilds": guandan_openings(2, 0.08),
}
"""Each case by name: makes its positions from a random source and their number."""


def _seconds(list_one: Callable[[int], int], positions: int) -> tuple[float, int]:
    """Return the processor time for the positions, and the plays counted."""
    gc.collect()
    started = time.process_time()
    plays = sum(map(list_one, range(positions)))
    return time.process_time() - started, plays


def measure(name: str, contest: Contest, positions: int, rounds: int) -> bool:
    """Time both engines on a contest, print the result, and tell whether the aim is reached."""
    contest.ours(0)
    contest.theirs(0)
    timed = [
        (*_seconds(contest.ours, positions), *_seconds(contest.theirs, positions)) for _ in range(rounds)
    ]
    ours = min(seconds for seconds, _, _, _ in timed)
    theirs = min(seconds for _, _, seconds, _ in timed)
    _, our_plays, _, their_plays = timed[0]
    ratio = theirs / ours
    print(
        f"{name:24} Cardavia {positions / ours:9,.0f} positions/s ({our_plays / positions:6.1f} plays each)"
        f"   {contest.other} {positions / theirs:8,.0f} ({their_plays / positions:6.1f})"
        f"   ratio {ratio:6.2f}, aim {contest.aim:.2f}{'' if ratio >= contest.aim else '  MISSED'}"
    )
    return ratio >= contest.aim


def main() -> int:
    """Run the cases that the command line names, or all; the exit code is 1 if one misses its aim."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cases", nargs="*", metavar="CASE", help=f"of {', '.join(CASES)}; all by default")
    parser.add_argument("--positions", type=int, default=300, help="positions in each case (default 300)")
    parser.add_argument("--rounds", type=int, default=15, help="times through the positions (default 15)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.cases:
        if name not in CASES:
            parser.error(f"no such case: {name!r}")
    positions, rounds = arguments.positions, arguments.rounds
    reached = []
    for name in arguments.cases or CASES:
        contest = CASES[name](random.Random(arguments.seed), positions)
        reached.append(measure(name, contest, positions, rounds))
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
