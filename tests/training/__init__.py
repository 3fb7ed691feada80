"""Tests of the compiled generators: they play and see exactly as the program does."""
