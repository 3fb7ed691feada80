"""Cards as text, and hands that count their own copies."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.engine import cards

FACES = st.lists(st.integers(0, 53), max_size=40).filter(
    lambda faces: all(count <= 2 for count in Counter(faces).values())
)


@given(FACES)
def test_text_reads_back(faces: list[int]) -> None:
    hand = cards.numbered(faces)
    assert cards.parse(cards.text(hand)) == hand
    assert len(set(hand)) == len(hand)
    assert [cards.face_of(card) for card in hand] == faces


@pytest.mark.parametrize("token", ["", "3", "10S", "SS", "3X", "bj", "JB", "1S"])
def test_a_bad_token_is_named(token: str) -> None:
    if not token:
        assert cards.parse("  ") == ()
        return
    with pytest.raises(ValueError, match=token):
        cards.parse(f"3S {token} 4H")


def test_no_more_than_two_of_a_card() -> None:
    with pytest.raises(ValueError, match="QD"):
        cards.parse("QD QD QD")
    assert not cards.holds(cards.mask_of(cards.parse("QD QD")), [cards.parse("QD")[0]] * 3)


@given(FACES, st.data())
def test_what_leaves_a_hand_and_comes_back(faces: list[int], data: st.DataObject) -> None:
    hand = cards.mask_of(cards.numbered(faces))
    played = data.draw(st.lists(st.sampled_from(faces), max_size=5) if faces else st.just([]))
    held = Counter(faces)
    fits = all(count <= held[face] for face, count in Counter(played).items())
    assert cards.holds(hand, played) is fits
    if not fits:
        return
    left = cards.without(hand, played)
    kept = [cards.face_of(card) for card in cards.cards_of(left)]
    assert Counter(kept) == held - Counter(played)
    assert sorted(cards.numbered(kept)) == list(cards.cards_of(left)), "a single card is a first copy"
    for face in played:
        left = cards.with_card(left, face)
    assert left == hand


def test_which_copy_is_meant_does_not_matter() -> None:
    hand = cards.mask_of(cards.parse("5C 5C 9D"))
    first, second, _nine = cards.parse("5C 5C 9D")
    assert (
        cards.without(hand, [first]) == cards.without(hand, [second]) == cards.mask_of(cards.parse("5C 9D"))
    )
    assert cards.holds(cards.mask_of([first]), [second])


def test_ranks_and_suits() -> None:
    king, red = cards.parse("KH RJ")
    assert (cards.rank_of(king), cards.suit_of(king), cards.is_joker(king)) == (11, 1, False)
    assert (cards.rank_of(red), cards.suit_of(red), cards.is_joker(red)) == (14, None, True)
    assert cards.rank_of(king + cards.PACK_SIZE) == 11


def test_no_hand_holds_what_is_no_card() -> None:
    assert not cards.holds(cards.mask_of(cards.parse("5C 5C")), [999])
    assert not cards.holds(cards.mask_of(cards.parse("5C 5C")), [-1])
