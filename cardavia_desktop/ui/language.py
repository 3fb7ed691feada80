"""The language of the interface, switched while the program runs."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from cardavia_desktop.ui import assets

translate = QCoreApplication.translate

FALLBACK: Final = "en"


class Language:
    """Which language the program speaks. Every widget hears of a change by ``LanguageChange``."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []
        self.code = ""
        """The code of the current language; empty before the first :meth:`switch`."""

    def switch(self, code: str) -> None:
        """Speak a language from now on.

        Raises:
            AssetsError: its texts are missing or damaged; the language stays as it was.
        """
        if code == self.code:
            return
        translators = assets.translators(code)
        QLocale.setDefault(QLocale(code))
        self.close()
        for translator in translators:
            QCoreApplication.installTranslator(translator)
        self._installed = translators
        self.code = code

    def close(self) -> None:
        """Take the texts away again; what is shown then is in the language of the source."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []
        self.code = ""


def chosen(setting: str) -> str:
    """Return the language to speak: the chosen one, or where that is empty the system's."""
    spoken = assets.languages()
    return setting if setting in spoken else first_spoken(QLocale.system().uiLanguages(), spoken)


def first_spoken(wanted: Iterable[str], spoken: Iterable[str]) -> str:
    """Return the first wanted language that is spoken, English where none is.

    >>> first_spoken(["de-DE", "fr-CA", "en"], ["en", "fr"])
    'fr'
    """
    known = set(spoken)
    codes = (name.replace("_", "-").split("-")[0] for name in wanted)
    return next((code for code in codes if code in known), FALLBACK)


def own_name(code: str) -> str:
    """Return a language's own name for itself.

    >>> own_name("en"), own_name("fr"), own_name("de")
    ('English', 'Français', 'Deutsch')
    """
    if code == FALLBACK:
        return "English"  # Qt says American English
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:] or code


def percent(value: int) -> str:
    """Return a percentage as the current language writes it."""
    return translate("Language", "%1%").replace("%1", str(value))
