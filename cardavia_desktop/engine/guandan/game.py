"""Guandan's rule book."""

from collections.abc import Mapping
from typing import Final

from cardavia_desktop.engine.dealing import shuffled
from cardavia_desktop.engine.game import Deal, Shuffler, Step
from cardavia_desktop.engine.guandan.deal import HAND_SIZE, KEY, PACKS, first_deal
from cardavia_desktop.engine.guandan.order import LEVELS, level_index
from cardavia_desktop.engine.guandan.outcome import outcome
from cardavia_desktop.engine.guandan.seats import SEATS
from cardavia_desktop.engine.observation import Observation
from cardavia_desktop.engine.outcome import Outcome


class Guandan:
    """Guandan as :class:`~cardavia_desktop.engine.game.Game` asks for it.

    It has one option, ``level``: where both teams start, ``"2"`` when it is not given.
    """

    key: Final = KEY
    letter: Final = "G"
    seats: Final = SEATS

    def shuffle(self, rng: Shuffler) -> Deal:
        """Return two packs, shuffled and handed out."""
        return shuffled(PACKS, SEATS, HAND_SIZE, rng)

    def begin(self, deal: Deal, options: Mapping[str, str]) -> Step:
        """Return the first state of a match.

        Raises:
            ValueError: the deal or an option is none of this game.
        """
        unknown = options.keys() - {"level"}
        if unknown:
            raise ValueError(f"no options of Guandan: {', '.join(sorted(unknown))}")
        level = options.get("level", LEVELS[0])
        level_index(level)
        return first_deal(deal, level)

    def outcome(self, view: Observation) -> Outcome:
        """Return how a finished deal ended for the seat whose view this is.

        Raises:
            ValueError: the deal has not ended, or is none of this game.
        """
        return outcome(view)


GAME: Final = Guandan()
"""The rule book."""
