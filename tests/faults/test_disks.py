"""Disks that are full, read-only or gone: a typed error, and nothing lost that was there."""

import logging
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.store import settings
from cardavia_desktop.store.history import History, HistoryError, Trouble
from cardavia_desktop.store.log import Log
from cardavia_desktop.store.saves import Saves, Unreadable
from cardavia_desktop.store.settings import Settings
from tests.faults.disk import Disk
from tests.store.records import deal_record, match_record, played

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it mounts nothing and has other permissions")


class Kept:
    """A match, settings and a history on a disk, and ways to change and to look at them."""

    def __init__(self, folder: Path) -> None:
        self.saves = Saves(folder / "matches", GAMES)
        self.settings = folder / "settings.json"
        self.history = History(folder / "history.db")
        self.write(1)

    def write(self, number: int) -> None:
        self.write_match(number)
        self.write_settings(number)
        self.record(number)

    def write_match(self, number: int) -> None:
        match = played(GAMES["guandan"], 1)
        assert match.code is not None
        if number > 1:
            match.deal(match.code.deal(2))
        self.saves.save(match)

    def write_settings(self, number: int) -> None:
        settings.save(Settings(geometry=str(number)), self.settings)

    def record(self, number: int) -> None:
        self.history.record(deal_record(number), match_record(number, log="x" * 10_000))

    def look(self) -> tuple[int, str, int]:
        match = self.saves.open("guandan")
        assert isinstance(match, Match)
        return match.deals, settings.load(self.settings).geometry, self.history.page().total


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    made = Disk(tmp_path)
    yield made
    made.close()


@pytest.fixture
def kept(disk: Disk) -> Kept:
    return Kept(disk.folder / "data")


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


def test_the_program_ends_in_order_on_a_full_disk(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its log lies there too."""
    monkeypatch.setattr(logging, "raiseExceptions", False)
    log = Log(disk.folder / "log")
    with disk.full():
        logging.getLogger("test").error("no match can be saved")
        log.close()


def test_a_full_disk(disk: Disk, kept: Kept) -> None:
    before = files(disk.folder)
    with disk.full():
        with pytest.raises(OSError, match=r"[Nn]o space|too large"):
            kept.write_match(2)
        with pytest.raises(OSError, match=r"[Nn]o space|too large"):
            kept.write_settings(2)
        with pytest.raises(HistoryError) as error:
            kept.record(2)
        assert error.value.trouble is (Trouble.FULL if disk.is_real else Trouble.UNREACHABLE)
        assert kept.look() == (1, "1", 1)
    assert files(disk.folder) == before, "no rubbish is left"
    assert kept.look() == (1, "1", 1)
    kept.write(2)
    assert kept.look() == (2, "2", 2)


def test_a_read_only_disk(disk: Disk, kept: Kept) -> None:
    with disk.read_only():
        with pytest.raises(OSError, match=r"[Rr]ead-only|[Pp]ermission"):
            kept.write_match(2)
        with pytest.raises(OSError, match=r"[Rr]ead-only|[Pp]ermission"):
            kept.write_settings(2)
        with pytest.raises(HistoryError) as error:
            kept.record(2)
        assert error.value.trouble is Trouble.READ_ONLY
        with pytest.raises(HistoryError):
            kept.history.reset()
        assert kept.look() == (1, "1", 1)
    kept.write(2)
    assert kept.look() == (2, "2", 2)


def test_broken_files_on_a_read_only_disk_stay(disk: Disk, kept: Kept) -> None:
    paths = (kept.saves.path("guandan"), disk.folder / "data" / "history.db")
    for path in paths:
        path.write_bytes(b"rubbish" * 1000)
    with disk.read_only():
        outcome = kept.saves.open("guandan")
        assert isinstance(outcome, Unreadable)
        assert outcome.kept is None
        with pytest.raises(HistoryError) as error:
            kept.history.prepare()
        assert error.value.trouble is Trouble.BROKEN
    assert [path.read_bytes() for path in paths] == [b"rubbish" * 1000] * 2


def test_a_history_that_cannot_be_begun(disk: Disk) -> None:
    history = History(disk.folder / "history.db")
    with disk.full(), pytest.raises(HistoryError):
        history.prepare()
    history.prepare()
    other = History(disk.folder / "other.db")
    with disk.read_only(), pytest.raises(HistoryError) as error:
        other.prepare()
    assert error.value.trouble is Trouble.READ_ONLY


def test_a_folder_that_has_gone(disk: Disk, kept: Kept) -> None:
    shutil.rmtree(disk.folder / "data")
    assert kept.saves.open("guandan") is None
    assert kept.saves.kept() == ()
    assert settings.load(kept.settings) == Settings()
    assert kept.history.page().total == 0
    shutil.rmtree(disk.folder / "data")
    kept.write(2)
    assert kept.look() == (2, "2", 1)


def test_a_file_in_the_place_of_the_folder(disk: Disk, kept: Kept) -> None:
    shutil.rmtree(disk.folder / "data")
    (disk.folder / "data").write_text("mine")
    with pytest.raises(OSError, match=r"data|matches"):
        kept.write_match(2)
    with pytest.raises(OSError, match="data"):
        kept.write_settings(2)
    with pytest.raises(HistoryError) as error:
        kept.record(2)
    assert error.value.trouble is Trouble.UNREACHABLE
    assert isinstance(kept.saves.open("guandan"), Unreadable)
    assert kept.saves.kept() == ()
    assert (disk.folder / "data").read_text() == "mine"
