"""The licence texts that lie beside an installed program, for whoever looks there and not in its window."""

import shutil
from pathlib import Path


def write(root: Path, folder: Path) -> None:
    """Write every text: those of the window, the fonts' own, and the list of what stands under which."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = [
        *sorted((root / "resources" / "licences").glob("*.txt")),
        *sorted((root / "resources" / "fonts").glob("*-OFL.txt")),
    ]
    for text in texts:
        shutil.copyfile(text, folder / text.name)
    shutil.copyfile(root / "THIRD-PARTY.md", folder / "THIRD-PARTY.md")
