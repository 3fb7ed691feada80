"""What the program paints itself is still what it is to assistive programs: a button with a name."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton

from tests.ui.shell.conftest import OpenWindow, settle

ROLE = QAccessible.Role
BUTTONS = {ROLE.Button, ROLE.CheckBox, ROLE.RadioButton, ROLE.ButtonMenu, ROLE.ButtonDropDown, ROLE.PageTab}


@pytest.mark.parametrize(
    "opens", ["settings", "keys", "about", "matches", "code", "history", "rules", "guide"]
)
def test_every_button_is_one_and_has_a_name(open_window: OpenWindow, opens: str) -> None:
    window = open_window()
    window.open_game("guandan")
    settle()
    getattr(window.commands, opens).trigger()
    settle()
    shown = [button for button in window.findChildren(QAbstractButton) if button.isVisible()]
    assert len(shown) > 5
    for button in shown:
        item = QAccessible.queryAccessibleInterface(button)
        assert item.role() in BUTTONS, button
        assert item.text(QAccessible.Text.Name), f"{button} {button.objectName()} has no name"
