"""What the start leaves for later: it is measured by ``tools.bench_start``, and kept so here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

_START = """
import json, linecache, sys
from pathlib import Path

from cardavia_desktop.app import opened
from cardavia_desktop.store.paths import Paths
from cardavia_desktop.ui.qt_application import CardaviaApplication

app = CardaviaApplication([])
paths = Paths.below(Path(sys.argv[1]))
opening = opened(paths)
first = list(sys.modules)

from cardavia_desktop.application import Application, prepare

prepare()
application = Application(paths, sys.argv[2])
at_the_table = []

def look():
    assert application.session.match is not None
    application.window.table.repaint()
    at_the_table.extend(sys.modules)
    app.quit()

application.window.ready.connect(look)
opening.hold(application.window)
app.exec()
application.close()
read = [name for name in linecache.cache if name.endswith(("desktop/application.py", "table_widget.py"))]
print(json.dumps({"first": first, "table": at_the_table, "read": read}))
"""

_NOT_FOR_A_WINDOW = ("cardavia_desktop.application", "cardavia_desktop.session", "cardavia_desktop.agents")
_NOT_FOR_A_TABLE = (
    "numpy",
    "multiprocessing.context",
    "concurrent.futures.process",
    "cardavia_desktop.agents.nets",
    "cardavia_desktop.agents.rules",
    "cardavia_desktop.ui.display.panel",
    "cardavia_desktop.ui.guide.guide_page",
    "cardavia_desktop.ui.history.history_page",
    "cardavia_desktop.ui.keys.keys_panel",
    "cardavia_desktop.ui.matches.matches_panel",
    "cardavia_desktop.ui.panels",
    "cardavia_desktop.ui.rules.rules_page",
    "cardavia_desktop.ui.smoke",
    "cardavia_desktop.ui.sound.device",
    "cardavia_desktop.ui.welcome",
)


@pytest.mark.parametrize("game", ["doudizhu", "guandan"])
def test_a_dealt_table_loads_nothing_that_it_does_not_show(tmp_path: Path, game: str) -> None:
    own = {"QT_QPA_PLATFORM": "offscreen", "CARDAVIA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", _START, str(tmp_path), game],
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    told = json.loads(done.stdout.splitlines()[-1])
    for loaded, unwanted in ((told["first"], _NOT_FOR_A_WINDOW), (told["table"], _NOT_FOR_A_TABLE)):
        assert "cardavia_desktop.ui.opening" in loaded
        too_early = [name for name in loaded if name.startswith(unwanted)]
        assert not too_early
    assert not told["read"], "what is imported is read as source too, by PySide"
