"""The kinds of settings: which values one can have, and how these are typed.

A kind is a frozen value; `checked` gives a value back or raises `SettingsError`, which names the
setting, and `parsed` makes a value of what was typed, which may still be wrong.
"""

import re
from collections.abc import Sequence
from typing import TypeGuard

from accessible_games.core.frozen import Frozen
from accessible_games.match.hearing import KINDS, WISHES
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import ProblemError

Value = str | int | list[str] | dict[str, str]
"""A setting, as a file has it."""

WHOLE = "whole"
"""The width of lines that are not broken."""
WIDTHS = range(20, 81)
"""Cells of a display: at most as many as the longest that are made."""

LONGEST_NAME = 12
"""Letters of a name, so that a line with two names still fits on a braille display."""
RESERVED = ("you", "none")
"""Words that mean something else where a name is said."""


class SettingsError(ProblemError):
    """Something wrong in the settings."""


class Text(Frozen):
    """One line of any letters."""

    def checked(self, name: str, value: object) -> Value:
        """The value, if the setting of that name can have it; else `SettingsError`."""
        if not is_line(value):
            raise wrong(name, value)
        return value

    def parsed(self, name: str, text: str) -> Value:
        """What was typed for the setting of that name, as a value."""
        return text


class Choice(Text):
    """One word out of several."""

    choices: tuple[str, ...]
    is_command: bool = False
    """Whether it can be changed at any prompt too, by a command of its name."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        word = super().checked(name, value)
        return one_of(self.choices, name, str(word))


class PersonName(Text):
    """The name of one person, or none."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        text = super().checked(name, value)
        if text and not is_name(str(text)):
            raise wrong(name, value)
        return text


class Names(Text):
    """Names of several; typed with commas between them."""

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


class Pairs(Text):
    """Words, each for another one; typed as "x hand, y table"."""

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


class Letters(Pairs):
    """Letters for commands, whichever these are; typed as "x hand, y table", or "hand x"."""

    def checked(self, name: str, value: object) -> Value:
        """See Text."""
        letters = super().checked(name, value)
        assert isinstance(letters, dict)
        if not all(letter.isalpha() for letter in letters):  # or it is no better than an answer
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


class Width(Text):
    """Cells of a display, or `WHOLE` lines, which are kept as 0."""

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
    """A value that a setting cannot have."""
    return SettingsError("wrong-setting", name=name, value=str(value))


def one_of(choices: Sequence[str], name: str, word: str) -> str:
    """The word, if it is one of the choices; else `SettingsError`."""
    if word not in choices:
        raise SettingsError("wrong-choice", name=name, value=word, choices=", ".join(choices))
    return word


def is_line(value: object) -> TypeGuard[str]:
    """Whether a value is a text that can be said."""
    return isinstance(value, str) and value.isprintable()


def is_name(name: str) -> bool:
    """Whether that can be the name of somebody at the table."""
    said = fold(name)
    short = len(name) <= LONGEST_NAME and name == " ".join(name.split())
    return short and name.isprintable() and bool(said) and said not in RESERVED


def parts(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]
