"""The display sliders as a change of everything that the table is painted with."""

from PySide6.QtGui import QColor, QColorTransform, QImage

from cardavia_desktop.ui.display.picture import Picture, transform


class PictureTone:
    """Changes colours and images as the contrast and temperature sliders say."""

    def __init__(self, transform: QColorTransform) -> None:
        self._transform = transform

    def colour(self, colour: QColor) -> QColor:
        """Return the colour as it is to appear."""
        return self._transform.map(colour)

    def image(self, image: QImage) -> QImage:
        """Return the image as it is to appear."""
        return image.colorTransformed(self._transform)


def tone_of(picture: Picture) -> PictureTone | None:
    """Return the change of colours that a picture asks for; None for none."""
    return PictureTone(transform(picture)) if picture.recolours else None
