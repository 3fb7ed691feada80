"""Tell whether the licence texts that a frozen program brings are those of what is in it.

    python packaging/check_licences.py FROZEN

Run it with the Python that froze it. Prints what is missing and exits with 1, or prints what was looked at.

- Each library and compiled module is of a part that is known here, and the texts of that part are there.
- What Python and its packages say about their licences, as they are installed here, is among the texts,
  paragraph by paragraph; so a lock that takes a version with other terms is found out.
- Qt's libraries have the versions of other libraries inside that the texts are of.
"""

import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

_QT: Final = ("lgpl-3.0.txt", "gpl-3.0.txt", "libraries.txt")
_NUMPY: Final = ("numpy.txt", "gpl-3.0.txt", "lgpl-2.1.txt")
_OWN: Final = ("cardavia.txt", "pyinstaller.txt", "apache-2.0.txt")

PARTS: Final = (
    (r"(.*/)?cardavia(\.exe)?", _OWN),
    (r"(.*/)?(vcruntime|msvcp)\d+(_\d)?\.dll", ("windows.txt",)),
    (r"(.*/)?libicu\w+\.so\.\d+", ("icu.txt",)),
    (r"(.*/)?(pyside6|shiboken6)/.*", _QT),
    (r"(.*/)?(lib)?qt\w+(\.so\.\d+|\.dll|\.framework/.*)", _QT),
    (r"(.*/)?lib(pyside6|shiboken6)\..*", _QT),
    (r"(.*/)?numpy(\.libs)?/.*", _NUMPY),
    (r"(.*/)?lib(scipy_openblas|gfortran|quadmath|gcc_s).*", _NUMPY),
    (r"(.*/)?_miniaudio\..*", ("miniaudio.txt",)),
    (r"(.*/)?_cffi_backend\..*", ("cffi.txt",)),
    (r"(.*/)?libxcb-(cursor|icccm|image|keysyms|render-util|util)\.so\.\d+", ("libraries.txt",)),
    (r"(.*/)?(lib)?(bz2|expat|ffi|lzma|mpdec|sqlite3)[-.\d]*(\.so.*|dll|\.?dylib)", ("libraries.txt",)),
    (r"(.*/)?(lib)?python[\d.]*(\.so.*|dll|\.?dylib)?", ("python.txt",)),
    (r"(.*/)?lib-dynload/.*", ("python.txt", "libraries.txt")),
    (r"lib/\w+\.pyd", ("python.txt", "libraries.txt")),
)
"""Names inside the program's folder, in small letters, and the texts that each wants; the first one holds."""

VERSIONS: Final = (
    ("ICU", "icu.txt", r"libicuuc", rb"uprv_malloc_(\d\d)\x00"),
    ("PCRE2", "libraries.txt", r"qt6?core", rb"\b(10\.\d\d) 20\d\d-\d\d-\d\d"),
    ("libpng", "libraries.txt", r"qt6?gui", rb"\b(1\.6\.\d\d)\x00"),
    ("libjpeg-turbo", "libraries.txt", r"qjpeg", rb"libjpeg-turbo version (\d+\.\d+\.\d+)"),
    ("zlib", "libraries.txt", r"qt6?core", rb"\b(1\.\d\.\d+(?:\.\d+)?) \(Qt\)"),
)
"""What is inside which library, and how it tells its version; it tells nothing where it uses the system's."""

PACKAGES: Final = ("cffi", "miniaudio", "numpy", "platformdirs", "pycparser", "pyinstaller")
_MAGIC: Final = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")


def programs(frozen: Path) -> Iterator[Path]:
    """Find the programs, libraries and compiled modules in a folder; links to them are left out."""
    for path in sorted(frozen.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4).startswith(_MAGIC):
                    yield path


def texts_of(name: str) -> tuple[str, ...]:
    """Return the names of the texts that a library stands under; none if nobody knows it.

    >>> texts_of("lib/libffi-8.dll"), texts_of("lib/libcrypto-3.dll")
    (('libraries.txt',), ())
    """
    found = (texts for pattern, texts in PARTS if re.fullmatch(pattern, name, re.IGNORECASE))
    return next(found, ())


def paragraphs(text: str) -> set[str]:
    """Return a text's paragraphs, without years, punctuation, and the lines that name files."""
    lines = [line for line in text.splitlines() if not line.startswith(("Files: ", "Description: "))]
    parts = re.split(r"\n\s*\n", "\n".join(lines))
    words = (re.sub(r"[\W_]+", " ", re.sub(r"\b(19|20)\d\d\b", "", part)).strip() for part in parts)
    return {part for part in words if part}


def said_here() -> Iterator[tuple[str, str]]:
    """Yield Python's and each package's licences, as installed beside this Python: whose, and the text."""
    for package in PACKAGES:
        files = [
            file
            for file in metadata.files(package) or ()
            if ".dist-info" in file.parts[0] and re.search(r"licen[cs]e|copying", file.name, re.IGNORECASE)
        ]
        if not files:
            yield package, "no licence is installed with it"
        for file in files:
            yield package, Path(str(file.locate())).read_text(encoding="utf-8")
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    own = next((place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").exists()), None)
    text = own.read_text(encoding="utf-8") if own else "no licence is installed with it"
    # On Windows those of libraries follow, of which Tcl and OpenSSL are not in the program.
    yield "Python", re.split(r"\n\n-{60,}\n", text)[0]


def missing_texts(frozen: Path, names: Iterable[str], texts: Path) -> list[str]:
    """Return a line for each library that no text is there for."""
    found = []
    for name in names:
        wanted = texts_of(name)
        if not wanted:
            found.append(f"{name}: nobody knows under which licence it stands")
        found += [f"{name}: {text} is not in {frozen}" for text in wanted if not (texts / text).is_file()]
    return found


def missing_paragraphs(said: Iterable[tuple[str, str]], texts: Path) -> list[str]:
    """Return a line for each paragraph of a licence that is in no text."""
    shipped = set().union(*(paragraphs(path.read_text(encoding="utf-8")) for path in texts.glob("*.txt")))
    return [f"{whose}: {part[:90]}…" for whose, text in said for part in sorted(paragraphs(text) - shipped)]


def other_versions(libraries: Iterable[Path], texts: Path) -> list[str]:
    """Return a line for each library inside another one that the texts have in another version."""
    found = []
    for library in libraries:
        for name, text, pattern, telling in VERSIONS:
            if not re.match(rf"(lib)?{pattern}", library.name, re.IGNORECASE):
                continue
            told = {version.decode() for version in re.findall(telling, library.read_bytes())}
            content = (texts / text).read_text(encoding="utf-8") if (texts / text).exists() else ""
            heading = re.search(rf"^{name} (\S+)\n=", content, re.MULTILINE)
            written = heading[1] if heading else "no version"
            if told and written not in told:
                found.append(
                    f"{library.name} has {name} {', '.join(told)} inside, and {text} is of {written}"
                )
    return found


def main(arguments: list[str]) -> int:
    """Look, and return the exit status."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        sys.exit("name the folder of the frozen program")
    frozen = Path(arguments[0])
    macos = frozen / "Contents" / "Resources" / "licences"
    texts = macos if macos.is_dir() else frozen / "licences"
    libraries = list(programs(frozen))
    names = [path.relative_to(frozen).as_posix() for path in libraries]
    found = missing_texts(frozen, names, texts)
    found += missing_paragraphs(said_here(), texts)
    found += other_versions(libraries, texts)
    print(
        "\n".join(found) if found else f"{len(names)} programs and libraries: the licences of all are there"
    )
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
