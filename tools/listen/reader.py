"""What a screen reader hears and says: for the system's Python, which has the accessibility bus.

    python3 reader.py [--tree] -- PROGRAM [ARGUMENTS]

Speaks as Orca does: the focused object with its role and state, a change of that state, and announcements.
"""

from __future__ import annotations

import subprocess
import sys
import time

import pyatspi
from gi.repository import GLib

_STEPS = (
    ("the bid", ("3",), 8.0),
    ("a hint", ("h",), 2.0),
    ("nothing chosen", ("Escape",), 1.0),
    ("the hand", ("Home", "Right", "Right"), 1.5),
    ("a card chosen", ("space",), 1.5),
    ("a second one", ("Right", "space"), 1.5),
    ("a hint again", ("Escape", "h"), 2.0),
    ("the play", ("Return",), 9.0),
    ("a pass", ("p",), 9.0),
)
"""What is pressed, and the seconds for which is listened then."""


class Reader:
    """Listens to one application."""

    def __init__(self) -> None:
        self.focus: pyatspi.Accessible | None = None
        for event, hear in (
            ("object:state-changed:focused", self.focused),
            ("object:state-changed:selected", self.selected),
            ("object:announcement", self.announced),
            ("window:activate", self.activated),
        ):
            pyatspi.Registry.registerEventListener(hear, event)

    def focused(self, event: pyatspi.Event) -> None:
        """Speak of what has the keyboard."""
        if event.detail1 and self.ours(event):
            item = self.focus = event.source
            words = [item.name, item.getLocalizedRoleName(), *self.state(item), item.description]
            self.speak(*words)

    def selected(self, event: pyatspi.Event) -> None:
        """Speak of the focused object's being chosen."""
        if self.ours(event) and event.source == self.focus:
            self.speak("selected" if event.detail1 else "not selected")

    def announced(self, event: pyatspi.Event) -> None:
        """Speak what is announced."""
        if self.ours(event):
            self.speak(str(event.any_data))

    def activated(self, event: pyatspi.Event) -> None:
        """Speak of a window that has come to the front."""
        if self.ours(event):
            self.speak(event.source.name, event.source.getLocalizedRoleName())

    @staticmethod
    def state(item: pyatspi.Accessible) -> list[str]:
        """Return an object's state in words."""
        states = item.getState()
        words = []
        if states.contains(pyatspi.STATE_SELECTABLE):
            words.append("selected" if states.contains(pyatspi.STATE_SELECTED) else "not selected")
            words.append(f"{item.getIndexInParent() + 1} of {item.parent.childCount}")
        return words

    @staticmethod
    def ours(event: pyatspi.Event) -> bool:
        """Tell whether an event is of the program that is listened to."""
        program = event.host_application
        return program is not None and program.name == "Cardavia"

    @staticmethod
    def speak(*words: str) -> None:
        """Say it, in writing."""
        print("  ♪ " + ", ".join(word for word in words if word), flush=True)


def listen(seconds: float) -> None:
    """Hear what comes for so long."""
    context, until = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < until:
        while context.iteration(False):
            pass
        time.sleep(0.02)


def find(name: str) -> pyatspi.Accessible | None:
    """Return the running application of that name, None where there is none."""
    desktop = pyatspi.Registry.getDesktop(0)
    for index in range(desktop.childCount):
        item = desktop.getChildAtIndex(index)
        if item is not None and item.name == name:
            return item
    return None


def show(item: pyatspi.Accessible, depth: int = 0) -> None:
    """Print an object with everything in it that can be seen."""
    place = item.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    if place.width > 0 or depth < 2:
        more = f" ({item.description})" if item.description else ""
        print(f"{'  ' * depth}{item.getRoleName()}: {item.name}{more}")
        for index in range(item.childCount):
            child = item.getChildAtIndex(index)
            if child is not None:
                show(child, depth + 1)


def main() -> None:
    """Start the program, press keys in it, and speak."""
    at = sys.argv.index("--")
    reader = Reader()
    program = subprocess.Popen(sys.argv[at + 1 :])
    try:
        for _ in range(60):
            listen(0.5)
            if find("Cardavia") is not None:
                break
        listen(9)
        found = find("Cardavia")
        if found is None:
            sys.exit("The program is not on the bus.")
        if "--tree" in sys.argv[:at]:
            show(found.getChildAtIndex(0))
        for title, keys, seconds in _STEPS:
            print(f"{title}: {' '.join(keys)}", flush=True)
            for key in keys:
                subprocess.run(["xdotool", "key", key], check=True)
                listen(0.4)
            listen(seconds)
    finally:
        program.terminate()
        program.wait()
    del reader


if __name__ == "__main__":
    main()
