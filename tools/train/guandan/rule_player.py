"""The program's rule-based player, compiled, as an opponent in training.

It makes the choices of :class:`cardavia_desktop.agents.rules.guandan.GuandanRules`, with the same cards:
all of 9,034 decisions of 228 deals were equal, in a fiftieth of the time. Left out are only the returns of
tributes, which the deal makes (:mod:`.game`), and two wild cards as a pair other than the level's.
"""

import numpy as np

from tools.train.compiling import Floats, Record, Records, Rng, compiled
from tools.train.guandan.game import SEATS
from tools.train.guandan.rule_outlook import (
    OUTLOOK,
    SIZES,
    beaten_by,
    holds,
    is_safe,
    power_of,
    write_outlook,
)
from tools.train.guandan.rule_plays import HELD, MOST_PLAYS, PLAY, settle, write_held, write_plays
from tools.train.guandan.rule_prices import LEAST_RISK, hope, write_prices, write_risks
from tools.train.guandan.rule_splits import PLAN, best_split, forget, write_flushes, write_split
from tools.train.guandan.rules import (
    ACE,
    BOMB,
    FACES,
    LEVEL_STRENGTH,
    ORDINARY,
    PASS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPLE_RUN,
)

_LEAD, _PARTNER_LEADS, _DANGER, _THREAT_FADES = 1.0, 0.8, 3.0, 0.5
_PARTNER_GUARDS, _FINISH, _HELP, _BARS_PARTNER = 0.6, 3.0, 3.0, 0.5
_SHED, _OVERTAKE_IF_BEATEN, _BLOCK_AT = 0.03, 0.5, 2
_FORCED, _NEEDLESS, _FINISH_FROM, _HARDLY = -100.0, 50.0, 14, 0.05

_DECISION = np.dtype(
    [
        ("seat", np.int64),
        ("left", np.int64, SEATS),
        ("partner", np.int64),
        ("lying_seat", np.int64),
        ("lying_shape", np.int64),
        ("lying_size", np.int64),
        ("lying_rank", np.int64),
        ("risks_known", np.bool_),
        ("outlook", OUTLOOK),
        ("held", HELD),
    ],
    align=True,
)
"""One decision; ``partner`` and ``lying_seat`` are -1 where there is none."""
_NOBODY = -1


@compiled
def _is_before(decision: Record, seat: int, other: int) -> bool:
    """Tell whether ``seat`` acts before ``other`` after this decision."""
    return bool((seat - decision.seat) % SEATS < (other - decision.seat) % SEATS)


@compiled
def _opponent_before(decision: Record, seat: int) -> int:
    """Return the opponent that acts before the partner ``seat`` does, or -1: there is room for one."""
    opponent = (decision.seat + 1) % SEATS
    return opponent if decision.left[opponent] and _is_before(decision, opponent, seat) else _NOBODY


@compiled
def _lead_threat(left: int) -> float:
    threat = 1.0
    for _ in range(left - 1):
        threat *= _THREAT_FADES
    return threat


@compiled
def _threat_of(decision: Record, seat: int, shape: int, size: int, rank: int) -> float:
    """Return how likely an opponent beats a play and goes out by it or soon after."""
    left = decision.left[seat] - size
    if left < 0 or shape >= BOMB:
        return 0.0
    guarded = _PARTNER_GUARDS if left and decision.partner != _NOBODY else 1.0
    return beaten_by(decision.outlook, seat, shape, rank) * _lead_threat(left) * guarded


@compiled
def _cost_of_passing(decision: Record, plan_cost: float) -> float:
    seat = decision.lying_seat
    if seat != (decision.seat + 2) % SEATS:
        threat = _lead_threat(decision.left[seat])
        if decision.partner != _NOBODY and _is_before(decision, decision.partner, seat):
            threat *= _PARTNER_GUARDS
        return plan_cost + _DANGER * threat
    shape, size, rank = decision.lying_shape, decision.lying_size, decision.lying_rank
    opponent = _opponent_before(decision, seat)
    stands = 1.0 if opponent == _NOBODY else hope(decision.outlook, shape, size, rank)
    cost = plan_cost - _LEAD * _PARTNER_LEADS * stands
    if opponent == _NOBODY:
        return cost
    return cost + _DANGER * _threat_of(decision, opponent, shape, size, rank)


