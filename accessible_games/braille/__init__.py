"""Braille: labels for the cards of any game, and prose in the grades of three languages.

reader.py reads our own tables. rows.py and xlsx.py read the files of decks, columns.py and
pieces.py know what stands in them, decks.py makes cards of it. labels.py makes the labels of a
deck: by suits and kinds in systems.py, by the shortest letters in letters.py; twins.py finds those
that are others upside down. liblouis.py is the one file that knows liblouis, prose.py what is asked
of it.
"""
