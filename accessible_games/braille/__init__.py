"""Braille: labels for the cards of any game, and prose in the grades of three languages.

reader.py reads our own tables. A deck file is read in steps: sheets.py tells its kind, and gets
cells from delimited.py with decoding.py, xlsx.py and ods.py in archive.py, or objects.py; tables.py
finds the table among them by the headings of columns.py, rows.py the cards in it, naming.py and
grids.py what tells them apart, and decks.py makes cards of them, with pieces.py. All faults of a
step are told together.

labels.py makes the labels of a deck: by places in naming_schemes.py and places.py, else by numbers
and names in names.py, with the fewest letters in abbreviations.py; scripts.py has other alphabets.
rotation_ambiguity.py finds labels that feel like others, and substitutes.py writes what braille
does not have.

Prose is made ready by typography.py, and written by liblouis, which only liblouis.py imports, or
uncontracted by our own tables: basisschrift.py, integral.py and ueb.py are those of the languages,
writing.py says what they are made of, uncontracted.py names them. prose.py chooses.
"""
