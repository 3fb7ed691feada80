"""How the pages of past deals look, on top of the chrome's style."""

from cardavia_desktop.ui import fonts
from cardavia_desktop.ui.theme import Surround, faded


def sheet(colours: Surround, factor: float) -> str:
    """Return the style of the pages at the window's scale."""

    def px(design: float, least: int = 1) -> str:
        return f"{max(least, round(design * factor))}px"

    return f"""
    QLabel {{ color: {colours.text}; background: transparent; }}
    QLabel[role="heading"] {{
        font-family: "{fonts.TITLE}", "{fonts.TEXT}"; font-size: {px(25, 18)}; color: {colours.accent};
    }}
    QLabel[role="caption"] {{ font-size: {px(15, 13)}; color: {colours.dim}; }}
    QLabel[role="name"] {{ font-weight: 600; }}
    QLabel[role="odds"] {{ font-family: "{fonts.NUMBER}", "{fonts.TEXT}"; font-size: {px(20, 15)}; }}
    QLabel[role="figure"] {{
        font-family: "{fonts.NUMBER}", "{fonts.TEXT}"; font-size: {px(34, 24)}; color: {colours.accent};
    }}
    #reviewBox QLabel[role="heading"] {{ font-size: {px(22, 16)}; }}
    #tile {{ background: {colours.field}; border: 1px solid {colours.line}; border-radius: {px(12)}; }}
    #historyTabs QToolButton {{
        border: 2px solid transparent; background: transparent;
        color: {colours.dim}; font-weight: 500;
        padding: {px(5)} {px(3)} {px(5)} {px(3)}; margin: 0 {px(8)} 0 0;
    }}
    #historyTabs QToolButton:hover {{ color: {colours.text}; }}
    #historyTabs QToolButton:pressed {{ color: {colours.accent}; }}
    #historyTabs QToolButton:checked {{
        color: {colours.text}; font-weight: 600; border-bottom-color: {colours.accent};
    }}
    #historyTabs QToolButton:focus {{ border: 2px solid {colours.text}; border-radius: {px(7)}; }}
    QTableView, PlayList {{
        background: {colours.page}; alternate-background-color: {colours.field};
        border: 1px solid {colours.line}; border-radius: {px(12)}; color: {colours.text};
        selection-background-color: {colours.on}; selection-color: {colours.text}; outline: none;
    }}
    PlayList {{ background: transparent; border: none; padding: {px(6)} 0; }}
    QTableView:focus {{ border: 2px solid {colours.text}; }}
    QTableView::item:hover, PlayList::item:hover {{ background: {colours.field}; }}
    QTableView::item {{ padding: 0 {px(8)}; border: none; }}
    QTableView::item:selected {{ background: {colours.on}; color: {colours.text}; }}
    QHeaderView {{ background: transparent; }}
    QHeaderView::section {{
        background: {colours.bar}; color: {colours.dim}; font-size: {px(15, 13)}; font-weight: 600;
        border: none; border-bottom: 1px solid {colours.line}; padding: {px(7)} {px(8)};
    }}
    QProgressBar {{
        background: {colours.field}; border: 1px solid {colours.line}; border-radius: 4px; max-height: 8px;
    }}
    QProgressBar::chunk {{ background: {colours.accent}; border-radius: 3px; }}
    QPushButton:checked {{ background: {colours.on}; border-color: {colours.accent}; }}
    QPushButton:checked:focus {{ border-color: {colours.text}; }}
    QPushButton:pressed {{ background: {colours.pressed}; }}
    QPushButton:disabled {{ color: {faded(colours.dim)}; }}
    QScrollArea {{ background: transparent; border: none; }}
    QScrollArea:focus {{ border: 1px solid {colours.accent}; border-radius: {px(8)}; }}
    QScrollArea > QWidget > QWidget {{ background: transparent; }}
    #games QToolButton {{ margin: 2px; }}
    """
