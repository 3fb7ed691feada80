from pathlib import Path

from cardavia_desktop.ui.icon_art import APP_ICON, APP_ICON_SMALL, Emblem, Glyph, emblem_path, glyph_path

RESOURCES = Path(__file__).parents[2] / "resources"


def test_the_paths_are_the_files() -> None:
    paths = {glyph_path(glyph) for glyph in Glyph} | {APP_ICON, APP_ICON_SMALL}
    paths |= {emblem_path(emblem, own_side=own) for emblem in Emblem for own in (False, True)}
    files = {
        f":/{file.relative_to(RESOURCES).as_posix()}"
        for folder in ("glyphs", "emblems", "icons")
        for file in (RESOURCES / folder).glob("*.svg")
    }
    assert paths == files
