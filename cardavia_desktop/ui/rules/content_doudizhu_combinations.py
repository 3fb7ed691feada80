"""The combinations of Dou Dizhu as the rules show them."""

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.ui.rules.content import (
    Example,
    Heading,
    Ladder,
    Paragraph,
    Point,
    Reading,
    Section,
    Step,
    examples,
    points,
)

translate = QCoreApplication.translate


def doudizhu_combinations() -> Section:
    """Return the section on combinations in the language now installed."""
    return Section(
        "combinations",
        translate("Rules", "Combinations"),
        translate(
            "Rules",
            "To follow, match the shape and the number of cards, and go higher. Any set of cards has one "
            "reading at most, so there is never a choice to make.",
        ),
        (
            Heading("groups", translate("Rules", "Cards of one rank")),
            examples(
                Example(
                    translate("Rules", "Single"),
                    translate("Rules", "any one card"),
                    "KH",
                    (Reading("single", "K"),),
                    facts=("shape.single",),
                ),
                Example(
                    translate("Rules", "Pair"),
                    translate("Rules", "two of a rank; two jokers are the rocket, not a pair"),
                    "8S 8D",
                    (Reading("pair", "8"),),
                    facts=("shape.pair", "shape.pair.no_jokers"),
                ),
                Example(
                    translate("Rules", "Triple"),
                    translate("Rules", "three of a rank"),
                    "QS QH QC",
                    (Reading("triple", "Q"),),
                    facts=("shape.triple",),
                ),
                Example(
                    translate("Rules", "Triple + single"),
                    translate("Rules", "the single of another rank: the fourth 7 would make a bomb"),
                    "7S 7H 7C | KD",
                    (Reading("triple_single", "7"),),
                    facts=("shape.triple_single", "shape.triple_single.fourth"),
                ),
                Example(
                    translate("Rules", "Triple + pair"),
                    translate("Rules", "two jokers may not serve as the pair"),
                    "9S 9H 9C | 4D 4C",
                    (Reading("triple_pair", "9"),),
                    facts=("shape.triple_pair", "shape.triple_pair.no_jokers"),
                ),
            ),
            Heading("runs", translate("Rules", "Straights and pair runs")),
            Paragraph(
                translate(
                    "Rules",
                    "Runs are made of neighbouring ranks, from 3 up to A. A 2 or a joker is never part of "
                    "one.",
                ),
                ("runs.limits",),
            ),
            examples(
                Example(
                    translate("Rules", "Straight"),
                    translate("Rules", "5 cards or more"),
                    "TS JD QH KC AH",
                    (Reading("straight", "A"),),
                    facts=("shape.straight",),
                ),
                Example(
                    translate("Rules", "Pair run"),
                    translate("Rules", "3 pairs or more"),
                    "7S 7H 8S 8H 9H 9C",
                    (Reading("pair_run", "9"),),
                    facts=("shape.pair_run",),
                ),
            ),
            Heading("airplanes", translate("Rules", "Airplanes")),
            Paragraph(
                translate(
                    "Rules",
                    "The core of an airplane is two or more neighbouring triples, again from 3 up to A. It "
                    "flies without wings, with one single for each triple, or with one pair for each triple.",
                ),
                ("airplane.core", "airplane.wings"),
            ),
            examples(
                Example(
                    translate("Rules", "Airplane"),
                    translate("Rules", "2 triples or more, no wings"),
                    "JS JH JC QS QD QC",
                    (Reading("airplane", "Q"),),
                    facts=("shape.airplane",),
                ),
                Example(
                    translate("Rules", "Airplane + singles"),
                    translate("Rules", "one single for each triple"),
                    "8S 8H 8D 9S 9C 9D | 3H KC",
                    (Reading("airplane_singles", "9"),),
                    facts=("shape.airplane_singles",),
                ),
                Example(
                    translate("Rules", "Airplane + pairs"),
                    translate("Rules", "one pair for each triple"),
                    "4S 4H 4C 5S 5H 5D | 9S 9C KH KD",
                    (Reading("airplane_pairs", "5"),),
                    facts=("shape.airplane_pairs",),
                ),
            ),
            points(
                Point(
                    translate(
                        "Rules",
                        "Two of them may be a pair. Three or four of one rank are refused, and so are both "
                        "jokers together. A 2 is allowed, and so is one joker.",
                    ),
                    translate("Rules", "Single wings"),
                    (
                        "wings.singles.pair",
                        "wings.singles.no_triple_or_four",
                        "wings.singles.not_both_jokers",
                        "wings.singles.two_or_joker",
                    ),
                ),
                Point(
                    translate("Rules", "Each pair has a rank of its own; two pairs of one rank are refused."),
                    translate("Rules", "Pair wings"),
                    ("wings.pairs.distinct",),
                ),
                Point(
                    translate("Rules", "No wing may have a rank that the core has."),
                    translate("Rules", "All wings"),
                    ("wings.no_core_rank",),
                ),
            ),
            Heading("fours", translate("Rules", "Four with two")),
            Paragraph(
                translate(
                    "Rules",
                    "Four of a rank with attached cards is no bomb. It beats and is beaten like any other "
                    "shape.",
                ),
                ("four.no_bomb",),
            ),
            examples(
                Example(
                    translate("Rules", "Four + two singles"),
                    translate("Rules", "the two may be a pair, but not both jokers"),
                    "6S 6H 6C 6D | 3C QD",
                    (Reading("four_two_singles", "6"),),
                    facts=("shape.four_two_singles", "four.singles.pair", "four.singles.not_both_jokers"),
                ),
                Example(
                    translate("Rules", "Four + two pairs"),
                    translate("Rules", "two pairs of different ranks"),
                    "TS TH TC TD | 5S 5H JC JD",
                    (Reading("four_two_pairs", "T"),),
                    facts=("shape.four_two_pairs", "four.pairs.distinct"),
                ),
            ),
            Heading("bombs", translate("Rules", "Bombs and the rocket")),
            Paragraph(
                translate("Rules", "These may be played on anything, and each one doubles the score."),
            ),
            examples(
                Example(
                    translate("Rules", "Bomb"),
                    translate("Rules", "four of a rank; beats every shape above and every lower bomb"),
                    "5S 5H 5C 5D",
                    (Reading("bomb", "5"),),
                    facts=("shape.bomb", "bomb.beats_ordinary", "bomb.by_rank"),
                ),
                Example(
                    translate("Rules", "Rocket"),
                    translate("Rules", "both jokers; beats everything, bombs included"),
                    "BJ RJ",
                    (Reading("rocket", "RJ"),),
                    facts=("shape.rocket", "rocket.beats_all"),
                ),
            ),
            Ladder(
                (
                    Step("3S 3H 3C 3D", translate("Rules", "lowest bomb")),
                    Step("4S 4H 4C 4D", translate("Rules", "higher")),
                    Step("2S 2H 2C 2D", translate("Rules", "highest bomb")),
                    Step("BJ RJ", translate("Rules", "rocket")),
                ),
            ),
            Heading("close_calls", translate("Rules", "Close calls")),
            Paragraph(
                translate(
                    "Rules", "These are often taken for something else, so here is how each one is read."
                )
            ),
            examples(
                Example(
                    translate("Rules", "Airplane + singles"),
                    translate("Rules", "the two 5s are the two single wings"),
                    "3S 3H 3C 4S 4H 4D | 5C 5D",
                    (Reading("airplane_singles", "4"),),
                ),
                Example(
                    translate("Rules", "Airplane of four triples"),
                    translate("Rules", "and nothing else: three 6s cannot be wings"),
                    "3S 3H 3C 4S 4H 4D 5S 5H 5C 6S 6H 6D",
                    (Reading("airplane", "6"),),
                    facts=("reading.only_one",),
                ),
                Example(
                    translate("Rules", "Airplane + singles"),
                    translate("Rules", "kings and aces are neighbours: A is the highest rank of a core"),
                    "KS KH KC AS AH AD | 6C 9D",
                    (Reading("airplane_singles", "A"),),
                ),
                Example(
                    translate("Rules", "Straight"),
                    translate("Rules", "the other three 10s may stay in your hand"),
                    "TS JS QD KH AC",
                    (Reading("straight", "A"),),
                    facts=("reading.part_of_a_four",),
                ),
                Example(
                    translate("Rules", "Not a combination"),
                    translate("Rules", "the last 3 is of a core rank, so it is no wing"),
                    "3S 3H 3C 4S 4H 4D | 3D 5C",
                ),
                Example(
                    translate("Rules", "Not a combination"),
                    translate("Rules", "two fours: the 4s are not two pairs of different ranks"),
                    "3S 3H 3C 3D 4S 4H 4C 4D",
                ),
                Example(
                    translate("Rules", "Not a combination"),
                    translate("Rules", "a 2 never belongs to a core of neighbours"),
                    "KS KH KC AS AH AD 2S 2H 2C",
                ),
                Example(
                    translate("Rules", "Not a combination"),
                    translate("Rules", "a four takes two cards or none, never one"),
                    "3S 3H 3C 3D | 4S",
                    facts=("four.never_one",),
                ),
            ),
        ),
    )
