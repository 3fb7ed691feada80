"""One file has one name, whether Python or Qt speaks of it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QFile
from cardavia_desktop.ui.qt_paths import for_qt, from_qt
path = Path(sys.argv[1])
assert path.exists() and QFile.exists(for_qt(path)), ascii(for_qt(path))
assert from_qt(for_qt(path)) == path
"""


@pytest.mark.skipif(sys.platform == "win32", reason="its paths are text")
@pytest.mark.parametrize("mode", ["0", "1"], ids=["in the locale's encoding", "in UTF-8 mode"])
def test_a_path_is_the_same_in_any_locale(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "Zoë’s 牌"
    path.write_text("x")
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": mode, "PYTHONCOERCECLOCALE": "0"}
    subprocess.run([sys.executable, "-c", PROGRAM, path], env=environment, check=True)
