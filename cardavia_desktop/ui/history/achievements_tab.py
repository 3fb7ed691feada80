"""What has been achieved, and what there still is to achieve."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.store.history import Achievement, Earned, History
from cardavia_desktop.ui import fonts, phrases
from cardavia_desktop.ui.glyphs import glyph_pixmap
from cardavia_desktop.ui.history.words import day_name
from cardavia_desktop.ui.icon_art import Glyph

translate = QCoreApplication.translate

_WORDS: Final[Mapping[Achievement, tuple[object, object, Glyph]]] = {
    Achievement.SPRING_CLEANING: (
        QT_TRANSLATE_NOOP("Achievement", "Spring cleaning"),
        QT_TRANSLATE_NOOP("Achievement", "As landlord, win before a farmer has played a card."),
        Glyph.LANDLORD,
    ),
    Achievement.UPRISING: (
        QT_TRANSLATE_NOOP("Achievement", "Uprising"),
        QT_TRANSLATE_NOOP("Achievement", "As a farmer, let the landlord play exactly once."),
        Glyph.FARMER,
    ),
    Achievement.QUIET_REVOLUTION: (
        QT_TRANSLATE_NOOP("Achievement", "Quiet revolution"),
        QT_TRANSLATE_NOOP(
            "Achievement", "As a farmer, beat a masterly landlord without a single bomb from anyone."
        ),
        Glyph.FARMER,
    ),
    Achievement.GILT_EDGED: (
        QT_TRANSLATE_NOOP("Achievement", "Gilt-edged"),
        QT_TRANSLATE_NOOP("Achievement", "Bring home 24 points or more in one deal of Dou Dizhu."),
        Glyph.STAR,
    ),
    Achievement.SITTING_TENANT: (
        QT_TRANSLATE_NOOP("Achievement", "Not for eviction"),
        QT_TRANSLATE_NOOP("Achievement", "Win five times running as landlord."),
        Glyph.LANDLORD,
    ),
    Achievement.HAND_IN_HAND: (
        QT_TRANSLATE_NOOP("Achievement", "Hand in hand"),
        QT_TRANSLATE_NOOP("Achievement", "Finish first and second with your partner at a masterly table."),
        Glyph.PARTNER,
    ),
    Achievement.LAST_SHALL_BE_FIRST: (
        QT_TRANSLATE_NOOP("Achievement", "The last shall be first"),
        QT_TRANSLATE_NOOP("Achievement", "Be the last with cards in Guandan, and win the deal all the same."),
        Glyph.PARTNER,
    ),
    Achievement.FIREWORKS: (
        QT_TRANSLATE_NOOP("Achievement", "Fireworks"),
        QT_TRANSLATE_NOOP("Achievement", "Win a deal of Guandan that saw ten bombs."),
        Glyph.STAR,
    ),
    Achievement.RAGS_TO_ACES: (
        QT_TRANSLATE_NOOP("Achievement", "From rags to aces"),
        QT_TRANSLATE_NOOP("Achievement", "Win a match of Guandan."),
        Glyph.SPADE,
    ),
    Achievement.LONG_WAY_BACK: (
        QT_TRANSLATE_NOOP("Achievement", "The long way back"),
        QT_TRANSLATE_NOOP("Achievement", "Win a match of Guandan after being five levels behind."),
        Glyph.UNDO,
    ),
    Achievement.THIRD_TIME_LUCKY: (
        QT_TRANSLATE_NOOP("Achievement", "Third time lucky"),
        QT_TRANSLATE_NOOP("Achievement", "Fail twice at A, and still win the match."),
        Glyph.SPADE,
    ),
    Achievement.NO_REGRETS: (
        QT_TRANSLATE_NOOP("Achievement", "No regrets"),
        QT_TRANSLATE_NOOP(
            "Achievement", "Win a deal that the expert’s review gives an accuracy of 95 or more."
        ),
        Glyph.REVIEW,
    ),
}
_COLUMNS: Final = 3
_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_NARROW: Final = 960
"""Pages that are not wider have two columns."""


def title_of(achievement: Achievement) -> str:
    """Return what an achievement is called."""
    return _marked("Achievement", _WORDS[achievement][0])


def task_of(achievement: Achievement) -> str:
    """Return what is to be done for it."""
    return _marked("Achievement", _WORDS[achievement][1])


def _marked(context: str, text: object) -> str:
    """Return the translation of a text that was marked above."""
    return translate(context, str(text))


class AchievementsTab(QWidget):
    """Shows all achievements; one that is earned leads to its deal."""

    opened = Signal(object, bool)
    """A :class:`~cardavia_desktop.store.history.DealRecord` is to be shown; and whether to be reviewed."""

    def __init__(self, history: History, parent: QWidget) -> None:
        super().__init__(parent)
        self._history = history
        self._earned: Mapping[Achievement, Earned] = {}
        self._line = QLabel(self)
        self._line.setProperty("role", "caption")
        self._medals = {achievement: Medal(achievement, self) for achievement in Achievement}
        inside = QWidget(self)
        grid = self._grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setSpacing(12)
        for medal in self._medals.values():
            medal.clicked.connect(lambda _checked=False, medal=medal: self._open(medal.achievement))
        grid.setRowStretch(len(self._medals), 1)
        self._columns = 0
        self._arrange(_COLUMNS)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.setSpacing(12)
        column_.addWidget(self._line)
        column_.addWidget(area, 1)
        self.setFocusProxy(next(iter(self._medals.values())))
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the medals into as many columns as there is room for."""
        super().resizeEvent(event)
        self._arrange(_COLUMNS if self.width() > _NARROW else _COLUMNS - 1)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, medal in enumerate(self._medals.values()):
            self._grid.addWidget(medal, place // columns, place % columns)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def medal(self, achievement: Achievement) -> "Medal":
        """Return an achievement's card."""
        return self._medals[achievement]

    def refresh(self) -> None:
        """Look at the deals anew.

        Raises:
            HistoryError: they cannot be read.
        """
        self._earned = self._history.earned()
        self.retranslate()

    def retranslate(self) -> None:
        """Speak the language of the moment."""
        text = translate("Achievement", "%1 of %2. Deals in which you took decisions back do not count.")
        self._line.setText(phrases.fill(text, len(self._earned), len(self._medals)))
        for achievement, medal in self._medals.items():
            medal.show_earned(self._earned.get(achievement))

    def _open(self, achievement: Achievement) -> None:
        found = self._earned.get(achievement)
        if found is not None:
            self.opened.emit(found.deal, False)


class Medal(QPushButton):
    """One achievement: a sign, its name, what is to be done, and when it was."""

    def __init__(self, achievement: Achievement, parent: QWidget) -> None:
        super().__init__(parent)
        self.achievement = achievement
        self._earned: Earned | None = None
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def is_earned(self) -> bool:
        """Tell whether it is earned."""
        return self._earned is not None

    def show_earned(self, found: Earned | None) -> None:
        """Show the achievement as earned, or as still to be earned."""
        self._earned = found
        self.setText(title_of(self.achievement))
        self.setAccessibleName(f"{self.text()}. {task_of(self.achievement)} {self._when()}")
        self.setToolTip(translate("Achievement", "See the deal") if found else "")
        self.setCursor(Qt.CursorShape.PointingHandCursor if found else Qt.CursorShape.ArrowCursor)
        self.updateGeometry()
        self.update()

    def _when(self) -> str:
        if self._earned is None:
            return translate("Achievement", "Not yet.")
        return phrases.fill(translate("Achievement", "Earned %1"), day_name(self._earned.when))

    def sizeHint(self) -> QSize:
        """Return room for a name, two lines and a day."""
        return QSize(240, round(self.fontMetrics().height() * 5.4))

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return room for the whole of what is to be done, however long it is."""
        room = QRect(0, 0, width - self._left() - 14, 1000)
        task = QFontMetrics(self._small()).boundingRect(room, _WRAPPED, task_of(self.achievement)).height()
        others = QFontMetrics(self._large(room.width())).height() + QFontMetrics(self._small()).height()
        return max(self.sizeHint().height(), task + others + 32)

    def _large(self, room: float) -> QFont:
        """Return the title's font, smaller where the title would be wider than its room."""
        font = fonts.font(self.fontInfo().pixelSize() * 1.2, fonts.TITLE)
        wide = QFontMetricsF(font).horizontalAdvance(self.text()) + 2
        return font if wide <= room else fonts.font(max(12.0, font.pixelSize() * room / wide), fonts.TITLE)

    def _small(self) -> QFont:
        return fonts.font(max(13, self.fontInfo().pixelSize() * 0.92))

    def _sign(self) -> int:
        return round(self.fontInfo().pixelSize() * 1.9)

    def _left(self) -> int:
        return 16 + self._sign() + 14

    def minimumSizeHint(self) -> QSize:
        """Return the room that it needs."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles, palette = QPalette.ColorRole, self.palette()
        is_earned = self._earned is not None
        line = palette.color(roles.Accent if is_earned else roles.Mid)
        ground = QColor(palette.color(roles.AlternateBase))
        ground.setAlphaF(1.0 if is_earned else 0.35)
        painter.setPen(
            QPen(palette.color(roles.Text) if self.hasFocus() else line, 2 if self.hasFocus() else 1.2)
        )
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        colour = QColor(palette.color(roles.Accent if is_earned else roles.PlaceholderText))
        colour.setAlphaF(1.0 if is_earned else 0.55)
        glyph = _WORDS[self.achievement][2]
        painter.drawPixmap(16, 16, glyph_pixmap(glyph, colour, self._sign(), self.devicePixelRatioF()))
        left = self._left()
        room = QRectF(left, 12, self.width() - left - 14, self.height() - 22)
        painter.setFont(self._large(room.width()))
        painter.setPen(palette.color(roles.Text if is_earned else roles.PlaceholderText))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.text())
        head = painter.fontMetrics().height() + 3
        painter.setFont(self._small())
        below = room.adjusted(0, head, 0, 0)
        painter.setPen(palette.color(roles.Text if is_earned else roles.PlaceholderText))
        painter.drawText(below, _WRAPPED, task_of(self.achievement))
        painter.setPen(palette.color(roles.Accent if is_earned else roles.PlaceholderText))
        bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        painter.drawText(room, bottom, self._when())
        painter.end()
