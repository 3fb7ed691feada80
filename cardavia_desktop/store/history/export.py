"""The history as text for other programs: CSV for tables, JSON with everything."""

import csv
import io
import json
from collections.abc import Iterable
from typing import Any, Final

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
    """Return deals and matches as a JSON document; ``app`` names the program and version that write it."""
    document = {
        "format": FORMAT,
        "app": app,
        "deals": [values_of(deal) for deal in deals],
        "matches": [_match(match) for match in matches],
    }
    return json.dumps(document, indent=1)


def _match(match: MatchRecord) -> dict[str, Any]:
    try:
        log = json.loads(match.log)
    except (ValueError, RecursionError):
        log = match.log  # damaged, and still the person's
    return {"id": match.id, "game": match.game, "code": match.code, "players": match.players, "log": log}


def _cell(value: object) -> object:
    """Return a value as a table holds it: truth as 1 or 0, and no text that a spreadsheet would calculate."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and value.startswith(_FORMULA_STARTS):
        return f"'{value}"
    return value
