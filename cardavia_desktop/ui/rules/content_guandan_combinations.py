"""Guandan's combinations and wild cards as the rules show them."""

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.ui.rules.content import (
    Block,
    Comparison,
    Example,
    Heading,
    Ladder,
    Paragraph,
    Point,
    Reading,
    Section,
    Step,
    comparisons,
    examples,
    points,
)

translate = QCoreApplication.translate

LEVEL = "7"
"""Rank of the level in all examples of this section."""


def guandan_combinations() -> Section:
    """Return the section on combinations and wild cards in the language now installed."""
    return Section(
        "combinations",
        translate("Rules", "Combinations and wild cards"),
        translate("Rules", "Eight shapes, no others. All examples on this page are played at level 7."),
        (*_shapes(), *_sequences(), *_bombs(), *_wild_cards(), *_readings()),
    )


def _shapes() -> tuple[Block, ...]:
    return (
        Heading("groups", translate("Rules", "Cards of one rank")),
        examples(
            Example(
                translate("Rules", "Single"),
                translate("Rules", "any one card"),
                "KH",
                (Reading("single", "K"),),
                LEVEL,
                facts=("shape.single",),
            ),
            Example(
                translate("Rules", "Pair"),
                translate("Rules", "two of a rank"),
                "9S 9D",
                (Reading("pair", "9"),),
                LEVEL,
                facts=("shape.pair",),
            ),
            Example(
                translate("Rules", "Pair of jokers"),
                translate("Rules", "two of the same colour only"),
                "BJ BJ",
                (Reading("pair", "BJ"),),
                LEVEL,
                facts=("shape.pair.identical_jokers",),
            ),
            Example(
                translate("Rules", "Triple"),
                translate("Rules", "three of a rank"),
                "QS QH QC",
                (Reading("triple", "Q"),),
                LEVEL,
                facts=("shape.triple",),
            ),
            Example(
                translate("Rules", "Full house"),
                translate("Rules", "a triple and a pair of another rank; the triple is compared"),
                "TS TH TC | 4D 4C",
                (Reading("full_house", "T"),),
                LEVEL,
                facts=("shape.full_house", "full_house.by_triple"),
            ),
            Example(
                translate("Rules", "Full house with jokers"),
                translate("Rules", "two jokers of one colour may be its pair"),
                "3S 3D 3C | RJ RJ",
                (Reading("full_house", "3"),),
                LEVEL,
                facts=("full_house.identical_jokers",),
            ),
        ),
    )


def _sequences() -> tuple[Block, ...]:
    return (
        Heading("runs", translate("Rules", "Sequences")),
        Paragraph(
            translate(
                "Rules",
                "Sequences have a fixed length and follow the natural order of the ranks. An ace stands "
                "below the 2 or above the king, and never in the middle: Q K A 2 3 is no straight.",
            ),
            ("sequences.natural", "ace.low_or_high", "ace.never_wraps"),
        ),
        examples(
            Example(
                translate("Rules", "Straight"),
                translate("Rules", "exactly 5 cards"),
                "5S 6D 7S 8C 9H",
                (Reading("straight", "9"),),
                LEVEL,
                facts=("shape.straight",),
            ),
            Example(
                translate("Rules", "Pair run"),
                translate("Rules", "exactly 3 neighbouring pairs"),
                "8S 8D 9H 9C TS TD",
                (Reading("pair_run", "T"),),
                LEVEL,
                facts=("shape.pair_run",),
            ),
            Example(
                translate("Rules", "Triple run"),
                translate("Rules", "exactly 2 neighbouring triples, no wings"),
                "JS JH JD QS QC QD",
                (Reading("triple_run", "Q"),),
                LEVEL,
                facts=("shape.triple_run",),
            ),
            Example(
                translate("Rules", "Lowest straight"),
                translate("Rules", "the ace is low, so this is a straight to 5"),
                "AS 2D 3C 4H 5S",
                (Reading("straight", "5"),),
                LEVEL,
                facts=("ace.low_counts_by_top",),
            ),
            Example(
                translate("Rules", "Lowest pair run"),
                translate("Rules", "a pair run to 3"),
                "AS AD 2H 2C 3S 3D",
                (Reading("pair_run", "3"),),
                LEVEL,
                facts=("ace.low_pair_run",),
            ),
            Example(
                translate("Rules", "Lowest triple run"),
                translate("Rules", "a triple run to 2"),
                "AS AD AC 2S 2H 2C",
                (Reading("triple_run", "2"),),
                LEVEL,
                facts=("ace.low_triple_run",),
            ),
        ),
        Heading("not_allowed", translate("Rules", "What is no combination")),
        Paragraph(
            translate(
                "Rules",
                "Whoever knows Dou Dizhu should take care: there is no triple + single, no airplane with "
                "wings and no longer run.",
            ),
            ("shape.no_triple_single", "shape.no_wings", "shape.no_longer_run"),
        ),
        examples(
            Example(
                translate("Rules", "Not a combination"),
                translate("Rules", "mixed jokers are no pair"),
                "BJ RJ",
                (),
                LEVEL,
                facts=("shape.pair.never_mixed",),
            ),
            Example(
                translate("Rules", "Not a combination"),
                translate("Rules", "a triple takes a pair or nothing"),
                "8S 8H 8C | KD",
                (),
                LEVEL,
            ),
            Example(
                translate("Rules", "Not a combination"),
                translate("Rules", "six cards are one too many for a straight"),
                "8S 9D TC JH QS KD",
                (),
                LEVEL,
            ),
            Example(
                translate("Rules", "Not a combination"),
                translate("Rules", "an ace in the middle"),
                "QS KD AC 2H 3S",
                (),
                LEVEL,
            ),
        ),
    )


