"""Whatever a file holds, reading it ends in what it is to hold, or in the documented error."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardavia_desktop.agents.agent import Advice, Motive
from cardavia_desktop.agents.review import Review, Reviewed, from_text, to_text
from cardavia_desktop.engine import codec, dealcode
from cardavia_desktop.engine.codec import LogError
from cardavia_desktop.engine.dealcode import CodeError, DealCode
from cardavia_desktop.engine.match import Decision, Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store import settings
from cardavia_desktop.store.history import Damage, History, HistoryError, Trouble, WaitingDeals
from cardavia_desktop.store.settings import Preset, Settings, SettingsError
from cardavia_desktop.ui.keys.key_map import USUAL, KeyMap
from tests.engine.playing import random_action
from tests.store.records import WON, deal_record, fill, match_record

JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    54,
    1 << 31,
    1 << 70,
    -1.5,
    float("nan"),
    float("inf"),
    "",
    "3S",
    "3S 3S 3S",
    "RJ BJ",
    "\ud800",
    "\x00",
    "é" * 1000,
    "A",
    "single",
    [],
    {},
    [[]],
    {"deal": True},
    [None] * 100,
)
TOKENS = (*rb"""{ } [ ] " , : \u \ - 1e999 null NaN""".split(b" "), b"\xff", b"\0")


@cache
def logs() -> tuple[str, ...]:
    """Logs of both games, some decisions long, and one with a deal that follows another."""
    found = []
    for number, (game, plies) in enumerate([("doudizhu", 25), ("guandan", 12), ("guandan", 200)]):
        code = DealCode(GAMES[game], number)
        match = Match(code.game, code.deal(1), code=code, identity=f"{number:016x}")
        rng = Random(number)
        while match.ply < plies and match.deals < 3:
            if match.state.to_act is not None:
                match.act(match.state.to_act, random_action(match, rng))
            elif match.state.phase.needs_cards:
                match.deal(code.deal(match.deals + 1))
            else:
                break
        found.append(codec.dumps(match, "test"))
        # Without its code a log may hold any cards: what changes them goes on to the rules.
        found.append(found[-1].replace(str(code), ""))
    return tuple(found)


def places(document: object) -> list[tuple[Any, Any]]:
    """Return every place in a JSON document, as its container and its key there."""
    found = []
    waiting: list[Any] = [document]
    while waiting:
        here = waiting.pop()
        keys = list(here) if isinstance(here, dict) else range(len(here)) if isinstance(here, list) else ()
        for key in keys:
            found.append((here, key))
            waiting.append(here[key])
    return found


def with_wrong_values(text: str, rng: Random) -> str:
    document = json.loads(text)
    for _time in range(rng.choice((1, 1, 1, 2, 5))):
        found = places(document)
        if not found:
            break  # nothing is left of it
        here, key = rng.choice(found)
        what = rng.randrange(5)
        if what == 0:
            del here[key]
        elif what == 1 and isinstance(here, list):
            here.insert(key, deepcopy(rng.choice(here)))
        elif what == 2 and isinstance(here, list):
            here[key] = deepcopy(rng.choice(here))
        elif what == 3 and isinstance(here[key], str):
            here[key] = here[key].replace(*rng.sample(["3S", "4H", "RJ", "single", "pair", " ", "2", "0"], 2))
        else:
            here[key] = deepcopy(rng.choice(JUNK))
    return json.dumps(document)


def with_wrong_bytes(text: str, rng: Random) -> str:
    content = bytearray(text.encode())
    for _time in range(rng.choice((1, 1, 2, 8))):
        place = rng.randrange(len(content) + 1)
        what = rng.randrange(4)
        if what == 0:
            content[place : place + rng.choice((1, 5, 500))] = b""
        elif what == 1:
            content[place:place] = rng.choice(TOKENS)
        elif what == 2:
            content[place : place + 1] = bytes([rng.randrange(256)])
        else:
            content[place:place] = rng.choice(TOKENS) * rng.choice((1, 20_000))
    return content.decode(errors=rng.choice(("replace", "surrogateescape")))


def rubbish(_text: str, rng: Random) -> str:
    return rng.randbytes(rng.choice((0, 1, 10, 1000))).decode(rng.choice(("latin-1", "utf-16-le")), "replace")


DAMAGES: tuple[Callable[[str, Random], str], ...] = (with_wrong_values, with_wrong_bytes, rubbish)
WEIGHTS = (6, 3, 1)


def rounds(request: pytest.FixtureRequest, share: float) -> range:
    return range(round(request.config.getoption("fuzz") * share))


@contextmanager
def naming(number: int, text: str) -> Iterator[None]:
    """Name the input in the report of any other error."""
    try:
        yield
    except Exception as error:
        error.add_note(f"input {number}: {text[:3000]!r}")
        raise


