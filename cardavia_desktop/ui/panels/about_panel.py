"""What the program is, its version and its licences."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from cardavia_desktop import __version__
from cardavia_desktop.ui.app_icon import app_picture
from cardavia_desktop.ui.glyphs import ChoiceBox
from cardavia_desktop.ui.licences import LICENCES
from cardavia_desktop.ui.panels.panel import Panel
from cardavia_desktop.ui.theme import Surround

translate = QCoreApplication.translate

WIDTH: Final = 1000
"""The panel's width at 1920 × 1080."""


class AboutPanel(Panel):
    """Tells about the program and shows every licence in full.

    Args:
        host: the pages that the panel covers.
        colours: the surround's colours.
    """

    def __init__(self, host: QWidget, colours: Surround) -> None:
        super().__init__(host, colours, WIDTH)
        self._licence = 0

    def title(self) -> str:
        """Return the panel's name."""
        return translate("AboutPanel", "About Cardavia")

    def build(self, inside: QWidget) -> None:
        """Lay out the program's name, its version and the licences."""
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.px(14))
        head = QHBoxLayout()
        head.setSpacing(self.px(26))
        icon = QLabel(inside)
        icon.setPixmap(app_picture(self.px(104), self.devicePixelRatioF()))
        head.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        lines = QVBoxLayout()
        lines.setSpacing(self.px(5))
        version = translate("AboutPanel", "Cardavia {version}").format(version=__version__)
        lines.addWidget(self.label(version, "heading", inside))
        for text in (
            translate("AboutPanel", "Dou Dizhu and Guandan against AI players, offline."),
            translate("AboutPanel", "Free software under the MIT licence. The cards are drawn for it."),
            translate(
                "AboutPanel",
                "Built on Qt {version}, which is used under the GNU LGPL, version 3: its libraries lie in "
                "the folder PySide6 of the installed program, where you may replace them with your own. "
                "Their source code is at download.qt.io.",
            ).format(version=qVersion()),
        ):
            line = self.label(text, "line", inside)
            line.setWordWrap(True)
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            lines.addWidget(line)
        head.addLayout(lines, 1)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(self.px(16))
        row.addWidget(self.label(translate("AboutPanel", "Licences"), "heading", inside))
        choice = ChoiceBox(inside)
        choice.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(20)  # a narrow panel shows the beginning of a long name
        choice.setObjectName("licences")
        choice.setAccessibleName(translate("AboutPanel", "Licences"))
        for licence in LICENCES:
            choice.addItem(f"{licence.part} · {licence.name}")
        choice.setCurrentIndex(self._licence)
        row.addWidget(choice, 1)
        column.addLayout(row)
        page = QPlainTextEdit(inside)
        page.setObjectName("licenceText")
        page.setReadOnly(True)
        page.setTabChangesFocus(True)
        page.setAccessibleName(translate("AboutPanel", "The licence’s text"))
        page.setPlainText(LICENCES[self._licence].text())
        page.setMinimumHeight(self.px(330))
        column.addWidget(page, 1)
        choice.currentIndexChanged.connect(lambda index: self._show(page, index))

    def _show(self, page: QPlainTextEdit, index: int) -> None:
        self._licence = index
        page.setPlainText(LICENCES[index].text())
