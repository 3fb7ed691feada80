"""The guided deal of Dou Dizhu: you are the landlord, and win with a bomb and the rocket."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.ui.guide.lesson import Advice, Lesson, Move

translate = QCoreApplication.translate


def _bid() -> Advice:
    return Advice(
        translate("Guide", "The bidding"),
        (
            translate("Guide", "The highest bidder is landlord and plays alone against the two others."),
            translate("Guide", "Four 2s and both jokers: no hand is stronger."),
            translate("Guide", "Bid 3, the most there is."),
        ),
        translate("Guide", "With so strong a hand, be the landlord, for as much as you can: bid 3."),
    )


def _lead() -> Advice:
    return Advice(
        translate("Guide", "You lead"),
        (
            translate("Guide", "The three bottom cards are yours now, and you begin."),
            translate("Guide", "Five ranks or more in a row are a straight, of any suits."),
            translate("Guide", "Choose 3 4 5 6 7 and play them."),
        ),
        translate(
            "Guide", "You could lead that, too. Low cards that go together are best played first: 3 4 5 6 7."
        ),
    )


def _follow() -> Advice:
    return Advice(
        translate("Guide", "Following a play"),
        (
            translate("Guide", "Tao has beaten your straight with a higher one, to 9."),
            translate("Guide", "You beat it with the same shape and as many cards, but higher."),
            translate("Guide", "Play your straight 10 J Q K A."),
        ),
        translate("Guide", "Keep that for later: 10 J Q K A is all you need to beat a straight to 9."),
    )


def _pair() -> Advice:
    return Advice(
        translate("Guide", "A trick of yours"),
        (
            translate("Guide", "Both have passed, so the trick is yours, and you lead again."),
            translate("Guide", "Play a pair: your two 8s."),
        ),
        translate("Guide", "A pair gets rid of two cards at once: play your two 8s."),
    )


def _pass() -> Advice:
    return Advice(
        translate("Guide", "Passing"),
        (
            translate("Guide", "Mei’s pair of kings beats your 8s."),
            translate("Guide", "Two of your 2s would beat it, but all four together are a bomb."),
            translate("Guide", "Pass. You may play again later, even in this trick."),
        ),
        translate("Guide", "Do not break the bomb up for one trick. Pass this time."),
    )


def _single() -> Advice:
    return Advice(
        translate("Guide", "A single card"),
        (
            translate("Guide", "Nobody has beaten Mei, so she leads: a single 4."),
            translate("Guide", "Beat it with a card that you need for nothing else: the 9."),
        ),
        translate("Guide", "Your 3 is too low, and the jokers and 2s are worth more together. Play the 9."),
    )


def _bomb() -> Advice:
    return Advice(
        translate("Guide", "A bomb"),
        (
            translate("Guide", "Four cards of a rank beat everything but a higher bomb and the rocket."),
            translate("Guide", "Every bomb doubles what the deal counts: now it is worth it."),
            translate("Guide", "Play your four 2s."),
        ),
        translate(
            "Guide",
            "Now you can win: with all four 2s you take the trick, and nearly all your cards are gone.",
        ),
    )


def _last() -> Advice:
    return Advice(
        translate("Guide", "The order of playing"),
        (
            translate("Guide", "A 3 and the two jokers are left."),
            translate("Guide", "Lead the 3: whatever is played on it, the rocket will beat it."),
        ),
        translate("Guide", "If you play the jokers first, the 3 is left behind. Lead the 3."),
    )


def _rocket() -> Advice:
    return Advice(
        translate("Guide", "The rocket"),
        (
            translate("Guide", "Both jokers are the rocket. Nothing beats it, and it doubles once more."),
            translate("Guide", "Bid 3, doubled by the bomb and the rocket, is 12 from each farmer."),
            translate("Guide", "Play your jokers: your hand is empty, and the deal is won."),
        ),
        translate("Guide", "Play both jokers together: that wins the deal."),
    )


LESSON: Final = Lesson(
    "doudizhu",
    (
        "3S 4H 5S 6C 7D TS JH QC KD AS 8S 2S 2H 2C 2D BJ RJ",
        "5H 6S 7S 8C 9S JS QS",
        "KS KH 4S",
    ),
    "8H 9C 3H",
    (
        Move(0, "bid 3", _bid),
        Move(0, "3S 4H 5S 6C 7D", _lead),
        Move(1, "5H 6S 7S 8C 9S"),
        Move(2, "pass"),
        Move(0, "TS JH QC KD AS", _follow),
        Move(1, "pass"),
        Move(2, "pass"),
        Move(0, "8S 8H", _pair),
        Move(1, "pass"),
        Move(2, "KS KH"),
        Move(0, "pass", _pass),
        Move(1, "pass"),
        Move(2, "4S"),
        Move(0, "9C", _single),
        Move(1, "JS"),
        Move(2, "pass"),
        Move(0, "2S 2H 2C 2D", _bomb),
        Move(1, "pass"),
        Move(2, "pass"),
        Move(0, "3H", _last),
        Move(1, "QS"),
        Move(2, "pass"),
        Move(0, "BJ RJ", _rocket),
    ),
)