@compiled
def _help_given(decision: Record, shape: int, size: int, rank: int) -> float:
    """Return how likely the partner goes out by beating a play that is led."""
    partner = decision.partner
    if partner == _NOBODY or decision.lying_seat != _NOBODY or decision.left[partner] != size:
        return 0.0
    reaches = beaten_by(decision.outlook, partner, shape, rank)
    opponent = _opponent_before(decision, partner)
    if opponent != _NOBODY:
        reaches *= 1.0 - _BARS_PARTNER * beaten_by(decision.outlook, opponent, shape, rank)
    return float(reaches)


@compiled
def _overtakes_needlessly(decision: Record, shape: int, rank: int) -> bool:
    seat = decision.lying_seat
    if seat != (decision.seat + 2) % SEATS:
        return False
    opponent = _opponent_before(decision, seat)
    if opponent == _NOBODY or shape >= BOMB:
        return True
    if decision.left[opponent] <= _BLOCK_AT:
        return False
    beaten = beaten_by(decision.outlook, opponent, decision.lying_shape, decision.lying_rank)
    return bool(decision.outlook.strengths[rank] >= ACE or beaten < _OVERTAKE_IF_BEATEN)


@compiled
def _run_out_chance(risks: Floats, count: int) -> float:
    """Return how likely a hand that leads plays itself out; the riskiest play comes last."""
    ordered = np.sort(risks[:count])
    chance = 1.0
    for i in range(count - 1):
        if ordered[i] != 0.0:
            chance *= 1.0 - (ordered[i] - LEAST_RISK) / (1.0 - LEAST_RISK)
    return chance


@compiled
def _finishing_chance(
    decision: Record, plan: Record, risks: Record, play: Record, once: int, twice: int
) -> float:
    """Return how likely nobody stops the seat from going out once it makes a play and has ``once`` left."""
    if decision.held.size - play.size > _FINISH_FROM:
        return 0.0
    stands = holds(decision.outlook, play.shape, play.size, play.rank)
    if stands <= _HARDLY:
        return 0.0
    if not decision.risks_known:
        decision.risks_known = True
        write_risks(decision.outlook, risks)
        risks.flush_count = plan.flush_count
        for i in range(plan.flush_count):
            risks.flush_cards[i] = plan.flush_cards[i]
            risks.flush_tops[i] = plan.flush_tops[i]
        forget(risks)
    count = write_split(risks, once, twice)
    return float(stands * _run_out_chance(risks.split_cost, count))


@compiled
def _cost(decision: Record, plan: Record, risks: Record, play: Record) -> float:
    """Return what a play costs, in tempi: the least is the best."""
    outlook = decision.outlook
    shape, size, rank = play.shape, play.size, play.rank
    if size == decision.held.size:
        return 2.0 * _FORCED
    once, twice = decision.held.once, decision.held.twice
    for i in range(size):
        card = play.cards[i]
        if card < FACES:
            once &= ~(1 << card)
        else:
            twice &= ~(1 << card - FACES)
    cost = best_split(plan, once, twice)[0] - _SHED * size
    finishes = _finishing_chance(decision, plan, risks, play, once, twice)
    if finishes == 1.0 and is_safe(outlook, shape, size, rank):
        return float(_FORCED - size)
    helped = _help_given(decision, shape, size, rank)
    threat = 0.0
    for i in range(outlook.opponent_count):
        threat += _threat_of(decision, outlook.opponents[i], shape, size, rank)
    cost += _DANGER * threat
    cost -= _LEAD * hope(outlook, shape, size, rank) + _HELP * helped
    if _overtakes_needlessly(decision, shape, rank):
        return float(cost + _NEEDLESS)
    return float(cost - _FINISH * finishes)


