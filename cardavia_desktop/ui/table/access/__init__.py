"""The table for those who do not see it: its cards, seats and words as accessible objects."""
