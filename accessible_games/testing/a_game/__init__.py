"""A small game: in each round everybody lays a stone, and the sole heaviest one takes a point.

rules.py says how it is played, seen.py what one seat may know, game.py what the program has of it.
"""
