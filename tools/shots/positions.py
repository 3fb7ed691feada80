"""The matches that the states are moments of."""

from random import Random

from cardavia_desktop.engine import codec
from cardavia_desktop.engine.cards import numbered, parse
from cardavia_desktop.engine.game import Deal
from cardavia_desktop.engine.guandan.game import GAME as GUANDAN
from cardavia_desktop.engine.match import Decision, Match
from cardavia_desktop.engine.registry import GAMES
from tools.shots.collect import FOLDER


def position(name: str) -> Match:
    """Return a match by the name of its log; ``readings`` is made up."""
    if name == "readings":
        return readings_match()
    return codec.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)


def without_last(match: Match) -> Match:
    """Return the match before its last step."""
    first, *rest = match.log[:-1]
    if not isinstance(first, Deal):
        raise TypeError("a log begins with a deal")
    made = Match(match.game, first, match.options, match.players, code=match.code)
    for entry in rest:
        if isinstance(entry, Decision):
            made.act(entry.seat, entry.action)
        else:
            made.deal(entry)
    return made


def readings_match() -> Match:
    """Return a match in which you lead and hold cards with four readings."""
    own = "RJ BJ 7S 7H 7C AS AD KS KH KC QS QD JS JH TS TC 9S 9H 8C 8D 8D 6S 6H 5S 5D 4S 3S"
    mine = parse(own)
    rest = [card for card in range(108) if card not in mine]
    Random(4).shuffle(rest)
    hands = (mine, *(tuple(sorted(numbered(rest[start : start + 27]))) for start in (0, 27, 54)))
    deal = Deal((tuple(sorted(mine)), *hands[1:]), (), 0)
    return Match(GUANDAN, deal, {"level": "7"}, ("", "easy", "easy", "easy"))
