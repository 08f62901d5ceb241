"""Sounds for those who hear, beside the lines that tell the same: one set, for all ways to play."""
