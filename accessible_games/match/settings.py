"""Settings: what a player has chosen once for all games, and what can be chosen."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from accessible_games.bots import LEVELS, TEMPERS
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.fold import fold
from accessible_games.speech.narrator import ORDERS, Order
from accessible_games.speech.problem import ProblemError
from accessible_games.speech.vocabulary import commands_of

NAMES = (
    "language",
    "verbosity",
    "sort",
    "input",
    "level",
    "temper",
    "name",
    "prompt",
    "bots",
    "letters",
    "braille",
    "questions",
    "display",
    "ring",
    "warn",
    "pace",
    "width",
    "speak",
    "curtain",
)

MIXED = "mixed"
"""The computer players have different temperaments."""
CHOICES: Mapping[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "verbosity": VERBOSITIES,
    "sort": ORDERS,
    "input": ("editing", "plain"),
    "level": LEVELS,
    "temper": (*TEMPERS, MIXED),
    "braille": ("off", "on"),
    "questions": ("all", "choices"),
    "display": ("off", "on"),
    "ring": ("off", "on"),
    "warn": ("off", "on"),
    "pace": ("all", "line"),
    "speak": ("off", "on"),
    "curtain": ("off", "on"),
}
"""Settings that are one word out of several."""

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


@cache
def all_commands() -> tuple[str, ...]:
    """The commands of all games, for which one may choose letters."""
    return tuple(dict.fromkeys(name for game in GAMES.values() for name in commands_of(game)))


@dataclass
class Settings:
    """What a player has chosen once for all games."""

    language: Language = "en"
    verbosity: Verbosity = "normal"
    sort: Order = "value"
    input: str = "editing"
    """"editing" for line editing by prompt_toolkit, "plain" for the system's own input."""
    level: str = "easy"
    """Of computer players, where none is given."""
    temper: str = "even"
    """Of computer players that are given without one."""
    questions: str = "all"
    """What several people at one keyboard are asked: all, so that nothing betrays what somebody
    holds, or only where there is a choice, which is quicker."""
    name: str = ""
    """Of the player, where there is one."""
    braille: str = "off"
    """Whether cards that one holds or asks for are said with their labels in braille."""
    display: str = "off"
    """Whether the braille display may be taken from the screen reader, where that is asked for."""
    ring: str = "off"
    """Whether the bell of the terminal rings at one's turn."""
    warn: str = "off"
    """Whether it rings when something is refused or not understood."""
    pace: str = "all"
    """Whether all lines come at once, or each line waits for a key."""
    width: int = 0
    """Cells of the braille display for which lines are broken between words; 0 for whole lines."""
    speak: str = "off"
    """Whether the program speaks by itself, for players without a screen reader."""
    curtain: str = "off"
    """Whether what one person was told is pushed out of the window before the next one begins."""
    prompt: str = ""
    """Said instead of the prompts of the games."""
    bots: list[str] = field(default_factory=list)
    """Names of the computer players."""
    letters: dict[str, str] = field(default_factory=dict)
    """The player's own letters: letter to command."""
    problems: list[SettingsError] = field(default_factory=list, repr=False)
    """What in the file was wrong, and so left out."""
    given: list[str] = field(default_factory=list, repr=False, compare=False)
    """Which settings the file has, and so are not by default."""

    def put(self, name: str, value: Any) -> None:
        """Set one setting; `SettingsError` where there is no such setting or value."""
        kinds = {"bots": list, "letters": dict}
        if name not in NAMES:
            raise SettingsError("unknown-setting", name=name, choices=", ".join(NAMES))
        if name == "width":
            self.width = cells(value)
            return
        if not isinstance(value, kinds.get(name, str)):
            raise SettingsError("wrong-setting", name=name, value=str(value))
        texts = value if isinstance(value, list) else [value]
        if isinstance(value, dict):
            texts = [*value, *value.values()]
        plain = all(isinstance(text, str) and text.isprintable() for text in texts)
        if not plain or not fits(name, value):
            raise SettingsError("wrong-setting", name=name, value=str(value))
        choices = all_commands() if name == "letters" else CHOICES.get(name, ())
        for word in value.values() if isinstance(value, dict) else texts:
            if choices and word not in choices:
                raise SettingsError(
                    "wrong-choice", name=name, value=word, choices=", ".join(choices)
                )
        setattr(self, name, value)


def cells(value: Any) -> int:
    """A width in cells, 0 for whole lines; `SettingsError` for anything else."""
    if value == WHOLE:
        return 0
    if type(value) is not int or value not in WIDTHS:
        raise SettingsError("wrong-width", value=str(value), low=WIDTHS[0], high=WIDTHS[-1])
    return value


def fits(name: str, value: Any) -> bool:
    """Whether names can be said in a line, and letters can be told from answers."""
    if name == "name":
        return not value or is_name(value)
    if name == "bots":
        return all(is_name(each) for each in value)
    return name != "letters" or all(letter.isalpha() for letter in value)


def is_name(name: str) -> bool:
    """Whether that can be the name of somebody at the table."""
    said = fold(name)
    short = len(name) <= LONGEST_NAME and name == " ".join(name.split())
    return short and name.isprintable() and bool(said) and said not in RESERVED


def parsed(name: str, text: str) -> str | int | list[str] | dict[str, str]:
    """A setting as it is typed: names with commas between them, letters as "x hand, y table"."""
    if name == "width" and re.fullmatch("[0-9]{1,3}", text):
        return int(text)
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if name == "bots":
        return parts
    if name == "letters":
        pairs = [part.split() for part in parts]
        if not all(len(pair) == 2 for pair in pairs):
            raise SettingsError("wrong-setting", name=name, value=text)
        return dict(pairs)
    return text
