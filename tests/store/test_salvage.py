"""A damaged history: what can be read of it stays, and what cannot is kept aside."""

import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cardavia_desktop.store.files import remove_leftovers
from cardavia_desktop.store.history import (
    Damage,
    DealRecord,
    History,
    HistoryError,
    Rest,
    Trouble,
    database,
    rows,
    salvage,
)
from tests.store.records import deal_record, match_record

DEALS = 60
PAGE = 4096
ON_A_PAGE = 50
"""No page holds as many deals as that."""
UNREADABLE = "UPDATE deals SET finished = 'yesterday' WHERE match = '0000000000000007'"


@pytest.fixture
def kept(path: Path) -> tuple[DealRecord, ...]:
    """Deals with logs of several pages and with reviews; the latest first, as a page has them."""
    records = [deal_record(number) for number in range(DEALS)]
    with database.opened(path) as connection, database.transaction(connection):
        for number, record in enumerate(records):
            match = replace(match_record(number, log=f"log {number} " + "x" * 9_000), code=f"D-{number}")
            rows.write_match(connection, match)
            rows.write_deal(connection, record)
            rows.write_review(connection, (record.match, 1), "judge", 0.5, f"review {number}")
    return tuple(reversed(records))


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def pages(path: Path, name: str) -> list[int]:
    """Return which pages a table or index lies on, its root first, without those of long values."""
    content = path.read_bytes()
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
    found = [root]
    for page in found:
        start = (page - 1) * PAGE
        if content[start] in (2, 5):  # an inner page: its cells name those below it
            cells = range(start + 12, start + 12 + 2 * number(content, start + 3, 2), 2)
            found += [number(content, start + number(content, cell, 2), 4) for cell in cells]
            found.append(number(content, start + 8, 4))
    return found


def number(content: bytes, start: int, length: int) -> int:
    return int.from_bytes(content[start : start + length])


def spoil(path: Path, page: int) -> bytes:
    """Overwrite a page; return the whole file as it is now."""
    content = bytearray(path.read_bytes())
    content[(page - 1) * PAGE : page * PAGE] = b"\xff" * PAGE
    path.write_bytes(content)
    return bytes(content)


@pytest.mark.parametrize(
    ("column", "value"), [("finished", "yesterday"), ("finished", ""), ("places", "1,x")]
)
def test_one_deal_that_cannot_be_read_does_not_cost_the_others(
    history: History,
    path: Path,
    damages: list[Damage],
    kept: tuple[DealRecord, ...],
    column: str,
    value: str,
) -> None:
    change(path, UNREADABLE.replace("finished", column).replace("yesterday", value))
    before = path.read_bytes()
    left = tuple(record for record in kept if record != deal_record(7))
    assert history.deals() == left, "what was asked is answered all the same"
    (damage,) = damages
    assert damage.rest is Rest.SOME
    assert damage.kept.read_bytes() == before, "what cannot be read is not thrown away"
    assert len(history.accuracies()) == history.totals()[0].deals == DEALS - 1
    assert len(history.codes()) == DEALS, "its match can be read, and its code played again"
    for record in left:
        match = history.match(record.match)
        assert match is not None
        assert match.log.startswith("log ")
    assert len(damages) == 1, "told once"


def test_a_deal_is_added_to_a_history_with_one_that_cannot_be_read(
    history: History, path: Path, damages: list[Damage], kept: tuple[DealRecord, ...]
) -> None:
    """It is added without a look at the others, and all are there when somebody looks."""
    change(path, UNREADABLE)
    history.record(deal_record(99), match_record(99))
    assert history.deals() == (deal_record(99), *(one for one in kept if one != deal_record(7)))
    assert len(damages) == 1


def test_players_of_a_match_that_are_no_list_cost_that_match_alone(
    history: History, path: Path, damages: list[Damage], kept: tuple[DealRecord, ...]
) -> None:
    change(path, "UPDATE matches SET players = '[' WHERE id = '0000000000000007'")
    match = history.match(f"{7:016x}")
    assert match is not None
    assert match.log == ""
    assert [damage.rest for damage in damages] == [Rest.SOME]
    assert history.deals() == kept, "its deal counts"


def test_a_damaged_page_costs_no_more_than_what_is_on_it(
    history: History, path: Path, damages: list[Damage], kept: tuple[DealRecord, ...]
) -> None:
    whole = path.read_bytes()
    for name in ("matches", "deals", "reviews"):
        for page in pages(path, name)[1:]:
            content = spoil(path, page)
            for number in range(DEALS):
                history.match(f"{number:016x}")
            deals = history.deals()
            history.accuracies()
            (damage,) = damages
            damages.clear()
            assert damage.rest is Rest.SOME, name
            assert damage.kept.read_bytes() == content
            assert set(deals) <= set(kept), name
            missing = DEALS - len(deals)
            assert missing < ON_A_PAGE if name == "deals" else missing == 0, (name, page)
            damage.kept.unlink()
            path.write_bytes(whole)


