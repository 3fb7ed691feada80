"""What sits at a seat: players of every strength. They see observations, never states."""
