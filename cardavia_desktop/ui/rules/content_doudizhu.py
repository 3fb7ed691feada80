"""The rules of Dou Dizhu as the program shows them."""

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.ui.rules.content import (
    CardLine,
    Comparison,
    Heading,
    Paragraph,
    Point,
    Rules,
    Section,
    Table,
    comparisons,
    points,
)
from cardavia_desktop.ui.rules.content_common import at_this_table
from cardavia_desktop.ui.rules.content_doudizhu_combinations import doudizhu_combinations

translate = QCoreApplication.translate


def doudizhu_rules() -> Rules:
    """Return the rules of Dou Dizhu in the language now installed."""
    return Rules(
        "doudizhu",
        "Dou Dizhu",
        translate("Rules", "3 players · You against 2 AI · Single deal"),
        (_objective(), _setup(), _turn(), doudizhu_combinations(), _scoring()),
    )


def _objective() -> Section:
    return Section(
        "objective",
        translate("Rules", "Objective"),
        translate("Rules", "Empty your hand before the other side empties one of theirs."),
        (
            points(
                Point(
                    translate(
                        "Rules",
                        "One of the three players is the landlord and plays alone. The landlord wins by "
                        "running out of cards first.",
                    ),
                    translate("Rules", "The landlord"),
                    ("players.three", "sides.landlord_alone", "objective.empty_hand"),
                ),
                Point(
                    translate(
                        "Rules",
                        "The other two play together. As soon as one of them has no card left, both have "
                        "won, whatever the other one still holds.",
                    ),
                    translate("Rules", "The farmers"),
                    ("sides.farmers_together", "objective.either_farmer"),
                ),
                Point(
                    translate(
                        "Rules",
                        "Each deal is a game of its own. The players bid for the landlord’s part at its "
                        "start, and the score is settled at its end.",
                    ),
                    translate("Rules", "A single deal"),
                    ("objective.single_deal",),
                ),
            ),
        ),
    )


def _setup() -> Section:
    return Section(
        "setup",
        translate("Rules", "Setup"),
        translate("Rules", "One pack, three hands, three cards to bid for."),
        (
            Heading("deal", translate("Rules", "Pack and deal")),
            points(
                Point(
                    translate(
                        "Rules",
                        "54 cards: the 52 ordinary ones, a red joker and a black joker. The red joker is "
                        "the big one, the black joker the small one.",
                    ),
                    translate("Rules", "The pack"),
                    ("pack.54", "pack.jokers"),
                ),
                Point(
                    translate(
                        "Rules",
                        "Each player is dealt 17. Three bottom cards are left; they stay face down until "
                        "the bidding ends.",
                    ),
                    translate("Rules", "The hands"),
                    ("deal.17", "deal.bottom_cards", "deal.bottom_face_down"),
                ),
                Point(
                    translate(
                        "Rules",
                        "Everything runs counterclockwise: from you to the player on your right, then to "
                        "the player on your left.",
                    ),
                    translate("Rules", "The turn"),
                    ("turn.counterclockwise",),
                ),
            ),
            CardLine(
                "BJ RJ",
                translate("Rules", "The black joker is small, the red joker big."),
            ),
            Heading("bidding", translate("Rules", "Bidding")),
            Paragraph(
                translate(
                    "Rules",
                    "You bid for the landlord’s part: three more cards and the first lead, but one player "
                    "against two. Your bid is also the stake, so bid high on a strong hand only.",
                ),
            ),
            points(
                Point(
                    translate("Rules", "The first bidder is chosen at random."),
                    facts=("bidding.first_random",),
                ),
                Point(
                    translate(
                        "Rules",
                        "In turn, pass or bid 1, 2 or 3. A bid must be higher than the bid that stands.",
                    ),
                    facts=("bidding.pass_or_bid", "bidding.exceed"),
                ),
                Point(
                    translate(
                        "Rules",
                        "The bidding may go round more than once. After a pass, or after being outbid, you "
                        "may bid again whenever your turn comes while it lasts.",
                    ),
                    facts=("bidding.again",),
                ),
                Point(
                    translate(
                        "Rules",
                        "It ends at once with a bid of 3. Otherwise it ends when two passes in a row follow "
                        "a bid.",
                    ),
                    facts=("bidding.ends_at_three", "bidding.ends_after_two_passes"),
                ),
                Point(
                    translate(
                        "Rules",
                        "The highest bidder becomes the landlord, takes the three bottom cards, which are "
                        "shown to everyone, and leads with 20 cards in hand.",
                    ),
                    facts=("bidding.landlord", "bidding.bottom_shown", "bidding.landlord_leads"),
                ),
                Point(
                    translate(
                        "Rules",
                        "If all three players pass and nobody has bid, new cards are dealt and a new "
                        "first bidder is chosen at random.",
                    ),
                    facts=("bidding.redeal",),
                ),
            ),
            Table(
                (
                    translate("Rules", "You"),
                    translate("Rules", "Right"),
                    translate("Rules", "Left"),
                    translate("Rules", "What happens"),
                ),
                (
                    (
                        translate("Rules", "pass", "in the bidding"),
                        "1",
                        translate("Rules", "pass", "in the bidding"),
                        translate("Rules", "Only one pass has followed the bid: your turn again."),
                    ),
                    (
                        "2",
                        translate("Rules", "pass", "in the bidding"),
                        translate("Rules", "pass", "in the bidding"),
                        translate("Rules", "Two passes in a row: you are the landlord and the stake is 2."),
                    ),
                ),
            ),
        ),
    )


