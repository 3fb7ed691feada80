"""Who may import whom. import-linter holds the order of the packages; what it cannot say is said here.

Its contracts are in pyproject.toml, and `python3 run.py check` holds us to them; here they are seen to catch.
"""

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "cardavia_desktop"
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def imported_by(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield file and full module name of every import below a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            else:
                continue
            for name in names:
                yield path.relative_to(ROOT).as_posix(), name


def test_the_engine_needs_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"cardavia_desktop"}
    others = [
        (path, name) for path, name in imported_by(PACKAGE / "engine") if name.split(".")[0] not in allowed
    ]
    assert others == []


def test_of_qt_the_session_knows_the_core_only() -> None:
    others = [
        (path, name)
        for path, name in imported_by(PACKAGE / "session")
        if name.split(".")[0] == "PySide6" and not name.startswith("PySide6.QtCore")
    ]
    assert others == []


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", LINT_IMPORTS, "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that passes, to plant faults in."""
    folder = tmp_path_factory.mktemp("planted")
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__", "_built"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    done = lint_imports(folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.mark.parametrize(
    ("place", "statement", "contract"),
    [
        ("engine/planted.py", "import PySide6.QtCore", "Nothing below the session knows Qt"),
        ("agents/planted.py", "from PySide6 import QtGui", "Nothing below the session knows Qt"),
        ("store/planted.py", "import shiboken6", "Nothing below the session knows Qt"),
        ("engine/planted.py", "import cardavia_desktop.agents", "Imports go downwards only"),
        ("agents/planted.py", "import cardavia_desktop.store", "Imports go downwards only"),
        ("session/planted.py", "import cardavia_desktop.ui", "Imports go downwards only"),
        ("planted.py", "import cardavia_desktop.engine", "Imports go downwards only"),
        ("ui/planted.py", "import subprocess", "The game starts no other programs"),
        ("session/planted.py", "import cardavia_desktop.agents.contest", "The game starts no other programs"),
        (
            "engine/doudizhu/planted.py",
            "import cardavia_desktop.engine.guandan",
            "The games do not know each other",
        ),
    ],
)
def test_a_forbidden_import_is_caught(copy: Path, place: str, statement: str, contract: str) -> None:
    planted = copy / "cardavia_desktop" / place
    planted.write_text(f'"""Planted."""\n\n{statement}\n')
    try:
        done = lint_imports(copy)
    finally:
        planted.unlink()
    assert done.returncode == 1
    assert f"{contract} BROKEN" in done.stdout
    assert "planted" in done.stdout
