"""What the command line asks for."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardavia_desktop.engine.dealcode import DealCode
    from cardavia_desktop.engine.game import Game


@dataclass(frozen=True, slots=True)
class Arguments:
    """The command line, read.

    Attributes:
        version: tell the version, and end.
        json: tell it with all about this copy, as JSON.
        game: the game to open; None opens the one played last.
        match: a match to open.
        code: a deal code to play with.
        smoke_test: play a deal, look whether all works, and end.
        own_files: do so in the person's own files.
        report: a file to write to what was seen in doing so.
    """

    version: bool
    json: bool
    game: str | None
    match: Path | None
    code: "DealCode | None"
    smoke_test: bool
    own_files: bool
    report: Path | None


def read(words: Sequence[str] | None) -> Arguments:
    """Read the command line; what is wrong with it is told, and ends the program.

    Args:
        words: the words behind the program's name; None takes those that it was started with.
    """
    parser = _parser()
    given = Arguments(**vars(parser.parse_args(words)))
    if given.code is not None and given.match is not None:
        parser.error("give a match or a deal code, not both")
    if given.code is not None and given.game not in (None, given.code.game.key):
        parser.error(f"{given.code} is a deal code of {given.code.game.key}, not of {given.game}")
    return given


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("cardavia", description="Dou Dizhu and Guandan against AI players.")
    parser.add_argument("--version", action="store_true", help="print the version, and end")
    parser.add_argument("--json", action="store_true", help="with --version: all about this copy, as JSON")
    parser.add_argument("--game", type=_game, help="the game to open, such as doudizhu or guandan")
    parser.add_argument(
        "match", nargs="?", type=Path, metavar="FILE", help="a match to open, as Cardavia saves it"
    )
    parser.add_argument("--code", type=_deal_code, help="a deal code, such as D-7K3QX2M: play with its cards")
    parser.add_argument("--smoke-test", action="store_true", help="play a deal, look whether all works, end")
    parser.add_argument("--own-files", action="store_true", help="with --smoke-test: play your kept match on")
    parser.add_argument("--report", type=Path, help="with --smoke-test: write what was seen to this file too")
    return parser


def _game(text: str) -> str:
    games = _games()
    if text not in games:
        raise argparse.ArgumentTypeError(f"no such game: {text!r} (choose from {', '.join(sorted(games))})")
    return text


def _deal_code(text: str) -> "DealCode":
    from cardavia_desktop.engine import dealcode  # noqa: PLC0415 - see _games

    try:
        return dealcode.parse(text, _games())
    except dealcode.CodeError as error:
        raise argparse.ArgumentTypeError(
            f"no deal code, {error.fault.replace('_', ' ')}: {text!r}"
        ) from error


def _games() -> "Mapping[str, Game]":
    """Return the games, loaded only where the command line speaks of one: usually a window opens first."""
    from cardavia_desktop.engine.registry import GAMES  # noqa: PLC0415 - as above

    return GAMES
