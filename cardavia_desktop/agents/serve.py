"""One of our players as a bot for another program's table.

``python -m cardavia_desktop.agents.serve GAME PLAYER`` reads a request a line from standard input and writes
a reply a line to standard output. A line that is no request is answered with ``{"error": "…"}``, and the
next one is read.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from random import Random
from typing import TextIO

from cardavia_desktop.agents import roster
from cardavia_desktop.agents.agent import Agent
from cardavia_desktop.agents.bot_side import BadRequestError, observation_of, reply_of
from cardavia_desktop.agents.protocol import Document


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until the input ends; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m cardavia_desktop.agents.serve", description=__doc__)
    parser.add_argument("game", help="the game's key: doudizhu or guandan")
    parser.add_argument("player", help="the player's name, such as easy")
    parser.add_argument("--seed", type=int, default=0, help="for a player that draws lots")
    options = parser.parse_args(arguments)
    if options.player not in roster.names(options.game):
        parser.error(f"{options.game} has these players: {', '.join(roster.names(options.game)) or 'none'}")
    serve(
        roster.create(options.game, options.player, Random(options.seed)), options.game, sys.stdin, sys.stdout
    )
    return 0


def serve(agent: Agent, game: str, lines: Iterable[str], output: TextIO) -> None:
    """Answer each line with the agent's decision."""
    for line in lines:
        if line.strip():
            output.write(json.dumps(_answer(agent, game, line)) + "\n")
            output.flush()


def _answer(agent: Agent, game: str, line: str) -> Document:
    try:
        observation = observation_of(json.loads(line))
        if observation.game != game:
            raise BadRequestError(f"this player plays {game}, not {observation.game}")
    except (ValueError, RecursionError) as error:
        return {"error": str(error)}
    return reply_of(agent.decide(observation), observation)


if __name__ == "__main__":
    sys.exit(main())
