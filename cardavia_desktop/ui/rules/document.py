"""The rules of a game laid out as a text document."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QTextCursor, QTextDocument

from cardavia_desktop.ui.rules.card_rows import OBJECT_TYPE, CardFaces, CardRowObject
from cardavia_desktop.ui.rules.colours import Fonts, RulesColours
from cardavia_desktop.ui.rules.content import Heading, Rules, Section
from cardavia_desktop.ui.rules.flow import Flow
from cardavia_desktop.ui.rules.typesetter import Typesetter


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere to jump to in the document.

    Attributes:
        id: name of the section or heading.
        title: its text.
        nested: whether it is a heading inside a section.
        position: where it stands in the document.
    """

    id: str
    title: str
    nested: bool
    position: int


class RulesDocument:
    """A document with the rules of one game, laid out for one width.

    Attributes:
        document: what is shown.
        places: the sections and headings, from first to last.
        card_rows: the rows of cards; they must live as long as the document.
    """

    def __init__(
        self, rules: Rules, colours: RulesColours, fonts: Fonts, faces: CardFaces, width: float
    ) -> None:
        self.document = QTextDocument()
        self.document.setUndoRedoEnabled(False)
        self.document.setDefaultFont(fonts.text)
        self.document.setDocumentMargin(0)
        self.card_rows = CardRowObject(faces, colours.allowed, colours.refused, colours.dim)
        self.document.documentLayout().registerHandler(OBJECT_TYPE, self.card_rows)
        cursor = QTextCursor(self.document)
        cursor.beginEditBlock()
        typesetter = Typesetter(self.card_rows, colours, fonts, width)
        typesetter.set_margins(self.document)
        self.places = tuple(_write(rules.sections, Flow(cursor), typesetter))
        cursor.endEditBlock()


def _write(sections: Sequence[Section], flow: Flow, typesetter: Typesetter) -> list[Place]:
    places = []
    for number, section in enumerate(sections, start=1):
        typesetter.section_title(flow, number, section)
        places.append(Place(section.id, section.title, nested=False, position=flow.position))
        typesetter.lead(flow, section)
        for block in section.blocks:
            typesetter.block(flow, block)
            if isinstance(block, Heading):
                places.append(Place(block.id, block.text, nested=True, position=flow.position))
    return places
