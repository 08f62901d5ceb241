"""The ways out of a question, however deep inside it a person decides to go."""


class Leave(Exception):
    """Raised when the person at the keyboard leaves."""


class BackToQuestion(Exception):
    """Raised when the person wants to return to the previous question."""
