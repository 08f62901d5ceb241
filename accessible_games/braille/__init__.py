"""Braille: labels for the cards of any game, and prose in the grades of three languages.

reader.py reads our own tables, labels.py makes labels of a deck, decks.py reads the decks;
liblouis.py is the one file that knows liblouis, prose.py what is asked of it.
"""
