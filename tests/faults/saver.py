"""A program that saves without end, to be killed.

`python -m tests.faults.saver match|history|settings FOLDER` tells after each save on its standard output how
many there were.
"""

import hashlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.match import LogEntry, Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store import settings
from cardavia_desktop.store.history import History
from cardavia_desktop.store.saves import Saves
from cardavia_desktop.store.settings import Settings
from tests.engine.playing import random_action
from tests.store.records import deal_record, match_record

IDENTITY = "00000000000000aa"


def digest(log: Sequence[LogEntry]) -> str:
    """Return what tells one log from another."""
    return hashlib.sha256(repr(tuple(log)).encode()).hexdigest()[:16]


def match_steps() -> Iterator[Match]:
    """Play a match of Guandan on and on, the same in every process; yield it after every step."""
    code = DealCode(GAMES["guandan"], 7)
    match = Match(code.game, code.deal(1), code=code, identity=IDENTITY)
    rng = Random(7)
    while True:
        yield match
        if match.state.to_act is None:
            match.deal(code.deal(match.deals + 1))
        else:
            match.act(match.state.to_act, random_action(match, rng))


def save_matches(folder: Path) -> Iterator[None]:
    saves = Saves(folder, GAMES)
    for match in match_steps():
        saves.save(match)
        yield


def save_history(folder: Path) -> Iterator[None]:
    history = History(folder / "history.db")
    number = 0
    while True:
        number += 1
        history.record(deal_record(number), match_record(number, log="x" * (number % 20_000)))
        yield


def save_settings(folder: Path) -> Iterator[None]:
    number = 0
    while True:
        number += 1
        settings.save(Settings(geometry=str(number)), folder / "settings.json")
        yield


if __name__ == "__main__":
    kind, folder = sys.argv[1:]
    saver = {"match": save_matches, "history": save_history, "settings": save_settings}[kind]
    for count, _saved in enumerate(saver(Path(folder)), 1):
        sys.stdout.write(f"{count}\n")
        sys.stdout.flush()
