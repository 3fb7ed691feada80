"""A card on the table."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardavia_desktop.ui.look import Look
from cardavia_desktop.ui.table.card_picture import CardLook, card_picture
from cardavia_desktop.ui.table.layout.metrics import CARD_RATIO


class CardItem(QGraphicsPixmapItem):
    """A card; its origin is its centre, so that it turns and grows around it.

    It is one picture, shadow and rings included, which Qt paints without asking: a frame in which ten cards
    fly over others paints dozens.
    """

    def __init__(self, look_: Look, shape: CardLook) -> None:
        super().__init__()
        self._look = look_
        self._shape = shape
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.renew()

    @property
    def shape_shown(self) -> CardLook:
        """Return how the card is shown."""
        return self._shape

    @property
    def body(self) -> QRectF:
        """Return the card itself, without shadow and rings."""
        width = self._shape.width
        return QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)

    def set_look(self, shape: CardLook) -> None:
        """Show the card so from now on."""
        if shape != self._shape:
            self._shape = shape
            self.renew()

    def renew(self) -> None:
        """Take the picture anew: the card's look or the table's has changed."""
        width = self._shape.width
        picture = card_picture(self._look, self._shape)
        self.setPixmap(picture.pixmap)
        self.setOffset(-width / 2 - picture.left, -width * CARD_RATIO / 2 - picture.top)
