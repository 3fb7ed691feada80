"""The history as text for other programs: CSV for tables, JSON with everything."""

import csv
import io
import json
from collections.abc import Iterable
from typing import Final

from cardavia_desktop.store.history.records import DealRecord, MatchRecord
from cardavia_desktop.store.history.rows import COLUMNS, values_of

FORMAT: Final = 1
"""The version of the JSON document."""

_FORMULA_STARTS: Final = ("=", "+", "-", "@", "\t", "\r")


def as_csv(deals: Iterable[DealRecord]) -> str:
    """Return a table with one line a deal and a heading, as RFC 4180 has it."""
    output = io.StringIO(newline="")
    writer = csv.writer(output)
    writer.writerow(COLUMNS)
    writer.writerows([_cell(value) for value in values_of(deal).values()] for deal in deals)
    return output.getvalue()


def as_json(deals: Iterable[DealRecord], matches: Iterable[MatchRecord], app: str) -> str:
    """Return deals and matches as a JSON document; ``app`` names the program and version that write it.

    Each deal and each match has a line of its own. Python would take seconds to indent thousands of logs.
    """
    parts = (
        ("format", str(FORMAT)),
        ("app", json.dumps(app)),
        ("deals", _lines(json.dumps(values_of(deal)) for deal in deals)),
        ("matches", _lines(map(_match, matches))),
    )
    members = ",\n".join(f'"{name}": {text}' for name, text in parts)
    return f"{{\n{members}\n}}\n"


def _lines(items: Iterable[str]) -> str:
    return "\n".join(("[", ",\n".join(items), "]"))


def _match(match: MatchRecord) -> str:
    try:
        json.loads(match.log)
        log = match.log  # as it is: what Python reads may be too deep for it to write
    except (ValueError, RecursionError):
        log = json.dumps(match.log)  # damaged, and still the person's
    names = {"id": match.id, "game": match.game, "code": match.code, "players": match.players}
    return f'{json.dumps(names)[:-1]}, "log": {log}}}'


def _cell(value: object) -> object:
    """Return a value as a table holds it: truth as 1 or 0, and no text that a spreadsheet would calculate."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and value.startswith(_FORMULA_STARTS):
        return f"'{value}"
    return value
