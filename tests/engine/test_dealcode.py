"""The same code gives the same cards everywhere and always, and a mistyped one is told apart."""

import json
from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.engine import cards, codec, dealcode
from cardavia_desktop.engine.codec import Fault, LogError
from cardavia_desktop.engine.dealcode import CODES, CodedShuffler, CodeError, CodeFault, DealCode
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.registry import GAMES

PINNED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "dealcodes.json").read_text(encoding="utf-8")
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
CODE = st.builds(DealCode, st.sampled_from(list(GAMES.values())), st.integers(0, CODES - 1))


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: pinned["code"])
def test_the_cards_of_these_codes_never_change(pinned: Mapping[str, Any]) -> None:
    code = dealcode.parse(pinned["code"], GAMES)
    assert (code.game.key, code.number) == (pinned["game"], pinned["number"])
    for number, expected in enumerate(pinned["deals"], 1):
        deal = code.deal(number)
        assert [cards.text(hand) for hand in deal.hands] == expected["hands"]
        assert cards.text(deal.bottom) == expected["bottom"]
        assert deal.first == expected["first"]


def test_both_games_are_pinned() -> None:
    assert {pinned["game"] for pinned in PINNED} == set(GAMES)


@given(CODE)
def test_a_code_is_read_back_however_it_is_typed(code: DealCode) -> None:
    text = str(code)
    assert len(text) == 9
    assert dealcode.parse(text, GAMES) == code
    typed = f"  {text.lower().replace('0', 'o').replace('1', 'l').replace('-', ' ')}\n"
    assert dealcode.parse(typed, GAMES) == code


@given(CODE, st.data())
def test_one_wrong_character_or_two_exchanged_are_noticed(code: DealCode, data: st.DataObject) -> None:
    symbols = list(str(code).replace("-", ""))
    place = data.draw(st.integers(0, len(symbols) - 1))
    for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
        if other != symbols[place]:
            with pytest.raises(CodeError):
                dealcode.parse("".join([*symbols[:place], other, *symbols[place + 1 :]]), GAMES)
    for a, b in combinations(range(len(symbols)), 2):
        if symbols[a] != symbols[b]:
            swapped = symbols.copy()
            swapped[a], swapped[b] = swapped[b], swapped[a]
            with pytest.raises(CodeError):
                dealcode.parse("".join(swapped), GAMES)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.EMPTY),
        (" - ", CodeFault.EMPTY),
        ("D", CodeFault.WRONG_LENGTH),
        ("D-000000", CodeFault.WRONG_LENGTH),
        ("D-00000000", CodeFault.WRONG_LENGTH),
        ("D-00000U0", CodeFault.BAD_CHARACTER),
        ("D-00000é0", CodeFault.BAD_CHARACTER),
        ("D-\ud800000000", CodeFault.BAD_CHARACTER),
        ("X-0000000", CodeFault.UNKNOWN_GAME),
        ("D-0000000", CodeFault.MISTYPED),
    ],
)
def test_what_is_no_code_is_refused_with_a_reason(text: str, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as refused:
        dealcode.parse(text, GAMES)
    assert refused.value.fault is fault


@given(st.text())
def test_no_text_does_worse_than_being_refused(text: str) -> None:
    try:
        code = dealcode.parse(text, GAMES)
    except CodeError:
        return
    assert dealcode.parse(str(code), GAMES) == code


def test_letters_are_digits_and_each_game_has_its_own() -> None:
    letters = [game.letter for game in GAMES.values()]
    assert len(set(letters)) == len(letters)
    assert all(letter in "ABCDEFGHJKMNPQRSTVWXYZ" for letter in letters)


def test_the_numbers_are_those_that_the_description_tells() -> None:
    """Draw the same numbers from the prose of CodedShuffler, written out once more."""
    text = "cardavia G 77 3"
    stream = b"".join(sha256(f"{text} {block}".encode()).digest() for block in range(30))
    words = iter([int.from_bytes(stream[start : start + 8], "big") for start in range(0, len(stream), 8)])
    shuffler = CodedShuffler("G", 77, 3)
    for stop in [*range(1, 60), 1 << 63, (1 << 63) + 1, 3]:
        word = next(words)
        while word >= (1 << 64) // stop * stop:
            word = next(words)
        assert shuffler.randrange(stop) == word % stop


def test_every_order_is_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for match in range(4_800):
        cards_to_shuffle = [0, 1, 2, 3]
        CodedShuffler("D", match, 1).shuffle(cards_to_shuffle)
        orders[tuple(cards_to_shuffle)] += 1
    chi_squared = sum((orders[order] - 200) ** 2 / 200 for order in orders)
    assert len(orders) == 24
    assert chi_squared < 49.7, "23 degrees of freedom: passed by all but one generator in a thousand"


@every_game
def test_other_matches_and_other_deals_have_other_cards(game: Game) -> None:
    deals = {DealCode(game, number).deal(deal) for number in range(20) for deal in range(1, 4)}
    assert len(deals) == 60


@every_game
def test_a_log_keeps_the_code_and_is_refused_when_the_cards_are_others(game: Game) -> None:
    code = dealcode.draw(game, Random(5))
    match = Match(game, code.deal(1), code=code, identity="0123456789abcdef")
    match.rename("  Tuesday\nevening \x07")
    text = codec.dumps(match, "test")
    read = codec.loads(text, GAMES)
    assert (read.code, read.identity, read.name) == (code, "0123456789abcdef", "Tuesday evening")
    other = DealCode(game, code.number ^ 1)
    for wrong, fault in ((str(other), Fault.BAD_DEAL), ("D-0000000", Fault.NOT_A_LOG)):
        with pytest.raises(LogError) as refused:
            codec.loads(text.replace(str(code), wrong), GAMES)
        assert refused.value.fault is fault


def test_a_code_of_another_game_is_refused() -> None:
    doudizhu, guandan = GAMES["doudizhu"], GAMES["guandan"]
    code = DealCode(guandan, 1)
    with pytest.raises(ValueError, match="no code of doudizhu"):
        Match(doudizhu, DealCode(doudizhu, 1).deal(1), code=code)
