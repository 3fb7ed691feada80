"""Imports at their usual price, for a program that uses none of PySide's switchable features.

For ``from __feature__ import snake_case`` PySide puts a function of its own in the place of ``__import__``.
After each module that is loaded it reads the whole source file, to see whether "PySide6" occurs in it, and
what it has read stays in memory. With hundreds of modules to load that takes a tenth of the start.
"""

import builtins


def restore() -> None:
    """Import as Python does from now on; PySide keeps the function that it has replaced."""
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