@pytest.mark.parametrize(
    "index",
    ["sqlite_autoindex_deals_1", "sqlite_autoindex_matches_1", "sqlite_autoindex_reviews_1", "deals_by_game"],
)
def test_a_damaged_index_costs_nothing(
    history: History, path: Path, damages: list[Damage], kept: tuple[DealRecord, ...], index: str
) -> None:
    for page in pages(path, index):
        spoil(path, page)
    history.record(deal_record(99), match_record(99))
    assert history.deals() == (deal_record(99), *kept)
    for number in range(DEALS):
        assert history.review(f"{number:016x}", 1, "judge") == f"review {number}"
    assert [damage.rest for damage in damages] == [Rest.ALL]


def test_damage_at_random_is_told_once(
    path: Path, history: History, damages: list[Damage], kept: tuple[DealRecord, ...]
) -> None:
    """Whatever a page suffers, it is mended once."""
    assert history.deals() == kept
    whole = path.read_bytes()
    rng = Random(5)
    for _round in range(40):
        content = bytearray(whole)
        start = rng.randrange(PAGE, len(whole))
        content[start : start + 300] = rng.randbytes(300)
        path.write_bytes(content)
        looks = []
        for _look in range(2):
            history.totals()
            history.earned()
            for number in range(DEALS):
                history.match(f"{number:016x}")
            looks.append(history.deals())
        assert len(damages) <= 1, "mended a second time"
        assert looks[0] == looks[1]
        assert len(looks[0]) >= DEALS - ON_A_PAGE, "more was lost than a page holds"
        for damage in damages:
            assert damage.kept.read_bytes() == content
            damage.kept.unlink()
        damages.clear()


# Faults while it is mended


def test_a_full_disk_leaves_the_damaged_history_as_it_is(
    history: History, path: Path, kept: tuple[DealRecord, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    change(path, UNREADABLE)
    before = path.read_bytes()
    connect = sqlite3.connect

    def small(name: Path, **kwargs: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(name, **kwargs)  # type: ignore[call-overload]
        if name != path:
            connection.execute("PRAGMA max_page_count = 20")
        return connection

    monkeypatch.setattr(sqlite3, "connect", small)
    with pytest.raises(HistoryError) as error:
        history.deals()
    assert error.value.trouble is Trouble.FULL
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
    monkeypatch.undo()
    assert len(history.deals()) == len(kept) - 1, "as soon as there is room"


def test_where_a_file_has_one_name_only_the_damaged_one_is_copied(
    history: History,
    path: Path,
    damages: list[Damage],
    kept: tuple[DealRecord, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_path: Path, _target: Path) -> None:
        raise PermissionError("not on this disk")

    change(path, UNREADABLE)
    before = path.read_bytes()
    monkeypatch.setattr(Path, "hardlink_to", refuse)
    assert len(history.deals()) == len(kept) - 1
    assert damages[0].kept.read_bytes() == before


def test_a_history_that_another_program_holds_is_not_mended_meanwhile(
    history: History, path: Path, damages: list[Damage], kept: tuple[DealRecord, ...]
) -> None:
    change(path, UNREADABLE)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(HistoryError) as error:
            history.deals()
        assert error.value.trouble is Trouble.BUSY
    assert list(path.parent.iterdir()) == [path]
    assert len(history.deals()) == len(kept) - 1
    assert len(damages) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="kills a copy of this process")
@pytest.mark.parametrize("step", ["_copy", "journal_aside", "keep_copy", "move_into_place"])
@pytest.mark.parametrize("done", [False, True], ids=["before", "after"])
def test_a_history_that_is_being_mended_outlives_a_kill(
    history: History,
    path: Path,
    kept: tuple[DealRecord, ...],
    monkeypatch: pytest.MonkeyPatch,
    step: str,
    *,
    done: bool,
) -> None:
    change(path, UNREADABLE)
    before = path.read_bytes()
    work: Callable[..., object] = getattr(salvage, step)

    def killed(*args: object) -> None:
        if done:
            work(*args)
        os.kill(os.getpid(), signal.SIGKILL)

    child = os.fork()
    if not child:
        monkeypatch.setattr(salvage, step, killed)
        history.deals()
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    remove_leftovers(path.parent)
    assert history.deals() == tuple(one for one in kept if one != deal_record(7))
    names = {entry.name for entry in path.parent.iterdir()}
    assert all(name == path.name or ".broken-" in name for name in names)
    assert before in [entry.read_bytes() for entry in path.parent.iterdir()]