def _bombs() -> tuple[Block, ...]:
    return (
        Heading("bombs", translate("Rules", "Bombs")),
        Paragraph(
            translate(
                "Rules",
                "A bomb beats every other shape. Among bombs, size comes first: more cards beat fewer. The "
                "straight flush, five neighbours of one suit, has its own step between five and six equal "
                "cards. The four jokers beat everything.",
            ),
            (
                "shape.bomb",
                "bomb.beats_others",
                "bomb.size_first",
                "shape.straight_flush",
                "shape.joker_bomb",
            ),
        ),
        Ladder(
            (
                Step("8S 8H 8C 8D", translate("Rules", "four of a rank")),
                Step("3S 3S 3H 3C 3D", translate("Rules", "five of a rank")),
                Step("4C 5C 6C 7C 8C", translate("Rules", "straight flush")),
                Step("2S 2S 2H 2H 2C 2D", translate("Rules", "six of a rank")),
                Step("JS JS JH JH JC JC JD", translate("Rules", "seven of a rank")),
                Step("5S 5S 5H 5H 5C 5C 5D 5D", translate("Rules", "eight of a rank")),
                Step("9S 9S 9H 9H 9C 9C 9D 9D 7H", translate("Rules", "nine, with a wild card")),
                Step("4S 4S 4H 4H 4C 4C 4D 4D 7H 7H", translate("Rules", "ten, with both wild cards")),
                Step("BJ BJ RJ RJ", translate("Rules", "the four jokers")),
            ),
            LEVEL,
            ("bomb.ladder",),
        ),
        points(
            Point(
                translate(
                    "Rules",
                    "Bombs of equal cards and the same size compare by rank, the level rank above the ace.",
                ),
                facts=("bomb.same_size_by_rank",),
            ),
            Point(
                translate("Rules", "Straight flushes compare by their natural top rank."),
                facts=("straight_flush.by_natural_top",),
            ),
        ),
        comparisons(
            Comparison(
                "AS AH AC AD",
                "7S 7C 7C 7D",
                beats=True,
                text=translate("Rules", "Four 7s at level 7 beat four aces."),
                level=LEVEL,
            ),
            Comparison(
                "7C 8C 9C TC JC",
                "8D 9D TD JD QD",
                beats=True,
                text=translate("Rules", "A straight flush to Q beats one to J, whatever the suit."),
                level=LEVEL,
            ),
            Comparison(
                "KS KS KH KC KD",
                "2S 2H 2C 2D",
                beats=False,
                text=translate("Rules", "Four cards never beat five."),
                level=LEVEL,
            ),
            Comparison(
                "AS AH AC | QS QD",
                "3S 3H 3C 3D",
                beats=True,
                text=translate("Rules", "Any bomb beats any full house."),
                level=LEVEL,
            ),
        ),
    )


