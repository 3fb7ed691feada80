"""The licences of the program and of everything that its installers contain, with their texts."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QFile, QIODevice


@dataclass(frozen=True, slots=True)
class Licence:
    """What one part is licensed under.

    Attributes:
        part: what it is for; names are the same in every language.
        name: the licence's own name.
        paths: the resource paths of its texts, in the order in which they are read.
    """

    part: str
    name: str
    paths: tuple[str, ...]

    def text(self) -> str:
        """Return the licence's whole text."""
        return "\n\n".join(_read(path) for path in self.paths)


LICENCES: Final = (
    Licence("Cardavia", "MIT", (":/licences/cardavia.txt",)),
    Licence("Qt, PySide6, Shiboken6", "GNU LGPL 3", (":/licences/lgpl-3.0.txt", ":/licences/gpl-3.0.txt")),
    Licence("Python", "PSF", (":/licences/python.txt",)),
    Licence(
        "NumPy, OpenBLAS, libgfortran, libquadmath",
        "BSD 3-Clause, GPL 3 with the GCC exception, LGPL 2.1",
        (":/licences/numpy.txt", ":/licences/gpl-3.0.txt", ":/licences/lgpl-2.1.txt"),
    ),
    Licence("platformdirs", "MIT", (":/licences/platformdirs.txt",)),
    Licence("miniaudio", "MIT", (":/licences/miniaudio.txt",)),
    Licence("cffi", "MIT No Attribution", (":/licences/cffi.txt",)),
    Licence("pycparser", "BSD 3-Clause", (":/licences/pycparser.txt",)),
    Licence("ICU", "Unicode", (":/licences/icu.txt",)),
    Licence(
        "HarfBuzz, PCRE2, libpng, libjpeg-turbo, zlib, FreeType, Expat",
        "MIT, BSD and others",
        (":/licences/libraries.txt",),
    ),
    Licence(
        "PyInstaller",
        "GNU GPL 2 with an exception, Apache 2.0",
        (":/licences/pyinstaller.txt", ":/licences/apache-2.0.txt"),
    ),
    Licence("Microsoft Visual C++ runtime", "Microsoft", (":/licences/windows.txt",)),
    Licence("Source Sans 3", "SIL OFL 1.1", (":/fonts/SourceSans3-OFL.txt",)),
    Licence("Marcellus", "SIL OFL 1.1", (":/fonts/Marcellus-OFL.txt",)),
    Licence("DM Serif Display", "SIL OFL 1.1", (":/fonts/DMSerifDisplay-OFL.txt",)),
)
"""The program first, then what it stands on. `THIRD-PARTY.md` says the same in words."""


def _read(path: str) -> str:
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(path)
    try:
        return bytes(file.readAll().data()).decode()
    finally:
        file.close()
