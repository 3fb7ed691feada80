"""The program's artwork as code: every card, icon and emblem is drawn here and written as SVG."""
