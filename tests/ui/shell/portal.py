"""A stand-in for a desktop's settings portal, run as a program of its own: ``portal.py ADDRESS ANIMATIONS``.

It answers what it is asked, and says that animations are the other way round when it is asked for anything
whose name ends in ``-please``.
"""

import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

PATH = "/org/freedesktop/portal/desktop"
KEY = ["org.gnome.desktop.interface", "enable-animations"]


class Portal(QDBusVirtualObject):
    def __init__(self, *, animations: bool) -> None:
        super().__init__()
        self._animations = animations

    def introspect(self, path: str) -> str:
        del path
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        if message.arguments()[1].endswith("-please"):
            self._animations = not self._animations
            news = QDBusMessage.createSignal(PATH, "org.freedesktop.portal.Settings", "SettingChanged")
            news.setArguments([*KEY, QDBusVariant(self._animations)])
            connection.send(news)
        if message.arguments() == KEY:
            reply = message.createReply()
            reply.setArguments([QDBusVariant(self._animations)])
        else:
            reply = message.createErrorReply("org.freedesktop.portal.Error.NotFound", "no such setting")
        connection.send(reply)
        return True


def main() -> None:
    app = QCoreApplication([])
    bus = QDBusConnection.connectToBus(sys.argv[1], "portal")
    portal = Portal(animations=sys.argv[2] == "1")
    ready = bus.registerVirtualObject(PATH, portal) and bus.registerService("org.freedesktop.portal.Desktop")
    sys.stdout.write("ready\n" if ready else "failed\n")
    sys.stdout.flush()
    app.exec()


if __name__ == "__main__":
    main()
