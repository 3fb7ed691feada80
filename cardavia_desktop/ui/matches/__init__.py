"""The list of matches in progress, their files, and deal codes."""
