"""A table with a session, played by real mouse and key events."""

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.engine.actions import Action, Bid, Pass, Play, Return
from cardavia_desktop.engine.cards import Card, face_of, numbered
from cardavia_desktop.engine.game import Game
from cardavia_desktop.engine.match import Match
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.session.session import Session
from cardavia_desktop.session.thinker import InlineThinker
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences
from cardavia_desktop.ui.table.table_view import TableView
from cardavia_desktop.ui.table.table_widget import TableWidget

LEFT = Qt.MouseButton.LeftButton
INSTANT = TablePreferences(speed=Speed.INSTANT)


class Player:
    """Whoever sits before the table."""

    def __init__(
        self,
        qtbot: QtBot,
        *,
        preferences: TablePreferences = INSTANT,
        seed: int = 1,
        size: tuple[int, int] = (1280, 748),
    ) -> None:
        self.session = Session(InlineThinker(), Random(seed))
        self.table = TableWidget(self.session, preferences)
        qtbot.addWidget(self.table)
        self.table.resize(*size)
        self.table.show()
        self.heard: list[str] = []
        self.table.announced.connect(self.heard.append)

    def start(self, game: Game, player: str = "greedy") -> None:
        self.session.start(game, ("", *(player,) * (game.seats - 1)))
        self.wait()

    def resume(self, match: Match) -> None:
        self.session.resume(match)
        self.wait()

    def wait(self) -> None:
        """Let everything happen that is due."""
        for _ in range(40):
            QApplication.processEvents()

    @property
    def view(self) -> Observation:
        return self.session.view

    @property
    def ply(self) -> int:
        match = self.session.match
        assert match is not None
        return match.ply

    # By mouse

    def point(self, card: Card) -> QPoint:
        return self.table.places.card(card).center()

    @property
    def viewport(self) -> QWidget:
        view = self.table.findChild(TableView)
        assert isinstance(view, TableView)
        return view.viewport()

    def button(self, name: str) -> QAbstractButton:
        button = self.table.button(name)
        assert button is not None, name
        return button

    def click_card(self, card: Card) -> None:
        QTest.mouseClick(self.viewport, LEFT, pos=self.point(card))

    def click(self, name: str) -> None:
        button = self.button(name)
        assert button.isVisible(), name
        assert button.isEnabled(), name
        QTest.mouseClick(button, LEFT)

    def choose(self, cards: tuple[Card, ...]) -> None:
        """Click exactly these cards of the hand, whichever copies they are called."""
        for card in self.table.selected:
            self.click_card(card)
        for card in numbered(cards):
            self.click_card(card)

    def act_by_mouse(self, action: Action) -> None:
        match action:
            case Bid(points=points):
                self.click(f"bid{points}")
            case Pass():
                self.click("pass")
            case Return(card=card):
                self.choose((card,))
                self.click("return")
            case Play(combination=combination):
                self.choose(combination.cards)
                self.click("play")
                if self.table.chooser.isVisible():
                    confirm = self.table.chooser.findChild(QAbstractButton, "play_reading")
                    assert isinstance(confirm, QAbstractButton)
                    QTest.mouseClick(confirm, LEFT)
        self.wait()

    # By keyboard

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.table, key)

    def choose_by_keys(self, cards: tuple[Card, ...]) -> None:
        """Walk along the whole hand and choose exactly these cards."""
        self.key(Qt.Key.Key_Escape)
        wanted = set(numbered(cards))
        self.key(Qt.Key.Key_Home)
        layout = self.table._stage.hand
        columns: dict[int, list[Card]] = {}
        for slot in layout.slots:
            columns.setdefault(slot.column, []).append(slot.card)
        for stack in columns.values():
            for _ in stack:
                self.key(Qt.Key.Key_Up)
            for card in stack:
                if card in wanted:
                    self.key(Qt.Key.Key_Space)
                self.key(Qt.Key.Key_Down)
            self.key(Qt.Key.Key_Right)
        assert sorted(map(face_of, self.table.selected)) == sorted(map(face_of, cards))

    def act_by_keys(self, action: Action) -> None:
        match action:
            case Bid(points=0) | Pass():
                self.key(Qt.Key.Key_P)
            case Bid(points=points):
                self.key(Qt.Key(Qt.Key.Key_0 + points))
            case Return(card=card):
                self.choose_by_keys((card,))
                self.key(Qt.Key.Key_Return)
            case Play(combination=combination):
                self.choose_by_keys(combination.cards)
                self.key(Qt.Key.Key_Return)
                if self.table.chooser.isVisible():
                    self.key(Qt.Key.Key_Return)
        self.wait()
