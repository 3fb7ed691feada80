"""RLCard's rule agent for Dou Dizhu as a bot that speaks the agent protocol.

It is the opponent of the published figures. It needs the package ``rlcard`` (1.2.0 was measured) and numpy::

    python -m cardavia_desktop.agents.arena doudizhu easy "exec:python tools/rlcard_bot.py" --landlord first
"""

import json
import sys
from importlib import import_module
from typing import Any, Final

import numpy as np

_ORDER: Final = "3456789TJQKA2BR"
_PASSES: Final = "pass"
_SEED: Final = 1


def raw_cards(texts: list[str]) -> str:
    """Return cards as that program writes them: ranks in order, the jokers ``B`` and ``R``."""
    ranks = [text[0] for text in texts]
    return "".join(sorted(ranks, key=_ORDER.index))


class RuleBot:
    """Answers requests with the rule agent's choice."""

    def __init__(self) -> None:
        # Loaded by name: the package carries no types, and only this tool needs it.
        self._agent = import_module("rlcard.models.doudizhu_rule_models").DouDizhuRuleAgentV1()
        self._known = import_module("rlcard.games.doudizhu.utils").CARD_TYPE[0]
        np.random.seed(_SEED)  # noqa: NPY002 - the agent draws from the old global generator

    def choose(self, request: dict[str, Any]) -> int:
        """Return the index of the legal action chosen; bids are passed where they may be."""
        if request["phase"] != "play":
            return 0
        actions = {
            raw_cards(option["cards"]) or _PASSES: index for index, option in enumerate(request["legal"])
        }
        known = {
            action: index for action, index in actions.items() if action in self._known or action == _PASSES
        }
        if len(known) < 2:
            return int(next(iter((known or actions).values())))
        landlord = request["landlord"]
        # That program counts seats from the landlord on.
        seats = len(request["counts"])
        trace = [
            ((turn["seat"] - landlord) % seats, raw_cards(turn["cards"]) or _PASSES)
            for turn in request["history"]
        ]
        state = {
            "current_hand": raw_cards(request["hand"]),
            "trace": trace,
            "actions": list(known),
            "landlord": 0,
            "self": (request["seat"] - landlord) % seats,
        }
        action = self._agent.step({"raw_obs": state})
        return int(known.get(action, 0))


def main() -> None:
    """Answer each line of standard input."""
    bot = RuleBot()
    for line in sys.stdin:
        print(json.dumps({"action": bot.choose(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
