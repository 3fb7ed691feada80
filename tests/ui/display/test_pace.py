"""However fast a slider moves, the table is painted once a frame, and the last picture is shown."""

from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.display.pace import FRAME_MS, PicturePace
from cardavia_desktop.ui.display.picture import Picture


def test_the_first_picture_is_shown_at_once_and_the_last_one_soon(qtbot: QtBot) -> None:
    pace = PicturePace()
    shown: list[Picture] = []
    pace.due.connect(shown.append)
    pictures = [Picture(place, 50, 50) for place in range(51, 61)]
    for picture in pictures:
        pace.offer(picture)
    assert shown == [pictures[0]]
    qtbot.waitUntil(lambda: len(shown) > 1)
    assert shown == [pictures[0], pictures[-1]]
    qtbot.wait(3 * FRAME_MS)
    assert len(shown) == 2
    pace.offer(pictures[3])
    assert shown[-1] == pictures[3]
    qtbot.wait(3 * FRAME_MS)
