"""The page that asks which game to play."""
