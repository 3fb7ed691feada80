"""The rules of a game laid out as a text document."""

from collections.abc import Iterator

from PySide6.QtGui import QTextCursor, QTextDocument

from cardavia_desktop.ui.rules.card_rows import OBJECT_TYPE, CardFaces, CardRowObject
from cardavia_desktop.ui.rules.colours import Fonts, RulesColours
from cardavia_desktop.ui.rules.content import Heading, Rules
from cardavia_desktop.ui.rules.flow import Flow
from cardavia_desktop.ui.rules.typesetter import Typesetter


class RulesDocument:
    """A document with the rules of one game, laid out for one width.

    Attributes:
        document: what is shown.
        starts: where each place of the rules begins in the text.
        tops: how far down each place of the rules begins, in pixels.
        card_rows: the rows of cards; they must live as long as the document.
    """

    def __init__(
        self, rules: Rules, colours: RulesColours, fonts: Fonts, faces: CardFaces, width: float
    ) -> None:
        self.document = QTextDocument()
        self.document.setUndoRedoEnabled(False)
        self.document.setDefaultFont(fonts.text)
        self.document.setDocumentMargin(0)
        self.document.setTextWidth(width)
        layout = self.document.documentLayout()
        self.card_rows = CardRowObject(faces, colours.allowed, colours.refused, colours.dim)
        layout.registerHandler(OBJECT_TYPE, self.card_rows)
        cursor = QTextCursor(self.document)
        cursor.beginEditBlock()
        typesetter = Typesetter(self.card_rows, colours, fonts, width)
        typesetter.set_margins(self.document)
        self.starts = tuple(_write(rules, Flow(cursor), typesetter))
        cursor.endEditBlock()
        find = self.document.findBlock
        self.tops = tuple(layout.blockBoundingRect(find(start)).top() for start in self.starts)


def _write(rules: Rules, flow: Flow, typesetter: Typesetter) -> Iterator[int]:
    """Write the rules and yield where each of their places begins."""
    for number, section in enumerate(rules.sections, start=1):
        typesetter.section_title(flow, number, section)
        yield flow.position
        typesetter.lead(flow, section)
        for block in section.blocks:
            typesetter.block(flow, block)
            if isinstance(block, Heading):
                yield flow.position
