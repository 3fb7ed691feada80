"""Where everything lies on the table: pure functions of the table's size and of what is shown.

All lengths are device-independent pixels; the origin is the table's top left corner.
"""
