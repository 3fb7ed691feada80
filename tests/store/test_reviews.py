"""Reviews kept with their deals, and achievements computed from the history."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypedDict, Unpack

import pytest

from cardavia_desktop.engine.outcome import Outcome
from cardavia_desktop.store.history import (
    Achievement,
    DealRecord,
    Earned,
    History,
    database,
    rows,
    win_interval,
)
from tests.oracles import achievements
from tests.store.records import LOST, NOON, WON, deal_record, fill, guandan, match_record

GUANDAN_WON = Outcome(won=True, score=1, match_won=None, bombs=2, places=(2, 1, 3, 0))


class Changes(TypedDict, total=False):
    """What a test may want otherwise in a deal."""

    opponents: str
    finished: datetime
    undos: int


def deal(number: int, outcome: Outcome, **changes: Unpack[Changes]) -> DealRecord:
    return replace(deal_record(number, outcome), **changes)


def gd(
    number: int,
    place: int,
    outcome: Outcome,
    levels: tuple[str, str] = ("2", "2"),
    **changes: Unpack[Changes],
) -> DealRecord:
    """Return the deal at that place of one match of Guandan."""
    outcome = replace(outcome, level="A" if levels[0] == "A" else "2", levels_before=levels)
    made = deal(number, outcome, **changes)
    return replace(made, game="guandan", match=f"{99:016x}", number=place)


def earned(
    deals: Iterable[DealRecord],
    accuracies: Mapping[tuple[str, int], float],
) -> Mapping[Achievement, Earned]:
    """Return what a history of these deals has achieved."""
    with TemporaryDirectory() as folder:
        history = History(Path(folder) / "history.db")
        # One transaction for all: one for each deal takes its time to be safe on the disk.
        with database.opened(history._path) as connection, database.transaction(connection):
            for deal in deals:
                rows.write_match(connection, replace(match_record(1), id=deal.match))
                rows.write_deal(connection, deal)
            for of, accuracy in accuracies.items():
                rows.write_review(connection, of, "judge", accuracy, "")
        return history.earned()


def names(*deals: DealRecord, accuracies: dict[tuple[str, int], float] | None = None) -> set[str]:
    return {achievement.value for achievement in earned(deals, accuracies or {})}


def test_a_review_is_kept_with_its_deal(history: History) -> None:
    fill(history, deal_record(1), deal_record(2))
    history.keep_review(f"{1:016x}", 1, "judge", 0.8, "what it thinks")
    assert history.review(f"{1:016x}", 1, "judge") == "what it thinks"
    assert history.review(f"{1:016x}", 1, "another judge") is None
    assert history.review(f"{2:016x}", 1, "judge") is None
    history.keep_review(f"{1:016x}", 1, "another judge", None, "something else")
    assert history.review(f"{1:016x}", 1, "judge") is None, "one review a deal"
    assert history.accuracies() == {}
    history.keep_review(f"{2:016x}", 1, "judge", 0.5, "")
    assert history.accuracies() == {(f"{2:016x}", 1): 0.5}


def test_a_deal_that_ends_anew_has_no_review_any_more(history: History) -> None:
    fill(history, deal_record(1))
    history.keep_review(f"{1:016x}", 1, "judge", 0.8, "of the first end")
    fill(history, deal_record(1, WON))
    assert history.review(f"{1:016x}", 1, "judge") is None
    assert history.accuracies() == {}


def test_there_is_no_review_of_a_deal_that_is_not_kept(history: History) -> None:
    history.prepare()
    history.keep_review(f"{1:016x}", 1, "judge", 0.8, "")
    assert history.review(f"{1:016x}", 1, "judge") is None


def test_reset_forgets_reviews_too(history: History, path: Path) -> None:
    fill(history, deal_record(1))
    history.keep_review(f"{1:016x}", 1, "judge", 0.8, "a secret thought")
    assert b"a secret thought" in path.read_bytes()
    history.reset()
    assert history.accuracies() == {}
    assert b"a secret thought" not in path.read_bytes()


def test_codes_are_found_by_match(history: History) -> None:
    history.record(deal_record(1), replace(match_record(1), code="D-ABC"))
    fill(history, deal_record(2))
    assert history.codes() == {f"{1:016x}": "D-ABC"}


@pytest.mark.parametrize(
    ("achievement", "does", "does_not"),
    [
        (Achievement.SPRING_CLEANING, WON, replace(WON, spring="")),
        (Achievement.UPRISING, replace(WON, role="farmer", spring="reverse_spring"), WON),
        (Achievement.GILT_EDGED, replace(WON, score=24), replace(WON, score=23)),
        (Achievement.GILT_EDGED, replace(WON, score=48), replace(LOST, score=-48)),
    ],
)
def test_what_one_deal_of_dou_dizhu_achieves(
    achievement: Achievement, does: Outcome, does_not: Outcome
) -> None:
    assert achievement in names(deal(1, does))
    assert achievement not in names(deal(1, does_not))
    assert achievement not in names(deal(1, does, undos=1)), "decisions were taken back"
    assert achievement not in names(deal(1, replace(does, won=False)))


def test_a_quiet_revolution_is_quiet_and_against_the_strongest() -> None:
    quiet = replace(WON, role="farmer", bombs=0, spring="")
    assert "quiet_revolution" in names(deal(1, quiet, opponents="expert"))
    for other in (
        deal(1, quiet, opponents="hard"),
        deal(1, replace(quiet, bombs=1), opponents="expert"),
        deal(1, replace(quiet, role="landlord"), opponents="expert"),
    ):
        assert "quiet_revolution" not in names(other)


def test_five_in_a_row_are_those_as_landlord() -> None:
    won = [deal(number, WON) for number in (1, 3, 5, 7, 9)]
    as_farmer = [deal(number, LOST) for number in (2, 4)]
    assert "sitting_tenant" in names(*won, *as_farmer)
    assert "sitting_tenant" not in names(*won[:4])
    lost = deal(6, replace(LOST, role="landlord"))
    assert "sitting_tenant" not in names(*won, lost)
    found = earned([*won, *as_farmer], {})[Achievement.SITTING_TENANT]
    assert found.when == NOON + timedelta(hours=9)


def test_what_one_deal_of_guandan_achieves() -> None:
    assert "last_shall_be_first" in names(gd(1, 1, GUANDAN_WON))
    assert "last_shall_be_first" not in names(gd(1, 1, replace(GUANDAN_WON, places=(0, 1, 3, 2))))
    assert "fireworks" in names(gd(1, 1, replace(GUANDAN_WON, bombs=10)))
    assert "fireworks" not in names(gd(1, 1, replace(GUANDAN_WON, bombs=9)))
    assert "hand_in_hand" in names(gd(1, 1, replace(GUANDAN_WON, score=3), opponents="expert"))
    assert "hand_in_hand" not in names(gd(1, 1, replace(GUANDAN_WON, score=3), opponents="easy"))
    assert "gilt_edged" not in names(gd(1, 1, replace(GUANDAN_WON, score=30)))


def test_what_a_match_of_guandan_achieves() -> None:
    end = replace(GUANDAN_WON, match_won=True)
    lost = replace(GUANDAN_WON, won=False)
    assert names(gd(5, 5, end, ("A", "9")), gd(1, 1, lost, ("9", "A"))) >= {"rags_to_aces", "long_way_back"}
    assert "long_way_back" not in names(gd(5, 5, end, ("A", "9")), gd(1, 1, lost, ("T", "A")))
    failed = [gd(number, number, lost, ("A", "5")) for number in (2, 3)]
    assert "third_time_lucky" in names(*failed, gd(5, 5, end, ("A", "9")))
    assert "third_time_lucky" not in names(failed[0], gd(5, 5, end, ("A", "9")))
    assert "rags_to_aces" not in names(*failed, gd(5, 5, replace(end, match_won=False), ("A", "A")))
    undone = gd(1, 1, lost, ("9", "A"), undos=1)
    assert "rags_to_aces" not in names(undone, gd(5, 5, end, ("A", "9"))), "its match was taken back in part"


def test_no_regrets_takes_a_review_and_a_win() -> None:
    key = (f"{1:016x}", 1)
    assert "no_regrets" in names(deal(1, WON), accuracies={key: 0.95})
    assert "no_regrets" not in names(deal(1, WON), accuracies={key: 0.94})
    assert "no_regrets" not in names(deal(1, LOST), accuracies={key: 1.0})


def test_the_first_time_counts() -> None:
    found = earned([deal(9, WON), deal(2, WON), deal(5, WON)], {})[Achievement.SPRING_CLEANING]
    assert found.when == NOON + timedelta(hours=2)
    assert names(deal(1, guandan(LOST, "3"))) == set()


def random_deal(number: int, rng: Random) -> DealRecord:
    """Return a deal with which much may be achieved."""
    changes: Changes = {
        "undos": int(rng.random() < 0.05),
        "opponents": rng.choice(("expert", "expert", "easy")),
        "finished": NOON + timedelta(hours=rng.randrange(80)),
    }
    won = rng.random() < 0.8
    if rng.random() < 0.5:
        role, spring = (
            rng.choice(("landlord", "landlord", "farmer")),
            rng.choice(("", "", "spring", "reverse_spring")),
        )
        end = Outcome(
            won=won,
            score=rng.choice((3, 24)),
            match_won=won,
            bombs=rng.randrange(3),
            role=role,
            spring=spring,
        )
        return deal(number, end, **changes)
    levels = (rng.choice("AAA82"), rng.choice(("A", "A", "9", "T", "")))
    over = rng.choice((None, None, True, False))
    end = Outcome(
        won=won,
        score=rng.randrange(1, 4),
        match_won=over,
        bombs=rng.randrange(12),
        places=tuple(rng.sample(range(4), 4)),
        level=rng.choice("AAAA9"),
        levels_before=levels,
    )
    match = f"{1000 + rng.randrange(8):016x}"
    made = deal(number, end, **changes)
    return replace(made, game="guandan", match=match, number=rng.randrange(1, 8))


def test_the_database_finds_what_going_through_all_deals_finds() -> None:
    """In small histories, where some things are achieved and some are not."""
    rng = Random(1)
    seen: Counter[Achievement] = Counter()
    rounds = 40
    for _round in range(rounds):
        made = [random_deal(number, rng) for number in range(rng.choice((4, 12, 40, 120)))]
        deals = tuple({(one.match, one.number): one for one in made}.values())
        accuracies = {(one.match, one.number): rng.random() for one in deals if rng.random() < 0.3}
        found = earned(deals, accuracies)
        assert found == achievements.earned(deals, accuracies)
        seen.update(list(found))
    assert all(0 < seen[achievement] < rounds for achievement in Achievement), seen


def test_ten_thousand_deals_are_quickly_gone_through(history: History) -> None:
    """As a ratio, since any machine may be busy: it is five to six where nothing else runs."""
    rng = Random(2)
    with database.opened(history._path) as connection, database.transaction(connection):
        for number in range(10_000):
            made = replace(random_deal(number, rng), match=f"{number:016x}")
            rows.write_match(connection, replace(match_record(1), id=made.match))
            rows.write_deal(connection, made)

    def seconds(work: Callable[[], object]) -> float:
        spent = []
        for _time in range(3):
            begun = time.process_time()
            work()
            spent.append(time.process_time() - begun)
        return min(spent)

    slow = seconds(lambda: achievements.earned(history.deals(), history.accuracies()))
    assert seconds(history.earned) < slow / 2


def test_a_deal_is_looked_at_as_if_it_had_no_review(history: History) -> None:
    fill(history, deal_record(1, WON), deal_record(2, WON))
    for number in (1, 2):
        history.keep_review(f"{number:016x}", 1, "judge", 0.99, "")
    regrets = Achievement.NO_REGRETS
    assert history.earned()[regrets].deal == deal_record(1, WON)
    assert history.earned((f"{1:016x}", 1))[regrets].deal == deal_record(2, WON)


def test_intervals_hold_the_rate_and_shrink() -> None:
    for won, deals in ((0, 1), (1, 1), (7, 20), (700, 2000)):
        low, high = win_interval(won, deals)
        assert 0 <= low <= won / deals <= high <= 1
    assert win_interval(700, 2000)[1] - win_interval(700, 2000)[0] < 0.05
