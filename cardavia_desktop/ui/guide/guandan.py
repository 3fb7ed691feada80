"""The guided deal of Guandan: shapes, the partner, level cards, wild cards and bombs."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.ui.guide.lesson import Advice, Lesson, Move

translate = QCoreApplication.translate


def _lead() -> Advice:
    return Advice(
        translate("Guide", "You lead"),
        (
            translate("Guide", "You and Lan, opposite you, play together against Tao and Mei."),
            translate("Guide", "A full house is a triple with a pair; it counts by its triple."),
            translate("Guide", "Choose the three 5s and the two 3s, and play them."),
        ),
        translate("Guide", "You could lead that, too. Five low cards at once are better: 5 5 5 and 3 3."),
    )


def _partner() -> Advice:
    return Advice(
        translate("Guide", "Your partner’s play"),
        (
            translate("Guide", "Tao has beaten you, and Lan has beaten Tao. Mei has passed."),
            translate("Guide", "Lan is your partner: what she wins is won for both."),
            translate("Guide", "Let her play stand: pass."),
        ),
        translate("Guide", "You would beat your own partner. Pass, and Lan leads the next trick."),
    )


def _level() -> Advice:
    return Advice(
        translate("Guide", "The level cards"),
        (
            translate("Guide", "Lan has led a 4, and Mei has played an ace."),
            translate("Guide", "This deal is played at level 2: a 2 stands above the ace, below the jokers."),
            translate("Guide", "Play the 2 of spades. The 2 of hearts is wild: keep it."),
        ),
        translate("Guide", "Keep the wild card and the joker for greater things. The 2 of spades is enough."),
    )


def _flush() -> Advice:
    return Advice(
        translate("Guide", "Bombs and the wild card"),
        (
            translate("Guide", "Tao has bombed with four 9s. A straight flush beats a bomb of four or five."),
            translate("Guide", "Choose 6 7 8 9 of spades and the wild 2 of hearts."),
            translate("Guide", "They mean several things, so you are asked: take the straight flush to 10."),
        ),
        translate("Guide", "Here the straight flush is wanted: 6 7 8 9 of spades with the wild card as 10."),
    )


def _queens() -> Advice:
    return Advice(
        translate("Guide", "Three pairs in a row"),
        (
            translate("Guide", "Nobody beats that, so you lead again."),
            translate("Guide", "A pair run is exactly three pairs in a row."),
            translate("Guide", "Play 10 10 J J Q Q."),
        ),
        translate("Guide", "Six cards at once bring you closer to the end: 10 10 J J Q Q."),
    )


def _closing() -> Advice:
    return Advice(
        translate("Guide", "That is how it goes"),
        (
            translate(
                "Guide",
                "Who goes out first wins for the team; with the partner second it rises three levels.",
            ),
            translate("Guide", "From the second deal on, last place pays a tribute to first place."),
            translate("Guide", "Play this deal on, or deal a match of your own."),
        ),
        "",
    )


LESSON: Final = Lesson(
    "guandan",
    (
        "RJ 2S 2H AS AH KD KC QD QC JC JD TD TH 9S 8H 8C 8S 7S 6S 6D 5S 5H 5C 4D 4C 3S 3D",
        "8S 8C 8D 7H 7C 9S 9H 9C 9D",
        "QS QH QS 6H 6C 4S",
        "AC",
    ),
    "",
    (
        Move(0, "5S 5H 5C 3S 3D", _lead),
        Move(1, "8S 8C 8D 7H 7C"),
        Move(2, "QS QH QS 6H 6C"),
        Move(3, "pass"),
        Move(0, "pass", _partner),
        Move(1, "pass"),
        Move(2, "4S"),
        Move(3, "AC"),
        Move(0, "2S", _level),
        Move(1, "9S 9H 9C 9D"),
        Move(2, "pass"),
        Move(3, "pass"),
        Move(0, "6S 7S 8S 9S 2H", _flush),
        Move(1, "pass"),
        Move(2, "pass"),
        Move(3, "pass"),
        Move(0, "TD TH JC JD QD QC", _queens),
    ),
    _closing,
)
