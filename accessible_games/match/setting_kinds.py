"""The kinds of settings: which values each can have, and how they are typed.

A kind is a frozen value. `checked` returns a value or raises `SettingsError`, which names the
setting; `parsed` makes a value from typed text, which may still be wrong.
"""

import re
from collections.abc import Sequence
from typing import TypeGuard

from accessible_games.core.frozen import Frozen
from accessible_games.match.event_filter import KINDS, WISHES
from accessible_games.speech.names import is_of_one_script
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import ProblemError

Value = str | int | list[str] | dict[str, str]
"""A setting, as a file has it."""

WHOLE = "whole"
"""The width of lines that are not broken."""
WIDTHS = range(14, 81)
"""Cells of a display: at most as many as the longest that are made."""

LONGEST_NAME = 12
"""Letters of a name, so that a line with two names still fits on a braille display."""
PRONOUNS = """
ich du er sie es wir ihr mich dich sich uns euch mir dir ihn ihm ihnen
je tu il elle on nous vous ils elles me te se moi toi lui eux leur
you he she it we they him her us them myself yourself
"""
"""Who is meant in any language of a table, where a name is said."""
RESERVED = frozenset([*PRONOUNS.split(), "none"])
"""Words that mean something else where a name is said."""


class SettingsError(ProblemError):
    """Raised for something wrong in the settings."""


class FreeText(Frozen):
    """One line of any letters."""

    def checked(self, name: str, value: object) -> Value:
        """Return the value. Raises `SettingsError` if the setting of that name cannot have it."""
        if not is_line(value):
            raise wrong(name, value)
        return value

    def parsed(self, name: str, text: str) -> Value:
        """Return the value that typed text means for the setting of that name."""
        return text


class WordChoice(FreeText):
    """One word out of several."""

    choices: tuple[str, ...]
    is_command: bool = False
    """Whether it can also be changed at any prompt, with a command of its name."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        word = super().checked(name, value)
        return one_of(self.choices, name, str(word))


class PersonName(FreeText):
    """The name of one person, or empty."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        text = super().checked(name, value)
        if text and not is_name(str(text)):
            raise wrong(name, value)
        return text


class Names(FreeText):
    """Several names, typed with commas between them."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        if not isinstance(value, list) or not all(
            is_line(each) and is_name(each) for each in value
        ):
            raise wrong(name, value)
        return value

    def parsed(self, name: str, text: str) -> Value:
        """See Text."""
        return parts(text)


class Pairs(FreeText):
    """Words, each with a value; typed as "x hand, y table"."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        if not isinstance(value, dict) or not all(map(is_line, [*value, *value.values()])):
            raise wrong(name, value)
        return value

    def parsed(self, name: str, text: str) -> Value:
        """See Text."""
        pairs = [part.split() for part in parts(text)]
        if not all(len(pair) == 2 for pair in pairs):
            raise wrong(name, text)
        return dict(pairs)


class LetterCommands(Pairs):
    """Letters for any commands; typed as "x hand, y table", or "hand x"."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        letters = super().checked(name, value)
        assert isinstance(letters, dict)
        if not all(letter.isalpha() for letter in letters):  # others would look like answers
            raise wrong(name, value)
        return letters

    def parsed(self, name: str, text: str) -> Value:
        """See Text."""
        pairs = [part.split() for part in parts(text)]
        if not all(len(pair) == 2 for pair in pairs):
            raise SettingsError("letters-how")
        return dict(pair[::-1] if len(pair[1]) == 1 < len(pair[0]) else pair for pair in pairs)


class Hear(Pairs):
    """How much is heard of each kind of event; typed as "bids off, coins all"."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        wishes = super().checked(name, value)
        assert isinstance(wishes, dict)
        for kind, wish in wishes.items():
            one_of(KINDS, name, kind)
            one_of(WISHES, name, wish)
        return wishes


class Width(FreeText):
    """Cells of a display, or `WHOLE` lines, which are stored as 0."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        if value == WHOLE:
            return 0
        if type(value) is not int or value not in WIDTHS:
            raise SettingsError("wrong-width", value=str(value), low=WIDTHS[0], high=WIDTHS[-1])
        return value

    def parsed(self, name: str, text: str) -> Value:
        """See Text."""
        return int(text) if re.fullmatch("[0-9]{1,3}", text) else text


def wrong(name: str, value: object) -> SettingsError:
    """Return the error for a value that a setting cannot have."""
    return SettingsError("wrong-setting", name=name, value=str(value))


def one_of(choices: Sequence[str], name: str, word: str) -> str:
    """Return the word. Raises `SettingsError` if it is not one of the choices."""
    if word not in choices:
        raise SettingsError("wrong-choice", name=name, value=word, choices=", ".join(choices))
    return word


def is_line(value: object) -> TypeGuard[str]:
    """Whether a value is a text that can be said."""
    return isinstance(value, str) and value.isprintable()


def is_name(name: str) -> bool:
    """Whether a text can be the name of a player."""
    said = fold(name)
    short = len(name) <= LONGEST_NAME and name == " ".join(name.split())
    heard = name.isprintable() and is_of_one_script(name)
    return short and heard and bool(said) and said not in RESERVED


def parts(text: str) -> list[str]:
    """Return the parts between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
