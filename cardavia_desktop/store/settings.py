"""The person's settings, kept as JSON."""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final, NamedTuple

from cardavia_desktop.engine.names import tidy_name
from cardavia_desktop.store.files import read_text, write_atomically

FORMAT: Final = 1
LIMIT: Final = 1 << 20
"""The largest settings file that is read, in bytes."""

SLIDER: Final = range(101)
"""The places of a display slider, and of the volume."""

ZOOM: Final = range(50, 401)
"""The sizes of the rules' text, in per cent."""

MOST_PRESETS: Final = 24
"""How many presets of their own a person may keep."""

LONGEST_NAME: Final = 40
"""Characters that a preset's name may have."""

_PICTURE: Final = ("contrast", "grain", "temperature")
_SLIDERS: Final = frozenset({*_PICTURE, "volume"})
_CHOICES: Final = {
    "speed": ("slow", "normal", "fast", "instant"),
    "theme": ("system", "light", "dark"),
    "card_back": ("bottle", "oxblood"),
    "hand_order": ("rank", "combination"),
}


class SettingsError(Exception):
    """A settings file that cannot be understood."""


class Preset(NamedTuple):
    """Places of the three display sliders under a name of the person's own, each 0 to 100."""

    name: str
    contrast: int
    grain: int
    temperature: int


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the person has chosen.

    Attributes:
        language: ``"en"``, ``"fr"``, or empty to follow the system.
        game: the key of the game played last.
        geometry: the window's place and size as Qt saves it, in base64; empty before the first run's end.
        theme: the surround: ``system``, ``light`` or ``dark``.
        opponents: the name of the players that take the other seats of a new match.
        first_deals: explain the first deals beside the hand.
        notes_read: the names of the notes of the first deals that have been read, with blanks between.
        speed: how fast cards move: ``slow``, ``normal``, ``fast`` or ``instant``.
        reduced_motion: cross-fade instead of flying cards.
        volume: how loud the sounds are, 0 to 100.
        muted: play no sounds.
        four_colours: diamonds blue and clubs green.
        large_index: larger indices on the cards.
        french_index: V, D and R on the courts.
        card_back: which back the cards have: ``bottle`` or ``oxblood``.
        hand_order: how the hand is arranged in a new match: by ``rank`` or by ``combination``.
        auto_pass: pass by itself when no card beats the table.
        ask_bomb: ask before a bomb is played.
        counter: show which ranks are still out.
        keys: the commands that do not have their usual key, each as ``command=key``, with blanks between.
        rules_zoom: the size of the rules' text, in per cent of the program's.
        contrast: the display slider, 0 to 100; 50 is neutral.
        grain: the display slider, 0 to 100; 0 has none.
        temperature: the display slider, 0 to 100; 50 is neutral, more is warmer.
        presets: the person's own places of the display sliders.
    """

    language: str = ""
    game: str = "doudizhu"
    geometry: str = ""
    theme: str = "system"
    opponents: str = "easy"
    first_deals: bool = True
    notes_read: str = ""
    speed: str = "normal"
    reduced_motion: bool = False
    volume: int = 60
    muted: bool = False
    four_colours: bool = False
    large_index: bool = False
    french_index: bool = False
    card_back: str = "bottle"
    hand_order: str = "rank"
    auto_pass: bool = False
    ask_bomb: bool = False
    counter: bool = False
    keys: str = ""
    rules_zoom: int = 100
    contrast: int = 50
    grain: int = 50
    temperature: int = 50
    presets: tuple[Preset, ...] = ()


def load(path: Path) -> Settings:
    """Read the settings; there being no file gives the defaults.

    A value of the wrong kind or out of range gives way to its default, an unknown one is passed over.

    Raises:
        SettingsError: the file is not one of settings at all, or of a newer version.
        OSError: it cannot be read.
    """
    try:
        text = read_text(path, LIMIT)
    except (FileNotFoundError, NotADirectoryError):
        return Settings()
    except ValueError as error:
        raise SettingsError(str(error)) from error
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SettingsError(str(error)) from error
    if not isinstance(document, dict) or not isinstance(document.get("format"), int):
        raise SettingsError("not a settings file")
    if document["format"] > FORMAT:
        raise SettingsError(f"format {document['format']} is newer than {FORMAT}")
    known = {field.name: document[field.name] for field in fields(Settings) if field.name in document}
    known["presets"] = _presets(known.get("presets"))
    return Settings(**{name: value for name, value in known.items() if _fits(name, value)})


def save(settings: Settings, path: Path) -> None:
    """Write the settings.

    Raises:
        OSError: they cannot be written.
    """
    document = {"format": FORMAT, **asdict(settings)}
    write_atomically(path, json.dumps(document, indent=1).encode())


def with_defaults(settings: Settings) -> Settings:
    """Return the settings as in a new installation, but for what says who and where rather than how.

    Language, game, window, display sliders and the person's own presets stay: each has its own place to be
    changed, and nobody who restores the defaults of the table wants to lose them.
    """
    return Settings(
        **{name: getattr(settings, name) for name in ("language", "game", "geometry", "presets", *_PICTURE)}
    )


def with_value(settings: Settings, name: str, value: str | int) -> Settings:
    """Return the settings with one of them changed.

    Raises:
        ValueError: there is no such setting, or the value is not one of its kind.
    """
    if not _fits(name, value):
        raise ValueError(f"{name} cannot be {value!r}")
    return Settings(**{**asdict(settings), name: value})


def _fits(name: str, value: object) -> bool:
    if type(value) is not type(getattr(Settings(), name, None)):
        return False
    if isinstance(value, int) and name in _SLIDERS:
        return value in SLIDER
    if name == "rules_zoom":
        return value in ZOOM
    return name not in _CHOICES or value in _CHOICES[name]


def _presets(document: object) -> tuple[Preset, ...]:
    """Return the presets that a JSON value holds; what is none of them is passed over."""
    if not isinstance(document, list):
        return ()
    found = []
    for entry in document[:MOST_PRESETS]:
        match entry:
            case [str(given), int(contrast), int(grain), int(temperature)]:
                name = tidy_name(given, LONGEST_NAME)
                preset = Preset(name, contrast, grain, temperature)
                if name and all(place in SLIDER for place in preset[1:]):
                    found.append(preset)
    return tuple(found)
