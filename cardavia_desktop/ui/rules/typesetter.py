"""How each kind of block of the rules is set in type."""

from collections.abc import Callable, Sequence

from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
)

from cardavia_desktop.engine import cards, guandan
from cardavia_desktop.ui.rules.card_rows import CardRowObject, Face, Part, Sign, fitted_row
from cardavia_desktop.ui.rules.colours import Fonts, RulesColours
from cardavia_desktop.ui.rules.content import (
    Block,
    CardLine,
    Comparison,
    Comparisons,
    Example,
    Examples,
    Heading,
    Ladder,
    Paragraph,
    Point,
    Points,
    Section,
    Step,
    Table,
    Transfer,
    Transfers,
)
from cardavia_desktop.ui.rules.flow import Cell, Flow, Run
from cardavia_desktop.ui.rules.spoken_cards import spoken

_OBJECT = "\ufffc"

# Measures, in ems of the running text.
_MARGIN = 2.2  # around the page
_PROSE = 44  # widest line of text, about 90 characters
_GAP = 1.8  # between columns of examples
_COLUMNS = ((72, 3), (36, 2))  # room needed for so many columns of examples
_LADDER_COLUMNS = ((76, 4), (48, 3), (30, 2))
_TERM = 9.5  # column of the terms that points explain
_TERM_ROOM = 34  # least room for such a column
_SENTENCE = 18  # good width of a column of sentences
_CARD = 6.6  # width of a card
_SMALL_CARD = 4.4

_SHORT = 22  # characters in a value of a table that is no sentence
_LARGEST_MARGIN = 0.05  # of the width of the page
_LINE_HEIGHT = 114  # of prose, in percent of what the font asks for


