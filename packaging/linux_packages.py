"""Make the Linux packages out of the frozen program.

    python packaging/linux_packages.py [--frozen dist/cardavia] [--out dist] [--kinds deb,tar,rpm]

- `cardavia_VERSION_amd64.deb`: wants dpkg-dev, and what it depends on installed on the building system, which
  is asked which package each library is from.
- `cardavia-VERSION-linux-x86_64.tar.xz`: the folder as it is, to be unpacked and started anywhere.
- `cardavia-VERSION-1.x86_64.rpm`: wants rpmbuild.
- `tree`, a folder, where it is asked for: what a package installs, for the AppImage and the Flatpak.

The same frozen program gives the same bytes.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Collection
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import icons  # noqa: E402 - found by the line above, as are those that follow
import identity  # noqa: E402
from contents import PORTABLE_LIBRARIES  # noqa: E402
from freeze import is_elf, source_date  # noqa: E402
from PySide6.QtGui import QGuiApplication  # noqa: E402

from cardavia_desktop import __version__  # noqa: E402

DATA: Final = ROOT / "packaging" / "linux"
NAMED_BY_DEBIAN: Final = ("libbz2.so.1.0",)
"""Libraries that Debian and Ubuntu, where we build, have under another name than Fedora and openSUSE."""

DEBIAN_NAMES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
SUMMARY: Final = "Dou Dizhu and Guandan against AI players"
DESCRIPTION: Final = (
    "Cardavia plays the two great Chinese shedding games, Dou Dizhu and Guandan,\n"
    "in a window of its own: offline, without an account, in English and French,\n"
    "with opponents of four strengths, hints and the full rules of both games."
)


def main() -> None:
    """Make the packages, and print the name of each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--frozen", type=Path, default=ROOT / "dist" / "cardavia")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--kinds", default="deb,tar,rpm")
    parser.add_argument("--version", default=__version__, help="call it so: for trials of an upgrade")
    parser.add_argument("--level", type=int, default=9, help="how hard to compress, 0 to 9: less for trials")
    given = parser.parse_args()
    if not (given.frozen / "cardavia").exists():
        sys.exit(f"there is no frozen program in {given.frozen}; run packaging/freeze.py")
    given.out.mkdir(parents=True, exist_ok=True)
    makers = {"deb": deb, "rpm": rpm, "tar": tarball, "tree": bare_tree}
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["SOURCE_DATE_EPOCH"] = str(source_date())
    app = QGuiApplication([])
    for kind in given.kinds.split(","):
        print(makers[kind](given.frozen.absolute(), given.out.absolute(), given.version, given.level))
    del app


def bare_tree(frozen: Path, out: Path, version: str, level: int) -> Path:
    """Lay out `tree`, as a system's package would install it: for other kinds of package."""
    del level
    target = out / "tree"
    shutil.rmtree(target, ignore_errors=True)
    stage(frozen, target, version)
    return target


def stage(frozen: Path, tree: Path, version: str, kept: Collection[str] = ()) -> None:
    """Lay out what a system's package installs: the program and all that a desktop wants to know of it.

    Args:
        frozen: the frozen program.
        tree: where to; it is made.
        version: what the program is called.
        kept: libraries of the portable folder that the system cannot be asked for.
    """
    program = tree / "usr/lib/cardavia"
    shutil.copytree(frozen, program, symlinks=True)
    shutil.rmtree(program / "licences")
    for path in (program / "lib").iterdir():
        if path.name in PORTABLE_LIBRARIES and path.name not in kept:  # the system is asked for these
            path.unlink()
    for name in program.glob("lib/*.dist-info"):
        shutil.rmtree(name)
    share, command = tree / "usr/share", tree / "usr/bin/cardavia"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/cardavia/cardavia")
    _fill(DATA / "cardavia.desktop", share / "applications/cardavia.desktop", version)
    metainfo = f"{identity.APP_ID}.metainfo.xml"
    _fill(DATA / metainfo, share / "metainfo" / metainfo, version)
    _fill(DATA / "cardavia-mime.xml", share / "mime/packages/cardavia.xml", version)
    for language in ("", "fr/"):
        page = share / f"man/{language}man6/cardavia.6"
        _fill(DATA / f"{language}cardavia.6", page, version)
        subprocess.run(["gzip", "-9n", str(page)], check=True)
    icons.write_hicolor(ROOT, share / "icons/hicolor", "cardavia")
    icons.write_hicolor(ROOT, share / "icons/hicolor", "application-x-cardavia", "mimetypes")
    doc = share / "doc/cardavia"
    shutil.copytree(frozen / "licences", doc / "licences")
    _fill(DATA / "copyright", doc / "copyright", version)
    shutil.copyfile(ROOT / "CHANGELOG.md", doc / "NEWS.md")
    subprocess.run(["gzip", "-9n", str(doc / "NEWS.md")], check=True)
    _settle(tree)


