"""What a Linux desktop is told about the program, and how the packages lay it out."""

import configparser
import fnmatch
import gzip
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import identity
import linux_packages
import pytest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.store.saves import SUFFIX

ROOT = Path(__file__).resolve().parent.parent.parent
DATA = ROOT / "packaging" / "linux"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module", autouse=True)
def one_moment() -> None:
    os.environ["SOURCE_DATE_EPOCH"] = "1700000000"


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """Something of the shape of a frozen program."""
    folder = tmp_path / "frozen"
    for name in ("cardavia", "lib/libpython3.11.so.1.0", "lib/libxcb-cursor.so.0", "licences/python.txt"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"\x7fELF")
    return folder


@pytest.fixture
def tree(frozen: Path, tmp_path: Path, qapp: QApplication) -> Path:
    del qapp
    linux_packages.stage(frozen, tmp_path / "tree", "1.2.3")
    return tmp_path / "tree"


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


class DesktopFile(configparser.ConfigParser):
    """The keys keep their capitals."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def desktop_entry() -> configparser.SectionProxy:
    parser = DesktopFile(interpolation=None)
    parser.read_string((DATA / "cardavia.desktop").read_text(encoding="utf-8"))
    return parser["Desktop Entry"]


def test_the_package_has_what_a_desktop_looks_for(tree: Path) -> None:
    wanted = {
        "usr/bin/cardavia",
        "usr/lib/cardavia/cardavia",
        "usr/share/applications/cardavia.desktop",
        f"usr/share/metainfo/{identity.APP_ID}.metainfo.xml",
        "usr/share/mime/packages/cardavia.xml",
        "usr/share/man/man6/cardavia.6.gz",
        "usr/share/man/fr/man6/cardavia.6.gz",
        "usr/share/icons/hicolor/48x48/apps/cardavia.png",
        "usr/share/icons/hicolor/scalable/apps/cardavia.svg",
        "usr/share/icons/hicolor/48x48/mimetypes/application-x-cardavia.png",
        "usr/share/doc/cardavia/copyright",
        "usr/share/doc/cardavia/licences/python.txt",
    }
    assert {name for name in wanted if not (tree / name).exists()} == set()
    assert (tree / "usr/bin/cardavia").resolve() == (tree / "usr/lib/cardavia/cardavia").resolve()


def test_what_the_system_has_is_left_to_it(tree: Path) -> None:
    assert not (tree / "usr/lib/cardavia/lib/libxcb-cursor.so.0").exists()
    assert (tree / "usr/lib/cardavia/lib/libpython3.11.so.1.0").exists()


def test_what_only_debian_calls_so_stays_in_the_rpm(frozen: Path, tmp_path: Path, qapp: QApplication) -> None:
    del qapp
    for name in linux_packages.NAMED_BY_DEBIAN:
        (frozen / "lib" / name).write_bytes(b"\x7fELF")
    linux_packages.stage(frozen, tmp_path / "rpm", "1.2.3", linux_packages.NAMED_BY_DEBIAN)
    linux_packages.stage(frozen, tmp_path / "deb", "1.2.3")
    recipe = (DATA / "cardavia-rpm.spec").read_text(encoding="utf-8")
    (excluded,) = re.findall(r"^%global __requires_exclude (.*)$", recipe, re.MULTILINE)
    for name in linux_packages.NAMED_BY_DEBIAN:
        assert (tmp_path / "rpm/usr/lib/cardavia/lib" / name).exists()
        assert not (tmp_path / "deb/usr/lib/cardavia/lib" / name).exists()
        assert re.match(excluded, f"{name}()(64bit)")


def test_packages_go_to_a_folder_that_is_not_there_yet(frozen: Path, tmp_path: Path) -> None:
    out = tmp_path / "older" / "still"
    script = str(ROOT / "packaging" / "linux_packages.py")
    given = ["--frozen", str(frozen), "--out", str(out), "--kinds", "tar", "--level", "0"]
    done = subprocess.run([sys.executable, script, *given], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = out.iterdir()
    assert done.stdout.strip() == str(made)


def test_files_have_one_time_and_plain_permissions(tree: Path) -> None:
    modes = {
        (path.is_dir(), path.stat().st_mode & 0o777, int(path.stat().st_mtime))
        for path in tree.rglob("*")
        if not path.is_symlink()
    }
    assert modes == {
        (True, 0o755, 1700000000),
        (False, 0o644, 1700000000),
        (False, 0o755, 1700000000),
    }
    assert os.access(tree / "usr/lib/cardavia/cardavia", os.X_OK)


def test_no_blank_is_left_unfilled(tree: Path) -> None:
    for path in (tree / "usr/share").rglob("*"):
        if path.suffix in (".png", ".svg") or path.is_dir():
            continue
        content = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
        for blank in (b"@VERSION@", b"@DATE@", b"@HOMEPAGE@", b"@PICTURES@", b"@MAINTAINER@"):
            assert blank not in content, path


def test_the_desktop_entry_speaks_french_and_opens_matches() -> None:
    entry = desktop_entry()
    for name in ("GenericName", "Comment", "Keywords"):
        assert entry[f"{name}[fr]"] != entry[name]
    assert identity.MIME_TYPE in entry["MimeType"].split(";")
    assert entry["Exec"].endswith("%f")


def test_the_type_of_a_match_is_that_of_the_saves() -> None:
    tree = ET.parse(DATA / "cardavia-mime.xml").getroot()  # noqa: S314 - our own file
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = tree.findall("m:mime-type", space)
    assert kind.get("type") == identity.MIME_TYPE
    assert [glob.get("pattern") for glob in kind.findall("m:glob", space)] == [f"*{SUFFIX}"]
    assert {comment.get(LANGUAGE) for comment in kind.findall("m:comment", space)} == {None, "fr"}


def test_the_metainfo_tells_everything_in_both_languages(tree: Path) -> None:
    path = tree / f"usr/share/metainfo/{identity.APP_ID}.metainfo.xml"
    root = ET.parse(path).getroot()  # noqa: S314 - our own file
    assert root.findtext("id") == identity.APP_ID
    for name in ("summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"):
        texts = root.findall(name)
        english = [text for text in texts if text.get(LANGUAGE) is None]
        french = [text for text in texts if text.get(LANGUAGE) == "fr"]
        assert len(english) == len(french) > 0
    release = root.find("releases/release")
    assert release is not None
    assert (release.get("version"), release.get("date")) == ("1.2.3", "2023-11-14")


@pytest.mark.parametrize(
    ("name", "licence"),
    [
        ("cardavia", "GPL-2+ with bootloader exception"),
        ("lib/PySide6/Qt/lib/libQt6Gui.so.6", "LGPL-3"),
        ("lib/PySide6/Qt/lib/libicudata.so.73", "Unicode-DFS-2016"),
        ("lib/numpy/_core/_multiarray_umath.so", "BSD-3-clause"),
        ("lib/numpy.libs/libscipy_openblas64_-32a4b2a6.so", "BSD-3-clause"),
        (
            "lib/numpy.libs/libgfortran-040039e1-0352e75f.so.5.0.0",
            "GPL-3+ with GCC Runtime Library exception",
        ),
        ("lib/numpy.libs/libquadmath-96973f99-934c22de.so.0.0.0", "LGPL-2.1+"),
        ("lib/_cffi_backend.cpython-311-x86_64-linux-gnu.so", "MIT-0"),
        ("lib/_miniaudio.abi3.so", "Expat"),
        ("lib/libpython3.11.so.1.0", "PSF-2"),
        ("lib/cardavia_desktop/_built/cardavia.rcc", "OFL-1.1"),
    ],
)
def test_each_part_stands_under_its_own_licence(name: str, licence: str) -> None:
    """The last paragraph of the copyright file that a file matches is the one that holds."""
    said = [
        licences
        for patterns, licences in copyright_paragraphs()
        if any(fnmatch.fnmatch(f"usr/lib/cardavia/{name}", pattern) for pattern in patterns)
    ]
    assert licence in said[-1]


def test_every_licence_that_is_named_has_its_text() -> None:
    text = (DATA / "copyright").read_text(encoding="utf-8")
    named = {licence for _, licences in copyright_paragraphs() for licence in licences}
    told = set(re.findall(r"^License: (.*)\n ", text, re.MULTILINE))
    assert named <= told


def test_the_packages_name_the_same_licences() -> None:
    recipe = (DATA / "cardavia-rpm.spec").read_text(encoding="utf-8")
    (named,) = re.findall(r"^License: (.*)$", recipe, re.MULTILINE)
    root = ET.parse(DATA / f"{identity.APP_ID}.metainfo.xml").getroot()  # noqa: S314 - our own file
    assert root.findtext("project_license") == named
    for part in ("GCC-exception-3.1", "Bootloader-exception", "LGPL-2.1-or-later", "OFL-1.1", "MIT-0"):
        assert part in named


def copyright_paragraphs() -> list[tuple[list[str], list[str]]]:
    """Return the patterns of each paragraph about files, and the licences that it names."""
    text = (DATA / "copyright").read_text(encoding="utf-8")
    found = re.findall(r"^Files: (.*(?:\n .*)*)\nCopyright:.*(?:\n .*)*\nLicense: (.*)$", text, re.MULTILINE)
    return [(patterns.split(), licences.split(", and ")) for patterns, licences in found]


def test_the_pictures_exist() -> None:
    root = ET.parse(DATA / f"{identity.APP_ID}.metainfo.xml").getroot()  # noqa: S314 - our own file
    names = [str(image.text).removeprefix("@PICTURES@/") for image in root.iter("image")]
    assert names
    assert [name for name in names if not (ROOT / "docs" / "pictures" / name).is_file()] == []


def test_every_option_is_in_both_manual_pages() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "cardavia_desktop", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    options = {*re.findall(r"--[a-z][a-z-]*", told), "CARDAVIA_HOME"}
    assert options >= {"--game", "--code", "--own-files", "--report", "--help"}
    for page in (DATA / "cardavia.6", DATA / "fr" / "cardavia.6"):
        text = page.read_text(encoding="utf-8").replace("\\-", "-")
        for option in options:
            assert option in text


def test_desktop_file_validate_is_content() -> None:
    path = DATA / "cardavia.desktop"
    done = subprocess.run([tool("desktop-file-validate"), path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_appstreamcli_is_content(tree: Path) -> None:
    path = tree / f"usr/share/metainfo/{identity.APP_ID}.metainfo.xml"
    command = [tool("appstreamcli"), "validate", "--no-net", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("page", ["cardavia.6", "fr/cardavia.6"])
def test_man_reads_the_pages(page: str) -> None:
    command = [tool("man"), "--warnings", "-l", str(DATA / page)]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "90", "MANROFFSEQ": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if "groff" in done.stderr and "exec" in done.stderr:
        pytest.skip("groff is not installed")
    assert done.stderr == ""
    assert "Cardavia" in done.stdout
