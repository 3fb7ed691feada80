"""Tests of the trained players."""
