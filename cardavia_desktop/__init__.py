"""Cardavia: Dou Dizhu and Guandan against AI players, on the desktop."""

__version__ = "0.1.0"
