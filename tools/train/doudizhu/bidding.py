"""Finds the chances at which a trained player should bid, by playing every deal with each seat as landlord.

``python -m tools.train.doudizhu.bidding --deals 2000`` prints how often landlords win by their estimated
chance, and the thresholds that do best against themselves. Stakes count bombs and a landlord's spring.
"""

import argparse
import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from tools.train.doudizhu.game import GAME, LANDLORD, NOBODY, ROLES
from tools.train.doudizhu.kernel import KERNEL
from tools.train.doudizhu.rules import RANKS
from tools.train.lockstep import Lockstep
from tools.train.measure import SHIPPED, read_nets
from tools.train.network import ValueNet, value_decisions

DRAWS = 6
"""Bottoms drawn for one estimate, as the player does."""

_EACH = 17
_LEADS_AT_ONCE = 50
_MOVES_PER_LEAD = 448
"""Room for the moves of deals that are all about to be led, which have the most."""
_STEPS = (0.4, 0.43, 0.46, 0.5, 0.54, 0.58, 0.63, 0.7)


class Deals(NamedTuple):
    """Deals, and what came of each seat being the landlord.

    Attributes:
        chances: each seat's estimate before it saw the bottom (n × 3).
        stakes: what each farmer would have paid the seat as landlord for one point bid (n × 3).
    """

    chances: NDArray[np.float64]
    stakes: NDArray[np.float64]


Thresholds = tuple[float, float, float]
"""The least chance to bid one, two and three."""


def play_all(game: Lockstep, nets: Sequence[ValueNet], count: int, seed: int) -> Deals:
    """Deal ``count`` times; estimate each hand and play the deal out with each seat as landlord."""
    rng = np.random.default_rng(seed)
    packs = np.argsort(rng.random((count, 54)), axis=1)
    chances = np.zeros((count, ROLES))
    stakes = np.zeros((count, ROLES))
    for seat in range(ROLES):
        # The pack turned so that the seat's cards come first, and the bottom last.
        turned = np.concatenate(
            [np.roll(packs[:, : 3 * _EACH], -_EACH * seat, axis=1), packs[:, 3 * _EACH :]], 1
        )
        chances[:, seat] = _estimates(game, nets[LANDLORD], turned, rng)
        stakes[:, seat] = _play_out(game, nets, turned)
    return Deals(chances, stakes)


def _games(hands: Sequence[NDArray[np.int64]], bottom: NDArray[np.int64]) -> NDArray[np.void]:
    games = np.zeros(len(bottom), GAME)
    for role, cards in enumerate(hands):
        games["hand"][:, role] = _pack(cards)
    games["bottom"] = _pack(bottom)
    games["owner"] = games["winner"] = NOBODY
    return games


def _pack(cards: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return packed rank counts of cards 0..53 (n × k): four of each rank, threes first, then jokers."""
    ranks = np.where(cards < 52, cards // 4, RANKS - 2 + cards - 52)
    packed: NDArray[np.int64] = (1 << 4 * ranks).sum(axis=1)
    return packed


def _estimates(
    game: Lockstep, net: ValueNet, packs: NDArray[np.int64], rng: np.random.Generator
) -> NDArray[np.float64]:
    total = np.zeros(len(packs))
    for _ in range(DRAWS):
        unseen = rng.permuted(packs[:, _EACH:], axis=1)
        hands = [np.concatenate([packs[:, :_EACH], unseen[:, :3]], 1), unseen[:, 3:20], unseen[:, 20:]]
        games = _games(hands, unseen[:, :3])
        for start in range(0, len(games), _LEADS_AT_ONCE):
            part = games[start : start + _LEADS_AT_ONCE]
            env = game.deals(len(part), 0, [(0, 1, 2)])
            env.games[:] = part
            env.advance()
            decisions = env.decisions(LANDLORD)
            best = np.maximum.reduceat(value_decisions(net, decisions), decisions.offsets[:-1])
            total[start : start + _LEADS_AT_ONCE] += best
    return (total / DRAWS + 1) / 2


def _play_out(game: Lockstep, nets: Sequence[ValueNet], packs: NDArray[np.int64]) -> NDArray[np.float64]:
    bottom = packs[:, 3 * _EACH :]
    hands = [
        np.concatenate([packs[:, :_EACH], bottom], 1),
        packs[:, _EACH : 2 * _EACH],
        packs[:, 2 * _EACH : 51],
    ]
    env = game.deals(len(packs), 0, [(0, 1, 2)])
    env.games[:] = _games(hands, bottom)
    waiting = True
    while waiting:
        env.advance()
        waiting = False
        for role in range(ROLES):
            decisions = env.decisions(role)
            waiting |= len(decisions.states) > 0
            env.play(role, value_decisions(nets[role], decisions), 0.0)
    won = env.games["winner"] == LANDLORD
    spring = won & (env.games["played"][:, 1:] == 0).all(axis=1)
    stakes: NDArray[np.float64] = np.where(won, 1.0, -1.0) * 2.0 ** (env.games["bombs"] + spring)
    return stakes


def scores(deals: Deals, policies: Sequence[Thresholds]) -> NDArray[np.float64]:
    """Return each seat's mean score when it bids by its thresholds, over every first bidder."""
    total = np.zeros(ROLES)
    for first in range(ROLES):
        for chances, stakes in zip(deals.chances, deals.stakes, strict=True):
            landlord, bid = _auction(chances, policies, first)
            if bid:
                total -= bid * stakes[landlord]
                total[landlord] += 3 * bid * stakes[landlord]
    return total / (ROLES * len(deals.chances))


def _auction(chances: NDArray[np.float64], policies: Sequence[Thresholds], first: int) -> tuple[int, int]:
    """Return who becomes landlord and for how many points; none when nobody bids."""
    landlord = bid = 0
    for turn in range(ROLES):
        seat = (first + turn) % ROLES
        worth = sum(chances[seat] >= least for least in policies[seat])
        if worth > bid:
            landlord, bid = seat, worth
    return landlord, bid


def search(deals: Deals, start: Thresholds) -> Thresholds:
    """Return thresholds that no other ones of the grid beat when the other two seats bid by them."""
    current = start
    for _ in range(6):
        best = max(
            itertools.combinations_with_replacement(_STEPS, 3),
            key=lambda mine: scores(deals, [mine, current, current])[0],
        )
        print(f"best against {current}: {best}, {scores(deals, [best, current, current])[0]:+.4f} a deal")
        if best == current:
            break
        current = best
    return current


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    nets = [net.bfloat16() for net in read_nets("doudizhu", SHIPPED)]
    game = Lockstep(replace(KERNEL, moves_per_deal=_MOVES_PER_LEAD))
    deals = play_all(game, nets, options.deals, options.seed)
    chances, stakes = deals.chances.ravel(), deals.stakes.ravel()
    for low, high in itertools.pairwise((0.0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1.01)):
        inside = (chances >= low) & (chances < high)
        if inside.any():
            won = (stakes[inside] > 0).mean()
            mean = stakes[inside].mean()
            print(f"chance {low:.1f} to {high:.1f}: {inside.sum()} hands, won {won:.3f}, {mean:+.2f}")
    print(search(deals, (0.4, 0.42, 0.52)))


if __name__ == "__main__":
    main()
