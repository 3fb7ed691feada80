"""Which match is at the table, and what becomes of the others."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.engine.codec import LogError
from cardavia_desktop.engine.dealcode import DealCode
from cardavia_desktop.engine.match import Decision, Match
from cardavia_desktop.engine.registry import GAMES
from cardavia_desktop.session.autosave import Autosave
from cardavia_desktop.session.matches import Matches
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.table_session import HUMAN
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.store.saves import Saves, Unreadable, read_match, write_match

DOUDIZHU, GUANDAN = GAMES["doudizhu"], GAMES["guandan"]


class Desk:
    """A session with its kept matches; the table is never shown, so nobody moves."""

    def __init__(self, folder: Path) -> None:
        self.saves = Saves(folder, GAMES)
        self.session = Session(InlineThinker(), Random(1))
        self.autosave = Autosave(self.session, self.saves)
        self.matches = Matches(self.session, self.saves, "easy")

    @property
    def match(self) -> Match:
        assert self.session.match is not None
        return self.session.match

    def key(self, name: str) -> str:
        return next(kept.key for kept in self.matches.kept() if kept.name == name)


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[Desk]:
    assert qapp
    made = Desk(tmp_path / "matches")
    yield made
    made.session.close()


def test_every_new_match_has_a_code_and_an_identity_of_its_own(desk: Desk) -> None:
    seen = set()
    for _time in range(5):
        desk.matches.begin(DOUDIZHU)
        assert desk.match.code is not None
        assert desk.match.code.deal(1) == desk.match.log[0]
        seen.add((str(desk.match.code), desk.match.identity))
    assert len({code for code, _identity in seen}) == len({identity for _code, identity in seen}) == 5


def test_a_match_begins_with_the_cards_of_a_code(desk: Desk) -> None:
    code = DealCode(GUANDAN, 12345)
    desk.matches.begin(GUANDAN, code)
    assert desk.match.log[0] == code.deal(1)
    assert desk.match.players == ("", "easy", "easy", "easy")
    assert desk.saves.kept()[0].game == "guandan"


def test_later_deals_come_from_the_code_too(desk: Desk) -> None:
    code = DealCode(DOUDIZHU, 4)
    desk.matches.begin(DOUDIZHU, code)
    while desk.match.state.to_act is not None:
        desk.match.act(desk.match.state.to_act, desk.match.state.legal()[0])  # everybody passes the bid
    desk.session.next_deal()
    assert desk.match.log[-1] == code.deal(2)


def test_a_kept_match_goes_on_with_its_code(desk: Desk, tmp_path: Path) -> None:
    desk.matches.open(DOUDIZHU)
    again = Desk(tmp_path / "matches")
    again.matches.open(DOUDIZHU)
    assert again.match is not desk.match
    assert (again.match.code, again.match.identity) == (desk.match.code, desk.match.identity)
    again.session.close()


def test_the_other_game_waits_while_one_is_played(desk: Desk) -> None:
    desk.matches.open(DOUDIZHU)
    first = desk.match
    desk.matches.open(GUANDAN)
    assert desk.match.game is GUANDAN
    desk.matches.open(DOUDIZHU)
    assert desk.match is first


def test_named_matches_change_places(desk: Desk) -> None:
    desk.matches.open(GUANDAN)
    desk.matches.rename("guandan", "first")
    first = desk.match.identity
    desk.matches.begin(GUANDAN)
    desk.matches.rename("guandan", "second")
    second = desk.match.identity
    assert {kept.name for kept in desk.matches.kept()} == {"first", "second"}
    assert desk.matches.take_up(desk.key("first")) is None
    assert desk.match.identity == first
    assert desk.matches.take_up(desk.key("second")) is None
    assert desk.match.identity == second
    assert {kept.name for kept in desk.matches.kept()} == {"first", "second"}


def test_taking_up_a_match_of_the_other_game(desk: Desk) -> None:
    desk.matches.open(GUANDAN)
    desk.matches.rename("guandan", "partners")
    desk.saves.lay_by("guandan")
    desk.matches.open(DOUDIZHU)
    desk.matches.take_up(desk.key("partners"))
    assert desk.match.game is GUANDAN
    desk.matches.open(DOUDIZHU)
    desk.matches.open(GUANDAN)
    assert desk.match.name == "partners"


def test_a_broken_match_leaves_the_table_as_it_is(desk: Desk, tmp_path: Path) -> None:
    desk.matches.open(GUANDAN)
    desk.matches.rename("guandan", "first")
    desk.matches.begin(GUANDAN)
    current = desk.match
    key = desk.key("first")
    (tmp_path / "matches" / f"{key}.cardavia").write_text("rubbish")
    assert isinstance(desk.matches.take_up(key), Unreadable)
    assert desk.match is current


def play_a_decision(match: Match) -> None:
    """Let everybody act up to the person's first decision, and with it."""
    while not any(isinstance(entry, Decision) and entry.seat == HUMAN for entry in match.log):
        assert match.state.to_act is not None
        match.act(match.state.to_act, match.state.legal()[0])


