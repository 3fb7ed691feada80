"""The table: what both games are played on."""
