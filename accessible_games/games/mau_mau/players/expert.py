"""The level `expert`: it tries each answer in more worlds."""

from accessible_games.games.mau_mau.players.hard import fresh, study

__all__ = ["ITERATIONS", "fresh", "study"]

ITERATIONS = 2400
