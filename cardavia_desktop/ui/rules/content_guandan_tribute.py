"""Guandan's tribute and return as the rules show them."""

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.ui.rules.content import Heading, Paragraph, Point, Section, Transfer, points, transfers

translate = QCoreApplication.translate


def guandan_tribute() -> Section:
    """Return the section on tribute in the language now installed."""
    return Section(
        "tribute",
        translate("Rules", "Tribute and return"),
        translate(
            "Rules",
            "From the second deal of a match on, the losers pay before play, and get a small card back.",
        ),
        (
            Heading("pay", translate("Rules", "Paying tribute")),
            points(
                Point(
                    translate(
                        "Rules",
                        "Whoever was last gives a card to whoever was first, even to a partner. It is the "
                        "payer’s strongest card that is not wild, in the order of the new deal.",
                    ),
                    translate("Rules", "One payer"),
                    (
                        "tribute.last_pays_first",
                        "tribute.whichever_team",
                        "tribute.strongest_not_wild",
                        "tribute.new_order",
                    ),
                ),
                Point(
                    translate(
                        "Rules",
                        "If partners finished first and second, both opponents give a card. The stronger "
                        "one goes to first place, the other to second place.",
                    ),
                    translate("Rules", "Two payers"),
                    ("tribute.both_opponents", "tribute.stronger_to_first"),
                ),
                Point(
                    translate(
                        "Rules",
                        "If both cards are equally strong, the payer who comes first after first place in "
                        "turn order pays first place.",
                    ),
                    translate("Rules", "Equal cards"),
                    ("tribute.equal_by_turn_order",),
                ),
                Point(
                    translate(
                        "Rules",
                        "Tribute is paid automatically; there is nothing to choose. Everyone sees the cards "
                        "that are given and those that come back.",
                    ),
                    translate("Rules", "In the open"),
                    ("tribute.automatic", "tribute.shown"),
                ),
            ),
            transfers(
                Transfer(
                    "9H 9C AS AD KD QC",
                    "9C",
                    translate(
                        "Rules",
                        "Level 9. The 9 of hearts is wild and stays. The 9 of clubs is a level card, "
                        "stronger than an ace.",
                    ),
                    "9",
                ),
                Transfer(
                    "BJ 5S 5D AC KH KS",
                    "BJ",
                    translate("Rules", "Level 5. The black joker is above the level cards."),
                    "5",
                ),
            ),
            Paragraph(
                translate(
                    "Rules",
                    "An example with two payers: you were first and your partner second. The player on your "
                    "right has to give an ace, the player on your left the black joker. The joker is the "
                    "stronger card and comes to you; the ace goes to your partner. If both had to give an "
                    "ace, the ace from your right would come to you, because that player’s turn follows "
                    "yours.",
                ),
            ),
            Heading("cancelled", translate("Rules", "No tribute")),
            Paragraph(
                translate(
                    "Rules",
                    "If the one payer holds both red jokers, or the two payers hold them between them, "
                    "tribute is cancelled. No card moves, and first place leads.",
                ),
                (
                    "tribute.cancelled_one_payer",
                    "tribute.cancelled_two_payers",
                    "tribute.cancelled_first_leads",
                ),
            ),
            transfers(
                Transfer(
                    "RJ RJ KS KD 8C 8H",
                    "",
                    translate("Rules", "Both red jokers in the payer’s hand: no card is given."),
                    "4",
                ),
                Transfer(
                    "RJ BJ BJ AS QH QD",
                    "RJ",
                    translate(
                        "Rules", "A payer with only one red joker gives it up: it is the strongest card."
                    ),
                    "4",
                ),
            ),
            Heading("return", translate("Rules", "Giving a card back")),
            points(
                Point(
                    translate(
                        "Rules", "Each player who received a card gives one back to the player who paid it."
                    ),
                    translate("Rules", "Who"),
                    ("return.to_payer",),
                ),
                Point(
                    translate(
                        "Rules",
                        "Any card from 2 to 10 by its natural rank, as long as it is not wild. A level card "
                        "of another suit than hearts may be given back if its rank is among these.",
                    ),
                    translate("Rules", "Which card"),
                    ("return.two_to_ten", "return.not_wild", "return.level_card_allowed"),
                ),
                Point(
                    translate(
                        "Rules",
                        "A player without such a card gives back one of the lowest cards held, in the order "
                        "of the deal.",
                    ),
                    translate("Rules", "If there is none"),
                    ("return.else_lowest",),
                ),
                Point(
                    translate("Rules", "You choose the card you give back, and confirm it."),
                    translate("Rules", "Your choice"),
                    ("return.you_choose",),
                ),
                Point(
                    translate(
                        "Rules",
                        "The player who receives the card that first place gives back leads to the first "
                        "trick.",
                    ),
                    translate("Rules", "Who leads"),
                    ("return.receiver_leads",),
                ),
            ),
            transfers(
                Transfer(
                    "RJ JS JH QC KD AS",
                    "QC",
                    translate(
                        "Rules",
                        "Level J, and no card from 2 to 10. The jacks are level cards above the ace, so the "
                        "queen is the lowest card.",
                    ),
                    "J",
                ),
                Transfer(
                    "6H 6S AC AD QS JD",
                    "6S",
                    translate(
                        "Rules",
                        "Level 6. The 6 of spades counts as a 6 here and may be given back. The 6 of hearts "
                        "is wild and may not.",
                    ),
                    "6",
                ),
            ),
        ),
    )
