"""Trained nets at play: plain numpy, which is imported only once a player with a net is made."""