def test_logs(request: pytest.FixtureRequest) -> None:
    rng = Random(1)
    refused = 0
    for number in rounds(request, 0.7):
        text = rng.choices(DAMAGES, WEIGHTS)[0](rng.choice(logs()), rng)
        with naming(number, text):
            try:
                match = codec.loads(text, GAMES)
            except LogError:
                refused += 1
                continue
            # What was taken for a match is one: it can be written and read again.
            assert codec.loads(codec.dumps(match, "test"), GAMES).log == match.log
    assert refused > 0.5 * len(rounds(request, 0.7))


def test_headings(request: pytest.FixtureRequest) -> None:
    rng = Random(2)
    for _number in rounds(request, 0.1):
        text = rng.choices(DAMAGES, WEIGHTS)[0](logs()[0], rng)
        try:
            codec.peek(codec.renamed(text, "\ud800"))
        except LogError:
            continue


def test_settings(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings.save(Settings(presets=(Preset("a", 1, 2, 3),)), path)
    whole = path.read_text()
    rng = Random(3)
    for number in rounds(request, 0.2):
        text = rng.choices(DAMAGES, WEIGHTS)[0](whole, rng)
        path.write_bytes(text.encode("utf-8", "surrogateescape" if rng.random() < 0.9 else "replace"))
        with naming(number, text):
            try:
                value = settings.load(path)
            except SettingsError:
                continue
            settings.save(value, tmp_path / "again.json")
            assert settings.load(tmp_path / "again.json") == value


def test_keys(request: pytest.FixtureRequest) -> None:
    whole = KeyMap().with_key("hint", "Volume Up").with_key("mend", "Ctrl+Shift+J").text
    rng = Random(5)
    for number in rounds(request, 0.1):
        text = rng.choice((with_wrong_bytes, rubbish))(whole, rng)
        with naming(number, text):
            keys = KeyMap.read(text)
            assert KeyMap.read(keys.text) == keys
            assert len({keys.key(command) for command in USUAL}) == len(USUAL), "no key does two things"


def test_reviews(request: pytest.FixtureRequest) -> None:
    match = codec.loads(logs()[0], GAMES)
    states = [moment.state for moment in match.moments]
    made = {
        place: entry.action
        for place, entry in enumerate(match.log)
        if isinstance(entry, Decision) and entry.seat == 0
    }
    chosen = [
        Reviewed(place, action, Advice(action, next(iter(Motive)), 0.6), 0.5, forced=False)
        for place, action in made.items()
    ]
    whole = to_text(Review(tuple(chosen)))
    rng = Random(6)
    refused = 0
    for number in rounds(request, 0.05):
        text = rng.choices(DAMAGES, WEIGHTS)[0](whole, rng)
        with naming(number, text):
            try:
                review = from_text(text, states, made, 0)
            except ValueError:
                refused += 1
                continue
            assert review.accuracy is None or 0 <= review.accuracy <= 1
    assert refused


def test_histories(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Whatever the database holds, a finished deal is kept: in it, or in the one that begins anew."""
    path = tmp_path / "history.db"
    fill(History(path), *(deal_record(number) for number in range(40)))
    whole = path.read_bytes()
    rng = Random(7)
    for number in rounds(request, 0.02):
        content = bytearray(whole)
        for _time in range(rng.choice((1, 1, 3, 20))):
            start = rng.randrange(len(content))
            if rng.random() < 0.8:
                content[start : start + rng.choice((1, 1, 4, 300))] = rng.randbytes(rng.choice((1, 4, 300)))
            else:
                del content[start:]
                content += b"\0"
        path.write_bytes(content)
        damages: list[Damage] = []
        history = History(path, damages.append)
        with naming(number, repr(bytes(content[:100]))):
            with suppress(HistoryError):
                history.deals()
                history.totals()
                history.accuracies()
                history.earned()
            try:
                history.record(deal_record(99), match_record(99))
            except HistoryError as error:
                if error.trouble is not Trouble.NEWER:  # instead of any other one a new one is begun
                    raise
            else:
                assert deal_record(99) in history.page(limit=1).deals
            assert len(damages) <= 1, "mended more than once"
            assert all(damage.kept.read_bytes() == content for damage in damages)
        for left in tmp_path.iterdir():
            left.unlink()


def test_deals_that_wait(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Whatever waits is added to the history or put aside."""
    path = tmp_path / "waiting.json"
    WaitingDeals(path).save([(deal_record(number, WON), match_record(number)) for number in range(3)])
    whole = path.read_text()
    rng = Random(8)
    history = History(tmp_path / "history.db")
    for number in rounds(request, 0.05):
        text = rng.choices(DAMAGES, WEIGHTS)[0](whole, rng)
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
        with naming(number, text):
            found = WaitingDeals(path).load()
            for deal, match in found[:1]:
                history.record(deal, match)
        for left in tmp_path.glob("waiting*"):
            left.unlink()


def test_deal_codes(request: pytest.FixtureRequest) -> None:
    rng = Random(4)
    for _number in rounds(request, 0.2):
        text = rubbish("", rng) if rng.random() < 0.3 else with_wrong_bytes("D-7K3QX2M", rng)
        try:
            dealcode.parse(text, GAMES)
        except CodeError:
            continue
