"""From what is held up at a real table to everybody's points, without a table of the program.

Each game has a file that builds on the game's own rules: its events tell the result in the game's
own words. held.py reads typed cards. Skat has no rules here, so its list is worked out in full:
skat.py and ramsch.py count, skat_lines.py reads a typed line, skat_words.py says the result.
"""
