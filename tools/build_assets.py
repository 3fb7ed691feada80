"""Compile the translations and the resources into `cardavia_desktop/_built/`.

`translations/cardavia_<language>.ts` becomes `cardavia_<language>.qm`; every file under `resources/` goes
into the one `cardavia.rcc`, at the same path (`resources/fonts/a.ttf` is `:/fonts/a.ttf` in Qt). Needs
lrelease and rcc from PySide6, and only when something has changed.

The package's build hook, the tests and the bootstrap script share this module, so it imports the standard
library only. By hand: `python tools/build_assets.py`.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

STAMP = "sources.sha256"


def main() -> int:
    """Build in this checkout and say so only when there was something to do."""
    root = Path(__file__).resolve().parent.parent
    try:
        built = build(root)
    except RuntimeError as error:
        sys.exit(str(error))
    if built:
        print(f"Built the translations and resources in {built_folder(root)}")
    return 0


def built_folder(root: Path) -> Path:
    """Return where a source tree keeps its compiled assets."""
    return root / "cardavia_desktop" / "_built"


def build(root: Path) -> bool:
    """Compile the assets of the source tree at `root` unless they are current; return whether it had to.

    Raises:
        RuntimeError: PySide6's tools are missing, or one of them refused a source; the message is the tool's.
    """
    digest = _digest(root)
    target = built_folder(root)
    stamp = target / STAMP
    if stamp.exists() and stamp.read_text(encoding="ascii") == digest:
        return False
    target.mkdir(exist_ok=True)
    stamp.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".building-") as folder:
        fresh = Path(folder)
        for source in _translations(root):
            _run(qt_tool("lrelease"), "-silent", "-nounfinished", source, "-qm", fresh / f"{source.stem}.qm")
        list_of_resources = fresh / "cardavia.qrc"
        list_of_resources.write_text(_qrc(root), encoding="utf-8")
        # Version 1 of the format holds no dates, so the same sources give the same bytes. Qt for Windows
        # reads no zstd, which rcc takes by itself where that packs a file better.
        _run(
            qt_tool("rcc"),
            "--binary",
            "--format-version",
            "1",
            "--compress-algo",
            "zlib",
            list_of_resources,
            "-o",
            fresh / "cardavia.rcc",
        )
        list_of_resources.unlink()
        wanted = {path.name for path in fresh.iterdir()}
        for old in target.iterdir():
            if old.name not in wanted:
                old.unlink()
        for path in fresh.iterdir():
            path.replace(target / path.name)
    stamp.write_text(digest, encoding="ascii")
    return True


def _translations(root: Path) -> list[Path]:
    return sorted((root / "translations").glob("cardavia_*.ts"))


def _resources(root: Path) -> list[Path]:
    """Return every resource file, hidden ones and notes for people (Markdown) left out."""
    folder = root / "resources"
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file()
        and path.suffix != ".md"
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    )


def _digest(root: Path) -> str:
    """Return a hash of the names and contents of all sources, and of this module that compiles them."""
    total = hashlib.sha256(Path(__file__).read_bytes())
    for path in [*_translations(root), *_resources(root)]:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def _qrc(root: Path) -> str:
    folder = root / "resources"
    files = "".join(
        f"<file alias={quoteattr(path.relative_to(folder).as_posix())}>{escape(str(path))}</file>\n"
        for path in _resources(root)
    )
    return f'<RCC><qresource prefix="/">\n{files}</qresource></RCC>\n'


def qt_tool(name: str) -> Path:
    """Find a Qt program inside the installed PySide6 package, without importing Qt."""
    package = importlib.util.find_spec("PySide6")
    if package is None or not package.submodule_search_locations:
        message = f"PySide6-Essentials is not installed, and {name} of it is needed to build the assets"
        raise RuntimeError(message)
    folder = Path(package.submodule_search_locations[0])
    suffix = ".exe" if sys.platform == "win32" else ""
    for candidate in (folder / f"{name}{suffix}", folder / "Qt" / "libexec" / f"{name}{suffix}"):
        if candidate.exists():
            return candidate
    message = f"PySide6-Essentials in {folder} has no {name}"
    raise RuntimeError(message)


def _run(*command: str | os.PathLike[str]) -> None:
    """Run a Qt program and raise what it said if it failed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        message = f"{Path(command[0]).name} failed:\n{done.stdout}{done.stderr}"
        raise RuntimeError(message)


if __name__ == "__main__":
    sys.exit(main())
