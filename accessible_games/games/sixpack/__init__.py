"""SixPack by Dietmar Bockelmann: pour bottles and mixed drinks, find your own six on the table.

drinks.py is the box, cells.py the places; layout.py is the table that the rules use, and
changing.py, filling.py, patterns.py and lines.py are pure functions on it, one for each phase;
events.py lists what can happen, state.py is the state, rules.py how the game is played, view.py and
seen.py what one seat may know and ask; looking.py, picture.py and touring.py let a player explore
the table by ear, by touch and in search of a pattern, and asking.py is what people ask in this game
only; positions.py defines what a valid position is.
"""
