from pathlib import Path

from cardavia_desktop.ui.sound.art import Sound, deal_path, play_path, sound_path

SOUNDS = Path(__file__).parents[3] / "resources" / "sounds"


def test_the_paths_are_the_files() -> None:
    paths = {sound_path(sound) for sound in Sound}
    paths |= {deal_path(number) for number in range(54)} | {play_path(cards) for cards in range(1, 28)}
    assert paths == {f":/sounds/{file.name}" for file in SOUNDS.iterdir()}
