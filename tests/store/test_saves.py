"""Matches on disk: the one at the table, those laid by, and files from anywhere."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.codec import FORMAT, Fault, LogError
from cardavia_desktop.engine.match import LONGEST_NAME, MOST_UNDOS, Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store import saves as saves_module
from cardavia_desktop.store.saves import Saves, Unreadable, read_match, write_match
from tests.store.records import endless, played

NAMES = [
    "Sunday evening",
    "../../../etc/passwd",
    "..",
    "/absolute",
    "C:\\Windows\\system.ini",
    "con",
    "a:b*c?d|e<f>g",
    "été 🀄 周日",
    "x" * LONGEST_NAME,
    ".cardavia",
    "guandan-0123456789abcdef",
]


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "data" / "matches", GAMES)


def named(number: int, name: str = "", game: str = "guandan") -> Match:
    match = played(GAMES[game], number)
    match.rename(name)
    return match


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_current_match_of_each_game_comes_back(saves: Saves) -> None:
    assert saves.open("guandan") is None
    first, second = named(1), named(1, game="doudizhu")
    saves.save(first)
    saves.save(second)
    for match in (first, second):
        read = saves.open(match.game.key)
        assert isinstance(read, Match)
        assert (read.log, read.identity) == (match.log, match.identity)
    saves.discard("guandan")
    assert saves.open("guandan") is None
    with pytest.raises(LookupError):
        saves.path("poker")


def test_an_unnamed_match_gives_way_to_the_next_and_a_named_one_is_laid_by(saves: Saves) -> None:
    saves.save(named(1))
    saves.save(named(2))
    assert [kept.is_current for kept in saves.kept()] == [True]
    saves.save(named(3, "the long one"))
    saves.save(named(4))
    kept = {entry.name: entry for entry in saves.kept()}
    assert set(kept) == {"", "the long one"}
    assert kept[""].is_current
    assert not kept["the long one"].is_current


def test_a_named_match_is_laid_by_also_when_it_was_kept_by_an_earlier_run(
    saves: Saves, tmp_path: Path
) -> None:
    saves.save(named(3, "the long one"))
    Saves(tmp_path / "data" / "matches", GAMES).save(named(4))
    assert {entry.name for entry in saves.kept()} == {"", "the long one"}


def test_a_match_goes_on_in_its_own_file(saves: Saves) -> None:
    match = named(1, "mine")
    saves.save(match)
    assert match.code is not None
    match.deal(match.code.deal(2))
    saves.save(match)
    (kept,) = saves.kept()
    assert (kept.key, kept.game, kept.name, kept.deals, kept.fault) == ("guandan", "guandan", "mine", 2, None)


def test_taking_a_match_up_lays_the_current_one_by(saves: Saves) -> None:
    first, second = named(1, "first"), named(2)
    saves.save(first)
    saves.lay_by("guandan")
    saves.save(second)
    key = next(kept.key for kept in saves.kept() if not kept.is_current)
    taken = saves.take_up(key)
    assert isinstance(taken, Match)
    assert taken.log == first.log
    kept = saves.kept()
    assert {(entry.name, entry.is_current) for entry in kept} == {("first", True), ("", False)}
    assert saves.take_up(key) is None, "it lies elsewhere now"
    again = saves.take_up("guandan")
    assert isinstance(again, Match)
    assert again.log == first.log


@pytest.mark.parametrize("name", NAMES)
def test_no_name_becomes_a_path(saves: Saves, tmp_path: Path, name: str) -> None:
    match = named(1, name)
    saves.save(match)
    saves.lay_by("guandan")
    (kept,) = saves.kept()
    assert kept.name == name
    saves.rename(kept.key, f"new {name}")
    (renamed,) = saves.kept()
    assert (renamed.key, renamed.name) == (kept.key, f"new {name}"[:LONGEST_NAME].strip())
    taken = saves.take_up(kept.key)
    assert isinstance(taken, Match)
    assert taken.name == renamed.name
    assert files(tmp_path) == {"data/matches/guandan.cardavia"}


@pytest.mark.parametrize(
    "key", ["", ".", "..", "../guandan", "guandan/x", "poker", "guandan-XYZ", "GUANDAN", "guandan\n"]
)
def test_what_is_no_key_is_refused(saves: Saves, key: str) -> None:
    for method in (saves.take_up, saves.delete, lambda key: saves.rename(key, "name")):
        with pytest.raises(LookupError):
            method(key)


def test_deleting(saves: Saves, tmp_path: Path) -> None:
    saves.save(named(1, "first"))
    saves.save(named(2, "second"))
    for kept in saves.kept():
        saves.delete(kept.key)
    assert saves.kept() == ()
    assert files(tmp_path) == set()


def test_a_broken_match_is_listed_as_such_and_put_aside_when_it_is_taken_up(saves: Saves) -> None:
    saves.save(named(1, "first"))
    saves.lay_by("guandan")
    saves.save(named(2))
    (key,) = (kept.key for kept in saves.kept() if not kept.is_current)
    path = saves.path("guandan").with_name(f"{key}.cardavia")
    text = path.read_text()
    path.write_text(text[:-3])
    (broken,) = (kept for kept in saves.kept() if not kept.is_current)
    assert (broken.key, broken.fault) == (key, Fault.NOT_JSON)
    with pytest.raises(LogError):
        saves.rename(key, "other")
    outcome = saves.take_up(key)
    assert isinstance(outcome, Unreadable)
    assert outcome.kept is not None
    assert outcome.kept.read_text() == text[:-3]
    (current,) = saves.kept()
    assert current.is_current


def test_a_match_that_cannot_be_taken_up_leaves_every_match_where_it_is(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.save(named(1, "first"))
    saves.lay_by("guandan")
    saves.save(named(2, "second"))
    before = {kept.key: kept.name for kept in saves.kept()}
    (key,) = (kept.key for kept in saves.kept() if not kept.is_current)
    rename, held = Path.rename, saves.path("guandan").with_name(f"{key}.cardavia")

    def rename_others(path: Path, target: Path) -> Path:
        if path == held:
            raise PermissionError("another program holds it")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", rename_others)
    with pytest.raises(PermissionError):
        saves.take_up(key)
    assert {kept.key: kept.name for kept in saves.kept()} == before


def test_what_only_the_rules_can_tell_is_told_when_it_is_taken_up(saves: Saves) -> None:
    match = named(1, "first")
    saves.save(match)
    path = saves.path("guandan")
    path.write_text(path.read_text().replace('"seat":0', '"seat":1'))
    assert saves.kept()[0].fault is None
    outcome = saves.open("guandan")
    assert isinstance(outcome, Unreadable)
    assert outcome.fault is Fault.ILLEGAL_EVENT


def test_nothing_is_saved_over_a_match_that_could_be_neither_read_nor_put_aside(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.save(named(1))
    path = saves.path("guandan")
    content = path.read_bytes()

    def held(*_arguments: object) -> None:
        raise PermissionError("another program holds it")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", held)
        patched.setattr(Path, "rename", held)
        outcome = saves.open("guandan")
        assert isinstance(outcome, Unreadable)
        assert outcome.kept is None
        works: tuple[Callable[[], None], ...] = (
            lambda: saves.save(named(2)),
            lambda: saves.discard("guandan"),
        )
        for work in works:
            with pytest.raises(OSError, match="cannot be put aside"):
                work()
    assert path.read_bytes() == content
    saves.save(named(2))
    assert [kept.read_bytes() for kept in path.parent.glob("guandan.broken-*")] == [content]
    match = saves.open("guandan")
    assert isinstance(match, Match)
    assert match.identity == named(2).identity


def test_a_match_of_another_game_in_the_place_of_one_is_refused(saves: Saves) -> None:
    saves.save(named(1))
    saves.path("guandan").rename(saves.path("doudizhu"))
    (kept,) = saves.kept()
    assert kept.fault is Fault.UNKNOWN_GAME
    outcome = saves.open("doudizhu")
    assert isinstance(outcome, Unreadable)
    assert outcome.fault is Fault.UNKNOWN_GAME


def test_files_of_others_are_not_in_the_list(saves: Saves) -> None:
    saves.save(named(1))
    folder = saves.path("guandan").parent
    for name in (
        "notes.txt",
        "poker.cardavia",
        "guandan-1.cardavia",
        "guandan.broken-2031.cardavia",
        ".x.new",
    ):
        (folder / name).write_text("{}")
    assert [kept.key for kept in saves.kept()] == ["guandan"]


def test_a_newer_match_is_listed_as_such_and_keeps_its_content(saves: Saves) -> None:
    saves.save(named(1))
    path = saves.path("guandan")
    text = path.read_text().replace('"format":1', f'"format":{FORMAT + 1}')
    path.write_text(text)
    assert saves.kept()[0].fault is Fault.NEWER_FORMAT
    outcome = saves.open("guandan")
    assert isinstance(outcome, Unreadable)
    assert outcome.fault is Fault.NEWER_FORMAT
    assert outcome.kept is not None
    assert outcome.kept.read_text() == text


def test_a_copy_elsewhere_is_read_without_being_touched(saves: Saves, tmp_path: Path) -> None:
    match = named(1, "first")
    path = tmp_path / "elsewhere" / "mine.cardavia"
    write_match(match, path)
    before = path.read_bytes()
    read = read_match(path, GAMES)
    assert (read.log, read.name, read.identity) == (match.log, "first", "")
    path.write_text("rubbish")
    with pytest.raises(LogError):
        read_match(path, GAMES)
    with pytest.raises(FileNotFoundError):
        read_match(tmp_path / "none", GAMES)
    assert path.read_text() == "rubbish"
    assert before
    assert saves.kept() == ()


def test_a_file_too_large_is_refused_unread(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves_module, "KEPT_LIMIT", 1000)
    saves.save(named(1))
    assert saves.kept()[0].fault is Fault.NOT_JSON
    assert isinstance(saves.open("guandan"), Unreadable)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_in_the_place_of_a_match_is_not_waited_for(saves: Saves) -> None:
    path = saves.path("guandan")
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    assert saves.kept() == ()
    assert isinstance(saves.open("guandan"), Unreadable)


def test_renaming_changes_nothing_but_the_name(saves: Saves) -> None:
    match = named(1, "first")
    saves.save(match)
    before = json.loads(saves.path("guandan").read_text())
    saves.rename("guandan", "second")
    after = json.loads(saves.path("guandan").read_text())
    assert after == {**before, "name": "second"}
    assert codec.loads(saves.path("guandan").read_text(), GAMES).log == match.log


def test_a_match_of_a_hundred_deals_is_opened_and_none_that_is_much_longer(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window waits while a file is played through."""
    match = endless(100)
    file = tmp_path / "long.cardavia"
    saves.save(match)
    write_match(match, file)
    opened = saves.open("guandan")
    assert isinstance(opened, Match)
    assert opened.log == read_match(file, GAMES).log == match.log
    size = file.stat().st_size
    assert size > 0.8 * saves_module.LIMIT, "a file of the greatest size takes hardly longer"
    monkeypatch.setattr(saves_module, "LIMIT", size - 1)
    with pytest.raises(LogError, match="larger"):
        read_match(file, GAMES)
    assert isinstance(saves.open("guandan"), Match), "played on until no file may be as large, it is not lost"


def test_a_match_in_which_more_was_taken_back_than_a_file_can_say_comes_back(saves: Saves) -> None:
    """Nobody takes back so much, but a file may say that somebody has."""
    match = named(1)
    match.deal_undos[-1] = MOST_UNDOS
    saves.save(match)
    opened = saves.open("guandan")
    assert isinstance(opened, Match)
    assert opened.undo(0)
    saves.save(opened)
    assert isinstance(saves.open("guandan"), Match)
