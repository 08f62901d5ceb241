"""An evening at a real table, where people play with their own cards and the program helps.

It is a match of a game without rules, so that it is saved, resumed, taken back, told and felt as
any game is: sheet.py has the score sheet, entries.py what people can enter, rules.py what follows.
"""
