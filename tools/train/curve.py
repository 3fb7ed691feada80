"""Prints a run's log as a table of evaluations: ``python -m tools.train.curve DIRECTORY > curve.csv``."""

import csv
import json
import sys
from pathlib import Path
from typing import TextIO


def write_curve(log: Path, out: TextIO) -> None:
    """Write one line of CSV for each entry of ``log`` that holds an evaluation."""
    entries = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    evaluated = [entry for entry in entries if "win_rate" in entry]
    plain = [
        {key: value for key, value in entry.items() if isinstance(value, int | float)} for entry in evaluated
    ]
    names = list(dict.fromkeys(name for entry in plain for name in entry))
    table = csv.DictWriter(out, names, lineterminator="\n")
    table.writeheader()
    table.writerows(plain)


if __name__ == "__main__":
    write_curve(Path(sys.argv[1]) / "log.jsonl", sys.stdout)
