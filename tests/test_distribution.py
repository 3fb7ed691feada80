"""What is published: a source archive that needs no Qt tools to become a wheel, and a wheel that runs."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.build_assets import STAMP, built_folder

ROOT = Path(__file__).resolve().parent.parent
ASSETS = {f"cardavia_desktop/_built/{name}" for name in ("cardavia.rcc", "cardavia_en.qm", "cardavia_fr.qm")}


def run(*arguments: str | Path, cwd: Path) -> str:
    """Run Python in a folder that is not this checkout, and return what it printed."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def source_archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run("-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (archive,) = folder.glob("cardavia-*.tar.gz")
    return archive


@pytest.fixture(scope="module")
def unpacked(source_archive: Path) -> Path:
    shutil.unpack_archive(source_archive, source_archive.parent)
    return source_archive.parent / source_archive.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(unpacked: Path) -> Path:
    """A wheel from the unpacked source archive, in a place where PySide6's tools are not to be found."""
    hide = "import sys; sys.modules['PySide6'] = None; from hatchling.cli import hatchling; hatchling()"
    run("-c", hide, "build", "-t", "wheel", "-d", unpacked / "dist", cwd=unpacked)
    (wheel,) = (unpacked / "dist").glob("cardavia-*-py3-none-any.whl")
    return wheel


def test_the_source_archive_has_sources_and_compiled_assets(unpacked: Path) -> None:
    wanted = {*ASSETS, "translations/cardavia_fr.ts", "LICENSE", "requirements/dev.lock", "run.py"}
    wanted |= {path.relative_to(ROOT).as_posix() for path in (ROOT / "resources").rglob("*.svg")}
    assert {name for name in wanted if not (unpacked / name).is_file()} == set()


def test_the_wheel_has_the_assets_of_this_tree_and_no_sources_of_them(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        for name in ASSETS:
            assert archive.read(name) == (built_folder(ROOT) / Path(name).name).read_bytes()
    assert names > ASSETS
    outside = {name for name in names if not name.startswith(("cardavia_desktop/", "cardavia-"))}
    assert outside == set()
    assert f"cardavia_desktop/_built/{STAMP}" in names
    assert "cardavia_desktop/py.typed" in names


def test_the_installed_wheel_finds_its_assets(wheel: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.unpack_archive(wheel, site, "zip")
    program = (
        f"import sys; sys.path.insert(0, {str(site)!r})\n"
        "import cardavia_desktop\n"
        "from cardavia_desktop.ui import assets\n"
        "assets.register_resources()\n"
        "assert assets.translators('fr')\n"
        "print(cardavia_desktop.__file__, *assets.languages())\n"
    )
    assert run("-c", program, cwd=tmp_path).split() == [
        str(site / "cardavia_desktop" / "__init__.py"),
        "en",
        "fr",
    ]
