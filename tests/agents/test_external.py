"""Bots of other programs: a well-behaved one plays, and a bad one costs no more than the decision."""

import sys
from pathlib import Path
from random import Random

import pytest

from cardavia_desktop.agents import external, roster
from cardavia_desktop.agents.external import ExternalAgent, Fault, FaultKind
from cardavia_desktop.agents.fallback import default_action
from cardavia_desktop.engine.registry import GAMES
from tests.agents.playing import decisions
from tests.agents.situations import dou

ROOT = Path(__file__).parents[2]
OBSERVATION = dou("3S 9S KS", (3, 9, 9), [(2, "5C")])


def bot(tmp_path: Path, code: str, faults: list[Fault], limit: float = 20.0) -> ExternalAgent:
    script = tmp_path / "bot.py"
    script.write_text(f"import sys, time\n{code}\n", encoding="utf-8")
    command = f'"{sys.executable}" "{script}"'
    return ExternalAgent(command, limit, starting_time=limit, report=faults.append)


LOOP = "for line in sys.stdin:\n    "


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("", FaultKind.DEAD),
        ("sys.exit(3)", FaultKind.DEAD),
        ("sys.stdin.readline()", FaultKind.DEAD),
        (LOOP + "print('what?', flush=True)", FaultKind.NONSENSE),
        (LOOP + "print('{}', flush=True)", FaultKind.NONSENSE),
        (LOOP + "print('{\"action\": 77}', flush=True)", FaultKind.NONSENSE),
        (LOOP + "print('[' * 100_000, flush=True)", FaultKind.NONSENSE),
        (LOOP + "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", FaultKind.NONSENSE),
    ],
)
def test_a_bad_bot_costs_the_decision_only(tmp_path: Path, code: str, kind: FaultKind) -> None:
    faults: list[Fault] = []
    agent = bot(tmp_path, code, faults)
    assert agent.decide(OBSERVATION) == default_action(OBSERVATION)
    assert [fault.kind for fault in faults] == [kind]
    agent.close()


def test_a_silent_bot_is_not_waited_for(tmp_path: Path) -> None:
    faults: list[Fault] = []
    agent = bot(tmp_path, LOOP + "time.sleep(600)", faults, limit=0.3)
    assert agent.decide(OBSERVATION) == default_action(OBSERVATION)
    assert [fault.kind for fault in faults] == [FaultKind.SILENT]


def test_a_command_that_is_none(tmp_path: Path) -> None:
    for command in (str(tmp_path / "missing"), "", "'"):
        faults: list[Fault] = []
        agent = ExternalAgent(command, report=faults.append)
        assert agent.decide(OBSERVATION) == default_action(OBSERVATION)
        assert [fault.kind for fault in faults] == [FaultKind.DEAD]


def test_a_bot_that_died_is_started_again(tmp_path: Path) -> None:
    faults: list[Fault] = []
    code = "sys.stdin.readline()\nprint('{\"action\": 2}', flush=True)"
    agent = bot(tmp_path, code, faults)
    assert agent.decide(OBSERVATION) == OBSERVATION.legal[2]
    agent.decide(OBSERVATION)
    assert [fault.kind for fault in faults] == [FaultKind.DEAD]
    assert agent.decide(OBSERVATION) == OBSERVATION.legal[2]
    agent.close()


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    faults: list[Fault] = []
    code = LOOP + 'print(\'{"action": 1}\\n{"action": 2}\', flush=True)'
    agent = bot(tmp_path, code, faults)
    assert agent.decide(OBSERVATION) == OBSERVATION.legal[1]
    assert agent.decide(OBSERVATION) in OBSERVATION.legal[1:]
    agent.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_example_bot_plays(game: str) -> None:
    faults: list[Fault] = []
    example = ExternalAgent(f'"{sys.executable}" "{ROOT / "docs" / "example_bot.py"}"', report=faults.append)
    others = [roster.create(game, "easy", Random(seat)) for seat in range(GAMES[game].seats - 1)]
    assert sum(1 for _ in decisions(game, [example, *others], seed=5)) > 5
    example.close()
    assert faults == []


def test_our_player_sits_at_another_table() -> None:
    faults: list[Fault] = []
    command = f'"{sys.executable}" -m cardavia_desktop.agents.serve doudizhu rules'
    served = ExternalAgent(command, report=faults.append)
    own = roster.create("doudizhu", "rules", Random(0))
    others = [roster.create("doudizhu", "random", Random(seat)) for seat in (1, 2)]
    for observation in decisions("doudizhu", [served, *others], seed=6):
        if observation.seat == 0 and len(observation.legal) < 9:
            assert served.decide(observation) == own.decide(observation)
    served.close()
    assert faults == []


def test_paths_of_windows_keep_their_backslashes(monkeypatch: pytest.MonkeyPatch) -> None:
    command = r'python "C:\My bots\bot.py"'
    assert external._arguments(command) == ["python", r"C:\My bots\bot.py"]
    assert external._arguments("") == [""]
    monkeypatch.setattr(sys, "platform", "win32")
    assert external._arguments(command) == command
