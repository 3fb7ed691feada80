"""The rules of Guandan as the program shows them."""

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.ui.rules.content import (
    CardLine,
    Heading,
    Paragraph,
    Point,
    Rules,
    Section,
    Table,
    points,
)
from cardavia_desktop.ui.rules.content_common import at_this_table
from cardavia_desktop.ui.rules.content_guandan_combinations import guandan_combinations
from cardavia_desktop.ui.rules.content_guandan_tribute import guandan_tribute

translate = QCoreApplication.translate


def guandan_rules() -> Rules:
    """Return the rules of Guandan in the language now installed."""
    return Rules(
        "guandan",
        "Guandan",
        translate("Rules", "4 players · You partner the opposite AI · Level-based match"),
        (_objective(), _setup(), guandan_tribute(), _turn(), guandan_combinations(), _scoring()),
    )


def _objective() -> Section:
    return Section(
        "objective",
        translate("Rules", "Objective"),
        translate("Rules", "Go out early, help your partner out, and climb the levels up to A together."),
        (
            points(
                Point(
                    translate(
                        "Rules",
                        "The player opposite is your partner. The two at your sides are the opponents.",
                    ),
                    translate("Rules", "Two teams of two"),
                    ("players.four", "teams.opposite"),
                ),
                Point(
                    translate(
                        "Rules",
                        "Whoever empties a hand first takes first place. The others play on for second and "
                        "third; the player left over is fourth.",
                    ),
                    translate("Rules", "Four places"),
                    ("places.first_to_fourth",),
                ),
                Point(
                    translate(
                        "Rules",
                        "The team of first place wins the deal and goes up. The better the partner’s place, "
                        "the higher it goes.",
                    ),
                    translate("Rules", "Winning a deal"),
                    ("deal.won_by_first",),
                ),
                Point(
                    translate(
                        "Rules",
                        "Both teams start at 2 and climb on their own. To win the match, a team that is "
                        "already at A must win a deal played at A, with the partner not last.",
                    ),
                    translate("Rules", "Winning the match"),
                    ("levels.start_at_two", "levels.separate", "match.win"),
                ),
            ),
            Table(
                (translate("Rules", "First place and …"), translate("Rules", "Levels gained")),
                (
                    (translate("Rules", "partner second"), "+3"),
                    (translate("Rules", "partner third"), "+2"),
                    (translate("Rules", "partner fourth"), "+1"),
                ),
                ("levels.three_two_one",),
            ),
        ),
    )


