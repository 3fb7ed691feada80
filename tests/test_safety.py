"""Nothing that reads a file can run what it reads, and nothing talks to a network: read, and watched."""

import ast
import json
import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.test_architecture import PACKAGE, ROOT

FORBIDDEN_MODULES = frozenset(
    {
        # These run code from the files that they read.
        "cPickle",
        "dbm",
        "dill",
        "joblib",
        "marshal",
        "pickle",
        "runpy",
        "shelve",
        # The program is complete without a network.
        "PySide6.QtNetwork",
        "PySide6.QtNetworkAuth",
        "PySide6.QtWebEngineCore",
        "PySide6.QtWebEngineWidgets",
        "PySide6.QtWebSockets",
        "aiohttp",
        "asyncio",
        "ftplib",
        "http",
        "httpx",
        "imaplib",
        "requests",
        "smtplib",
        "socket",
        "socketserver",
        "ssl",
        "urllib",
        "urllib3",
        "webbrowser",
        "xmlrpc",
    }
)
FORBIDDEN_CALLS = frozenset({"eval", "exec", "__import__"})
"""As functions; Qt has methods named exec."""

FORBIDDEN_SWITCHES = frozenset({"allow_pickle", "shell"})


def switched_on(word: ast.keyword) -> bool:
    return not (isinstance(word.value, ast.Constant) and word.value.value is False)


def dangers(source: str) -> list[str]:
    """Return what a module does that no module may."""
    found = []
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
                found.append(node.func.id)
            found += [
                word.arg for word in node.keywords if word.arg in FORBIDDEN_SWITCHES and switched_on(word)
            ]
        for name in names:
            parts = name.split(".")
            found += [name for end in range(len(parts)) if ".".join(parts[: end + 1]) in FORBIDDEN_MODULES]
    return found


def test_no_module_does_what_is_forbidden() -> None:
    paths = sorted(PACKAGE.rglob("*.py"))
    assert len(paths) > 50
    found = {path.relative_to(ROOT).as_posix(): dangers(path.read_text(encoding="utf-8")) for path in paths}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "statement",
    [
        "import pickle",
        "from pickle import loads",
        "import socket as s",
        "import urllib.request",
        "from urllib import request",
        "from urllib.request import urlopen",
        "from PySide6.QtNetwork import QLocalSocket",
        "from PySide6 import QtNetwork",
        "import http.client",
        "eval('1')",
        "def f():\n    exec(text)",
        "__import__('socket')",
        "numpy.load(path, allow_pickle=True)",
        "subprocess.run(text, shell=True)",
    ],
)
def test_what_is_forbidden_is_seen(statement: str) -> None:
    assert dangers(statement)


@pytest.mark.parametrize(
    "statement", ["dialog.exec()", "import json", "numpy.load(path, allow_pickle=False)"]
)
def test_what_is_allowed_is_not(statement: str) -> None:
    assert dangers(statement) == []


def internet_sockets(process: int) -> set[str]:
    """Return a process's sockets that can reach another machine; others join processes of this one."""
    folder = Path("/proc") / str(process)
    own: set[str] = set()
    all_of_system: set[str] = set()
    with suppress(OSError):  # a process or a file of it may end meanwhile
        for entry in (folder / "fd").iterdir():
            with suppress(OSError):
                own.add(str(entry.readlink()))
        for kind in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
            table = folder / "net" / kind
            lines = table.read_text(encoding="ascii").splitlines()[1:] if table.exists() else []
            all_of_system.update(f"socket:[{line.split()[9]}]" for line in lines)
    return own & all_of_system


def family(process: int) -> list[int]:
    """Return a process and those that it has started."""
    found = [process]
    with suppress(OSError):
        for task in (Path("/proc") / str(process) / "task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                found += family(int(child))
    return found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks into /proc")
def test_a_whole_deal_opens_no_connection(tmp_path: Path) -> None:
    """The program plays a deal with its players' process, and is looked at again and again meanwhile."""
    program = subprocess.Popen(
        [sys.executable, "-m", "cardavia_desktop", "--smoke-test", "--game", "doudizhu"],
        cwd=ROOT,
        env={**os.environ, "CARDAVIA_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    seen, looks, most = set(), 0, 0
    while program.poll() is None:
        processes = family(program.pid)
        most = max(most, len(processes))
        for process in processes:
            seen |= internet_sockets(process)
        looks += 1
        time.sleep(0.05)
    assert program.stdout is not None
    with program.stdout as output:
        assert json.loads(output.read())["deals"] == 1
    assert seen == set()
    assert looks > 5
    assert most > 1, "the players have a process of their own"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks into /proc")
def test_a_connection_is_seen() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        assert internet_sockets(os.getpid())
    assert internet_sockets(os.getpid()) == set()