def _wild_cards() -> tuple[Block, ...]:
    return (
        Heading("wild", translate("Rules", "Wild cards")),
        points(
            Point(
                translate(
                    "Rules",
                    "A wild card can stand for any ordinary card, of any rank and any suit. It never stands "
                    "for a joker.",
                ),
                facts=("wild.any_ordinary", "wild.never_joker"),
            ),
            Point(
                translate("Rules", "Played alone, it is simply a single of the level rank."),
                facts=("wild.alone_is_level",),
            ),
            Point(
                translate(
                    "Rules",
                    "Two wild cards on their own can be any pair. The pair of the level rank is the "
                    "strongest and is proposed first.",
                ),
                facts=("wild.two_alone",),
            ),
            Point(
                translate(
                    "Rules",
                    "Five neighbours of one suit without a wild card are always a straight flush. With a "
                    "wild card you may also play them as a plain straight.",
                ),
                facts=("wild.natural_straight_flush", "wild.plain_straight"),
            ),
        ),
        examples(
            Example(
                translate("Rules", "Single"),
                translate("Rules", "alone, the wild card is a 7"),
                "7H",
                (Reading("single", "7"),),
                LEVEL,
            ),
            Example(
                translate("Rules", "Triple run"),
                translate("Rules", "the wild card replaces the missing jack"),
                "JS JC 7H QS QH QD",
                (Reading("triple_run", "Q"),),
                LEVEL,
            ),
            Example(
                translate("Rules", "Straight flush"),
                translate("Rules", "no wild card: never just a straight"),
                "9D TD JD QD KD",
                (Reading("straight_flush", "K"),),
                LEVEL,
            ),
            Example(
                translate("Rules", "Full house"),
                translate("Rules", "the wild cards complete the 3s, as they cannot be jokers"),
                "3S 7H 7H | RJ RJ",
                (Reading("full_house", "3"),),
                LEVEL,
            ),
            Example(
                translate("Rules", "Not a combination"),
                translate("Rules", "a wild card is never a joker"),
                "RJ 7H",
                (),
                LEVEL,
            ),
        ),
    )


def _readings() -> tuple[Block, ...]:
    return (
        Heading("choice", translate("Rules", "More than one reading")),
        Paragraph(
            translate(
                "Rules",
                "Wild cards can often be read in several ways. If more than one reading could be played "
                "now, you choose before the play counts; the strongest is already selected. Only readings "
                "that can matter are offered: which rank fills the pair of a full house or which suit fills "
                "a plain straight makes no difference.",
            ),
            ("readings.choose_before", "readings.strongest_preselected", "readings.only_what_matters"),
        ),
        examples(
            Example(
                translate("Rules", "Three readings"),
                translate("Rules", "two pairs and both wild cards"),
                "3S 3H 4S 4H 7H 7H",
                (
                    Reading("triple_run", "4", translate("Rules", "triple run to 4")),
                    Reading("pair_run", "5", translate("Rules", "pair run to 5")),
                    Reading("pair_run", "4", translate("Rules", "pair run to 4")),
                ),
                LEVEL,
                choice=True,
            ),
            Example(
                translate("Rules", "Four readings"),
                translate("Rules", "the wild card at either end, of spades or not"),
                "3S 4S 5S 6S 7H",
                (
                    Reading("straight_flush", "7", translate("Rules", "straight flush to 7")),
                    Reading("straight_flush", "6", translate("Rules", "straight flush to 6")),
                    Reading("straight", "7", translate("Rules", "straight to 7")),
                    Reading("straight", "6", translate("Rules", "straight to 6")),
                ),
                LEVEL,
                choice=True,
            ),
            Example(
                translate("Rules", "Two readings"),
                translate("Rules", "the wild card joins either pair"),
                "3S 3H 4S 4H 7H",
                (
                    Reading("full_house", "4", translate("Rules", "full house of 4s")),
                    Reading("full_house", "3", translate("Rules", "full house of 3s")),
                ),
                LEVEL,
                choice=True,
            ),
            Example(
                translate("Rules", "Two readings"),
                translate("Rules", "three 3s and both wild cards"),
                "3S 3H 3C 7H 7H",
                (
                    Reading("bomb", "3", translate("Rules", "bomb of five 3s")),
                    Reading("full_house", "3", translate("Rules", "full house of 3s")),
                ),
                LEVEL,
                choice=True,
            ),
        ),
    )