def _setup() -> Section:
    return Section(
        "setup",
        translate("Rules", "Setup"),
        translate("Rules", "Two packs, all cards dealt, and a level that changes the order of the cards."),
        (
            Heading("deal", translate("Rules", "Pack and deal")),
            points(
                Point(
                    translate(
                        "Rules",
                        "Two full packs make 108 cards, so each ordinary card is there twice. There are two "
                        "red jokers, the big ones, and two black jokers, the small ones.",
                    ),
                    translate("Rules", "The pack"),
                    ("pack.108", "pack.jokers"),
                ),
                Point(
                    translate("Rules", "Each of the four players is dealt 27 cards."),
                    translate("Rules", "The hands"),
                    ("deal.27",),
                ),
                Point(
                    translate(
                        "Rules",
                        "In the first deal of a match, the leader is chosen at random. From the "
                        "second deal on, the tribute decides.",
                    ),
                    translate("Rules", "The first lead"),
                    ("deal.first_leader_random", "deal.later_leader_by_tribute"),
                ),
            ),
            Heading("levels", translate("Rules", "Levels and level cards")),
            points(
                Point(
                    translate(
                        "Rules", "Levels run through the ranks: 2, 3, 4 and so on up to K, and A at the top."
                    ),
                    translate("Rules", "The ladder"),
                    ("levels.up_to_ace",),
                ),
                Point(
                    translate(
                        "Rules",
                        "The first deal is played at level 2. Each later deal is played at the level of the "
                        "team that won the deal before, once it has gone up.",
                    ),
                    translate("Rules", "The level of a deal"),
                    ("levels.first_deal_at_two", "levels.later_deals"),
                ),
                Point(
                    translate(
                        "Rules",
                        "The level of the deal is its level rank. The eight cards of that rank rise above "
                        "the aces.",
                    ),
                    translate("Rules", "Level cards"),
                    ("level.rank",),
                ),
                Point(
                    translate(
                        "Rules", "The two level cards of hearts are wild: they can stand for other cards."
                    ),
                    translate("Rules", "Wild cards"),
                    ("wild.level_hearts",),
                ),
            ),
            CardLine(
                "7S 7S 7C 7C 7D 7D | 7H 7H",
                translate(
                    "Rules", "The level cards of a deal at level 7. The two hearts are the wild cards."
                ),
                "7",
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
                        "The turn goes counterclockwise: you, then the player on your right, your partner, "
                        "the player on your left. Players who are out are skipped.",
                    ),
                    translate("Rules", "Round the table"),
                    ("turn.counterclockwise", "turn.skip_finished"),
                ),
                Point(
                    translate(
                        "Rules", "The leader opens the trick with any combination. The leader may not pass."
                    ),
                    translate("Rules", "Leading"),
                    ("turn.leader_must_play",),
                ),
                Point(
                    translate(
                        "Rules",
                        "Beat the last play with a higher combination of the same shape and the same number "
                        "of cards, or with a bomb. Or pass: you may do so even when you could beat it, and "
                        "still play later in the trick.",
                    ),
                    translate("Rules", "Following"),
                    ("turn.follow_same_shape", "turn.follow_bomb", "turn.pass_freely"),
                ),
                Point(
                    translate(
                        "Rules",
                        "When all other players still holding cards have passed, the trick is over. Whoever "
                        "played last leads the next one.",
                    ),
                    translate("Rules", "Winning the trick"),
                    ("turn.last_player_leads",),
                ),
            ),
            Heading("going_out", translate("Rules", "When a player goes out")),
            points(
                Point(
                    translate(
                        "Rules",
                        "The trick goes on after someone’s last card. Everyone still to speak may beat it.",
                    ),
                    facts=("turn.others_may_still_beat",),
                ),
                Point(
                    translate(
                        "Rules", "If everyone passes on it, the partner of the player who went out leads."
                    ),
                    facts=("turn.partner_inherits_lead",),
                ),
                Point(
                    translate(
                        "Rules",
                        "If the partner is out too, the lead goes to the next player, counterclockwise, who "
                        "still holds cards.",
                    ),
                    facts=("turn.next_active_leads",),
                ),
            ),
            Paragraph(
                translate(
                    "Rules",
                    "For example: you go out with a pair of kings. The player on your right plays a pair of "
                    "aces, your partner and the player on your left pass, and the aces win the trick. Had "
                    "all three passed, your partner would lead.",
                ),
            ),
            Heading("order", translate("Rules", "Order of the cards")),
            Paragraph(
                translate(
                    "Rules",
                    "The level rank leaves its own place and moves up between the black joker and the ace. "
                    "This order holds for singles and for groups of one rank: pairs, triples, full houses "
                    "and bombs of equal cards.",
                ),
                ("order.level_rank",),
            ),
            CardLine(
                "RJ BJ 7S AH KC QD JS TH 9C 8D 6S 5H 4C 3D 2S",
                translate(
                    "Rules",
                    "At level 7: red joker > black joker > 7 > A > K > Q > J > 10 > 9 > 8 > 6 > 5 > 4 > 3 > "
                    "2",
                ),
                "7",
                ("order.ranks",),
            ),
            points(
                Point(
                    translate("Rules", "They have no order. Only a straight flush asks for one suit."),
                    translate("Rules", "Suits"),
                    ("order.suits",),
                ),
                Point(
                    translate(
                        "Rules",
                        "In straights, pair runs, triple runs and straight flushes the level rank goes back "
                        "to its natural place: at level 7, a 7 still stands between 6 and 8.",
                    ),
                    translate("Rules", "Sequences"),
                    ("order.sequences_natural",),
                ),
            ),
            *at_this_table(),
        ),
    )


