"""Dou Dizhu's nets: what they are shown of an observation, and the values that they give to actions."""
