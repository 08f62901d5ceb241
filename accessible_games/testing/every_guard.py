"""All guards that need no player and no words."""

from accessible_games.testing import copies, rules, secrecy, undoing

EVERY = (rules.guard, secrecy.guard, copies.guard, copies.records, undoing.guard)
"""The guards, part by part."""
