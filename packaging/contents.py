"""What goes into the frozen program: allow-lists, so that a new release of Qt cannot make it grow unseen.

Names are those inside the program's folder, with forward slashes, as PyInstaller gives them.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath
from typing import Final, TypeAlias

Entry: TypeAlias = tuple[str, str, str]
"""A file as PyInstaller lists it: the name inside the folder, where it comes from, what kind it is."""

EXCLUDED_MODULES: Final = (
    "PIL",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "_hashlib",  # with OpenSSL; Python has all hashes by itself too
    "_ssl",
    "_tkinter",
    "asyncio",
    "curses",
    "doctest",
    "ensurepip",
    "idlelib",
    "lib2to3",
    "numpy.distutils",
    "numpy.f2py",
    "pdb",
    "pip",
    "pydoc",
    "pydoc_data",
    "readline",
    "setuptools",
    "sqlite3.test",
    "ssl",
    "test",
    "tkinter",
    "turtledemo",
    "unittest",
    "venv",
    "xmlrpc",
)
"""Modules that something mentions and the game never runs. Others look dispensable and are not: the smoke
test of the frozen program finds out."""

UNUSED_NUMPY: Final = (
    "numpy.ctypeslib",
    "numpy.fft",
    "numpy.ma",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
)
"""Parts that NumPy loads when they are asked for, from its version 2 on; older ones load them all."""

_QT_LIBRARIES: Final = (
    "Core",
    "DBus",
    "Gui",
    "OpenGL",  # the platform plugins link to it
    "Svg",
    "WaylandClient",
    "Widgets",
    "WlShellIntegration",  # the Wayland plugins load it
    "XcbQpa",
)
_QT_MODULES: Final = ("Core", "DBus", "Gui", "Svg", "Widgets")
_QT_PLUGINS: Final = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qicns", "qico", "qjpeg", "qsvg"),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "platforms": ("qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"),
    "platformthemes": ("qgtk3", "qxdgdesktopportal"),
    "styles": ("qmacstyle", "qmodernwindowsstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "wayland-shell-integration": ("fullscreen-shell-v1", "qt-shell", "wl-shell-plugin", "xdg-shell"),
    "xcbglintegrations": ("qxcb-egl-integration", "qxcb-glx-integration"),
}

PORTABLE_LIBRARIES: Final = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-util.so.1",
    "libbz2.so.1.0",
    "libffi.so.8",
    "liblzma.so.5",
    "libsqlite3.so.0",
)
"""Libraries that Qt and Python need and that not every system has, or not in this version: in the portable
folder, not in packages that can ask the system for them."""

_OWN_LIBRARIES: Final = re.compile(
    r"(libpython3|libicu(data|i18n|uc)\.so|libpyside6\.|libshiboken6\.|python3\w*\.dll|libffi.*\.dll|"
    r"sqlite3\.dll|vcruntime|msvcp|.*\.dylib$|Python$|Python3$)",
    re.IGNORECASE,
)
"""Libraries beside Qt's own that no system can be asked for; a system's own stay outside."""

_PYTHON_MODULE: Final = re.compile(r"\.(so|pyd)$|\.(cpython|abi3)[^/]*\.so$", re.IGNORECASE)
_QT_PLUGIN: Final = re.compile(r"(?:^|/)plugins/([\w-]+)/(?:lib)?([\w-]+?)\.(?:so|dll|dylib)$")
_QT_MODULE: Final = re.compile(r"(?:^|/)PySide6/Qt(\w+?)(?:\.abi3)?\.(?:so|pyd)$")
_QT_LIBRARY: Final = re.compile(
    r"(?:^|/)(?:libQt6(\w+?)\.so(?:\.\d+)*|Qt6(\w+?)\.dll|Qt(\w+)\.framework/.*)$"
)
_TRANSLATION: Final = re.compile(r"(?:^|/)translations/(\w+)\.qm$")


def wanted_binary(name: str) -> bool:
    """Tell whether a library or a compiled module belongs into the program.

    >>> wanted_binary("PySide6/Qt/lib/libQt6Quick.so.6"), wanted_binary("PySide6/Qt/lib/libQt6Gui.so.6")
    (False, True)
    >>> wanted_binary("libX11.so.6"), wanted_binary("libxcb-cursor.so.0")
    (False, True)
    """
    name = name.replace("\\", "/")
    if plugin := _QT_PLUGIN.search(name):
        return plugin[2] in _QT_PLUGINS.get(plugin[1], ())
    if module := _QT_MODULE.search(name):
        return module[1] in _QT_MODULES
    if library := _QT_LIBRARY.search(name):
        return next(part for part in library.groups() if part) in _QT_LIBRARIES
    last = PurePosixPath(name).name
    if name.startswith(("Python.framework/", "Python3.framework/")):
        return True
    if name.startswith(("numpy", "PySide6/", "shiboken6/")):
        return not last.startswith(("opengl32sw", "d3dcompiler", "libpyside6qml", "pyside6qml"))
    return bool(_OWN_LIBRARIES.match(last) or _PYTHON_MODULE.search(last)) or last in PORTABLE_LIBRARIES


def wanted_data(name: str, languages: Iterable[str]) -> bool:
    """Tell whether a file that is no program belongs into it; of Qt's texts only those in our languages.

    >>> wanted_data("PySide6/Qt/translations/qtbase_fr.qm", ["fr"])
    True
    >>> wanted_data("PySide6/Qt/translations/qtbase_de.qm", ["fr"])
    False
    """
    name = name.replace("\\", "/")
    if translation := _TRANSLATION.search(name):
        return translation[1] in {f"qtbase_{language}" for language in languages}
    if _QT_LIBRARY.search(name):  # what lies in a framework beside its library
        return wanted_binary(name)
    return not name.endswith((".pyi", ".h", ".c", ".pxd"))


def excluded_modules(numpy_version: str) -> list[str]:
    """Return what is left out beside this version of NumPy.

    >>> [name for name in excluded_modules("2.4.6") if name not in excluded_modules("1.26.4")][:2]
    ['numpy.ctypeslib', 'numpy.fft']
    """
    lazy = int(numpy_version.split(".", maxsplit=1)[0]) > 1
    return [*EXCLUDED_MODULES, *(UNUSED_NUMPY if lazy else ())]


def binaries(entries: Sequence[Entry]) -> list[Entry]:
    """Return PyInstaller's libraries and compiled modules without those that the program does not need."""
    return sorted(entry for entry in entries if wanted_binary(entry[0]))


def datas(entries: Sequence[Entry], languages: Iterable[str]) -> list[Entry]:
    """Return PyInstaller's other files without those that the program does not need.

    Links to libraries are among them; a link goes where its library goes.
    """
    spoken = list(languages)
    return sorted(
        entry
        for entry in entries
        if (wanted_binary(entry[0]) if entry[2] == "SYMLINK" else wanted_data(entry[0], spoken))
    )
