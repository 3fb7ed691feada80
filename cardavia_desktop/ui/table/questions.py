"""What the table asks before cards are played: which reading is meant, and whether a bomb is."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, Signal

from cardavia_desktop.engine.cards import Card
from cardavia_desktop.engine.combination import Combination
from cardavia_desktop.ui.table.reading_chooser import ReadingChooser
from cardavia_desktop.ui.table.stage import Stage


class Questions(QObject):
    """Keeps the question that is being asked.

    Args:
        chooser: the panel that asks.
        stage: what it stands on.
        is_wild: tells whether a card is wild now.
    """

    answered = Signal(object)
    """The combination that is meant."""
    changed = Signal()
    """A question was asked, or put aside."""

    def __init__(self, chooser: ReadingChooser, stage: Stage, is_wild: Callable[[Card], bool]) -> None:
        super().__init__(chooser)
        self._chooser = chooser
        self._stage = stage
        self._is_wild = is_wild
        self._readings: tuple[Combination, ...] = ()
        self._about: frozenset[Card] = frozenset()
        chooser.chosen.connect(self._answer)
        chooser.cancelled.connect(self.put_aside)

    @property
    def asked(self) -> bool:
        """Tell whether a question is being asked."""
        return self._chooser.isVisible()

    def ask(self, readings: tuple[Combination, ...], about: Collection[Card]) -> None:
        """Ask which of the readings of these cards is meant; a single one is a bomb that is doubted."""
        self._readings, self._about = readings, frozenset(about)
        wild = [card for card in {card for one in readings for card in one.cards} if self._is_wild(card)]
        stage = self._stage
        self._chooser.ask(readings, wild, stage.metrics, stage.action_y, stage.chooser_top)
        self.changed.emit()

    def place(self) -> None:
        """Stand anew on a table of another size."""
        if self.asked:
            stage = self._stage
            self._chooser.place(stage.metrics, stage.action_y, stage.chooser_top)

    def say_anew(self) -> None:
        """Ask in another language, or with other cards."""
        if self.asked:
            self.ask(self._readings, self._about)

    def hold_to(self, chosen: Collection[Card]) -> None:
        """Put the question aside when other cards are chosen than those it is about."""
        if self.asked and frozenset(chosen) != self._about:
            self.put_aside()

    def put_aside(self) -> None:
        """Ask no longer."""
        if self.asked:
            self._chooser.hide()
            self.changed.emit()

    def _answer(self, reading: Combination) -> None:
        self.put_aside()
        self.answered.emit(reading)
