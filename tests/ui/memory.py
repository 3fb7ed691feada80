"""How much memory the process holds, for tests that nothing grows."""

import ctypes
import functools
import gc
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmapCache

from cardavia_desktop.ui.pictures import Pictures


@dataclass(frozen=True)
class Memory:
    """What a process holds.

    Attributes:
        blocks: pieces of memory that Python has handed out to small objects.
        native: bytes that the C library has handed out and not got back, to Qt and to large objects of
            Python's; 0 where it does not tell.
        resident: bytes of all the process's pages that are in memory, those too in which little is still in
            use; 0 where the system does not tell.
    """

    blocks: int
    native: int
    resident: int


class _Handed(ctypes.Structure):
    """What glibc's ``mallinfo2`` returns, as its manual page lays it out."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def native() -> int:
    """Return how many bytes the C library has handed out, after it gave free pages back; 0 if not glibc."""
    if not sys.platform.startswith("linux"):
        return 0
    library = ctypes.CDLL(None)
    if not hasattr(library, "mallinfo2"):  # another C library, or a glibc before 2.33
        return 0
    library.malloc_trim(0)
    library.mallinfo2.restype = _Handed
    handed = library.mallinfo2()
    return int(handed.uordblks + handed.hblkhd)


def memory() -> Memory:
    """Return what is held beside what caches keep that have a bound, which are emptied first.

    Else they would hide what grows: to draw the same cards in a dozen sizes of the window fills them with
    some 50 megabytes, in an order that depends on the deals.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QPixmapCache.clear()
    gc.collect()
    for item in gc.get_objects():
        if isinstance(item, Pictures):
            item.forget()
        elif isinstance(item, functools._lru_cache_wrapper) and item.cache_parameters()["maxsize"]:
            item.cache_clear()
    gc.collect()
    resident, handed_out = 0, native()
    if sys.platform.startswith("linux"):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        resident = pages * os.sysconf("SC_PAGE_SIZE")
    return Memory(sys.getallocatedblocks(), handed_out, resident)
