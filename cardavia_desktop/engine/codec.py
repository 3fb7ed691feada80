"""Matches as JSON text: a versioned log of deals and decisions, read by replaying it through the rules.

Nothing in a log is believed: every card, seat and decision goes through the game's own rules, so a file that
has been tampered with is refused with the place where it stops making sense.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum, auto
from types import MappingProxyType
from typing import Any, Final, NamedTuple, NoReturn, TypeAlias, TypeVar

from cardavia_desktop.engine import cards, dealcode
from cardavia_desktop.engine.actions import Action, Bid, Pass, Play, Return
from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.dealcode import CodeError
from cardavia_desktop.engine.game import Deal, Game, State
from cardavia_desktop.engine.match import LONGEST_NAME, MOST_UNDOS, LogEntry, Match
from cardavia_desktop.engine.names import tidy_name
from cardavia_desktop.engine.refusal import RefusedError

FORMAT: Final = 1
"""The version of the format that :func:`dumps` writes."""

Document: TypeAlias = dict[str, Any]
"""A JSON object."""

_T = TypeVar("_T")

_IDENTITY: Final = re.compile(r"([0-9a-f]{16})?")
_MOST_SIDES: Final = 4
_LONGEST_STANDING: Final = 4

UPGRADES: Final[Mapping[int, Callable[[Document], Document]]] = MappingProxyType({})
"""For each older format the pure function that lifts a document to the next one."""


class Fault(StrEnum):
    """What is wrong with a log."""

    NOT_JSON = auto()
    NOT_A_LOG = auto()
    """JSON, but not of the form of a log."""
    NEWER_FORMAT = auto()
    """Written by a newer version of the program."""
    UNKNOWN_GAME = auto()
    BAD_DEAL = auto()
    """The cards dealt are not those of the game."""
    ILLEGAL_EVENT = auto()
    """A decision that the rules do not allow at its place."""


class LogError(Exception):
    """A log that cannot be read.

    Attributes:
        fault: what is wrong with it.
        detail: where, for the program's own log; in English.
    """

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(f"{fault.value}: {detail}")
        self.fault = fault
        self.detail = detail


class Heading(NamedTuple):
    """What a log says of itself; nothing of it is proved before the log is replayed.

    Attributes:
        identity: the match's identity.
        name: what the person calls the match; empty when it has no name.
        game: the game's key.
        deals: how many deals it holds.
        standing: what each side has reached, as :attr:`State.standing` has it.
    """

    identity: str
    name: str
    game: str
    deals: int
    standing: tuple[str, ...]


def dumps(match: Match, app: str) -> str:
    """Write a match as JSON text; ``app`` names the program and version that write it."""
    document = {
        "format": FORMAT,
        "app": app,
        "id": match.identity,
        "name": match.name,
        "game": match.game.key,
        "code": str(match.code or ""),
        "options": dict(match.options),
        "players": list(match.players),
        "undos": match.deal_undos,
        "standing": list(match.state.standing),
        "deal": [_deal_document(entry) for entry in match.log if isinstance(entry, Deal)],
        "events": [_entry_document(entry) for entry in match.log[1:]],
        "undone": [_entry_document(entry) for entry in match.undone],
    }
    return json.dumps(document, separators=(",", ":"))


def loads(text: str, games: Mapping[str, Game]) -> Match:
    """Read a match by replaying its log.

    Raises:
        LogError: the text is no log, or the rules do not allow what it tells.
    """
    document = _upgraded(_parsed(text))
    game = games.get(_member(document, "game", str))
    if game is None:
        raise LogError(Fault.UNKNOWN_GAME, repr(document["game"])[:80])
    cards_dealt = [_deal(deal, game) for deal in _member(document, "deal", list)]
    deals = iter(cards_dealt)
    match = _begun(game, _next_deal(deals), document)
    for number, event in enumerate(_member(document, "events", list)):
        _replay(match, event, deals, number)
    _replay_undone(match, document)
    if next(deals, None) is not None:
        raise LogError(Fault.BAD_DEAL, "cards dealt that no event uses")
    if match.code and any(match.code.deal(number) != deal for number, deal in enumerate(cards_dealt, 1)):
        raise LogError(Fault.BAD_DEAL, f"the cards are not those of {match.code}")
    match.deal_undos = _undos(document, match.deals)
    match.rename(_optional(document, "name", ""))
    return match


def peek(text: str) -> Heading:
    """Read what a log says of itself, without replaying it.

    Raises:
        LogError: the text is no log, or of a newer version.
    """
    document = _upgraded(_parsed(text))
    return Heading(
        _optional(document, "id", ""),
        tidy_name(_optional(document, "name", ""), LONGEST_NAME),
        _member(document, "game", str),
        len(_member(document, "deal", list)),
        _standing(document),
    )


def renamed(text: str, name: str) -> str:
    """Return a log with another name of the match, and nothing else changed.

    Raises:
        LogError: the text is no log, or of a newer version.
    """
    document = {**_upgraded(_parsed(text)), "name": tidy_name(name, LONGEST_NAME)}
    return json.dumps(document, separators=(",", ":"))


def _parsed(text: str) -> Document:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise LogError(Fault.NOT_JSON, str(error)) from error
    if not isinstance(document, dict):
        _malformed("not an object")
    return document


def _upgraded(document: Document) -> Document:
    version = _member(document, "format", int)
    if version > FORMAT:
        raise LogError(Fault.NEWER_FORMAT, f"format {version}")
    while version < FORMAT:
        upgrade = UPGRADES.get(version)
        if upgrade is None:
            _malformed(f"format {version}")
        document = upgrade(document)
        version += 1
    return document


def _begun(game: Game, deal: Deal, document: Document) -> Match:
    options = _member(document, "options", dict)
    if not all(isinstance(value, str) for value in options.values()):
        _malformed("options must be texts")
    players: list[Any] = _optional(document, "players", [])
    if not all(isinstance(player, str) for player in players):
        _malformed("players must be texts")
    identity = _optional(document, "id", "")
    if not _IDENTITY.fullmatch(identity):
        _malformed("id must be 16 hexadecimal digits or empty")
    code_text = _optional(document, "code", "")
    try:
        code = dealcode.parse(code_text, {game.key: game}) if code_text else None
        return Match(game, deal, options, players, code=code, identity=identity)
    except CodeError as error:
        raise LogError(Fault.NOT_A_LOG, str(error)) from error
    except ValueError as error:
        raise LogError(Fault.BAD_DEAL, str(error)) from error


def _standing(document: Document) -> tuple[str, ...]:
    """Return what a heading says of the standing; nothing rests on it, so what is none is left out."""
    found: list[Any] = _optional(document, "standing", [])
    fits = len(found) <= _MOST_SIDES and all(isinstance(text, str) and text.isalnum() for text in found)
    return tuple(text[:_LONGEST_STANDING] for text in found) if fits else ()


def _undos(document: Document, deals: int) -> list[int]:
    undos = _optional(document, "undos", [0] * deals)
    if len(undos) != deals or not all(type(count) is int and 0 <= count <= MOST_UNDOS for count in undos):
        _malformed("undos must be a count for each deal")
    return undos


def _replay(match: Match, event: object, deals: Iterator[Deal], number: int) -> None:
    if event == {"deal": True}:
        try:
            match.deal(_next_deal(deals))
        except ValueError as error:
            raise LogError(Fault.ILLEGAL_EVENT, f"event {number}: {error}") from error
        return
    if not isinstance(event, dict):
        _malformed(f"event {number}")
    seat = _member(event, "seat", int)
    if not 0 <= seat < match.game.seats:
        _malformed(f"event {number}: seat {seat}")
    try:
        match.act(seat, action_of(match.state, seat, event))
    except RefusedError as error:
        raise LogError(Fault.ILLEGAL_EVENT, f"event {number}: {error}") from error


def _replay_undone(match: Match, document: Document) -> None:
    """Go on to what was taken back, and back again: the rules hold there too."""
    ply = match.ply
    events: list[Any] = _optional(document, "undone", [])
    for number, event in enumerate(events, ply):
        if not isinstance(event, dict) or "seat" not in event:
            _malformed(f"undone event {number}")  # a deal is never taken back
        _replay(match, event, iter(()), number)
    match.step_back(ply)


def _next_deal(deals: Iterator[Deal]) -> Deal:
    deal = next(deals, None)
    if deal is None:
        raise LogError(Fault.BAD_DEAL, "cards are missing")
    return deal


def _deal_document(deal: Deal) -> Document:
    return {
        "hands": [cards.text(hand) for hand in deal.hands],
        "bottom": cards.text(deal.bottom),
        "first": deal.first,
    }


def _deal(document: object, game: Game) -> Deal:
    if not isinstance(document, dict):
        _malformed("a deal must be an object")
    hands = _member(document, "hands", list)
    texts = [*hands, _member(document, "bottom", str)]
    first = _member(document, "first", int)
    if not all(isinstance(cards_text, str) for cards_text in texts):
        _malformed("hands must be texts")
    if len(hands) != game.seats or not 0 <= first < game.seats:
        raise LogError(Fault.BAD_DEAL, "seats")
    try:
        groups = [tuple(sorted(cards.parse(cards_text))) for cards_text in texts]
    except ValueError as error:
        raise LogError(Fault.BAD_DEAL, str(error)) from error
    return Deal(tuple(groups[:-1]), groups[-1], first)


def _entry_document(entry: LogEntry) -> Document:
    if isinstance(entry, Deal):
        return {"deal": True}
    return {"seat": entry.seat, **action_document(entry.action)}


def action_document(action: Action) -> Document:
    """Return an action as a log tells it."""
    match action:
        case Bid(points):
            return {"bid": points}
        case Pass():
            return {"pass": True}
        case Return(card):
            return {"return": cards.text((card,))}
        case Play(combination):
            return {
                "cards": cards.text(combination.cards),
                "shape": combination.shape.value,
                "rank": combination.rank,
            }


def action_of(state: State, seat: int, event: Document) -> Action:
    """Read a seat's action from :func:`action_document`; whether it is legal is not asked.

    Raises:
        LogError: it is none.
    """
    if "bid" in event:
        return Bid(_member(event, "bid", int))
    if event.get("pass") is True:
        return Pass()
    if "return" in event:
        returned = _cards(_member(event, "return", str))
        if len(returned) != 1:
            _malformed("one card is returned")
        return Return(returned[0])
    return _play(state, seat, event, _cards(_member(event, "cards", str)))


def _play(state: State, seat: int, event: Document, chosen: tuple[Card, ...]) -> Play:
    shape = _member(event, "shape", str)
    rank = _member(event, "rank", str)
    for reading in state.judge(seat, chosen).readings:
        if reading.shape == shape and reading.rank == rank:
            return Play(reading)
    raise LogError(Fault.ILLEGAL_EVENT, f"{cards.text(chosen)} is no {shape[:40]} of {rank[:4]}")


def _cards(cards_text: str) -> tuple[Card, ...]:
    try:
        return cards.parse(cards_text)
    except ValueError as error:
        raise LogError(Fault.ILLEGAL_EVENT, str(error)) from error


def _member(document: Document, key: str, kind: type[_T]) -> _T:
    value = document.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        _malformed(f"{key} must be {kind.__name__}")
    return value


def _optional(document: Document, key: str, default: _T) -> _T:
    """Return a member that a log of another program may leave out."""
    return _member(document, key, type(default)) if key in document else default


def _malformed(detail: str) -> NoReturn:
    raise LogError(Fault.NOT_A_LOG, detail)
