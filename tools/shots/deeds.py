"""What is done at the window to bring it into a state."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from cardavia_desktop.engine.actions import Pass
from cardavia_desktop.engine.cards import text
from cardavia_desktop.ui.guide.lesson import action_of
from tools.shots.stand import Deed, Stand, deliver


def hint(stand: Stand) -> None:
    """Take hints until one chooses cards."""
    for _ in range(4):
        if not stand.table.selected:
            stand.press("hint")
            QApplication.sendPostedEvents(stand.session)


def readings(stand: Stand) -> None:
    """Play cards that have four readings: the chooser asks which."""
    wanted = {"3S", "4S", "5S", "6S", "7H"}
    stand.choose([card for card in stand.session.view.hand if text((card,)) in wanted])
    stand.press("play")


def arrange(stand: Stand) -> None:
    """Arrange the hand by combination."""
    stand.press("arrange")


def count(stand: Stand) -> None:
    """Open the card counter."""
    stand.press("counter")


def choose_badly(stand: Stand) -> None:
    """Choose cards that make no combination."""
    stand.choose_at(0, 3, -1)


def try_to_pass(stand: Stand) -> None:
    """Press the key for passing."""
    QTest.keyClick(stand.table, Qt.Key.Key_P)


def choose_nearly(stand: Stand) -> None:
    """Choose a combination less one card."""
    hint(stand)
    chosen = sorted(stand.table.selected)
    stand.choose(chosen[:1])


def ask_bomb(stand: Stand) -> None:
    """Play a bomb, which is to be asked about first."""
    stand.choose(
        [card for card in stand.session.view.hand if text((card,)) in {"TS", "JS", "QS", "KS", "AS"}]
    )
    stand.press("play")


def go_on(stand: Stand) -> None:
    """Go on from what the table tells."""
    stand.press("go_on")


def choose_one(stand: Stand) -> None:
    """Choose one card."""
    stand.choose_at(2)


def _press_in_panel(stand: Stand, name: str) -> None:
    button = stand.window.panel and stand.window.panel.frame.findChild(QPushButton, name)
    if isinstance(button, QPushButton):
        button.click()


def name_match(stand: Stand) -> None:
    """List the matches and begin to name one."""
    stand.window.commands.matches.trigger()
    _press_in_panel(stand, "rename_guandan-1")


def delete_match(stand: Stand) -> None:
    """List the matches and begin to delete one."""
    stand.window.commands.matches.trigger()
    _press_in_panel(stand, "delete_doudizhu-1")


def type_code(stand: Stand, code: str) -> None:
    """Type a deal code into the panel that asks for one."""
    stand.window.commands.code.trigger()
    field = stand.window.panel and stand.window.panel.frame.findChild(QLineEdit, "codeField")
    if isinstance(field, QLineEdit):
        field.setText(code)


def pass_and_undo(stand: Stand) -> None:
    """Pass, and take it back."""
    stand.session.act(Pass())
    undo(stand)


def undo(stand: Stand) -> None:
    """Take a decision back, and stay where the others have not answered again."""
    stand.session.undo()


def read(stand: Stand) -> None:
    """Open the rules."""
    stand.window.show_page("rules")


def guide_through(game: str, steps: int = 0, *, wrong: bool = False) -> Deed:
    """Return what begins a guided deal and does so many of its steps, and at the end something else."""

    def begin(stand: Stand) -> None:
        stand.window.show_guide(game)
        deliver()
        page = stand.window.guides.page
        for _ in range(steps):
            move = page.session.move if page is not None else None
            if page is not None and move is not None:
                page.session.act(action_of(move, page.session.view))
                for _ in range(6):
                    deliver()
        if wrong and page is not None:
            page.session.act(page.session.view.legal[-1])

    return begin


def look_back(tab: str) -> Deed:
    """Return what shows a tab of the past deals."""
    return lambda stand: stand.window.past.show_list(tab)


def statistics_of(game: str) -> Deed:
    """Return what shows a game's statistics."""

    def show(stand: Stand) -> None:
        page = stand.window.past.list_page
        if page is not None:
            page.statistics.show_game(game)

    return show


def reset(stand: Stand) -> None:
    """Ask to forget all deals."""
    page = stand.window.past.list_page
    if page is not None:
        page.statistics.reset_wanted.emit()


def review_last(stand: Stand) -> None:
    """Review the deal that has ended, and stand before its first mistake."""
    stand.window.past.review_last()
    page = stand.window.past.replay_page
    if page is None:
        raise LookupError("nothing has ended")
    for _ in range(200):
        if page.review is not None:
            break
        deliver()
    page.step_mistake(1)


def replay_at(place: int, *, opened: bool = True) -> Deed:
    """Return what shows the deal that has ended at a moment, without the expert."""

    def replay(stand: Stand) -> None:
        stand.window.past.review_last()
        page = stand.window.past.replay_page
        if page is None:
            raise LookupError("nothing has ended")
        page.cancel_review()
        page.go_to(place)
        page.replay.set_open(opened)

    return replay