@compiled
def _write_decision(game: Record, decision: Record) -> None:
    decision.seat = game.seat
    for seat in range(SEATS):
        decision.left[seat] = game.left[seat]
    partner = (game.seat + 2) % SEATS
    decision.partner = partner if game.left[partner] else _NOBODY
    decision.risks_known = False
    leads = game.shape == PASS
    decision.lying_seat = _NOBODY if leads else game.owner
    decision.lying_shape = game.shape
    decision.lying_size = SIZES[game.shape]
    rank = game.strength
    if game.shape == BOMB:
        tier = game.strength >> 4
        decision.lying_size = tier + 4 if tier <= 1 else tier + 3
        rank = game.strength & 15
    elif game.shape > BOMB:
        rank = game.strength & 15
    if game.shape < STRAIGHT or game.shape == BOMB:
        rank = game.level if rank == LEVEL_STRENGTH else rank - 1 if rank > LEVEL_STRENGTH else rank
    elif game.shape > STRAIGHT_FLUSH:
        rank = ORDINARY + 1
    decision.lying_rank = rank
    write_outlook(game, decision.outlook)
    write_held(game.hand[game.seat], game.level, leads, decision.held)


@compiled
def _listed(decision: Record, play: Record, moves: Records, count: int) -> int:
    """Return the index of the move that a play is; of a play that is not listed, any of its shape."""
    strength = play.rank
    if play.shape >= BOMB:
        strength = power_of(decision.outlook, play.shape, play.size, play.rank)
    elif play.shape < STRAIGHT:
        strength = decision.outlook.strengths[play.rank]
    for i in range(count):
        move = moves[i]
        if (
            move.shape == play.shape
            and move.strength == strength
            and move.second == play.second
            and move.suit == play.suit
            and move.size == play.size
        ):
            return i
    return -1


@compiled
def _best_play(game: Record, decision: Record, plan: Record, risks: Record, plays: Records) -> int:
    """Write the plays worth thinking of to ``plays``; return the index of the best or -1 to pass."""
    _write_decision(game, decision)
    held = decision.held
    write_prices(decision.outlook, plan)
    write_flushes(held.once, held.level, plan)
    forget(plan)
    plan_cost, kept, _, _ = best_split(plan, held.once, held.twice)
    if held.leads and held.wilds:
        for i in range(write_split(plan, held.once, held.twice)):
            if plan.split_shape[i] <= TRIPLE_RUN:
                held.planned[plan.split_shape[i], plan.split_rank[i]] = True
    best = -1
    least = np.inf if held.leads else _cost_of_passing(decision, plan_cost)
    for i in range(write_plays(held, game.shape, game.strength, plays)):
        settle(plays[i], held, kept)
        cost = _cost(decision, plan, risks, plays[i])
        if cost < least:
            least = cost
            best = i
    return best


@compiled
def _choose(
    game: Record, moves: Records, count: int, decisions: Records, plans: Records, plays: Records
) -> int:
    best = _best_play(game, decisions[0], plans[0], plans[1], plays)
    if best < 0:
        return 0
    chosen = _listed(decisions[0], plays[best], moves, count)
    move = moves[chosen]
    move.wilds = plays[best].wilds
    for i in range(move.size):
        move.faces[i] = plays[best].cards[i] % FACES
    return chosen


@compiled
def choose(game: Record, moves: Records, count: int, _rng: Rng) -> int:
    """Return the index of the player's move among the ``count`` legal ``moves``.

    The move's cards become the player's own, who may take other suits or more wild cards than the list has.
    """
    # A record does not keep its array alive: the arrays outlive the call that makes records of them.
    decisions = np.empty(1, _DECISION)
    plans = np.empty(2, PLAN)
    plays = np.empty(MOST_PLAYS, PLAY)
    return _choose(game, moves, count, decisions, plans, plays)
