"""The program on the accessibility bus, heard by the system's own bindings."""

import re
import shutil
import subprocess
import sys

import pytest

SYSTEM_PYTHON = "/usr/bin/python3"
NEEDED = ("xvfb-run", "dbus-run-session", "xdotool", SYSTEM_PYTHON)


def can_listen() -> bool:
    if not all(map(shutil.which, NEEDED)):
        return False
    done = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return done.returncode == 0


@pytest.mark.xvfb
@pytest.mark.skipif(not can_listen(), reason="needs xvfb, at-spi2-core, dbus, xdotool and python3-pyatspi")
def test_a_trick_is_heard_over_the_bus() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.listen", "--tree"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    heard = done.stdout.splitlines()
    assert any(line.strip() == "list: Your hand, 17 cards" for line in heard)
    hint = next(found[1] for line in heard if (found := re.fullmatch(r"  ♪ (.+): .+ · \d+% to win", line)))
    for spoken in (
        "You: bid 3.",
        "You lead. Play any combination.",
        "black joker, list item, not selected, 1 of 20",
        "selected",
        f"You: {hint}.",
        "You: pass.",
    ):
        assert f"  ♪ {spoken}" in heard, done.stdout
    assert any("♪ Not a combination: " in line for line in heard)
