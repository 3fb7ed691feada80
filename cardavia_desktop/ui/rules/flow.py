"""Writing paragraphs and tables one after another into a text document."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import (
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextTableCellFormat,
    QTextTableFormat,
)

Run = tuple[str, QTextCharFormat]
"""A stretch of text in one format."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table: how to write it, and whether a hairline lies over it."""

    write: Callable[["Flow"], None]
    ruled: bool = True


class Flow:
    """Writes blocks one after another, at the end of a document or of a cell of a table."""

    def __init__(self, cursor: QTextCursor) -> None:
        self._cursor = cursor
        self._fresh = True  # the cursor's block is empty and may be written
        self._below_table = False  # it is the block that Qt keeps below a table

    @property
    def position(self) -> int:
        """Where the last block written begins in the document."""
        return self._cursor.block().position()

    def paragraph(self, block: QTextBlockFormat, *runs: Run) -> None:
        """Write a paragraph."""
        self._below_table = False
        if self._fresh:
            self._cursor.setBlockFormat(block)
            self._fresh = False
        else:
            self._cursor.insertBlock(block, QTextCharFormat())
        for text, char in runs:
            self._cursor.insertText(text, char)

    def table(
        self,
        rows: Sequence[Sequence[Cell]],
        widths: Sequence[QTextLength],
        padding: float,
        line: QColor,
        above: float = 1,
    ) -> None:
        """Write a table.

        Args:
            rows: the cells; rows may be shorter than ``widths``.
            widths: width of each column.
            padding: room above and below the text of a cell, in pixels.
            line: colour of the hairlines.
            above: room above the table, in pixels.
        """
        if not self._below_table:
            self.paragraph(QTextBlockFormat())  # Qt keeps an empty block in front of every table
        self._cursor.setBlockFormat(_empty(above))
        table = self._cursor.insertTable(len(rows), len(widths), _table_format(widths))
        for row_number, row in enumerate(rows):
            for column_number, cell in enumerate(row):
                place = table.cellAt(row_number, column_number)
                place.setFormat(_cell_format(padding, line if cell.ruled else None))
                cell.write(Flow(place.firstCursorPosition()))
        self._cursor.setPosition(table.lastPosition() + 1)
        # Qt leaves out the top margin of a block right below a table, so no text goes there.
        self._cursor.setBlockFormat(_empty(1))
        self._below_table = True


def _empty(height: float) -> QTextBlockFormat:
    block = QTextBlockFormat()
    block.setLineHeight(max(1.0, height), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    return block


def _table_format(widths: Sequence[QTextLength]) -> QTextTableFormat:
    table = QTextTableFormat()
    table.setBorder(0)
    table.setCellPadding(0)
    table.setCellSpacing(0)
    table.setColumnWidthConstraints(list(widths))
    return table


def _cell_format(padding: float, line: QColor | None) -> QTextTableCellFormat:
    cell = QTextTableCellFormat()
    cell.setTopPadding(padding)
    cell.setBottomPadding(padding)
    if line is not None:
        cell.setTopBorder(1)
        cell.setTopBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        cell.setTopBorderBrush(line)
    return cell
