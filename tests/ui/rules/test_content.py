"""What the rules say agrees with what the engine does."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

from cardavia_desktop.engine import cards, doudizhu, guandan
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.doudizhu.result import Result as DoudizhuResult
from cardavia_desktop.engine.doudizhu.result import Spring
from cardavia_desktop.engine.guandan.levels import settle
from cardavia_desktop.engine.guandan.tribute import returnable, tribute
from cardavia_desktop.engine.refusal import Reason
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
    places,
)
from cardavia_desktop.ui.rules.content_doudizhu import doudizhu_rules
from cardavia_desktop.ui.rules.content_guandan import guandan_rules
from cardavia_desktop.ui.rules.links import explained_at
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


def test_scores_are_the_engines() -> None:
    table = list(blocks(doudizhu_rules(), Table))[-1]
    assert len(table.rows) == 4
    for text, bid, multiplier, farmer, landlord in table.rows:
        spring = Spring.REVERSE_SPRING if "reverse spring" in text else Spring.NONE
        spring = Spring.SPRING if "a spring" in text else spring
        bombs = sum(word in text for word in ("a bomb", "one bomb", "the rocket"))
        out = 1 if text.startswith("The farmers") else 0
        result = DoudizhuResult(landlord=0, out=out, bid=int(bid), bombs=bombs, spring=spring)
        assert int(multiplier) == result.multiplier, text
        assert (signed(landlord), signed(farmer), signed(farmer)) == result.scores, text


def signed(text: str) -> int:
    assert text[0] in "+−"
    return int(text.replace("−", "-"))


def test_cards_given_are_the_engines() -> None:
    paid, cancelled, returned = blocks(guandan_rules(), Transfers)
    for case in (*paid.items, *cancelled.items):
        hands = [cards.mask_of(cards.parse(case.hand)), 0, 0, 0]
        gifts = tribute(hands, (1, 2, 3, 0), case.level).gifts
        assert cards.text(gift.card for gift in gifts) == case.given, case
    for case in returned.items:
        allowed = returnable(cards.mask_of(cards.parse(case.hand)), case.level)
        assert cards.text(cards.cards_of(allowed)) == case.given, case


def test_the_example_of_two_payers_is_the_engines() -> None:
    """You are seat 0 and first, your partner second; the player on your right pays before the left one."""
    you, right, partner, left = range(4)
    places = (you, partner, right, left)
    for right_pays, left_pays, to_you in (("AS", "BJ", left), ("AS", "AH", right)):
        hands = [0] * 4
        hands[right], hands[left] = (cards.mask_of(cards.parse(text)) for text in (right_pays, left_pays))
        first, second = tribute(hands, places, "3").gifts
        assert (first.giver, first.receiver, second.receiver) == (to_you, you, partner)


def test_levels_after_each_worked_deal_are_the_engines() -> None:
    table = list(blocks(guandan_rules(), Table))[-1]
    assert len(table.rows) == 7
    for before, level, first, partner, after, what in table.rows:
        mine, theirs = before.split(" : ")
        assert level in (mine, theirs)
        winner = ("you", "they").index(first)
        partner_place = int(partner[0])
        others = [1 - winner, 3 - winner]
        rest = [others[0], others[1]]
        rest.insert(partner_place - 2, winner + 2)
        result = settle((winner, *rest), level, (mine, theirs))
        assert after == " : ".join(result.levels_after), what
        assert result.match_won == (what == "You win the match."), what
        told = re.search(r"next deal is played at (\w+)", what)
        assert told is None or told[1] == result.levels_after[winner], what


def test_every_refusal_is_explained_somewhere() -> None:
    ids = {rules.game: {place.id for place in places(rules)} for rules in (doudizhu_rules(), guandan_rules())}
    for reason in Reason:
        of_games = [name for name in ids if explained_at(reason) in ids[name]]
        only = {"BID": ["doudizhu"], "RETURN": ["guandan"]}.get(reason.name.split("_")[0], [*ids])
        assert of_games == only, reason
