"""The engine's values in the player's words.

Texts are English here and come out in the window's language. A rank changes its form with its place in a
phrase ("of kings", "to king"), and more so in French, so each form is a text of its own. Courts and
aces are words here; the letters beside the cards are the deck's (:meth:`.look.Look.letter`).
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from cardavia_desktop.agents.agent import Motive
from cardavia_desktop.engine.cards import RANK_TEXTS, Card, rank_of, suit_of
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.engine.refusal import Reason

translate = QCoreApplication.translate

_NAMES: Final[Mapping[str, object]] = {
    "J": QT_TRANSLATE_NOOP("Rank", "jack"),
    "Q": QT_TRANSLATE_NOOP("Rank", "queen"),
    "K": QT_TRANSLATE_NOOP("Rank", "king"),
    "A": QT_TRANSLATE_NOOP("Rank", "ace"),
    "BJ": QT_TRANSLATE_NOOP("Rank", "black joker"),
    "RJ": QT_TRANSLATE_NOOP("Rank", "red joker"),
}
_MANY: Final[Mapping[str, object]] = {
    "J": QT_TRANSLATE_NOOP("Rank", "jacks"),
    "Q": QT_TRANSLATE_NOOP("Rank", "queens"),
    "K": QT_TRANSLATE_NOOP("Rank", "kings"),
    "A": QT_TRANSLATE_NOOP("Rank", "aces"),
    "BJ": QT_TRANSLATE_NOOP("Rank", "black jokers"),
    "RJ": QT_TRANSLATE_NOOP("Rank", "red jokers"),
}
_OF_MANY: Final[Mapping[str, object]] = {
    "J": QT_TRANSLATE_NOOP("Rank", "of jacks"),
    "Q": QT_TRANSLATE_NOOP("Rank", "of queens"),
    "K": QT_TRANSLATE_NOOP("Rank", "of kings"),
    "A": QT_TRANSLATE_NOOP("Rank", "of aces"),
    "BJ": QT_TRANSLATE_NOOP("Rank", "of black jokers"),
    "RJ": QT_TRANSLATE_NOOP("Rank", "of red jokers"),
}
_UP_TO: Final[Mapping[str, object]] = {
    "J": QT_TRANSLATE_NOOP("Rank", "to jack"),
    "Q": QT_TRANSLATE_NOOP("Rank", "to queen"),
    "K": QT_TRANSLATE_NOOP("Rank", "to king"),
    "A": QT_TRANSLATE_NOOP("Rank", "to ace"),
}
_SUITS: Final = (
    QT_TRANSLATE_NOOP("Suit", "spades"),
    QT_TRANSLATE_NOOP("Suit", "hearts"),
    QT_TRANSLATE_NOOP("Suit", "clubs"),
    QT_TRANSLATE_NOOP("Suit", "diamonds"),
)
_OF_RANKS: Final[Mapping[str, object]] = {
    "pair": QT_TRANSLATE_NOOP("Shape", "Pair %1"),
    "triple": QT_TRANSLATE_NOOP("Shape", "Triple %1"),
    "triple_single": QT_TRANSLATE_NOOP("Shape", "Triple %1 + single"),
    "triple_pair": QT_TRANSLATE_NOOP("Shape", "Triple %1 + pair"),
}
_OF_ONE_RANK: Final[Mapping[str, object]] = {
    "full_house": QT_TRANSLATE_NOOP("Shape", "Full house of %1"),
    "four_two_singles": QT_TRANSLATE_NOOP("Shape", "Four %1 + two singles"),
    "four_two_pairs": QT_TRANSLATE_NOOP("Shape", "Four %1 + two pairs"),
}
_UP_TO_A_RANK: Final[Mapping[str, object]] = {
    "straight": QT_TRANSLATE_NOOP("Shape", "Straight %1"),
    "pair_run": QT_TRANSLATE_NOOP("Shape", "Pair run %1"),
    "triple_run": QT_TRANSLATE_NOOP("Shape", "Triple run %1"),
    "airplane": QT_TRANSLATE_NOOP("Shape", "Airplane %1"),
    "airplane_singles": QT_TRANSLATE_NOOP("Shape", "Airplane %1 + singles"),
    "airplane_pairs": QT_TRANSLATE_NOOP("Shape", "Airplane %1 + pairs"),
    "straight_flush": QT_TRANSLATE_NOOP("Shape", "Straight flush %1"),
}
_BOMB_SIZES: Final[Mapping[int, object]] = {
    4: QT_TRANSLATE_NOOP("Shape", "Bomb, four %1"),
    5: QT_TRANSLATE_NOOP("Shape", "Bomb, five %1"),
    6: QT_TRANSLATE_NOOP("Shape", "Bomb, six %1"),
    7: QT_TRANSLATE_NOOP("Shape", "Bomb, seven %1"),
    8: QT_TRANSLATE_NOOP("Shape", "Bomb, eight %1"),
    9: QT_TRANSLATE_NOOP("Shape", "Bomb, nine %1"),
    10: QT_TRANSLATE_NOOP("Shape", "Bomb, ten %1"),
}
_BOMBS: Final = frozenset({"bomb", "rocket", "straight_flush", "joker_bomb"})

_REASONS: Final[Mapping[Reason, object]] = {
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Reason", "it is not your turn"),
    Reason.WRONG_PHASE: QT_TRANSLATE_NOOP("Reason", "not possible at the moment"),
    Reason.NOTHING_SELECTED: QT_TRANSLATE_NOOP("Reason", "choose cards first"),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("Reason", "these cards are not in your hand"),
    Reason.NOT_A_COMBINATION: QT_TRANSLATE_NOOP("Reason", "these cards form no combination"),
    Reason.MUST_LEAD: QT_TRANSLATE_NOOP("Reason", "the leader must play"),
    Reason.OTHER_SHAPE: QT_TRANSLATE_NOOP("Reason", "another shape lies on the table"),
    Reason.OTHER_SIZE: QT_TRANSLATE_NOOP("Reason", "another number of cards lies on the table"),
    Reason.TOO_LOW: QT_TRANSLATE_NOOP("Reason", "too low to beat the table"),
    Reason.BID_OUT_OF_RANGE: QT_TRANSLATE_NOOP("Reason", "bids are 1, 2 or 3"),
    Reason.BID_TOO_LOW: QT_TRANSLATE_NOOP("Reason", "a bid must exceed the one before"),
    Reason.RETURN_ONE_CARD: QT_TRANSLATE_NOOP("Reason", "return exactly one card"),
    Reason.RETURN_WILD: QT_TRANSLATE_NOOP("Reason", "a wild card may not be returned"),
    Reason.RETURN_RANK: QT_TRANSLATE_NOOP("Reason", "only a 2 to 10 may be returned"),
    Reason.RETURN_LOWEST: QT_TRANSLATE_NOOP("Reason", "only one of your lowest cards may be returned"),
}
_MOTIVES: Final[Mapping[Motive, object]] = {
    Motive.GOES_OUT: QT_TRANSLATE_NOOP("Motive", "empties your hand"),
    Motive.WINS_FOR_CERTAIN: QT_TRANSLATE_NOOP("Motive", "wins, whatever the others hold"),
    Motive.SHEDS_MOST: QT_TRANSLATE_NOOP("Motive", "gets rid of many cards at once"),
    Motive.LOW_FIRST: QT_TRANSLATE_NOOP("Motive", "gets rid of a weak combination while you lead"),
    Motive.CHEAPEST_BEAT: QT_TRANSLATE_NOOP("Motive", "the least that beats the table"),
    Motive.FITS_HAND: QT_TRANSLATE_NOOP("Motive", "goes well with the rest of your hand"),
    Motive.KEEPS_BOMB: QT_TRANSLATE_NOOP("Motive", "leaves your bombs whole"),
    Motive.KEEPS_CONTROL: QT_TRANSLATE_NOOP("Motive", "keeps control of the game"),
    Motive.PARTNER_WINS: QT_TRANSLATE_NOOP("Motive", "your partner’s play can stand"),
    Motive.HELPS_PARTNER: QT_TRANSLATE_NOOP("Motive", "your partner can go on from it"),
    Motive.BLOCKS: QT_TRANSLATE_NOOP("Motive", "stops an opponent who is about to go out"),
    Motive.BOMBS_NOW: QT_TRANSLATE_NOOP("Motive", "a bomb is worth its cards now"),
    Motive.NOTHING_BETTER: QT_TRANSLATE_NOOP("Motive", "nothing better is at hand"),
    Motive.STRONG_HAND: QT_TRANSLATE_NOOP("Motive", "your hand is strong"),
    Motive.WEAK_HAND: QT_TRANSLATE_NOOP("Motive", "your hand is weak"),
    Motive.LEAST_USEFUL: QT_TRANSLATE_NOOP("Motive", "the card that helps you least"),
}


def _marked(context: str, text: object) -> str:
    """Return the translation of a text that was marked above."""
    return translate(context, str(text))


def fill(text: str, *values: str | int) -> str:
    """Put values in for ``%1``, ``%2`` … of a translated text."""
    for number, value in reversed(list(enumerate(values, 1))):
        text = text.replace(f"%{number}", str(value))
    return text


def _number(rank: str) -> str:
    return "10" if rank == "T" else rank


def rank_name(rank: str) -> str:
    """Return one card of a rank: ``9``, ``king``, ``red joker``."""
    return _marked("Rank", _NAMES[rank]) if rank in _NAMES else _number(rank)


def ranks_name(rank: str) -> str:
    """Return several cards of a rank: ``9s``, ``kings``."""
    if rank in _MANY:
        return _marked("Rank", _MANY[rank])
    return fill(translate("Rank", "%1s"), _number(rank))


def _of_ranks(rank: str) -> str:
    if rank in _OF_MANY:
        return _marked("Rank", _OF_MANY[rank])
    return fill(translate("Rank", "of %1s"), _number(rank))


def _up_to(rank: str) -> str:
    if rank in _UP_TO:
        return _marked("Rank", _UP_TO[rank])
    return fill(translate("Rank", "to %1"), _number(rank))


def card_name(card: Card) -> str:
    """Return a card's full name: ``king of hearts``, ``red joker``."""
    suit = suit_of(card)
    name = rank_name(RANK_TEXTS[rank_of(card)])
    if suit is None:
        return name
    return fill(translate("Card", "%1 of %2"), name, _marked("Suit", _SUITS[suit]))


