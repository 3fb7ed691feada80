"""A bot for Cardavia's tables in thirty lines: it lays the lowest card or group that it may.

Try it:  python -m cardavia_desktop.agents.arena guandan "exec:python docs/example_bot.py" random
"""

import json
import sys
from typing import Any

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "above", "BJ", "RJ"]


def strength(option: dict[str, Any], request: dict[str, Any]) -> int:
    """Return how strong a legal play is, so that the weakest can be chosen."""
    above_the_ace = request.get("level", "2")
    return 13 if option["rank"] == above_the_ace else ORDER.index(option["rank"])


def choose(request: dict[str, Any]) -> int:
    """Return the index of the chosen action in the request's list."""
    plays = [number for number, option in enumerate(request["legal"]) if "shape" in option]
    groups = [number for number in plays if request["legal"][number]["size"] < 4]
    if not groups and (request["to_beat"] or not plays):
        return 0  # passes, bids nothing, or returns the first card: the first action will do
    return min(groups or plays, key=lambda number: strength(request["legal"][number], request))


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
