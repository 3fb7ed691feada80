"""Training of the nets by self-play, and their export."""
