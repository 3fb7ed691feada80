"""Dou Dizhu as a game that matches, players and the window can hold."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from cardavia_desktop.engine.dealing import shuffled
from cardavia_desktop.engine.doudizhu.deal import EACH, KEY, SEATS, opening, with_landlord
from cardavia_desktop.engine.doudizhu.outcome import outcome
from cardavia_desktop.engine.events import Dealt
from cardavia_desktop.engine.game import Deal, Shuffler, Step
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.outcome import Outcome


class Doudizhu:
    """The rule book; :class:`~cardavia_desktop.engine.game.Game` tells what it can do.

    The option ``{"landlord": "first"}`` leaves out the bidding: the deal's first seat is landlord with a bid
    of 1. Players are compared in this way in the literature.
    """

    key: Final = KEY
    letter: Final = "D"
    seats: Final = SEATS

    def shuffle(self, rng: Shuffler) -> Deal:
        """Return new cards, shuffled and handed out."""
        return shuffled(packs=1, seats=SEATS, each=EACH, rng=rng)

    def begin(self, deal: Deal, options: Mapping[str, str]) -> Step:
        """Return the first state of a match.

        Raises:
            ValueError: the deal or an option is none of this game.
        """
        if options not in ({}, {"landlord": "first"}):
            raise ValueError(f"no options of Dou Dizhu: {dict(options)}")
        state = opening(deal)
        if not options:
            return Step(state, (Dealt(),))
        return with_landlord(replace(state, bids=((deal.first, 1),)), deal.first, (Dealt(),))

    def outcome(self, view: Observation) -> Outcome:
        """Return how a finished deal ended for the seat whose view this is.

        Raises:
            ValueError: the deal has not ended, or is none of this game.
        """
        return outcome(view)


GAME: Final = Doudizhu()
"""The rule book."""
