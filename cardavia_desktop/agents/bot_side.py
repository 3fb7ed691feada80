"""The agent protocol, the bot's side: a request read back into an observation, and a decision as a reply.

Nothing in a request is believed: what does not fit together is refused with a message that names it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, NoReturn, TypeVar

from cardavia_desktop.agents.protocol import BadReplyError, Document, face_texts, held, readings_of
from cardavia_desktop.engine import cards, doudizhu, guandan
from cardavia_desktop.engine.actions import Action, Bid, Pass, Play, Return
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.observation import DoudizhuObservation
from cardavia_desktop.engine.guandan.observation import Gift, GuandanObservation
from cardavia_desktop.engine.observation import Observation, Turn
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.engine.registry import GAMES

_T = TypeVar("_T")

_PACKS: Final = {"doudizhu": 1, "guandan": 2}


class BadRequestError(ValueError):
    """A request that makes no sense; the message says where."""


def observation_of(document: object) -> Observation:
    """Return the observation that a request describes.

    Raises:
        BadRequestError: it describes none.
    """
    if not isinstance(document, dict):
        _bad("the request is no object")
    game = _member(document, "game", str)
    if game not in GAMES:
        _bad(f"unknown game {game[:40]!r}")
    return _Reader(document, game).observation()


def reply_of(action: Action, observation: Observation) -> Document:
    """Return the reply that names an action: its place in the list, or its cards where they are others."""
    if action in observation.legal:
        return {"action": observation.legal.index(action)}
    match action:
        case Play(combination):
            return {
                "cards": face_texts(combination.cards),
                "shape": combination.shape.value,
                "rank": combination.rank,
            }
        case _:
            raise ValueError(f"not a legal action: {action}")


class _Reader:
    """Reads one request."""

    def __init__(self, document: Document, game: str) -> None:
        self._document = document
        self._game = game
        self._packs = _PACKS[game]
        self._seen: Counter[Card] = Counter()
        self._level = _level(document.get("level")) if game == "guandan" else ""

    def observation(self) -> Observation:
        """Return the observation."""
        document = self._document
        phase = _phase(_member(document, "phase", str))
        seat = self._seat(document.get("seat"))
        hand = self._cards(_member(document, "hand", list))
        counts = tuple(_number(count) for count in _member(document, "counts", list))
        if len(counts) != GAMES[self._game].seats or counts[seat] != len(hand):
            _bad("counts do not fit the seats and the hand")
        history = tuple(self._turn(turn) for turn in _member(document, "history", list))
        lying = document.get("to_beat")
        trick = _running_trick(history, counts) if lying else ()
        to_beat = next((turn.combination for turn in reversed(trick) if turn.combination), None)
        if lying and to_beat is None:
            _bad("to_beat is not what lies at the end of the history")
        common: dict[str, Any] = {
            "game": self._game,
            "phase": phase,
            "seat": seat,
            "to_act": seat,
            "hand": hand,
            "counts": counts,
            "history": history,
            "trick": trick,
            "to_beat": to_beat,
            "legal": (),
            "result": None,
            "open_hands": None,
        }
        if self._game == "doudizhu":
            bare: Observation = self._doudizhu(common)
        else:
            bare = self._guandan(common)
        legal = tuple(self._action(option, bare) for option in _member(document, "legal", list))
        if not legal:
            _bad("there is no legal action")
        return replace(bare, legal=legal)

    def _doudizhu(self, common: dict[str, Any]) -> DoudizhuObservation:
        document = self._document
        bids = tuple(
            (self._seat(_entry(bid, "seat")), _number(_entry(bid, "bid")))
            for bid in _member(document, "bids", list)
        )
        landlord = document.get("landlord")
        bombs = sum(
            turn.combination.shape in (doudizhu.Shape.BOMB, doudizhu.Shape.ROCKET)
            for turn in common["history"]
            if turn.combination
        )
        return DoudizhuObservation(
            **common,
            bids=bids,
            first_bidder=bids[0][0] if bids else common["seat"],
            bid=_number(document.get("bid", 0)),
            landlord=None if landlord is None else self._seat(landlord),
            bottom=_parsed(_texts(document.get("bottom", []))),
            bombs=bombs,
        )

    def _guandan(self, common: dict[str, Any]) -> GuandanObservation:
        document = self._document
        levels = [_level(level) for level in _member(document, "levels", list)]
        if len(levels) != 2:
            _bad("there are two levels")
        team = document.get("level_team")
        return GuandanObservation(
            **common,
            deal_number=_number(document.get("deal", 1)),
            level=self._level,
            levels=(levels[0], levels[1]),
            level_team=None if team is None else _number(team),
            finished=self._seats(document.get("finished", [])),
            tribute=self._gifts(document.get("tribute", [])),
            tribute_cancelled=self._seats(document.get("tribute_cancelled", [])),
            returned=self._gifts(document.get("returned", [])),
        )

    def _action(self, option: object, observation: Observation) -> Action:
        if not isinstance(option, dict):
            _bad("a legal action is no object")
        if option.get("pass") is True:
            return Pass()
        if "bid" in option:
            return Bid(_number(option["bid"]))
        try:
            chosen = held(option.get("cards"), observation.hand)
        except BadReplyError as error:
            raise BadRequestError(f"legal: {error}") from error
        if option.get("return") is True and len(chosen) == 1:
            return Return(chosen[0])
        return Play(_named(readings_of(chosen, observation), option, chosen))

    def _turn(self, turn: object) -> Turn:
        seat = self._seat(_entry(turn, "seat"))
        texts = _texts(_entry(turn, "cards"))
        if not texts:
            return Turn(seat, None)
        laid = self._cards(texts)
        found = guandan.readings(laid, self._level) if self._level else doudizhu.readings(laid)
        return Turn(seat, _named(found, turn, laid))

    def _cards(self, texts: object) -> tuple[Card, ...]:
        """Return cards of the hand or the history; no face may come more often than the packs hold it."""
        found = _parsed(_texts(texts))
        for card in found:
            face = cards.face_of(card)
            self._seen[face] += 1
            if self._seen[face] > self._packs:
                _bad(f"too many of {cards.text((face,))}")
        return found

    def _gifts(self, gifts: object) -> tuple[Gift, ...]:
        if not isinstance(gifts, list):
            _bad("tributes must be a list")
        return tuple(
            Gift(
                self._seat(_entry(gift, "giver")),
                self._seat(_entry(gift, "receiver")),
                *_parsed(_texts([_entry(gift, "card")])),
            )
            for gift in gifts
        )

    def _seats(self, seats: object) -> tuple[int, ...]:
        if not isinstance(seats, list):
            _bad("seats must be a list")
        return tuple(self._seat(seat) for seat in seats)

    def _seat(self, seat: object) -> int:
        number = _number(seat)
        if number >= GAMES[self._game].seats:
            _bad(f"seat {number}")
        return number


def _named(found: Iterable[Combination], document: object, laid: Sequence[Card]) -> Combination:
    """Return the reading with the shape and rank that a document names."""
    named = (_entry(document, "shape"), _entry(document, "rank"))
    reading = next((one for one in found if (one.shape.value, one.rank) == named), None)
    if reading is None:
        _bad(f"{cards.text(laid)} is no {str(named[0])[:40]} of {str(named[1])[:4]}")
    return reading


def _running_trick(history: Sequence[Turn], counts: Sequence[int]) -> tuple[Turn, ...]:
    """Return the turns since the last trick was taken: since all who held cards had passed on a play."""
    left = list(counts)
    for turn in history:
        left[turn.seat] += turn.combination.size if turn.combination else 0
    start = 0
    winner = -1
    passed: set[int] = set()
    for index, turn in enumerate(history):
        if turn.combination:
            left[turn.seat] -= turn.combination.size
            winner = turn.seat
            passed.clear()
        else:
            passed.add(turn.seat)
        if all(seat in passed or seat == winner for seat, held_cards in enumerate(left) if held_cards):
            start = index + 1
            passed.clear()
    return tuple(history[start:])


def _phase(name: str) -> Phase:
    if name not in (Phase.BID, Phase.RETURN, Phase.PLAY):
        _bad(f"no decision in phase {name[:40]!r}")
    return Phase(name)


def _level(level: object) -> str:
    if not isinstance(level, str) or level not in set(guandan.LEVELS):
        _bad(f"no level {str(level)[:40]!r}")
    return level


def _texts(texts: object) -> list[str]:
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        _bad("cards must be a list of texts")
    return texts


def _parsed(texts: Iterable[str]) -> tuple[Card, ...]:
    try:
        return cards.parse(" ".join(texts))
    except ValueError as error:
        raise BadRequestError(str(error)) from error


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        _bad(f"{str(value)[:40]!r} is no whole number from 0 up")
    return value


def _entry(document: object, key: str) -> object:
    if not isinstance(document, dict) or key not in document:
        _bad(f"{key} is missing")
    entry: object = document[key]
    return entry


def _member(document: Document, key: str, kind: type[_T]) -> _T:
    value = document.get(key)
    if not isinstance(value, kind):
        _bad(f"{key} must be there, as a {kind.__name__}")
    return value


def _bad(detail: str) -> NoReturn:
    raise BadRequestError(detail)
