"""What can be chosen for a table before a game, understood from what is typed."""

from collections.abc import Mapping, Sequence

from accessible_games.core.game import AnyGame
from accessible_games.core.luck import Luck
from accessible_games.core.record import UNDO
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.fold import fold, meant
from accessible_games.speech.problem import NotUnderstoodError

LONGEST_NUMBER = 18
"""Digits of a number that can be meant; Python reads thousands of them slowly or not at all."""


def options_of(game: AnyGame) -> Mapping[str, Sequence[str]]:
    """What can be chosen for a table: what the game has, and what every table has."""
    return {**game.OPTIONS, **UNDO}


def whole_number(text: str) -> int | None:
    """A number in digits; None for anything else, and for a number too long to be meant."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def possible_choices(game: AnyGame, seats: int, option: str) -> list[str]:
    """The choices of an option that the game allows with this number of seats."""
    if option in UNDO:
        return [*UNDO[option]]
    defaults = {name: choices[0] for name, choices in game.OPTIONS.items()}
    possible = []
    for chosen in game.OPTIONS[option]:
        try:
            game.setup(seats, Luck(0), defaults | {option: chosen})
        except ValueError:
            continue
        possible.append(chosen)
    return possible


def number_in(text: str, catalogue: Catalogue) -> str:
    """What was typed, with a number word turned into digits."""
    words = [fold(word) for word in catalogue.words("numbers")]
    return str(words.index(fold(text)) + 1) if fold(text) in words else text


def choice(
    text: str,
    names: Mapping[str, str],
    catalogue: Catalogue,
    more: Mapping[str, str] | None = None,
) -> str:
    """One of several by its number, its name or the beginning of its name, or by *more* words.

    Where the values are numbers themselves, no other number means one.
    """
    values = list(dict.fromkeys(names.values()))
    number = whole_number(text)
    numbers = any(value.isdecimal() for value in values)
    if number is not None and not numbers and number in range(1, len(values) + 1):
        return values[number - 1]
    known = {**names, **(more or {})}
    typed = {fold(name): value for name, value in known.items()}
    typed |= {fold(value): value for value in values}
    found = [*dict.fromkeys(meant(fold(text), typed))] if text else []
    if len(found) != 1:
        raise NotUnderstoodError(
            "unknown-choice", word=text, choices=catalogue.joined(list(names), "or")
        )
    return found[0]


def number_between(text: str, low: int, high: int) -> int:
    """A whole number within limits."""
    number = whole_number(text)
    if number is None or number not in range(low, high + 1):
        raise NotUnderstoodError("not-between", word=text, low=low, high=high)
    return number


def option_name(words: Catalogue, option: str, chosen: str) -> str:
    """A choice of an option in the words of its game; yes and no are the same everywhere."""
    message = f"option-{option}-{chosen}"
    return words.say(message if words.has(message) else f"choice-{chosen}")
