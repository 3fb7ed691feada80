"""What the settings tell the table: who keeps them knows nothing of it, and it knows nothing of them."""

from cardavia_desktop.store.settings import Settings
from cardavia_desktop.ui.card_art import Back
from cardavia_desktop.ui.display.picture import Picture
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
    )


def picture_of(settings: Settings) -> Picture:
    """Return where the settings have the display sliders."""
    return Picture(settings.contrast, settings.grain, settings.temperature)
