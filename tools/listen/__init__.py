"""Hear the program as a screen reader does, over the accessibility bus of Linux."""
