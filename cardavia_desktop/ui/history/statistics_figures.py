"""The figures that deals add up to, in words: what is counted, and how it is called."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from cardavia_desktop.engine.cards import RANKS
from cardavia_desktop.store.history import DealRecord, win_interval
from cardavia_desktop.ui import phrases
from cardavia_desktop.ui.history.words import rank_letter
from cardavia_desktop.ui.language import percent

translate = QCoreApplication.translate


def figures_of(deals: Sequence[DealRecord], game: str) -> list[tuple[str, str]]:
    """Return the figures of a game's deals, the earliest first, with their captions."""
    number = len(deals)
    won = sum(deal.outcome.won for deal in deals)
    low, high = win_interval(won, number) if number else (0.0, 1.0)
    rate = translate("History", "deals won")
    if number:
        between = translate("History", "deals won, likely %1 to %2")
        rate = phrases.fill(between, percent(round(100 * low)), percent(round(100 * high)))
    score = sum(deal.outcome.score for deal in deals)
    streak, best = _streaks([deal.outcome.won for deal in deals])
    lost = (
        translate("History", "lost in a row now") if streak < 0 else translate("History", "won in a row now")
    )
    found = [
        (translate("History", "deals"), str(number)),
        (rate, percent(round(100 * won / number)) if number else "–"),
        (lost, str(abs(streak))),
        (translate("History", "won in a row at best"), str(best)),
    ]
    if game == "guandan":
        levels = [deal.outcome.levels_after[0] for deal in deals if deal.outcome.levels_after[0] in RANKS]
        highest = max(levels, key=RANKS.index, default="")
        ended = [deal.outcome.match_won for deal in deals if deal.outcome.match_won is not None]
        found += [
            (translate("History", "highest level reached"), rank_letter(highest) if highest else "–"),
            (translate("History", "matches won of those ended"), f"{sum(ended)} / {len(ended)}"),
            (translate("History", "levels up and down in all"), phrases.signed(score)),
        ]
    else:
        sprung = [deal for deal in deals if deal.outcome.spring]
        own = sum(deal.outcome.won for deal in sprung)
        found += [
            (translate("History", "points in all"), phrases.signed(score)),
            (translate("History", "points a deal"), _mean(score, number)),
            (translate("History", "springs for and against you"), f"{own} / {len(sprung) - own}"),
        ]
    found.append((translate("History", "bombs on the table"), str(sum(deal.outcome.bombs for deal in deals))))
    return found


def _mean(score: int, number: int) -> str:
    if not number:
        return "–"
    mean = round(score / number, 1)
    return f"{'+' if mean > 0 else '−' if mean < 0 else ''}{QLocale().toString(abs(mean), 'f', 1)}"


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Return the streak at the end, lost ones negative, and the longest of wins."""
    now = best = 0
    for one in won:
        now = (max(0, now) + 1) if one else (min(0, now) - 1)
        best = max(best, now)
    return now, best
