"""The arena: the same figures for the same seed, whatever the processes; sides swapped; JSON and lines."""

import json
import sys
from pathlib import Path

import pytest

from cardavia_desktop.agents import arena
from cardavia_desktop.agents.contest import Account, Contest, Table
from cardavia_desktop.agents.figures import estimate, figures_of

ROOT = Path(__file__).parents[2]


def contest(game: str, a: str, b: str, deals: int = 6, **options: bool) -> Contest:
    return Contest(game, (a, b), deals, 3, **options)


def test_a_seed_gives_the_same_figures_in_any_number_of_processes() -> None:
    wanted = contest("doudizhu", "easy", "random")
    alone, shared = arena.play(wanted, jobs=1), arena.play(wanted, jobs=2)
    assert alone.pairs == shared.pairs
    assert figures_of(wanted, alone).overall == figures_of(wanted, shared).overall
    other = Contest("doudizhu", ("easy", "random"), 6, 4)
    assert arena.play(other, jobs=1).pairs != alone.pairs


@pytest.mark.parametrize("game", ["doudizhu", "guandan"])
def test_a_player_is_even_with_itself(game: str) -> None:
    account = arena.play(contest(game, "greedy", "greedy", deals=4), jobs=1)
    if game == "guandan":
        assert all(sum(played.win for played in pair) == 1.0 for pair in account.pairs.values())
        assert all(sum(played.score for played in pair) == 0.0 for pair in account.pairs.values())
    # All seats play alike, so what the one seat wins in one seating it loses in the other.
    for pair in account.pairs.values():
        assert pair[0].score + 2 * pair[1].score == pytest.approx(0.0) or game == "guandan"


def test_without_bidding_the_sides_are_landlord_and_farmers() -> None:
    wanted = contest("doudizhu", "easy", "random", landlord_first=True)
    figures = figures_of(wanted, arena.play(wanted, jobs=1))
    assert set(figures.sides) == {"landlord", "farmers"}
    assert figures.overall.wins.mean > 0.6
    assert figures.times[0].decisions > 20


def test_writes_lines_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["guandan", "greedy", "random", "--deals", "4", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "guandan: greedy against random, seed 1"
    assert "wins" in lines[1]
    assert arena.main(["guandan", "greedy", "random", "--deals", "4", "--jobs", "1", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["contest"]["deals"] == 4
    assert document["overall"]["deals"] == 8
    assert {"median_ms", "p99_ms", "max_ms"} <= set(document["times"][0])


def test_a_bot_of_another_program_plays_and_its_faults_are_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = f'exec:"{sys.executable}" "{ROOT / "docs" / "example_bot.py"}"'
    arguments = [
        "doudizhu",
        command,
        "random",
        "--deals",
        "1",
        "--jobs",
        "1",
        "--json",
        "--landlord",
        "first",
    ]
    assert arena.main(arguments) == 0
    assert json.loads(capsys.readouterr().out)["faults"] == [0, 0]
    arguments[1] = "exec:nowhere"
    assert arena.main(arguments) == 0
    assert json.loads(capsys.readouterr().out)["faults"][0] > 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["poker", "easy", "easy"],
        ["guandan", "nobody", "easy"],
        ["guandan", "easy", "easy", "--landlord", "first"],
        ["guandan", "easy", "easy", "--deals", "0"],
    ],
)
def test_refuses_what_there_is_not(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        arena.main(arguments)
    assert stop.value.code == 2
    assert "error" in capsys.readouterr().err


def test_bidding_that_nobody_wins_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia_desktop.agents.contest._MOST_REDEALS", 3)
    table = Table(contest("doudizhu", "exec:nowhere", "exec:nowhere"))
    with pytest.raises(ValueError, match="nobody has bid in 3 deals"):
        table.play([0])


def test_estimates() -> None:
    found = estimate([0.0, 1.0, 1.0, 0.0])
    assert found.mean == 0.5
    assert (found.low, found.high) == pytest.approx((0.5 - 0.5658, 0.5 + 0.5658), abs=1e-3)
    assert estimate([1.0]).low == 1.0


def test_accounts_add_up() -> None:
    first, second = Account({1: []}, ([0.1], []), ([], [])), Account({0: []}, ([0.2], [0.3]), ([], []))
    first.add(second)
    assert set(first.pairs) == {0, 1}
    assert first.seconds == ([0.1, 0.2], [0.3])