def _turn() -> Section:
    return Section(
        "turn",
        translate("Rules", "Playing a turn"),
        translate("Rules", "One player leads; the others beat what lies there, or pass."),
        (
            points(
                Point(
                    translate(
                        "Rules",
                        "The leader opens the trick with any combination. The leader may not pass.",
                    ),
                    translate("Rules", "Leading"),
                    ("turn.leader_must_play",),
                ),
                Point(
                    translate(
                        "Rules",
                        "Beat the last play with a higher combination of the same shape and the same number "
                        "of cards, or with a bomb or the rocket. Or pass: you may do so even when you could "
                        "beat it.",
                    ),
                    translate("Rules", "Following"),
                    ("turn.follow_same_shape", "turn.follow_bomb_or_rocket", "turn.pass_freely"),
                ),
                Point(
                    translate(
                        "Rules",
                        "A pass is for that moment only. If the trick is still going on when your turn "
                        "comes back, you may play.",
                    ),
                    translate("Rules", "Coming back"),
                    ("turn.play_after_pass",),
                ),
                Point(
                    translate(
                        "Rules",
                        "After two passes in a row the trick is over. Whoever played last leads the next "
                        "one.",
                    ),
                    translate("Rules", "Winning the trick"),
                    ("turn.two_passes",),
                ),
            ),
            Heading("order", translate("Rules", "Order of the cards")),
            CardLine(
                "RJ BJ 2S AH KC QD JS TH 9C 8D 7S 6H 5C 4D 3S",
                translate(
                    "Rules",
                    "Red joker > black joker > 2 > A > K > Q > J > 10 > 9 > 8 > 7 > 6 > 5 > 4 > 3",
                ),
                facts=("order.ranks",),
            ),
            points(
                Point(
                    translate("Rules", "They never matter: all four kings are equal."),
                    translate("Rules", "Suits"),
                    ("order.suits",),
                ),
                Point(
                    translate(
                        "Rules",
                        "The core is what gives a combination its name: the triples of an airplane, the "
                        "four of a four with two. Only the core is compared, by its highest rank.",
                    ),
                    translate("Rules", "The core"),
                    ("order.core_highest",),
                ),
                Point(
                    translate("Rules", "The cards that ride along with a core never count, high or low."),
                    translate("Rules", "Attached cards"),
                    ("order.attachments",),
                ),
            ),
            comparisons(
                Comparison(
                    "QS QH QD | AS",
                    "KS KH KC | 3D",
                    beats=True,
                    text=translate("Rules", "Kings beat queens. The attached ace does not help."),
                ),
                Comparison(
                    "4S 5H 6C 7D 8S",
                    "5S 6H 7C 8D 9S TH",
                    beats=False,
                    text=translate("Rules", "Six cards do not answer five, however high they go."),
                ),
                Comparison(
                    "JS JH QS QC KD KC",
                    "6S 6H 6C 6D",
                    beats=True,
                    text=translate("Rules", "A bomb beats any ordinary combination, here a pair run."),
                ),
                Comparison(
                    "2S 2H 2C 2D",
                    "BJ RJ",
                    beats=True,
                    text=translate("Rules", "The rocket beats even the highest bomb."),
                ),
            ),
            *at_this_table(),
        ),
    )


def _scoring() -> Section:
    return Section(
        "scoring",
        translate("Rules", "Scoring and ending"),
        translate("Rules", "The bid is the stake; bombs, the rocket and a spring double it."),
        (
            points(
                Point(
                    translate(
                        "Rules",
                        "The deal is over the moment a player has no card left. If a farmer goes out, both "
                        "farmers win.",
                    ),
                    translate("Rules", "The end"),
                    ("end.at_once", "end.farmers_both_win"),
                ),
                Point(
                    translate(
                        "Rules",
                        "It starts at 1 and doubles for every bomb and every rocket that anyone plays.",
                    ),
                    translate("Rules", "The multiplier"),
                    ("score.multiplier_starts_at_one", "score.bomb_doubles", "score.rocket_doubles"),
                ),
                Point(
                    translate(
                        "Rules",
                        "The landlord wins and neither farmer has played a card. The multiplier doubles "
                        "once more.",
                    ),
                    translate("Rules", "Spring"),
                    ("score.spring",),
                ),
                Point(
                    translate(
                        "Rules",
                        "The farmers win and the landlord has played exactly once, the opening lead. The "
                        "multiplier doubles once more.",
                    ),
                    translate("Rules", "Reverse spring"),
                    ("score.reverse_spring",),
                ),
                Point(
                    translate(
                        "Rules",
                        "Each farmer wins or loses bid × multiplier. The landlord wins or loses twice that. "
                        "The three results always add up to zero.",
                    ),
                    translate("Rules", "The score"),
                    ("score.farmer", "score.landlord_twice", "score.zero_sum"),
                ),
            ),
            Heading("score_examples", translate("Rules", "Worked examples")),
            Table(
                (
                    translate("Rules", "Deal"),
                    translate("Rules", "Bid"),
                    translate("Rules", "Multiplier"),
                    translate("Rules", "Each farmer"),
                    translate("Rules", "Landlord"),
                ),
                (
                    (
                        translate("Rules", "The landlord wins, nothing doubles."),
                        "1",
                        "1",
                        "−1",
                        "+2",
                    ),
                    (
                        translate("Rules", "The farmers win after a bomb and the rocket: 2 × 2."),
                        "3",
                        "4",
                        "+12",
                        "−24",
                    ),
                    (
                        translate("Rules", "The landlord wins with one bomb and a spring: 2 × 2."),
                        "2",
                        "4",
                        "−8",
                        "+16",
                    ),
                    (
                        translate("Rules", "The farmers win with a reverse spring and no bomb."),
                        "3",
                        "2",
                        "+6",
                        "−12",
                    ),
                ),
            ),
        ),
    )