def combination_name(combination: Combination) -> str:
    """Return what a combination is called: ``Pair run to 9``."""
    shape, rank = combination.shape.value, combination.rank
    if shape == "single":
        return fill(translate("Shape", "Single %1"), rank_name(rank))
    if shape == "rocket":
        return translate("Shape", "Rocket")
    if shape == "joker_bomb":
        return translate("Shape", "Bomb of four jokers")
    if shape == "bomb":
        return fill(_marked("Shape", _BOMB_SIZES[combination.size]), ranks_name(rank))
    if shape in _OF_RANKS:
        return fill(_marked("Shape", _OF_RANKS[shape]), _of_ranks(rank))
    if shape in _OF_ONE_RANK:
        return fill(_marked("Shape", _OF_ONE_RANK[shape]), ranks_name(rank))
    return fill(_marked("Shape", _UP_TO_A_RANK[shape]), _up_to(rank))


def within_sentence(name: str) -> str:
    """Return a name as it stands inside a sentence."""
    return name[:1].lower() + name[1:]


def is_bomb(combination: Combination) -> bool:
    """Tell whether a combination beats every ordinary shape."""
    return combination.shape.value in _BOMBS


def reason_text(reason: Reason) -> str:
    """Return why something is refused, as the end of a sentence."""
    return _marked("Reason", _REASONS[reason])


def motive_text(motive: Motive) -> str:
    """Return why something is advised, as the end of a sentence."""
    return _marked("Motive", _MOTIVES[motive])


def place_name(place: int) -> str:
    """Return a place in the order of going out: ``1st``."""
    return (
        translate("Place", "1st"),
        translate("Place", "2nd"),
        translate("Place", "3rd"),
        translate("Place", "4th"),
    )[place - 1]


def signed(number: int) -> str:
    """Return a number with its sign; a minus as long as the plus."""
    if number > 0:
        return f"+{number}"
    return f"−{-number}" if number else "0"
