"""Nothing that reads a file can run what it reads, and nothing talks to a network."""

import ast

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
