"""Guandan's net: the plays that it chooses from, what it is shown of them, and its values."""
