"""Dou Dizhu: three players, a landlord against two farmers."""
