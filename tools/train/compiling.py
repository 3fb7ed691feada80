"""Compilation of the generators' functions, with names for what they take."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import numba
import numpy as np
from numpy.typing import NDArray

_Function = TypeVar("_Function", bound=Callable[..., Any])

Record: TypeAlias = Any
"""An element of a structured array: compiled code reaches its fields as attributes and may change them."""

Records: TypeAlias = Any
"""A structured array of records."""

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32]
Bits: TypeAlias = NDArray[np.uint8]
Rng: TypeAlias = np.random.Generator


def compiled(function: _Function) -> _Function:
    """Compile a function to machine code that runs without the interpreter's lock.

    Nothing is cached on disk: some of the functions call themselves, which the compiler's cache mishandles.
    """
    fast: _Function = numba.njit(nogil=True)(function)
    return fast
