"""The agent protocol, the table's side: an observation as a request, and a reply as an action.

A request is one JSON object a decision; docs/PROTOCOL.md describes it for authors of bots. What a bot is told
comes from the observation alone.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from cardavia_desktop.engine import cards, doudizhu, guandan
from cardavia_desktop.engine.actions import Action, Bid, Pass, Play, Return
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.guandan.observation import Gift, GuandanObservation
from cardavia_desktop.engine.observation import Observation, Turn

Document: TypeAlias = dict[str, Any]
"""A JSON object."""


class BadReplyError(ValueError):
    """A reply that names no legal action; the message says what is wrong with it."""


def request(observation: Observation) -> Document:
    """Return what a bot is asked: the observation of the seat that is to act."""
    lying = next((turn for turn in reversed(observation.trick) if turn.combination), None)
    document: Document = {
        "game": observation.game,
        "phase": observation.phase.value,
        "seat": observation.seat,
        "hand": face_texts(observation.hand),
        "counts": list(observation.counts),
        "history": [_turn_document(turn) for turn in observation.history],
        "to_beat": _turn_document(lying) if lying else None,
        "legal": [_action_document(action) for action in observation.legal],
    }
    if isinstance(observation, DoudizhuObservation):
        document |= _doudizhu_members(observation)
    elif isinstance(observation, GuandanObservation):
        document |= _guandan_members(observation)
    return document


def action_of(reply: object, observation: Observation) -> Action:
    """Return the action that a reply names.

    Raises:
        BadReplyError: it names none that is legal.
    """
    if not isinstance(reply, dict):
        raise BadReplyError("the reply is no object")
    if "action" in reply:
        index = reply["action"]
        if isinstance(index, bool) or not isinstance(index, int):
            raise BadReplyError("action must be a whole number")
        if not 0 <= index < len(observation.legal):
            raise BadReplyError(f"action {index} is not in the list of {len(observation.legal)}")
        return observation.legal[index]
    if "bid" in reply:
        return _known(Bid(reply["bid"]), observation)
    chosen = held(reply.get("cards"), observation.hand)
    if not chosen:
        return _known(Pass(), observation)
    if any(isinstance(action, Return) for action in observation.legal):
        return _returned(chosen, observation)
    return _played(chosen, reply, observation)


def face_texts(some: Iterable[Card]) -> list[str]:
    """Return the texts of cards, one each."""
    return [cards.text((card,)) for card in some]


def held(texts: object, hand: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of a hand that a list of texts names.

    Raises:
        BadReplyError: it is no list of cards, or one of them is not in the hand.
    """
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadReplyError("cards must be a list of texts")
    left = sorted(hand)
    found = []
    for text in texts:
        card = next((card for card in left if cards.text((card,)) == text), None)
        if card is None:
            raise BadReplyError(f"{text[:8]!r} is not in the hand")
        left.remove(card)
        found.append(card)
    return tuple(found)


def readings_of(chosen: Sequence[Card], observation: Observation) -> tuple[Combination, ...]:
    """Return what cards can be in the observation's game, strongest first."""
    if isinstance(observation, GuandanObservation):
        return guandan.readings(chosen, observation.level)
    return doudizhu.readings(chosen)


def _known(action: Action, observation: Observation) -> Action:
    if action not in observation.legal:
        raise BadReplyError(f"{action} is not legal now")
    return action


def _returned(chosen: tuple[Card, ...], observation: Observation) -> Action:
    faces = [cards.face_of(card) for card in chosen]
    for action in observation.legal:
        if isinstance(action, Return) and [cards.face_of(action.card)] == faces:
            return action
    raise BadReplyError(f"{cards.text(chosen)} may not be returned")


def _played(chosen: tuple[Card, ...], reply: Document, observation: Observation) -> Action:
    shape, rank = reply.get("shape"), reply.get("rank")
    for reading in readings_of(chosen, observation):
        if shape not in (None, reading.shape.value) or rank not in (None, reading.rank):
            continue
        for action in observation.legal:
            if isinstance(action, Play) and _equal(reading, action.combination):
                return Play(reading)
    raise BadReplyError(f"{cards.text(chosen)} is no legal play of that shape and rank")


def _equal(one: Combination, other: Combination) -> bool:
    """Tell whether two combinations differ by no more than cards of equal rank."""
    if (one.shape, one.rank, one.size) != (other.shape, other.rank, other.size):
        return False
    return _held_ranks(one) == _held_ranks(other)


def _held_ranks(combination: Combination) -> list[tuple[int, bool]]:
    """Return the ranks of the cards, each with whether the card counts as another one."""
    return sorted(
        (cards.rank_of(card), cards.face_of(card) != cards.face_of(meant))
        for card, meant in zip(combination.cards, combination.stands_for, strict=True)
    )


def _turn_document(turn: Turn) -> Document:
    if turn.combination is None:
        return {"seat": turn.seat, "cards": []}
    return {"seat": turn.seat, **_combination_document(turn.combination)}


def _combination_document(combination: Combination) -> Document:
    return {
        "cards": face_texts(combination.cards),
        "shape": combination.shape.value,
        "rank": combination.rank,
        "size": combination.size,
    }


def _action_document(action: Action) -> Document:
    match action:
        case Bid(points):
            return {"cards": [], "bid": points}
        case Pass():
            return {"cards": [], "pass": True}
        case Return(card):
            return {"cards": face_texts((card,)), "return": True}
        case Play(combination):
            return _combination_document(combination)


def _doudizhu_members(observation: DoudizhuObservation) -> Document:
    return {
        "bids": [{"seat": seat, "bid": points} for seat, points in observation.bids],
        "landlord": observation.landlord,
        "bid": observation.bid,
        "bottom": face_texts(observation.bottom),
        "multiplier": observation.multiplier,
    }


def _guandan_members(observation: GuandanObservation) -> Document:
    return {
        "level": observation.level,
        "levels": list(observation.levels),
        "level_team": observation.level_team,
        "deal": observation.deal_number,
        "finished": list(observation.finished),
        "tribute": [_gift_document(gift) for gift in observation.tribute],
        "tribute_cancelled": list(observation.tribute_cancelled),
        "returned": [_gift_document(gift) for gift in observation.returned],
    }


def _gift_document(gift: Gift) -> Document:
    return {"giver": gift.giver, "receiver": gift.receiver, "card": cards.text((gift.card,))}
