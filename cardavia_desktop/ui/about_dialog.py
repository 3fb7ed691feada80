"""What the program is, its version and its licences."""

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from cardavia_desktop import __version__

translate = QCoreApplication.translate


class AboutDialog(QDialog):
    """Tells about the program."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("AboutDialog", "About Cardavia"))
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 28, 32, 20)
        column.setSpacing(14)
        for text in (
            translate("AboutDialog", "Cardavia {version}").format(version=__version__),
            translate("AboutDialog", "Dou Dizhu and Guandan against AI players, offline."),
            translate("AboutDialog", "Free software under the MIT licence."),
            translate(
                "AboutDialog",
                "Built on Qt {version}, which is used under the terms of the LGPL, version 3. "
                "The typefaces are under the SIL Open Font License.",
            ).format(version=qVersion()),
        ):
            line = QLabel(text, self)
            line.setWordWrap(True)
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(line)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
