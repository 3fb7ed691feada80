"""What the rules say agrees with what the engine does."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

from cardavia_desktop.engine import cards, doudizhu, guandan
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.ui.rules.content import (
    Block,
    CardLine,
    Comparison,
    Comparisons,
    Example,
    Examples,
    Heading,
    Ladder,
    Rules,
    Table,
    Transfers,
    facts,
)
from cardavia_desktop.ui.rules.content_doudizhu import doudizhu_rules
from cardavia_desktop.ui.rules.content_guandan import guandan_rules
from tests.ui.rules.facts import FACTS

SECTIONS = {
    "doudizhu": ["objective", "setup", "turn", "combinations", "scoring"],
    "guandan": ["objective", "setup", "tribute", "turn", "combinations", "scoring"],
}
B = TypeVar("B", bound=Block)


def blocks(rules: Rules, kind: type[B]) -> Iterator[B]:
    return (block for section in rules.sections for block in section.blocks if isinstance(block, kind))


def readings(text: str, game: str, level: str) -> tuple[Combination, ...]:
    found = cards.parse(text.replace("|", " "))
    return doudizhu.readings(found) if game == "doudizhu" else guandan.readings(found, level)


def the_reading(text: str, game: str, level: str) -> Combination:
    found = readings(text, game, level)
    assert found, f"{text} is no combination"
    return found[0]


def beats(second: str, first: str, game: str, level: str) -> bool:
    play, lying = the_reading(second, game, level), the_reading(first, game, level)
    return doudizhu.beats(play, lying) if game == "doudizhu" else guandan.beats(play, lying, level)


def test_the_sections_are_those_promised(rules: Rules) -> None:
    assert [section.id for section in rules.sections] == SECTIONS[rules.game]


def test_every_fact_is_stated_once(rules: Rules) -> None:
    stated = Counter(facts(rules))
    assert set(FACTS[rules.game]) - set(stated) == set(), "not stated"
    assert set(stated) - set(FACTS[rules.game]) == set(), "unknown"
    assert [fact for fact, times in stated.items() if times > 1] == []


def test_ids_are_unique(rules: Rules) -> None:
    ids = [section.id for section in rules.sections] + [heading.id for heading in blocks(rules, Heading)]
    assert len(set(ids)) == len(ids)


def all_examples() -> list[tuple[str, Example]]:
    return [
        (rules.game, example)
        for rules in (doudizhu_rules(), guandan_rules())
        for block in blocks(rules, Examples)
        for example in block.items
    ]


def test_every_example_is_read_as_it_says() -> None:
    for game, example in all_examples():
        found = readings(example.cards, game, example.level)
        told = [(reading.shape, reading.rank) for reading in example.readings]
        assert [(str(one.shape), one.rank) for one in found] == told, example
        assert example.choice == (len(found) > 1), example
        assert not example.choice or all(reading.text for reading in example.readings), example


def test_every_shape_has_an_example() -> None:
    for game, shapes in (("doudizhu", doudizhu.Shape), ("guandan", guandan.Shape)):
        shown = {
            reading.shape for of, example in all_examples() if of == game for reading in example.readings
        }
        shown |= {"bomb", "joker_bomb"} if game == "guandan" else set()  # on the ladder of bombs
        assert shown == {str(shape) for shape in shapes}


def all_comparisons() -> list[tuple[str, Comparison]]:
    return [
        (rules.game, comparison)
        for rules in (doudizhu_rules(), guandan_rules())
        for block in blocks(rules, Comparisons)
        for comparison in block.items
    ]


def test_every_comparison_comes_out_as_it_says() -> None:
    assert len(all_comparisons()) == 8
    for game, comparison in all_comparisons():
        came_out = beats(comparison.second, comparison.first, game, comparison.level)
        assert came_out is comparison.beats, comparison


def test_every_step_of_a_ladder_beats_all_below(rules: Rules) -> None:
    ladders = list(blocks(rules, Ladder))
    assert ladders
    for ladder in ladders:
        for place, step in enumerate(ladder.steps):
            for lower in ladder.steps[:place]:
                assert beats(step.cards, lower.cards, rules.game, ladder.level), (step, lower)
                assert not beats(lower.cards, step.cards, rules.game, ladder.level), (step, lower)


def test_the_order_of_the_cards_is_the_engines(rules: Rules) -> None:
    (line,) = [line for line in blocks(rules, CardLine) if "order.ranks" in line.facts]
    singles = line.cards.split()
    assert len(singles) == 15
    for higher, lower in pairwise(singles):
        assert beats(higher, lower, rules.game, line.level)
    order = line.text.split(" > ")
    names = [{"T": "10"}.get(single[0], single[0]) for single in singles[2:]]
    assert [name.removeprefix("At level 7: ").lower() for name in order[:2]] == ["red joker", "black joker"]
    assert order[2:] == names


def test_scores_follow_from_bid_and_multiplier() -> None:
    table = list(blocks(doudizhu_rules(), Table))[-1]
    for text, bid, multiplier, farmer, landlord in table.rows:
        won = 1 if text.startswith("The farmers") else -1
        assert signed(farmer) == won * int(bid) * int(multiplier)
        assert signed(landlord) == -2 * signed(farmer)
        doublings = sum(word in text for word in ("bomb and the", "rocket", "one bomb", "spring"))
        assert int(multiplier) == 2**doublings


def signed(text: str) -> int:
    assert text[0] in "+−"
    return int(text.replace("−", "-"))


def test_cards_given_follow_from_the_order_of_the_deal() -> None:
    tribute, cancelled, returned = blocks(guandan_rules(), Transfers)
    for case in (*tribute.items, *cancelled.items, *returned.items):
        hand = cards.parse(case.hand)
        strengths = guandan.rank_strengths(case.level)

        def strength(card: cards.Card, strengths: object = strengths) -> int:
            assert isinstance(strengths, dict)
            return int(strengths[cards.RANK_TEXTS[cards.rank_of(card)]])

        ordinary = [card for card in hand if not guandan.is_wild(card, case.level)]
        small = [card for card in ordinary if cards.rank_of(card) <= cards.RANKS.index("T")]
        if case in returned.items:
            allowed = small or [card for card in hand if strength(card) == min(map(strength, hand))]
            assert set(cards.parse(case.given)) <= set(allowed)
            assert len(allowed) == 1, "the example leaves a choice"
        elif hand.count(cards.RED_JOKER) + hand.count(cards.RED_JOKER + cards.PACK_SIZE) == 2:
            assert case.given == ""
        else:
            best = max(ordinary, key=strength)
            assert cards.parse(case.given) == (best,)


def test_levels_after_each_worked_deal() -> None:
    table = list(blocks(guandan_rules(), Table))[-1]
    assert len(table.rows) == 7
    for before, at, first, partner, after, what in table.rows:
        levels = dict(zip(("you", "they"), before.split(" : "), strict=True))
        assert at in levels.values()
        gain = {"2nd": 3, "3rd": 2, "4th": 1}[partner]
        won_match = levels[first] == at == "A" and partner != "4th"
        ladder = guandan.LEVELS
        levels[first] = ladder[min(ladder.index(levels[first]) + gain, len(ladder) - 1)]
        assert after == " : ".join(levels.values())
        assert won_match == (what == "You win the match.")
        if "next deal is played at" in what:
            assert what.split("next deal is played at ")[1].startswith(levels[first])
