"""Arche Noah by Christoph Behre: bid for animals and collect pairs in a pile nobody may look at.

events.py lists what can happen, rules.py how the game is played, seen.py what one seat may know.
"""
