"""Whether the system asks for less motion. Qt 6.11 does not tell, so each system is asked in its own way."""

import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import SLOT, QObject, QSettings, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_INTERFACE: Final = "org.freedesktop.portal.Settings"
_WAIT_MS: Final = 5000

_WANTED: Final = {
    ("org.gnome.desktop.interface", "enable-animations"): False,
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0",
}
"""The desktops' settings, and the value of each that asks for less motion."""

_GET_CLIENT_AREA_ANIMATION: Final = 0x1042
"""`SPI_GETCLIENTAREAANIMATION` of the Windows API."""


class SystemMotion(QObject):
    """Asks the system once, and on Linux hears of changes too.

    Args:
        bus: the address of the message bus to ask on Linux; empty for the session's own.
        parent: the Qt parent.
    """

    changed = Signal()
    """:attr:`reduced` has another value."""

    def __init__(self, bus: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._address = bus
        self._bus: QDBusConnection | None = None
        self._asks: dict[tuple[str, str], bool] = {}

    @property
    def reduced(self) -> bool:
        """Tell whether the system asks for less motion, as far as is known by now."""
        return any(self._asks.values())

    def start(self) -> None:
        """Ask; the answer may come later. It takes some time, so begin after the first paint."""
        match platform.system():
            case "Windows":
                self._note(("windows", ""), _windows_asks())
            case "Darwin":
                self._note(("macos", ""), _macos_asks())
            case _ if self._address or _has_session_bus():
                self._ask_portal()

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import (  # noqa: PLC0415 - not every system has it
            QDBusConnection,
            QDBusMessage,
            QDBusPendingCallWatcher,
        )

        if self._address:
            self._bus = QDBusConnection.connectToBus(self._address, "cardavia")
        else:
            self._bus = QDBusConnection.sessionBus()
        if not self._bus.isConnected():
            return
        # Its stub says bytes, but it takes what SLOT returns.
        listen: Callable[..., bool] = self._bus.connect
        listen(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, SLOT("_hear(QDBusMessage)"))
        for key in _WANTED:
            question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
            question.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(self._bus.asyncCall(question, _WAIT_MS), self)
            watcher.finished.connect(lambda done, key=key: self._take(key, done.reply()))

    def _take(self, key: tuple[str, str], reply: "QDBusMessage") -> None:
        """Note an answer; a desktop that lacks a setting answers with an error, which tells nothing."""
        arguments = reply.arguments()
        if not reply.errorName() and len(arguments) == 1:
            self._note(key, _plain(arguments[0]) == _WANTED[key])

    @Slot("QDBusMessage")
    def _hear(self, message: "QDBusMessage") -> None:
        match message.arguments():
            case [str(group), str(name), value] if (group, name) in _WANTED:
                self._note((group, name), _plain(value) == _WANTED[group, name])

    def _note(self, key: tuple[str, str], asks: bool) -> None:
        before = self.reduced
        self._asks[key] = asks
        if self.reduced != before:
            self.changed.emit()


def _plain(value: object) -> object:
    """Take a value out of the variants that it comes in."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _has_session_bus() -> bool:
    """Tell whether there is a bus; where there is none, asking would try to start one."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return "DBUS_SESSION_BUS_ADDRESS" in os.environ or (runtime is not None and Path(runtime, "bus").exists())


def _windows_asks() -> bool:
    import ctypes  # noqa: PLC0415 - for one system only

    moves = ctypes.c_int(1)
    windows = getattr(ctypes, "windll")  # noqa: B009 - there on Windows only
    windows.user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    return not moves.value


def _macos_asks() -> bool:
    file = Path.home() / "Library" / "Preferences" / "com.apple.universalaccess.plist"
    return QSettings(str(file), QSettings.Format.NativeFormat).value("reduceMotion", 0) in (1, True, "1")
