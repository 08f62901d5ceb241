"""The ways out of a question, from however deep inside it a person decides to go."""


class Leave(Exception):
    """Raised when the person at the keyboard leaves."""


class Back(Exception):
    """Raised when the person wants to go back to the question before."""
