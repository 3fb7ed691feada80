"""What the rules of both games say about this table."""

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.ui.rules.content import Block, Heading, Point, points

translate = QCoreApplication.translate


def at_this_table() -> tuple[Block, ...]:
    """Return what holds for both games, in the language now installed."""
    return (
        Heading("this_table", translate("Rules", "At this table")),
        points(
            Point(
                translate(
                    "Rules",
                    "No player ever sees a hidden card. An AI player knows its own hand, how many cards the "
                    "others hold and what was played, exactly as you do.",
                ),
                translate("Rules", "Fair play"),
                ("both.no_hidden_cards",),
            ),
            Point(
                translate(
                    "Rules",
                    "If the cards you selected may not be played, you are told why, and nothing changes.",
                ),
                translate("Rules", "Refused plays"),
                ("both.refusal_says_why",),
            ),
        ),
    )