def test_a_match_that_nobody_touched_gives_its_place_to_one_from_a_file(desk: Desk, tmp_path: Path) -> None:
    desk.matches.open(GUANDAN)
    desk.matches.write_file(tmp_path / "copy.cardavia")
    untouched = desk.match.identity
    desk.matches.bring(read_match(tmp_path / "copy.cardavia", GAMES))
    assert desk.match.identity not in ("", untouched)
    assert len(desk.matches.kept()) == 1


def test_a_file_from_elsewhere_is_another_match(desk: Desk, tmp_path: Path) -> None:
    desk.matches.open(GUANDAN)
    play_a_decision(desk.match)
    desk.matches.write_file(tmp_path / "copy.cardavia")
    original = desk.match
    desk.matches.bring(read_match(tmp_path / "copy.cardavia", GAMES))
    assert desk.match.log == original.log
    assert desk.match.identity not in ("", original.identity)
    assert len(desk.matches.kept()) == 2
    (tmp_path / "bad.cardavia").write_text("{}")
    current = desk.match
    with pytest.raises(LogError):
        desk.matches.bring(read_match(tmp_path / "bad.cardavia", GAMES))
    assert desk.match is current


def test_nobody_unknown_sits_at_the_table(desk: Desk, tmp_path: Path) -> None:
    players = ("", "normal", "exec:echo", "a player of a later version")
    elsewhere = Match(GUANDAN, GUANDAN.shuffle(Random(3)), players=players)
    path = tmp_path / "sent.cardavia"
    write_match(elsewhere, path)
    desk.matches.bring(read_match(path, GAMES))
    assert desk.match.players == ("", "normal", "easy", "easy")


def test_nothing_changes_places_while_the_match_at_the_table_cannot_be_kept(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.matches.open(GUANDAN)
    desk.matches.rename("guandan", "first")
    desk.matches.begin(GUANDAN)
    current, key = desk.match, desk.key("first")

    def full(_match: Match) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(desk.saves, "save", full)
    with pytest.raises(OSError, match="no space"):
        desk.matches.take_up(key)
    assert desk.match is current


def test_a_match_at_the_table_cannot_be_deleted(desk: Desk) -> None:
    desk.matches.open(DOUDIZHU)
    with pytest.raises(ValueError, match="at the table"):
        desk.matches.delete("doudizhu")
    desk.matches.open(GUANDAN)
    left = desk.match
    desk.matches.delete("doudizhu")
    assert [kept.key for kept in desk.matches.kept()] == ["guandan"]
    assert desk.match is left


def test_without_a_place_to_keep_matches_there_is_no_list(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp
    session = Session(InlineThinker(), Random(1))
    matches = Matches(session, None, "easy")
    matches.open(DOUDIZHU)
    assert matches.kept() == ()
    with pytest.raises(LookupError):
        matches.take_up("doudizhu")
    matches.write_file(tmp_path / "copy.cardavia")
    matches.bring(read_match(tmp_path / "copy.cardavia", GAMES))
    session.close()
