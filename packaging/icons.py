"""The program's icon in the formats that systems want, drawn from `resources/icons` by Qt.

    python packaging/icons.py FOLDER

writes `cardavia.ico`, `cardavia.icns` and a PNG of each size, as `hicolor/16x16/apps/cardavia.png`. Both
containers hold PNGs and are written here: no tool is needed, and the same drawing gives the same bytes.
"""

import os
import struct
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT: Final = Path(__file__).resolve().parent.parent

LARGEST_SMALL: Final = 24
"""Up to this size the drawing is the one made for few pixels."""

HICOLOR_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_TYPES: Final = {
    b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024,
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,
}  # fmt: skip
"""Apple's name of each picture and its pixels; the last four are for screens of double density."""


def png(root: Path, pixels: int) -> bytes:
    """Return the icon as a PNG of so many pixels a side."""
    drawing = "icon-small.svg" if pixels <= LARGEST_SMALL else "icon.svg"
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(root / "resources" / "icons" / drawing)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # PySide's stub wants bytes, PySide a str
    return bytes(buffer.data().data())


def ico(root: Path) -> bytes:
    """Return Windows' icon file."""
    pictures = [png(root, size) for size in ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures)


def icns(root: Path) -> bytes:
    """Return macOS' icon file."""
    parts = b""
    for kind, size in ICNS_TYPES.items():
        picture = png(root, size)
        parts += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def write_hicolor(root: Path, theme: Path, name: str, folder: str = "apps") -> None:
    """Write the PNGs and the drawing itself into a theme's folder, `share/icons/hicolor`."""
    for size in HICOLOR_SIZES:
        path = theme / f"{size}x{size}" / folder / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png(root, size))
    path = theme / "scalable" / folder / f"{name}.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((root / "resources" / "icons" / "icon.svg").read_bytes())


def main() -> None:
    """Write every format into the folder given."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    (folder / "cardavia.ico").write_bytes(ico(ROOT))
    (folder / "cardavia.icns").write_bytes(icns(ROOT))
    write_hicolor(ROOT, folder / "hicolor", "cardavia")
    del app


if __name__ == "__main__":
    main()
