"""What can be chosen for a table before a game, read from typed text."""

from collections.abc import Collection, Mapping, Sequence

from accessible_games.core.game import AnyGame
from accessible_games.core.luck import Luck
from accessible_games.core.record import UNDO
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.normalize import fold, is_one_of, meant
from accessible_games.speech.problem import NotUnderstoodError

LONGEST_NUMBER = 18
"""The most digits of a number that can be meant; Python reads thousands slowly or not at all."""


def options_of(game: AnyGame) -> Mapping[str, Sequence[str]]:
    """Return what can be chosen for a table: the game's own options, and those of every table."""
    return {**game.options, **UNDO}


def is_by_the_letter(game: AnyGame, option: str, chosen: str) -> bool:
    """Return whether the rules sheet says so, or says nothing about it."""
    return chosen in game.printed_options.get(option, (chosen,))


def departures(game: AnyGame, options: Collection[str]) -> list[str]:
    """Return those of some options whose default departs from the rules sheet on purpose."""
    named = [option for option in game.printed_options if option in options]
    return [each for each in named if not is_by_the_letter(game, each, game.options[each][0])]


def departing(game: AnyGame, options: Collection[str], words: Catalogue) -> str:
    """Return how these defaults depart from the rules sheet, in words; `none` if they do not."""
    said = [words.say(f"departs-{option}") for option in departures(game, options)]
    return words.joined(said) if said else "none"


def whole_number(text: str) -> int | None:
    """Return a number in digits; None for anything else, and for one too long to be meant."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def possible_choices(game: AnyGame, seats: int, option: str) -> list[str]:
    """Return the choices of an option that the game allows with this number of seats."""
    if option in UNDO:
        return [*UNDO[option]]
    defaults = {name: choices[0] for name, choices in game.options.items()}
    possible = []
    for chosen in game.options[option]:
        try:
            game.setup(seats, Luck(0), defaults | {option: chosen})
        except ValueError:
            continue
        possible.append(chosen)
    return possible


def number_in(text: str, catalogue: Catalogue) -> str:
    """Return the text, with a number word turned into digits."""
    for number, ways in enumerate(catalogue.words("numbers"), start=1):
        if is_one_of(text, ways.split(",")):
            return str(number)
    return text


def choice(
    text: str,
    names: Mapping[str, str],
    catalogue: Catalogue,
    more: Mapping[str, str] | None = None,
) -> str:
    """Return one value by number, by name or the beginning of its name, or by *more* words.

    If the values are numbers themselves, no other number means one. Raises `NotUnderstoodError`
    unless exactly one is meant.
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
    """Return a whole number within limits. Raises `NotUnderstoodError` for anything else."""
    number = whole_number(text)
    if number is None or number not in range(low, high + 1):
        raise NotUnderstoodError("not-between", word=text, low=low, high=high)
    return number


def option_name(words: Catalogue, option: str, chosen: str) -> str:
    """Return an option's choice in the words of its game; yes and no are the same in all games."""
    message = f"option-{option}-{chosen}"
    return words.say(message if words.has(message) else f"choice-{chosen}")
