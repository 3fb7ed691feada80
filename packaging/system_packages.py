"""Print the Debian packages that building Cardavia's own Linux packages needs, all on one line.

The libraries among them are asked which package they are from, and must be there to answer.
"""

import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from run import DEBIAN_PACKAGES

TOOLS: Final = (
    "appstream",
    "binutils",
    "debian-archive-keyring",
    "debootstrap",
    "desktop-file-utils",
    "dpkg-dev",
    "lintian",
    "patchelf",
    "rpm",
    "squashfs-tools",
    "xauth",
    "xvfb",
    "xz-utils",
)


def main() -> None:
    """Print them."""
    print(" ".join(sorted({*TOOLS, *DEBIAN_PACKAGES.values()})))


if __name__ == "__main__":
    main()
