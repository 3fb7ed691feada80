"""Panels of chrome over the dimmed table: settings, keys, about."""
