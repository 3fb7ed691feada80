"""Guandan: four players in partnerships, two packs, wild hearts, a match from level 2 to A."""
