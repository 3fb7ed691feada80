"""A guided deal of each game: prepared hands, one thing to learn at each turn, and nothing that counts."""
