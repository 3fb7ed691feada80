"""What the settings tell the table and the rules: neither knows of whoever keeps them, nor they of it."""

from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.card_art import Back, CardStyle
from cardavia_desktop.ui.display.picture import Picture
from cardavia_desktop.ui.keys.key_map import KeyMap
from cardavia_desktop.ui.table.preferences import Speed, TablePreferences


def table_preferences(settings: Settings) -> TablePreferences:
    """Return how the settings want the table."""
    return TablePreferences(
        speed=Speed(settings.speed),
        reduced_motion=settings.reduced_motion,
        four_colours=settings.four_colours,
        large_index=settings.large_index,
        french_index=settings.french_index,
        card_back=Back(settings.card_back),
        by_combination=settings.hand_order == "combination",
        auto_pass=settings.auto_pass,
        counter=settings.counter,
        keys=KeyMap.read(settings.keys),
        ask_bomb=settings.ask_bomb,
    )


def picture_of(settings: Settings) -> Picture:
    """Return where the settings have the display sliders."""
    return Picture(settings.contrast, settings.grain, settings.temperature)


def rules_deck(settings: Settings) -> CardStyle:
    """Return the deck as the rules' pages show it, where cards overlap too far for the large index."""
    return CardStyle(four_colours=settings.four_colours, french=settings.french_index)
