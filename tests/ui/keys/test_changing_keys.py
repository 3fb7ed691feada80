"""Keys can be changed, conflicts are explained, and everything follows at once and at the next start."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.keys.key_button import KeyButton
from cardavia_desktop.ui.keys.key_map import REPLAY, TABLE, USUAL, KeyMap, TakenError, written
from cardavia_desktop.ui.keys.keys_panel import KeysPanel
from cardavia_desktop.ui.language import Language
from cardavia_desktop.ui.main_window import MainWindow
from tests.ui.shell.conftest import OpenWindow, focused, open_window, settle

__all__ = ["open_window"]

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


# The map


def test_no_two_commands_have_the_same_usual_key() -> None:
    assert len(set(USUAL.values())) == len(USUAL)
    for command, key in USUAL.items():
        assert KeyMap().command(key) == command


def test_a_changed_key_is_kept_and_comes_back() -> None:
    keys = KeyMap().with_key("hint", "J").with_key("undo", "Ctrl+U")
    assert KeyMap.read(keys.text) == keys
    assert keys.command("J") == "hint"
    assert keys.command("H") == ""
    assert keys.with_key("hint", "H").changed == {"undo": "Ctrl+U"}


@pytest.mark.parametrize(("key", "owner"), [("P", "pass"), ("Return", ""), ("3", ""), ("F1", "rules")])
def test_a_key_that_is_taken_is_refused(key: str, owner: str) -> None:
    with pytest.raises(TakenError) as caught:
        KeyMap().with_key("hint", key)
    assert caught.value.command == owner


def test_a_key_that_was_given_up_is_free() -> None:
    keys = KeyMap().with_key("pass", "X").with_key("hint", "P")
    assert (keys.command("P"), keys.command("X")) == ("hint", "pass")


def test_keys_that_depend_on_each_other_are_kept() -> None:
    handed_on = KeyMap().with_key("hint", "X").with_key("arrange", "H")
    assert KeyMap.read(handed_on.text) == handed_on
    swapped = KeyMap().with_key("hint", "X").with_key("pass", "H").with_key("hint", "P")
    assert (swapped.key("hint"), swapped.key("pass")) == ("P", "H")
    assert KeyMap.read(swapped.text) == swapped
    assert KeyMap.read("pass=Return hint=P") == KeyMap(), "what is refused has its usual key back"
    assert KeyMap.read("hint=X pass=X mend=B").changed == {"mend": "B"}


@pytest.mark.parametrize("key", ["Volume Up", "Media Play", "=", "Ctrl+\\", "Num+1"])
def test_a_key_with_any_name_comes_back(key: str) -> None:
    keys = KeyMap().with_key("counter", "B").with_key("hint", key).with_key("mend", "J")
    assert KeyMap.read(keys.text) == keys


def test_the_further_keys_of_a_command_go_with_its_usual_one() -> None:
    for key, owner in (("Ctrl+Y", "redo"), ("Ctrl+Shift+S", "save_as")):
        with pytest.raises(TakenError) as caught:
            KeyMap().with_key("history", key)
        assert caught.value.command == owner
    keys = KeyMap().with_key("redo", "Ctrl+B").with_key("history", "Ctrl+Y")
    assert KeyMap.read(keys.text) == keys
    with pytest.raises(TakenError) as caught:
        keys.with_key("redo", USUAL["redo"])
    assert (caught.value.key, caught.value.command) == ("Ctrl+Y", "history")


@pytest.mark.parametrize(
    ("key", "owner"),
    [
        ("O", "open_hands"),
        ("+", "faster"),
        ("-", "slower"),
        ("PgUp", "mistake_before"),
        ("PgDown", "mistake_next"),
    ],
)
def test_a_replays_keys_are_refused_until_they_are_free(key: str, owner: str) -> None:
    with pytest.raises(TakenError) as caught:
        KeyMap().with_key("hint", key)
    assert caught.value.command == owner
    keys = KeyMap().with_key(owner, "F6").with_key("hint", key)
    assert KeyMap.read(keys.text) == keys


@pytest.mark.parametrize("key", ["Ctrl+C", "Ctrl+V", "Alt+F4", "Menu"])
def test_keys_that_copy_paste_or_close_stay_as_everywhere(key: str) -> None:
    with pytest.raises(TakenError) as caught:
        KeyMap().with_key("hint", key)
    assert not caught.value.command


@pytest.mark.parametrize("text", ["", "hint", "hint=", "nothing=X", "hint=P", "hint=Return", "=", "hint=H x"])
def test_what_cannot_be_understood_keeps_the_usual_keys(text: str) -> None:
    assert KeyMap.read(text) == KeyMap()


@pytest.mark.parametrize("filler", [" ", "\n", "a", "hint=", " a="])
def test_keys_of_any_length_are_read(filler: str) -> None:
    """A pattern that went back over the text would take hours."""
    text = f"hint=X{filler * (1_000_000 // len(filler))}!"
    assert KeyMap.read(text).changed in ({}, {"hint": "X"})


# In the window


def listing(window: MainWindow) -> KeysPanel:
    window.commands.keys.trigger()
    settle()
    panel = window.panel
    assert isinstance(panel, KeysPanel)
    return panel


def button(panel: KeysPanel, command: str) -> KeyButton:
    found = panel.frame.findChild(KeyButton, f"key-{command}")
    assert isinstance(found, KeyButton)
    return found


def said(panel: KeysPanel) -> str:
    label = panel.frame.findChild(QLabel, "said")
    assert isinstance(label, QLabel)
    return label.text()


def change(
    panel: KeysPanel,
    command: str,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    QTest.mouseClick(button(panel, command), Qt.MouseButton.LeftButton)
    button(panel, command).setFocus()
    QTest.keyClick(button(panel, command), key, modifiers)
    settle()


def test_every_command_is_listed_with_its_key_and_a_name(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    panel = listing(window)
    for command, key in USUAL.items():
        assert button(panel, command).text() == written(key)
        assert written(key) in button(panel, command).accessibleName()
        assert command in (*TABLE, *REPLAY) or hasattr(window.commands, command)


def test_a_key_of_the_table_is_changed(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    settle()
    panel = listing(window)
    change(panel, "counter", KEY.Key_X)
    assert "X" in said(panel)
    assert button(panel, "counter").text() == "X"
    QTest.keyClick(panel, KEY.Key_Escape)
    settle()
    table = window.table
    shown = table._controls.counter
    QTest.keyClick(table._view, KEY.Key_C)
    assert table._controls.counter is shown, "the old key does nothing"
    QTest.keyClick(table._view, KEY.Key_X)
    assert table._controls.counter is not shown
    counter = table.button("counter")
    assert counter is not None
    assert counter.accessibleDescription() == "X"
    assert window.settings.keys == "counter=X"


def test_a_key_with_shift_does_what_it_was_chosen_for(open_window: OpenWindow) -> None:
    window = open_window(settings=Settings(speed="instant", keys="counter=Shift+Left"))
    window.open_game("doudizhu")
    settle()
    controls = window.table._controls
    shown, focus = controls.counter, controls._handling.focus
    QTest.keyClick(window.table._view, KEY.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert controls.counter is not shown
    assert controls._handling.focus == focus


def test_a_shortcut_of_the_window_is_changed(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    settle()
    panel = listing(window)
    change(panel, "rules", KEY.Key_B, CONTROL)
    QTest.keyClick(panel, KEY.Key_Escape)
    settle()
    QTest.keyClick(window, KEY.Key_F1)
    assert window._pages.currentWidget() is window.table
    QTest.keyClick(window, KEY.Key_B, CONTROL)
    assert window._pages.currentWidget() is window.rules


def test_no_shortcut_of_the_window_is_free_for_anything_else(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    window.show_page("rules")
    settle()
    shortcuts = {
        sequence.toString(QKeySequence.SequenceFormat.PortableText)
        for action in window.findChildren(QAction)
        for sequence in action.shortcuts()
    }
    assert {"Ctrl+Y", "Ctrl+Shift+S", "Ctrl+N", "Ctrl+0"} <= shortcuts
    for key in shortcuts - {USUAL["hint"]}:
        with pytest.raises(TakenError):
            KeyMap().with_key("hint", key)


def test_a_key_that_another_command_gave_up_works(open_window: OpenWindow) -> None:
    window = open_window(settings=Settings(speed="instant", keys="redo=Ctrl+B rules=Ctrl+Y"))
    window.open_game("doudizhu")
    settle()
    QTest.keyClick(window, KEY.Key_Y, CONTROL)
    assert window._pages.currentWidget() is window.rules


def test_a_conflict_is_explained_and_changes_nothing(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    panel = listing(window)
    change(panel, "hint", KEY.Key_P)
    assert "Pass" in said(panel)
    change(panel, "hint", KEY.Key_Return)
    assert "always" in said(panel)
    change(panel, "hint", KEY.Key_Z, CONTROL)
    assert "Take back" in said(panel)
    assert window.settings.keys == ""
    assert button(panel, "hint").text() == "H"


def test_a_dead_key_waits_for_another_one(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    panel = listing(window)
    QTest.mouseClick(button(panel, "hint"), Qt.MouseButton.LeftButton)
    button(panel, "hint").setFocus()
    dead = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Dead_Circumflex, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(button(panel, "hint"), dead)
    assert window.settings.keys == ""
    QTest.keyClick(button(panel, "hint"), KEY.Key_J)
    settle()
    assert window.settings.keys == "hint=J"


def test_keys_have_their_french_names(language: Language) -> None:
    language.switch("fr")
    assert [written(key) for key in ("Del", "Ctrl+Ins", "Backspace")] == [
        "Suppr",
        "Ctrl+Inser",
        "Retour arrière",
    ]


def test_escape_keeps_the_old_key_and_the_panel(open_window: OpenWindow) -> None:
    window = open_window()
    window.open_game("doudizhu")
    panel = listing(window)
    QTest.mouseClick(button(panel, "hint"), Qt.MouseButton.LeftButton)
    assert "Hint" in said(panel)
    button(panel, "hint").setFocus()
    QTest.keyClick(button(panel, "hint"), KEY.Key_Escape)
    settle()
    assert window.panel is panel
    assert button(panel, "hint").text() == "H"
    assert said(panel) == ""


def test_the_usual_keys_come_back(open_window: OpenWindow) -> None:
    window = open_window(settings=Settings(speed="instant", keys="hint=J rules=Ctrl+B"))
    window.open_game("doudizhu")
    settle()
    assert window.commands.rules.shortcut().toString() == "Ctrl+B"
    panel = listing(window)
    assert button(panel, "hint").text() == "J"
    restore = panel.frame.findChild(QPushButton, "restoreKeys")
    assert isinstance(restore, QPushButton)
    QTest.mouseClick(restore, Qt.MouseButton.LeftButton)
    settle()
    assert window.settings.keys == ""
    assert button(panel, "hint").text() == "H"
    assert window.commands.rules.shortcut().toString() == "F1"


def test_the_rules_keep_their_size(open_window: OpenWindow) -> None:
    window = open_window(settings=Settings(speed="instant", rules_zoom=130))
    window.open_game("doudizhu")
    window.show_page("rules")
    assert window.rules.zoom == pytest.approx(1.3)
    window.rules.set_zoom(1.5)
    assert window.settings.rules_zoom == 150


def test_a_key_reached_by_tab_has_one_ring(open_window: OpenWindow) -> None:
    """The system's own box stood within it, around the key."""
    panel = listing(open_window())
    button(panel, "hint").setFocus(Qt.FocusReason.OtherFocusReason)
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    settle()
    picture = focused().grab().toImage()
    within = {picture.pixelColor(x, picture.height() // 2).name() for x in range(3, 14)}
    assert len(within) == 1