class Typesetter:
    """Sets the blocks of the rules for one width, in one set of colours and fonts.

    Args:
        rows: where the rows of cards are kept.
        colours: the colours.
        fonts: the type faces.
        width: width of the page in pixels.
    """

    def __init__(self, rows: CardRowObject, colours: RulesColours, fonts: Fonts, width: float) -> None:
        self._rows = rows
        self._colours = colours
        self._fonts = fonts
        self._em = fonts.em
        self._margin = min(_MARGIN * self._em, _LARGEST_MARGIN * width)
        self._room = width - 2 * self._margin - 2

    def set_margins(self, document: QTextDocument) -> None:
        """Give the page its margins."""
        frame = QTextFrameFormat()
        frame.setLeftMargin(self._margin)
        frame.setRightMargin(self._margin)
        frame.setTopMargin(0.6 * self._em)
        frame.setBottomMargin(3 * self._em)
        document.rootFrame().setFrameFormat(frame)

    def section_title(self, flow: Flow, number: int, section: Section) -> None:
        """Write the title of a section."""
        block = self._block_format(above=0.6 if number == 1 else 3.4, below=0.2)
        block.setHeadingLevel(1)
        flow.paragraph(
            block,
            (f"{number}\u2002", self._char(2.2, self._colours.accent, titles=True)),
            (section.title, self._char(2.2, titles=True)),
        )

    def lead(self, flow: Flow, section: Section) -> None:
        """Write the sentence that says what a section is about."""
        flow.paragraph(self._prose(below=1.0), (section.lead, self._char(1.06, self._colours.dim)))

    def block(self, flow: Flow, block: Block) -> None:
        """Write one block of a section."""
        match block:
            case Heading():
                self._heading(flow, block)
            case Paragraph():
                flow.paragraph(self._prose(), (block.text, self._char()))
            case Points():
                self._points(flow, block)
            case CardLine():
                self._card_line(flow, block)
            case Examples():
                self._grid(flow, [self._example(item) for item in block.items], _COLUMNS)
            case Comparisons():
                self._grid(flow, [self._comparison(item) for item in block.items], _COLUMNS)
            case Transfers():
                self._grid(flow, [self._transfer(item) for item in block.items], _COLUMNS)
            case Ladder():
                steps = enumerate(block.steps, start=1)
                cells = [self._step(number, step, block.level) for number, step in steps]
                self._grid(flow, cells, _LADDER_COLUMNS)
            case Table():
                self._table(flow, block)

    def _heading(self, flow: Flow, heading: Heading) -> None:
        block = self._block_format(above=1.7, below=0.5)
        block.setHeadingLevel(2)
        flow.paragraph(block, (heading.text, self._char(1.35, titles=True)))

    def _points(self, flow: Flow, block: Points) -> None:
        explained = [point for point in block.items if point.term]
        if len(explained) < len(block.items) or self._room < _TERM_ROOM * self._em:
            for point in block.items:
                self._bullet(flow, point)
            return
        rows = [
            [self._text_cell(self._term(point)), self._text_cell((point.text, self._char()))]
            for point in explained
        ]
        text = min(_PROSE, self._room / self._em - _TERM)
        flow.table(rows, [self._fixed(_TERM), self._fixed(text)], 0.3 * self._em, self._colours.line)

    def _bullet(self, flow: Flow, point: Point) -> None:
        indent = 1.3 * self._em
        block = self._prose(below=0.35)
        block.setLeftMargin(indent)
        block.setTextIndent(-indent)
        block.setTabPositions([QTextOption.Tab(indent, QTextOption.TabType.LeftTab)])
        runs: list[Run] = [("•\t", self._char(colour=self._colours.accent))]
        if point.term:
            term, char = self._term(point)
            runs.append((f"{term}\u2002", char))
        flow.paragraph(block, *runs, (point.text, self._char()))

    def _term(self, point: Point) -> Run:
        return point.term, self._char(colour=self._colours.accent, weight=QFont.Weight.DemiBold)

    def _text_cell(self, run: Run) -> Cell:
        return Cell(lambda flow: flow.paragraph(self._line_height(), run), ruled=False)

    def _card_line(self, flow: Flow, line: CardLine) -> None:
        self._card_row(
            flow, _groups(line.cards, line.level), _CARD, min(self._room, _PROSE * self._em), above=0.5
        )
        flow.paragraph(self._prose(below=0.9), (line.text, self._char(0.94, self._colours.dim)))

    def _example(self, example: Example) -> Callable[[Flow, float], None]:
        def write(flow: Flow, room: float) -> None:
            refused = not example.readings
            colour = self._colours.refused if refused else self._colours.text
            flow.paragraph(self._block_format(), (example.title, self._char(1.25, colour, titles=True)))
            flow.paragraph(self._block_format(below=0.2), (example.note, self._char(0.94, self._colours.dim)))
            parts = _groups(example.cards, example.level)
            if refused:
                parts.append(Sign.REFUSED)
            self._card_row(flow, parts, _CARD, room)
            if example.choice:
                self._readings(flow, example, room)

        return write

    def _readings(self, flow: Flow, example: Example, room: float) -> None:
        combinations = {
            (str(found.shape), found.rank): found
            for found in guandan.readings(cards.parse(example.cards), example.level)
        }
        for number, reading in enumerate(example.readings, start=1):
            found = combinations[reading.shape, reading.rank]
            faces = tuple(
                Face(
                    shown,
                    wild=guandan.is_wild(card, example.level),
                    stands_in=cards.face_of(shown) != cards.face_of(card),
                )
                for card, shown in zip(found.cards, found.stands_for, strict=True)
            )
            row = fitted_row([faces], _SMALL_CARD * self._em, room)
            flow.paragraph(
                self._block_format(above=0.5, below=0.1),
                (f"{number}\u2002", self._char(colour=self._colours.accent, weight=QFont.Weight.DemiBold)),
                (reading.text, self._char()),
            )
            flow.paragraph(self._block_format(), (_OBJECT, self._rows.format_for(row)))
            self._name_cards(flow, [faces])

    def _comparison(self, comparison: Comparison) -> Callable[[Flow, float], None]:
        def write(flow: Flow, room: float) -> None:
            parts: list[Part] = [*_groups(comparison.first, comparison.level), Sign.GIVES]
            parts += _groups(comparison.second, comparison.level)
            parts.append(Sign.ALLOWED if comparison.beats else Sign.REFUSED)
            self._captioned(flow, parts, comparison.text, room)

        return write

    def _transfer(self, transfer: Transfer) -> Callable[[Flow, float], None]:
        def write(flow: Flow, room: float) -> None:
            parts = _groups(transfer.hand, transfer.level)
            if transfer.given:
                parts += [Sign.GIVES, *_groups(transfer.given, transfer.level)]
            else:
                parts.append(Sign.REFUSED)
            self._captioned(flow, parts, transfer.text, room)

        return write

    def _step(self, number: int, step: Step, level: str) -> Callable[[Flow, float], None]:
        def write(flow: Flow, room: float) -> None:
            self._card_row(flow, _groups(step.cards, level), _SMALL_CARD, room)
            flow.paragraph(
                self._block_format(),
                (f"{number}\u2002", self._char(1, self._colours.accent, weight=QFont.Weight.DemiBold)),
                (step.text, self._char(0.94)),
            )

        return write

    def _captioned(self, flow: Flow, parts: Sequence[Part], text: str, room: float) -> None:
        self._card_row(flow, parts, _SMALL_CARD, room)
        flow.paragraph(self._line_height(), (text, self._char(0.94)))

    def _card_row(
        self, flow: Flow, parts: Sequence[Part], card: float, room: float, above: float = 0.2
    ) -> None:
        row = fitted_row(parts, card * self._em, room)
        flow.paragraph(self._block_format(above, below=0.2), (_OBJECT, self._rows.format_for(row)))
        self._name_cards(flow, parts)

    def _name_cards(self, flow: Flow, parts: Sequence[Part]) -> None:
        """Write the names of drawn cards below them, where somebody listens who does not see them."""
        if QAccessible.isActive():
            flow.paragraph(self._line_height(), (spoken(parts), self._char(0.8, self._colours.dim)))

    def _grid(
        self, flow: Flow, cells: Sequence[Callable[[Flow, float], None]], columns: Sequence[tuple[float, int]]
    ) -> None:
        """Write cells in as many columns as there is room for, with a hairline over each."""
        count = next((count for room, count in columns if self._room >= room * self._em), 1)
        gap = _GAP * self._em
        room = (self._room - (count - 1) * gap) / count
        empty = Cell(lambda _flow: None, ruled=False)
        rows = []
        for start in range(0, len(cells), count):
            row: list[Cell] = []
            for cell in cells[start : start + count]:
                row += [_in_room(cell, room), empty]
            rows.append(row[:-1])
        widths = [
            QTextLength(QTextLength.Type.FixedLength, gap if n % 2 else room) for n in range(2 * count - 1)
        ]
        flow.table(rows, widths, 0.55 * self._em, self._colours.line, above=0.6 * self._em)

    def _table(self, flow: Flow, table: Table) -> None:
        ems = self._column_widths(table)
        if ems is None:
            rows = [[self._stacked_cell(table.head, row)] for row in table.rows]
            widths = [QTextLength(QTextLength.Type.FixedLength, self._room)]
        else:
            rows = [[self._head_cell(text) for text in table.head]]
            rows += [[self._value_cell(text) for text in row] for row in table.rows]
            widths = [self._fixed(width) for width in ems]
        flow.table(rows, widths, 0.45 * self._em, self._colours.line)

    def _column_widths(self, table: Table) -> list[float] | None:
        """Return the width of each column in ems, or None if the columns do not fit beside one another.

        Columns of short values are as wide as these need, the heads broken into words only if there is no
        room otherwise. Columns of sentences share what is left.
        """
        room = min(self._room / self._em, _PROSE + _TERM)
        values = [max(map(len, column)) for column in zip(*table.rows, strict=True)]
        sentences = [length > _SHORT for length in values]
        unbroken = [len(head) for head in table.head]
        broken = [max(map(len, head.split(" "))) for head in table.head]
        for heads, least in ((unbroken, _SENTENCE), (broken, 0.7 * _SENTENCE)):
            widths = [
                0.0 if sentence else max(4.5, 0.55 * max(value, head) + 1)
                for value, head, sentence in zip(values, heads, sentences, strict=True)
            ]
            left = room - sum(widths)
            if left >= least * sum(sentences):
                return [width or left / sum(sentences) for width in widths]
        return None

    def _stacked_cell(self, head: Sequence[str], row: Sequence[str]) -> Cell:
        """Return a row as lines below one another, each with the head of its column."""

        def write(flow: Flow) -> None:
            for name, text in zip(head, row, strict=True):
                flow.paragraph(
                    self._line_height(),
                    (f"{name}\u2002", self._char(0.9, self._colours.dim)),
                    (text, self._value_char(text)),
                )

        return Cell(write)

    def _head_cell(self, text: str) -> Cell:
        return Cell(
            lambda flow: flow.paragraph(self._block_format(), (text, self._char(0.9, self._colours.dim))),
            ruled=False,
        )

    def _value_cell(self, text: str) -> Cell:
        block = self._line_height()
        block.setRightMargin(0.8 * self._em)
        return Cell(lambda flow: flow.paragraph(block, (text, self._value_char(text))))

    def _value_char(self, text: str) -> QTextCharFormat:
        """Return how a value is written: sums won and lost differ in colour as well as in their sign."""
        if text[0] not in "+−":
            return self._char()
        colour = self._colours.allowed if text[0] == "+" else self._colours.refused
        return self._char(colour=colour, weight=QFont.Weight.DemiBold)

    def _fixed(self, ems: float) -> QTextLength:
        return QTextLength(QTextLength.Type.FixedLength, ems * self._em)

    def _block_format(self, above: float = 0, below: float = 0) -> QTextBlockFormat:
        block = QTextBlockFormat()
        block.setTopMargin(above * self._em)
        block.setBottomMargin(below * self._em)
        return block

    def _line_height(self, below: float = 0) -> QTextBlockFormat:
        block = self._block_format(below=below)
        block.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return block

    def _prose(self, below: float = 0.7) -> QTextBlockFormat:
        block = self._line_height(below)
        block.setRightMargin(max(0.0, self._room - _PROSE * self._em))
        return block

    def _char(
        self,
        size: float = 1,
        colour: QColor | None = None,
        *,
        titles: bool = False,
        weight: QFont.Weight = QFont.Weight.Normal,
    ) -> QTextCharFormat:
        fonts = self._fonts.scaled(size)
        font = fonts.titles if titles else fonts.text
        font.setWeight(weight)
        char = QTextCharFormat()
        char.setFont(font)
        char.setForeground(colour if colour is not None else self._colours.text)
        return char


def _in_room(write: Callable[[Flow, float], None], room: float) -> Cell:
    """Return the cell that is written by ``write`` in so much room."""
    return Cell(lambda flow: write(flow, room))


def _groups(text: str, level: str) -> list[Part]:
    """Return the groups of cards in ``text``, the wild cards of ``level`` marked."""
    dealt = iter(cards.parse(text.replace("|", " ")))
    groups = [[next(dealt) for _ in group.split()] for group in text.split("|")]
    return [
        tuple(Face(card, wild=bool(level) and guandan.is_wild(card, level)) for card in group)
        for group in groups
    ]