def _scoring() -> Section:
    return Section(
        "scoring",
        translate("Rules", "Scoring and ending"),
        translate("Rules", "Places decide the levels; a won deal at A decides the match."),
        (
            Heading("deal_end", translate("Rules", "The end of a deal")),
            points(
                Point(
                    translate(
                        "Rules",
                        "The deal ends when the third player goes out; the player left is fourth. That "
                        "holds even when partners have taken the first two places: the opponents still play "
                        "for third.",
                    ),
                    facts=("end.third_out", "end.play_on_after_double"),
                ),
                Point(
                    translate(
                        "Rules",
                        "The team of first place goes up 3 levels if the partner is second, 2 if third, 1 "
                        "if fourth. It never goes past A.",
                    ),
                    facts=("levels.by_partner_place", "levels.never_past_ace"),
                ),
                Point(
                    translate("Rules", "The other team stays where it is. No team ever goes down."),
                    facts=("levels.no_demotion",),
                ),
                Point(
                    translate("Rules", "Bombs score nothing."),
                    facts=("score.bombs_nothing",),
                ),
            ),
            Heading("match_end", translate("Rules", "Winning the match")),
            points(
                Point(
                    translate(
                        "Rules",
                        "Reaching A is not yet a win. A team must have been at A before the deal, and the "
                        "deal must be played at A.",
                    ),
                    facts=("match.reaching_ace_is_no_win", "match.deal_at_ace"),
                ),
                Point(
                    translate(
                        "Rules",
                        "In such a deal it wins the match by taking first place with its partner second or "
                        "third.",
                    ),
                    facts=("match.partner_not_last",),
                ),
                Point(
                    translate(
                        "Rules",
                        "First place with the partner last is no win: the team stays at A, and the next "
                        "deal is played at A again.",
                    ),
                    facts=("match.partner_last_stays",),
                ),
                Point(
                    translate(
                        "Rules",
                        "If a team at A wins a deal played at another level, it stays at A. All it wins is "
                        "the level of the next deal, which is A.",
                    ),
                    facts=("match.other_level",),
                ),
                Point(
                    translate(
                        "Rules",
                        "Until the match is won, the next deal goes on with the levels reached. Restarting "
                        "the match sets both teams back to 2.",
                    ),
                    facts=("match.next_deal", "match.restart"),
                ),
            ),
            Heading("level_examples", translate("Rules", "Worked examples")),
            Paragraph(translate("Rules", "Levels are written as yours : theirs.")),
            Table(
                (
                    translate("Rules", "You : they"),
                    translate("Rules", "Deal at"),
                    translate("Rules", "First place"),
                    translate("Rules", "Partner"),
                    translate("Rules", "Levels after"),
                    translate("Rules", "What happens"),
                ),
                (
                    (
                        "2 : 2",
                        "2",
                        translate("Rules", "you", "team of first place"),
                        translate("Rules", "2nd", "place"),
                        "5 : 2",
                        translate("Rules", "Up 3. The next deal is played at 5."),
                    ),
                    (
                        "9 : 8",
                        "9",
                        translate("Rules", "they", "team of first place"),
                        translate("Rules", "4th", "place"),
                        "9 : 9",
                        translate("Rules", "Up 1. The next deal is played at 9, their level."),
                    ),
                    (
                        "K : 5",
                        "K",
                        translate("Rules", "you", "team of first place"),
                        translate("Rules", "2nd", "place"),
                        "A : 5",
                        translate("Rules", "Only one level is left to climb. The match is not won yet."),
                    ),
                    (
                        "A : 5",
                        "A",
                        translate("Rules", "you", "team of first place"),
                        translate("Rules", "4th", "place"),
                        "A : 5",
                        translate("Rules", "Partner last: no win. The next deal is played at A."),
                    ),
                    (
                        "A : 5",
                        "A",
                        translate("Rules", "they", "team of first place"),
                        translate("Rules", "3rd", "place"),
                        "A : 7",
                        translate("Rules", "Up 2. The next deal is played at 7, and you stay at A."),
                    ),
                    (
                        "A : 7",
                        "7",
                        translate("Rules", "you", "team of first place"),
                        translate("Rules", "2nd", "place"),
                        "A : 7",
                        translate("Rules", "Not played at A: no win. But the next deal is."),
                    ),
                    (
                        "A : 7",
                        "A",
                        translate("Rules", "you", "team of first place"),
                        translate("Rules", "3rd", "place"),
                        "A : 7",
                        translate("Rules", "You win the match."),
                    ),
                ),
            ),
        ),
    )
