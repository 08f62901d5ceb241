"""Mau-Mau, and Crazy Eights by its options: match the top card, get rid of all yours first.

cards.py has the deck, events.py what can happen, rules.py how the game is played, seen.py what one
seat may know. M1 to M16 are the project's rulings, listed in docs/rulings.md.
"""
