"""Splitting a hand into the plays that empty it best, and counting what the others may hold."""
