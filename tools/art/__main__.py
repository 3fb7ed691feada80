"""Write the artwork: ``python -m tools.art [folder]``; the folder is ``resources`` unless told."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from tools.art.app_icon import icon_files
from tools.art.deck import card_files
from tools.art.emblems import emblem_files
from tools.art.glyphs import glyph_files


def artwork() -> Iterator[tuple[str, str]]:
    """Yield path below ``resources`` and text of every file that is drawn by code."""
    yield from card_files()
    for files in (icon_files(), emblem_files(), glyph_files()):
        yield from files.items()


def main() -> None:
    """Write every file anew and remove drawings that are no longer made."""
    parser = argparse.ArgumentParser(description="Draw the cards, icons and emblems as SVG.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("resources"))
    folder: Path = parser.parse_args().folder
    written = set()
    for name, text in artwork():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
        written.add(file)
    for stale in set(folder.rglob("*.svg")) - written:
        stale.unlink()
    size = sum(file.stat().st_size for file in written)
    print(f"{len(written)} files, {size / 1024:.0f} KiB, in {folder}")


if __name__ == "__main__":
    main()
