"""What is typed to look up a card during an evening: perhaps a deck, and then a label or a name."""

from collections.abc import Callable, Sequence

from accessible_games.braille.decks import boxes
from accessible_games.real_table.looking.decks import LabelledCards, known_deck, named_deck
from accessible_games.real_table.looking.telling import looked_up
from accessible_games.speech.commands import Commands
from accessible_games.speech.line import Line
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.places import is_place
from accessible_games.speech.problem import NotUnderstoodError

Tables = Callable[[str], LabelledCards | None]
"""The tables that can be named besides the decks of the program: a file, or a table of a host."""


def no_tables(name: str) -> None:
    """No tables at all."""


def behind(line: str, rest: str) -> str:
    """What stands behind a command, with the signs that were typed: labels and files have some."""
    words = line.split()
    ends = (" ".join(words[place:]) for place in range(1, len(words)))
    return next((each for each in ends if Line.read(each).text == rest), rest)


def is_card(commands: Commands, line: str, rest: str, *, has_table: bool) -> bool:
    """Whether a card is looked up, and not a place of what lies open, if anything does.

    A place alone, without the word of the command, always is one.
    """
    if commands.read(Line.read(line).text) is None:
        return False
    return not has_table or (bool(rest) and not is_place(rest))


def told(typed: str, narrator: Narrator, tables: Tables = no_tables) -> list[str]:
    """Lines with the cards that were typed, out of all games if no deck is named.

    Raises `NotUnderstoodError` if nothing is labelled or called so, or nothing was typed.
    """
    decks, words = decks_in(typed.split(), narrator, tables)
    if not words:
        raise NotUnderstoodError("look-what")
    return looked_up(decks, " ".join(words), narrator)


def decks_in(
    words: Sequence[str], narrator: Narrator, tables: Tables
) -> tuple[Sequence[LabelledCards], Sequence[str]]:
    """The decks in which something is looked for, and the words behind their names."""
    language = narrator.catalogue.language
    for count in range(len(words), 0, -1):
        table = tables(" ".join(words[:count]))
        if table is not None:
            return [table], words[count:]
    name, behind = named_deck(words, language)
    if name:
        return [known_deck(name, language)], behind
    return [known_deck(each, language) for each in boxes()], words
