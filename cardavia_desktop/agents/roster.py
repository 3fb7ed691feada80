"""Every player by its name. A new one is one line here."""

import logging
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from cardavia_desktop.agents.agent import Adviser, Agent, Expert
from cardavia_desktop.agents.greedy import GreedyAgent
from cardavia_desktop.agents.random_agent import RandomAgent

Maker: TypeAlias = Callable[[Random], Agent]
"""Makes a player, fed by random numbers where it draws lots."""


_log = logging.getLogger(__name__)

STRENGTHS: Final = ("easy", "normal", "hard", "expert")
"""The strengths of the trained players, weakest first."""

_NO_NETS: Final = (ImportError, OSError, ValueError)
"""What is raised where the nets are missing or damaged, or numpy does not run."""


def _trained(game: str, strength: str, rng: Random) -> Adviser:
    """Make a trained player, or the rule-based one where the nets are damaged or numpy does not run."""
    try:
        return _with_nets(game, strength, rng)
    except _NO_NETS:
        _log.exception("the trained player of %s cannot be had; the rule-based one sits in for it", game)
        return _by_rules(game, rng)


def _by_rules(game: str, _rng: Random) -> Adviser:
    # As with the nets: the window asks for names, and a process of its own for players.
    if game == "doudizhu":
        from cardavia_desktop.agents.rules.doudizhu import DoudizhuRules  # noqa: PLC0415 - see above

        return DoudizhuRules()
    from cardavia_desktop.agents.rules.guandan import GuandanRules  # noqa: PLC0415 - see above

    return GuandanRules()


def has_nets(game: str) -> bool:
    """Tell whether a game's trained players can be had; loads what they need, so that they answer soon."""
    try:
        _with_nets(game, STRENGTHS[-1], Random(0))
    except _NO_NETS:
        return False
    return True


def _with_nets(game: str, strength: str, rng: Random) -> Expert:
    # Numpy is loaded here, where a player thinks, and not as the program starts.
    if game == "doudizhu":
        from cardavia_desktop.agents.nets.doudizhu import player as doudizhu  # noqa: PLC0415 - see above

        return doudizhu.DoudizhuNetPlayer(rng, doudizhu.LEVELS[strength])
    from cardavia_desktop.agents.nets.guandan import player as guandan  # noqa: PLC0415 - see above

    return guandan.GuandanNetPlayer(guandan.LEVELS[strength])


_MAKERS: Final[Mapping[tuple[str, str], Maker]] = MappingProxyType(
    {
        ("doudizhu", "random"): RandomAgent,
        ("doudizhu", "greedy"): lambda _rng: GreedyAgent(),
        ("doudizhu", "rules"): partial(_by_rules, "doudizhu"),
        ("guandan", "random"): RandomAgent,
        ("guandan", "greedy"): lambda _rng: GreedyAgent(),
        ("guandan", "rules"): partial(_by_rules, "guandan"),
        **{
            (game, strength): partial(_trained, game, strength)
            for game in ("doudizhu", "guandan")
            for strength in STRENGTHS
        },
    }
)


def names(game: str) -> tuple[str, ...]:
    """Return the names of a game's players, weakest first."""
    return tuple(name for key, name in _MAKERS if key == game)


def create(game: str, name: str, rng: Random) -> Agent:
    """Return a player of that name for a game, fed by ``rng`` where it draws lots.

    A command of another program's bot is no such name: names come out of saved matches too, and a match that
    somebody sends must not be able to start programs.

    Raises:
        ValueError: there is no such player.
    """
    maker = _MAKERS.get((game, name))
    if maker is None:
        raise ValueError(f"no player {name!r} for {game!r}; there are {', '.join(names(game)) or 'none'}")
    return maker(rng)


def rule_adviser(game: str) -> Adviser:
    """Return the adviser for a game that goes by rules: less good than the best, and quickly made.

    Raises:
        ValueError: there is none.
    """
    if (game, "rules") not in _MAKERS:
        raise ValueError(f"no rules for {game!r}")
    return _by_rules(game, Random(0))


def adviser(game: str) -> Adviser:
    """Return the best adviser for a game.

    Raises:
        ValueError: there is none.
    """
    if (game, STRENGTHS[-1]) not in _MAKERS:
        raise ValueError(f"no adviser for {game!r}")
    return _trained(game, STRENGTHS[-1], Random(0))


def expert(game: str) -> Expert:
    """Return the strongest player of a game, which can judge what others did; the rule player cannot.

    Raises:
        ValueError: there is none, or its weights are damaged.
        ImportError: numpy does not run.
        OSError: its weights cannot be read.
    """
    if (game, STRENGTHS[-1]) not in _MAKERS:
        raise ValueError(f"no expert for {game!r}")
    return _with_nets(game, STRENGTHS[-1], Random(0))