def deb(frozen: Path, out: Path, version: str, level: int) -> Path:
    """Make the package for Debian and what descends from it."""
    architecture = DEBIAN_NAMES[platform.machine()]
    target = out / f"cardavia_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as work:
        tree = Path(work) / "tree"
        stage(frozen, tree, version)
        games = tree / "usr/games"  # where Debian's policy wants them
        (tree / "usr/bin").rename(games)
        installed = sum(path.stat().st_size for path in tree.rglob("*") if not path.is_symlink())
        control = tree / "DEBIAN"
        control.mkdir(mode=0o755)
        fields = (
            "Package: cardavia",
            f"Version: {version}",
            f"Architecture: {architecture}",
            f"Maintainer: {identity.MAINTAINER}",
            f"Installed-Size: {installed // 1024}",
            f"Depends: {', '.join(dependencies(tree))}",
            "Suggests: libgtk-3-0",
            "Section: games",
            "Priority: optional",
            f"Homepage: {identity.HOMEPAGE}",
            f"Description: {SUMMARY}",
            *(f" {line}" for line in DESCRIPTION.splitlines()),
        )
        (control / "control").write_text("\n".join(fields) + "\n", encoding="utf-8")
        log = tree / "usr/share/doc/cardavia/changelog"
        _fill(DATA / "debian-changelog", log, version)
        subprocess.run(["gzip", "-9n", str(log)], check=True)
        _fill(DATA / "lintian-overrides", tree / "usr/share/lintian/overrides/cardavia", version)
        files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
        sums = _command("md5sum", *(f.relative_to(tree) for f in files if control not in f.parents), cwd=tree)
        (control / "md5sums").write_text(sums, encoding="utf-8")
        _settle(tree)
        _command("dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", tree, target, cwd=out)
    return target


def dependencies(tree: Path) -> list[str]:
    """Return the Debian packages that the program's libraries come from, as dpkg-shlibdeps finds them."""
    program = tree / "usr/lib/cardavia"
    folders = {path.parent for path in program.rglob("*.so*")}
    # GTK's look is there for those who have GTK; nobody needs to install it.
    optional = ("libqgtk3.so",)
    wanted = [
        path
        for path in sorted(program.rglob("*"))
        if path.is_file() and not path.is_symlink() and path.name not in optional and is_elf(path)
    ]
    with tempfile.TemporaryDirectory() as work:
        (Path(work) / "debian").mkdir()
        (Path(work) / "debian/control").write_text(
            "Source: cardavia\n\nPackage: cardavia\nArchitecture: any\n"
        )
        found = _command(
            *("dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"),
            *(f"-l{folder}" for folder in sorted(folders)),
            *(f"-e{path}" for path in wanted),
            cwd=Path(work),
        )
    return found.strip().removeprefix("shlibs:Depends=").split(", ")


def tarball(frozen: Path, out: Path, version: str, level: int) -> Path:
    """Pack the folder as it is, with a text that says how to start it."""
    name = f"cardavia-{version}-linux-{platform.machine()}"
    target = out / f"{name}.tar.xz"
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work) / name
        shutil.copytree(frozen, folder, symlinks=True)
        shutil.copyfile(DATA / "READ-ME.txt", folder / "READ-ME.txt")
        _settle(folder)
        unpacked = Path(work) / f"{name}.tar"
        with tarfile.open(unpacked, "w", format=tarfile.PAX_FORMAT) as archive:
            for path in [folder, *sorted(folder.rglob("*"))]:
                archive.add(path, str(path.relative_to(work)), recursive=False, filter=_ownerless)
        _command("xz", f"-{level}", "--threads=1", "--force", unpacked, cwd=Path(work))
        shutil.move(f"{unpacked}.xz", target)
    return target


def _ownerless(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = source_date()
    return entry


def rpm(frozen: Path, out: Path, version: str, level: int) -> Path:
    """Make the package for Fedora, openSUSE and what descends from them."""
    machine = platform.machine()
    target = out / f"cardavia-{version}-1.{machine}.rpm"
    with tempfile.TemporaryDirectory() as work:
        tree = Path(work) / "tree"
        stage(frozen, tree, version, NAMED_BY_DEBIAN)
        listed = _rpm_files(tree)
        values = {
            "VERSION": version,
            "SUMMARY": SUMMARY,
            "DESCRIPTION": DESCRIPTION,
            "HOMEPAGE": identity.HOMEPAGE,
            "TREE": str(tree),
            "FILES": "\n".join(listed),
            "LEVEL": str(level),
        }
        recipe = Path(work) / "cardavia.spec"
        _fill(DATA / "cardavia-rpm.spec", recipe, version, values)
        _command(
            *("rpmbuild", "-bb", "--quiet", "--target", machine, "--buildroot", Path(work) / "root"),
            *("--define", f"_topdir {work}/rpm", "--define", f"_rpmdir {work}/done"),
            recipe,
            cwd=Path(work),
        )
        (made,) = Path(work, "done").rglob("*.rpm")
        shutil.move(made, target)
    return target


def _rpm_files(tree: Path) -> list[str]:
    """Return the files section: our own folders with all that is in them, and single files elsewhere."""
    whole = ("/usr/lib/cardavia", "/usr/share/doc/cardavia")
    names = [f"/{path.relative_to(tree)}" for path in sorted(tree.rglob("*")) if not path.is_dir()]
    return [*whole, *(name for name in names if not name.startswith(tuple(f"{folder}/" for folder in whole)))]


def _fill(source: Path, target: Path, version: str, more: dict[str, str] | None = None) -> None:
    """Copy a text with its blanks, such as @VERSION@, filled in."""
    moment = datetime.fromtimestamp(source_date(), UTC)
    values = {
        "VERSION": version,
        "DATE": moment.date().isoformat(),
        "MAIL_DATE": format_datetime(moment),
        "MAINTAINER": identity.MAINTAINER,
        "HOMEPAGE": identity.HOMEPAGE,
        "PICTURES": identity.PICTURES.format(version=version),
        **(more or {}),
    }
    text = source.read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _settle(tree: Path) -> None:
    """Give every file one time and the permissions that installed files have."""
    time = source_date()
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            executable = path.is_dir() or (path.name == "cardavia" and is_elf(path))
            path.chmod(0o755 if executable else 0o644)
        os.utime(path, (time, time), follow_symlinks=False)


def _command(*words: str | Path, cwd: Path) -> str:
    """Run a program and return what it printed; end with what it said if it fails."""
    done = subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{words[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
