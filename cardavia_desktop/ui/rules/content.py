"""What a page of rules is made of: sections, and the blocks in them.

The values here hold finished sentences in the language of the moment. They are built afresh whenever the
language changes, so nothing in them is ever translated a second time.

Each block may name the ``facts`` of the rules that it states; a test holds the list of all facts against
them, so that no rule is lost when a page is rewritten. Cards are written as in
:mod:`cardavia_desktop.engine.cards`; a ``|`` sets a group apart, as the attached cards of a combination.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

Facts: TypeAlias = tuple[str, ...]
"""Names of rules that a block states, such as ``"bidding.exceed"``."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading inside a section, listed in the table of contents.

    Attributes:
        id: stable name to jump to; unique in the page.
        text: the heading.
    """

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of running text."""

    text: str
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Point:
    """One point of a list, with the word or words that it explains in front of it, if any."""

    text: str
    term: str = ""
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Points:
    """A list of points."""

    items: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class CardLine:
    """A row of cards with a line of text under it; ``level`` marks the wild cards among them."""

    cards: str
    text: str
    level: str = ""
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the cards of an example.

    Attributes:
        shape: value of the shape in the game's own enumeration.
        rank: text of the rank that is compared.
        text: what the combination is called.
    """

    shape: str
    rank: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """Cards, and every combination that they make.

    Attributes:
        title: what the cards are.
        note: the rule that they show, in a few words.
        cards: the cards.
        readings: all readings that the game's engine gives, strongest first; none if the cards are no
            combination.
        level: rank of the level in Guandan, where the reading depends on it; else empty.
        choice: whether the readings are drawn one by one, because the player would choose among them.
        facts: names of the rules that the example states.
    """

    title: str
    note: str
    cards: str
    readings: tuple[Reading, ...] = ()
    level: str = ""
    choice: bool = False
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Examples:
    """Examples shown beside one another where there is room."""

    items: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two combinations, and whether the second one beats the first."""

    first: str
    second: str
    beats: bool
    text: str
    level: str = ""
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Comparisons:
    """Comparisons shown beside one another where there is room."""

    items: tuple[Comparison, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One combination of a ladder."""

    cards: str
    text: str


@dataclass(frozen=True, slots=True)
class Ladder:
    """Combinations from weakest to strongest, each of which beats all before it."""

    steps: tuple[Step, ...]
    level: str = ""
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Transfer:
    """The card that a player must give out of a hand.

    Attributes:
        hand: some or all cards of the hand.
        given: the card given; empty if no card moves.
        text: why.
        level: rank of the level.
        facts: names of the rules that the case states.
    """

    hand: str
    given: str
    text: str
    level: str
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Transfers:
    """Cases of cards given, shown beside one another where there is room."""

    items: tuple[Transfer, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table of worked cases: the heads of its columns, and its rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    facts: Facts = ()


Block: TypeAlias = (
    Heading | Paragraph | Points | CardLine | Examples | Comparisons | Ladder | Transfers | Table
)


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered part of the rules.

    Attributes:
        id: stable name to jump to; unique in the page.
        title: its title.
        lead: the section in one sentence.
        blocks: what it says.
    """

    id: str
    title: str
    lead: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game, in the language of the moment.

    Attributes:
        game: the game's name in the engine.
        title: the game's name.
        line: players, sides and length in a line.
        sections: the rules.
    """

    game: str
    title: str
    line: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere to jump to.

    Attributes:
        id: name of the section or heading.
        title: its text.
        nested: whether it is a heading inside a section.
    """

    id: str
    title: str
    nested: bool


def places(rules: Rules) -> Iterator[Place]:
    """Yield the sections and the headings in them, from first to last."""
    for section in rules.sections:
        yield Place(section.id, section.title, nested=False)
        for block in section.blocks:
            if isinstance(block, Heading):
                yield Place(block.id, block.text, nested=True)


def points(*items: Point) -> Points:
    """Return a list of points."""
    return Points(items)


def examples(*items: Example) -> Examples:
    """Return examples that stand beside one another."""
    return Examples(items)


def comparisons(*items: Comparison) -> Comparisons:
    """Return comparisons that stand beside one another."""
    return Comparisons(items)


def transfers(*items: Transfer) -> Transfers:
    """Return cases of cards given that stand beside one another."""
    return Transfers(items)


def facts(rules: Rules) -> Iterator[str]:
    """Yield the name of each fact that the rules state, in their order."""
    for section in rules.sections:
        for block in section.blocks:
            match block:
                case Heading():
                    continue
                case Points(items) | Examples(items) | Comparisons(items) | Transfers(items):
                    for item in items:
                        yield from item.facts
                case _:
                    yield from block.facts
