"""The version resource of the Windows program, as PyInstaller reads it."""

from typing import Final

_TEMPLATE: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'Cardavia contributors'),
      StringStruct('FileDescription', 'Cardavia: Dou Dizhu and Guandan'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', 'Cardavia'),
      StringStruct('LegalCopyright', 'MIT License. Qt under the GNU LGPL 3: see the folder licences.'),
      StringStruct('OriginalFilename', 'Cardavia.exe'),
      StringStruct('ProductName', 'Cardavia'),
      StringStruct('ProductVersion', '{version}')])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])])
  ]
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows compares; what is no number counts as 0.

    >>> numbers("1.2.3"), numbers("0.1.0rc1")
    ((1, 2, 3, 0), (0, 1, 0, 0))
    """
    parts = [int(part) if part.isdigit() else 0 for part in version.split(".")[:4]]
    first, second, third, fourth = (*parts, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def text(version: str) -> str:
    """Return the resource's description for a version."""
    return _TEMPLATE.format(numbers=numbers(version), version=version)
