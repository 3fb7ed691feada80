"""Files that nobody wrote so: refused with a reason and kept, or read as what they are."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.codec import Fault
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store import settings
from cardavia_desktop.store.history import Damage, History
from cardavia_desktop.store.saves import Saves, Unreadable
from cardavia_desktop.store.settings import Settings, SettingsError
from tests.store.records import deal_record, match_record, played

HUNDRED_MB = 100 << 20


def broken(whole: str) -> Iterator[tuple[str, bytes]]:
    """Yield contents that are no longer the text that they were made from."""
    content = whole.encode()
    yield "empty", b""
    yield "zeros", b"\0" * len(content)
    yield "rubbish", Random(1).randbytes(5_000)
    yield "deeply nested lists", b"[" * 1_000_000
    yield "deeply nested objects", b'{"a":' * 200_000
    yield "nested within", whole.replace("{", '{"x":' + "[" * 50_000 + "]" * 50_000 + ",", 1).encode()
    yield "UTF-16", whole.encode("utf-16")
    yield "UTF-32", whole.encode("utf-32")
    yield "not UTF-8", content[:-1] + b',"x":"\xe9"}'
    yield "another kind of file", b"\x89PNG\r\n\x1a\n" + content
    yield "two in one", content * 2
    for tenth in range(1, 10):
        yield f"{tenth} tenths", content[: len(content) * tenth // 10]


def intact(whole: str) -> Iterator[tuple[str, bytes]]:
    """Yield contents that an editor or a mail program may have made of the text."""
    spread = json.dumps(json.loads(whole), indent=2, ensure_ascii=False)
    yield "byte order mark", b"\xef\xbb\xbf" + whole.encode()
    yield "CRLF", spread.replace("\n", "\r\n").encode()
    yield "CR", spread.replace("\n", "\r").encode()
    yield "line at the end", whole.encode() + b"\n\n"
    yield "in another order", json.dumps(dict(reversed(json.loads(whole).items()))).encode()
    yield "more than is known", json.dumps({**json.loads(whole), "colour": ["red"]}).encode()


@pytest.fixture
def match() -> Match:
    return played(GAMES["doudizhu"], 1)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    (tmp_path / "matches").mkdir()
    return Saves(tmp_path / "matches", GAMES)


def test_broken_matches(saves: Saves, match: Match) -> None:
    path = saves.path("doudizhu")
    for name, content in broken(codec.dumps(match, "test")):
        path.write_bytes(content)
        assert saves.kept()[0].fault is not None, name
        outcome = saves.open("doudizhu")
        assert isinstance(outcome, Unreadable), name
        assert outcome.fault in (Fault.NOT_JSON, Fault.NOT_A_LOG), name
        assert outcome.kept is not None, name
        assert outcome.kept.read_bytes() == content, name
        assert not path.exists(), name


def test_matches_that_others_have_handled(saves: Saves, match: Match) -> None:
    for name, content in intact(codec.dumps(match, "test")):
        saves.path("doudizhu").write_bytes(content)
        read = saves.open("doudizhu")
        assert isinstance(read, Match), name
        assert read.log == match.log, name


def test_a_log_of_another_program_needs_only_what_the_rules_need(saves: Saves, match: Match) -> None:
    document = json.loads(codec.dumps(match, "test"))
    for key in ("app", "id", "name", "code", "players", "undos"):
        del document[key]
    saves.path("doudizhu").write_text(json.dumps(document))
    read = saves.open("doudizhu")
    assert isinstance(read, Match)
    assert read.log == match.log
    assert (read.identity, read.name, read.code, read.undos) == ("", "", None, 0)


def test_broken_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings.save(Settings(speed="fast"), path)
    for name, content in broken(path.read_text()):
        path.write_bytes(content)
        with pytest.raises(SettingsError):
            settings.load(path)
        assert path.read_bytes() == content, name


def test_settings_that_others_have_handled(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings.save(Settings(speed="fast"), path)
    for name, content in intact(path.read_text()):
        path.write_bytes(content)
        assert settings.load(path).speed == "fast", name


def test_newer_versions_are_refused(saves: Saves, match: Match, tmp_path: Path) -> None:
    text = codec.dumps(match, "test").replace('"format":1', '"format":2')
    saves.path("doudizhu").write_text(text)
    outcome = saves.open("doudizhu")
    assert isinstance(outcome, Unreadable)
    assert outcome.fault is Fault.NEWER_FORMAT
    path = tmp_path / "settings.json"
    path.write_text('{"format": 2, "speed": "fast"}')
    with pytest.raises(SettingsError, match="newer"):
        settings.load(path)
    # A history of a newer version: tests/store/test_history_database.py.


def test_files_of_a_hundred_megabytes(saves: Saves, tmp_path: Path) -> None:
    history, chosen = tmp_path / "history.db", tmp_path / "settings.json"
    for path in (saves.path("doudizhu"), history, chosen):
        with path.open("wb") as file:
            file.truncate(HUNDRED_MB)
    assert isinstance(saves.open("doudizhu"), Unreadable)
    with pytest.raises(SettingsError, match="larger"):
        settings.load(chosen)
    damages: list[Damage] = []
    History(history, damages.append).prepare()
    assert [damage.kept.stat().st_size for damage in damages] == [HUNDRED_MB]


def test_an_empty_database_is_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    path.write_bytes(b"")
    history = History(path)
    history.prepare()
    history.record(deal_record(1), match_record(1))
    assert history.page().total == 1


def test_cut_and_overwritten_databases(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    history = History(path)
    for number in range(30):
        history.record(deal_record(number), match_record(number))
    whole = path.read_bytes()
    rng = Random(1)
    for number in range(60):
        content = bytearray(whole)
        if number % 2:
            del content[rng.randrange(1, len(whole)) :]
        else:
            start = rng.randrange(len(whole))
            content[start : start + 200] = rng.randbytes(200)
        path.write_bytes(content)
        history.record(deal_record(99), match_record(99))
        assert deal_record(99) in history.page(limit=1).deals
        for left in tmp_path.iterdir():
            left.unlink()
