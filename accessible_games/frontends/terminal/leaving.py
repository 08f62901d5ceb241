"""The ways out of a question, from however deep inside it a person decides to go."""


class Leave(Exception):
    """The person at the keyboard goes."""


class Back(Exception):
    """They want to be asked again what was asked before."""
