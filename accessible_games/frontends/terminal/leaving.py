"""Leaving: the way out of a session, from however deep inside it a person decides to go."""


class Leave(Exception):
    """The person at the keyboard goes."""
