"""What the notes say, and at which moment each one is due."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.engine.actions import Pass
from cardavia_desktop.engine.guandan.observation import GuandanObservation
from cardavia_desktop.engine.guandan.order import is_wild
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.phase import Phase
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.table.face import name_of

translate = QCoreApplication.translate


class Anchor(Enum):
    """What on the table a line speaks of."""

    PLAY = auto()
    """The play that is to be beaten."""
    HAND = auto()
    BUTTONS = auto()
    PASS = auto()
    """The button that passes."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a note, and what it points at."""

    text: str
    anchor: Anchor


@dataclass(frozen=True, slots=True)
class Note:
    """A note.

    Attributes:
        key: its name, under which it is remembered as read.
        title: what it is about.
        lines: at most three.
    """

    key: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class _Topic:
    key: str
    due: Callable[[Observation], bool]
    write: Callable[[Observation], Note]


def keys(game: str) -> tuple[str, ...]:
    """Return the names of a game's notes."""
    return tuple(topic.key for topic in _TOPICS.get(game, ()))


def note_for(view: Observation, read: Collection[str]) -> Note | None:
    """Return the note that is due on the person's turn, None where every fitting one has been read."""
    for topic in _TOPICS.get(view.game, ()):
        if topic.key not in read and topic.due(view):
            return topic.write(view)
    return None


def _leads(view: Observation) -> bool:
    return view.phase is Phase.PLAY and view.to_beat is None


def _must_pass(view: Observation) -> bool:
    return view.legal == (Pass(),)


def _follows(view: Observation) -> bool:
    return view.phase is Phase.PLAY and view.to_beat is not None and not _must_pass(view)


def _meets_bomb(view: Observation) -> bool:
    return view.to_beat is not None and phrases.is_bomb(view.to_beat)


def _holds_wild(view: Observation) -> bool:
    return (
        isinstance(view, GuandanObservation)
        and view.phase is Phase.PLAY
        and any(is_wild(card, view.level) for card in view.hand)
    )


def _bidding(view: Observation) -> Note:
    del view
    return Note(
        "doudizhu-bid",
        translate("Notes", "The bidding"),
        (
            Line(translate("Notes", "Bid 1, 2 or 3, above the bids so far, or pass."), Anchor.BUTTONS),
            Line(
                translate("Notes", "The landlord takes the three cards and leads."),
                Anchor.BUTTONS,
            ),
            Line(
                translate("Notes", "Bid on bombs, jokers and 2s: it is one against two."),
                Anchor.HAND,
            ),
        ),
    )


def _leading(view: Observation) -> Note:
    return Note(
        f"{view.game}-lead",
        translate("Notes", "You lead"),
        (
            Line(
                translate("Notes", "Choose cards that go together, such as a pair."),
                Anchor.HAND,
            ),
            Line(
                translate("Notes", "The others must beat that shape, or pass."),
                Anchor.BUTTONS,
            ),
            Line(
                translate("Notes", "The aim is to get rid of your cards first."),
                Anchor.BUTTONS,
            ),
        ),
    )


def _following(view: Observation) -> Note:
    played = ""
    if view.to_beat is not None:
        seat = next((turn.seat for turn in reversed(view.trick) if turn.combination is not None), view.seat)
        played = phrases.fill(
            translate("Notes", "%1 played: %2."),
            name_of(seat, len(view.counts)),
            phrases.within_sentence(phrases.combination_name(view.to_beat)),
        )
    return Note(
        f"{view.game}-follow",
        translate("Notes", "Following a play"),
        (
            Line(played, Anchor.PLAY),
            Line(
                translate("Notes", "Beat it with the same shape and number, higher."),
                Anchor.HAND,
            ),
            Line(translate("Notes", "Play, or pass and wait. A bomb would beat it too."), Anchor.BUTTONS),
        ),
    )


def _passing(view: Observation) -> Note:
    return Note(
        f"{view.game}-pass",
        translate("Notes", "Nothing beats this"),
        (
            Line(translate("Notes", "None of your cards beats this play."), Anchor.PLAY),
            Line(
                translate("Notes", "Pass. Whoever played last leads the next trick."),
                Anchor.PASS,
            ),
        ),
    )


def _bomb_doudizhu(view: Observation) -> Note:
    del view
    return Note(
        "doudizhu-bomb",
        translate("Notes", "A bomb"),
        (
            Line(translate("Notes", "Four of a rank, or both jokers, beat all else."), Anchor.PLAY),
            Line(translate("Notes", "Each bomb doubles what the deal counts."), Anchor.PLAY),
        ),
    )


def _bomb_guandan(view: Observation) -> Note:
    del view
    return Note(
        "guandan-bomb",
        translate("Notes", "A bomb"),
        (
            Line(translate("Notes", "Four or more of a rank beat any ordinary shape."), Anchor.PLAY),
            Line(
                translate("Notes", "More cards beat fewer; a straight flush beats five."),
                Anchor.PLAY,
            ),
        ),
    )


def _wild(view: Observation) -> Note:
    del view
    return Note(
        "guandan-wild",
        translate("Notes", "Your wild card"),
        (
            Line(translate("Notes", "The starred heart stands for any card but a joker."), Anchor.HAND),
            Line(
                translate("Notes", "Where it can mean several things, you are asked."),
                Anchor.BUTTONS,
            ),
        ),
    )


def _aim(view: Observation) -> Note:
    return Note(
        "guandan-aim",
        translate("Notes", "Two against two"),
        (
            Line(
                phrases.fill(
                    translate("Notes", "%1, opposite you, is your partner."), name_of(2, len(view.counts))
                ),
                Anchor.HAND,
            ),
            Line(
                translate("Notes", "First and second together, you rise three levels."),
                Anchor.HAND,
            ),
            Line(translate("Notes", "So let your partner’s good plays stand: pass."), Anchor.BUTTONS),
        ),
    )


def _returning(view: Observation) -> Note:
    del view
    return Note(
        "guandan-return",
        translate("Notes", "Giving a card back"),
        (
            Line(translate("Notes", "You went out early: this tribute is yours."), Anchor.HAND),
            Line(
                translate("Notes", "Give back a card, 10 or lower, that you need least."),
                Anchor.BUTTONS,
            ),
        ),
    )


_TOPICS: Final[dict[str, tuple[_Topic, ...]]] = {
    "doudizhu": (
        _Topic("doudizhu-bid", lambda view: view.phase is Phase.BID, _bidding),
        _Topic("doudizhu-bomb", _meets_bomb, _bomb_doudizhu),
        _Topic("doudizhu-lead", _leads, _leading),
        _Topic("doudizhu-pass", _must_pass, _passing),
        _Topic("doudizhu-follow", _follows, _following),
    ),
    "guandan": (
        _Topic("guandan-return", lambda view: view.phase is Phase.RETURN, _returning),
        _Topic("guandan-bomb", _meets_bomb, _bomb_guandan),
        _Topic("guandan-lead", _leads, _leading),
        _Topic("guandan-pass", _must_pass, _passing),
        _Topic("guandan-follow", _follows, _following),
        _Topic("guandan-wild", _holds_wild, _wild),
        _Topic("guandan-aim", lambda view: view.phase is Phase.PLAY, _aim),
    ),
}
"""Each game's notes, the most urgent first."""
