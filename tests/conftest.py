"""What every test run needs: the compiled assets, a Qt platform, and folders of its own for our files.

`--screen xvfb` runs the tests marked `xvfb`, and only those, on a real X server, which is started here;
without it they are left out and everything else runs on Qt's offscreen platform.
"""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia_desktop.store.paths import HOME_VARIABLE
from tools import build_assets

ROOT = Path(__file__).resolve().parent.parent
XVFB = pytest.StashKey[subprocess.Popen[bytes]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--screen",
        choices=("offscreen", "xvfb"),
        default="offscreen",
        help="the window system to test on; each has its own tests (default: offscreen)",
    )
    parser.addoption(
        "--kills",
        type=int,
        default=5,
        help="how often a program that saves is killed, each kind (default: 5)",
    )
    parser.addoption(
        "--fuzz", type=int, default=2_000, help="how many damaged files are read, in all (default: 2000)"
    )
    parser.addoption(
        "--monkey-seconds",
        type=float,
        default=12.0,
        help="how long a monkey sits at the window; 3600 for the whole test (default: 12)",
    )
    parser.addoption("--monkey-seed", type=int, default=1, help="which monkey (default: 1)")
    parser.addoption(
        "--leak-deals", type=int, default=8, help="over how many deals nothing may leak (default: 8)"
    )


def pytest_configure(config: pytest.Config) -> None:
    is_worker = hasattr(config, "workerinput")
    if is_worker:
        return
    build_assets.build(ROOT)
    if config.option.screen == "xvfb":
        config.stash[XVFB] = start_xvfb()
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        os.environ.pop("WAYLAND_DISPLAY", None)
    else:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"  # paint as the program does


def pytest_unconfigure(config: pytest.Config) -> None:
    server = config.stash.get(XVFB, None)
    if server is not None:
        server.terminate()
        server.wait()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    on_xvfb = config.option.screen == "xvfb"
    left_out = [item for item in items if (item.get_closest_marker("xvfb") is not None) != on_xvfb]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def start_xvfb() -> subprocess.Popen[bytes]:
    """Start an X server on a free display number and make it this process's display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    if not number:
        pytest.exit("Xvfb did not start", returncode=pytest.ExitCode.INTERNAL_ERROR)
    os.environ["DISPLAY"] = f":{number}"
    return server


@pytest.fixture(scope="session", autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the tests out of the settings and saves of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME_VARIABLE, str(tmp_path_factory.mktemp("home")))
        yield
