import pytest

from cardavia_desktop.engine.guandan.levels import promoted, settle


@pytest.mark.parametrize(
    ("places", "level", "levels", "after", "won"),
    [
        ((0, 2, 1, 3), "2", ("2", "2"), ("5", "2"), False),
        ((0, 1, 2, 3), "2", ("2", "2"), ("4", "2"), False),
        ((0, 1, 3, 2), "2", ("2", "2"), ("3", "2"), False),
        ((3, 1, 0, 2), "9", ("9", "T"), ("9", "K"), False),
        ((3, 1, 0, 2), "9", ("9", "Q"), ("9", "A"), False),
        ((2, 0, 1, 3), "A", ("A", "A"), ("A", "A"), True),
        ((2, 1, 0, 3), "A", ("A", "5"), ("A", "5"), True),
        ((2, 1, 3, 0), "A", ("A", "5"), ("A", "5"), False),
        ((2, 0, 1, 3), "5", ("A", "5"), ("A", "5"), False),
        ((1, 3, 0, 2), "A", ("A", "K"), ("A", "A"), False),
        ((1, 3, 0, 2), "A", ("A", "A"), ("A", "A"), True),
    ],
)
def test_settling(
    places: tuple[int, ...], level: str, levels: tuple[str, str], after: tuple[str, str], won: bool
) -> None:
    result = settle(places, level, levels)
    assert (result.levels_after, result.match_won) == (after, won)
    assert sum(result.scores) == 0


def test_never_past_the_ace() -> None:
    assert [promoted(level, 3) for level in "2TJQKA"] == ["5", "K", "A", "A", "A", "A"]
