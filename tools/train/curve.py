"""Turns runs' logs into a table and a figure of win rate by samples.

``python -m tools.train.curve LOG --csv curve.csv --svg curve.svg --title "Dou Dizhu"``
"""

import argparse
import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

_WIDTH, _HEIGHT = 640, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 16, 40, 44
_INK, _PALE, _LINE = "#333333", "#cccccc", "#9c3d2a"


class Point(NamedTuple):
    """An evaluation: millions of samples, win rate, and its standard error."""

    samples: float
    win_rate: float
    error: float


def read_log(log: Path) -> list[dict[str, Any]]:
    """Return the entries of a log that hold an evaluation."""
    entries = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [entry for entry in entries if "win_rate" in entry]


def write_table(entries: Sequence[dict[str, Any]], path: Path) -> None:
    """Write the plain numbers of ``entries`` as CSV."""
    plain = [{key: value for key, value in one.items() if isinstance(value, int | float)} for one in entries]
    names = list(dict.fromkeys(name for one in plain for name in one))
    with path.open("w", encoding="utf-8", newline="") as out:
        table = csv.DictWriter(out, names, lineterminator="\n")
        table.writeheader()
        table.writerows(plain)


def figure(points: Sequence[Point], title: str) -> str:
    """Return a figure of the points as SVG, with two standard errors either way."""
    most = max(point.samples for point in points)
    low = min(point.win_rate for point in points) // 0.1 * 0.1
    high = -(-max(point.win_rate + 2 * point.error for point in points) // 0.05) * 0.05

    def x(samples: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * samples / most

    def y(rate: float) -> float:
        return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * (rate - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}">',
        f'<g font-family="sans-serif" font-size="12" fill="{_INK}">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
        f'<text x="{_LEFT}" y="24" font-size="15">{escape(title)}</text>',
        f'<text x="{_WIDTH - _RIGHT}" y="{_HEIGHT - 8}" text-anchor="end">million samples</text>',
    ]
    for step in range(round((high - low) / 0.05) + 1):
        rate = low + step * 0.05
        parts.append(f'<path d="M{_LEFT} {y(rate):.1f}H{_WIDTH - _RIGHT}" stroke="{_PALE}"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y(rate) + 4:.1f}" text-anchor="end">{rate:.2f}</text>')
    every = max(round(most / 8), 1)
    parts += [
        f'<text x="{x(samples):.1f}" y="{_HEIGHT - 26}" text-anchor="middle">{samples}</text>'
        for samples in range(0, int(most) + 1, every)
    ]
    for point in points:
        spread = f"M{x(point.samples):.1f} {y(point.win_rate - 2 * point.error):.1f}"
        parts.append(f'<path d="{spread}V{y(point.win_rate + 2 * point.error):.1f}" stroke="{_LINE}"/>')
    line = " ".join(f"{x(point.samples):.1f},{y(point.win_rate):.1f}" for point in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="{_LINE}" stroke-width="2"/>')
    return "\n".join([*parts, "</g>", "</svg>"]) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("--csv", type=Path, required=True)
    parser.add_argument("--svg", type=Path, required=True)
    parser.add_argument("--title", required=True)
    options = parser.parse_args(arguments)
    entries = read_log(options.log)
    write_table(entries, options.csv)
    points = [Point(one["samples"] / 1e6, one["win_rate"], one["error"]) for one in entries]
    options.svg.write_text(figure(points, options.title), encoding="utf-8")


if __name__ == "__main__":
    main()
