"""The notebook of what lies open at a real table: cards at places, in piles where need be.

notebook.py is the value and what can be done with it, events.py what is told, reading.py how it is
read place by place and felt. boards.py is what the rules of a game can say of its table: what fits
where, what must be filled, what a claim is worth; decks.py knows the games that do, and sixpack.py
is the one there is.
"""
