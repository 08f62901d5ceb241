"""Tabletop card games for blind players, in the terminal."""

__version__ = "0.1.0"
