"""Names of more than plain letters: kept whole, and never cut through what is seen as one sign."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.engine.names import tidy_name, whole_signs

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
FLAG = "\U0001f1eb\U0001f1f7"
WAVE = "\U0001f44b\U0001f3fd"
HEART = "\u2764\ufe0f"
ACCENTED = "e\u0323\u0301"
KOREAN = "\u1112\u1161\u11ab"
SIGNS = (FAMILY, FLAG, WAVE, HEART, ACCENTED, KOREAN)


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_is_kept_or_left_out_whole(sign: str) -> None:
    text = sign * 5
    for most in range(len(sign), len(text) + 3):
        assert whole_signs(text, most) == sign * min(5, most // len(sign))
        assert tidy_name(text, most) == sign * min(5, most // len(sign))
        assert whole_signs("ab" + text, most) in ("ab" + sign * number for number in range(6))


def test_a_family_stays_a_family() -> None:
    assert tidy_name(f"  {FAMILY}  {FLAG} ", 60) == f"{FAMILY} {FLAG}"


@pytest.mark.parametrize("name", ["\u200d", " \u200c\u200d ", "\u202e\u2066", "\x00\x1b", "\ud83d", "\ufeff"])
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert tidy_name(name, 60) == ""


def test_marks_without_end_are_cut_all_the_same() -> None:
    assert whole_signs("e" + "\u0301" * 100, 60) == "e" + "\u0301" * 59


@given(st.text(st.sampled_from("ab \t\x1b\u200c\u200d\u0301") | st.characters()), st.integers(1, 20))
def test_a_tidy_name_is_short_and_stays_as_it_is(name: str, most: int) -> None:
    tidy = tidy_name(name, most)
    assert len(tidy) <= most
    assert tidy_name(tidy, most) == tidy
