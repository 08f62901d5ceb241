"""Leagues among people: who meets whom, what their results count, and when they are awake.

Nothing here knows a server, a table or words; people are named by keys, their folded names.
"""
