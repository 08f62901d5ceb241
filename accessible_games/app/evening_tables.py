"""Decks during an evening: looked up by what is felt, or dealt out of a table in a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from accessible_games.braille.problem import DeckError
from accessible_games.braille.sheets import ENDINGS
from accessible_games.frontends.terminal.error_messages import complaint
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.real_table.looking.decks import LabelledCards
from accessible_games.speech.catalogue import Language


def table_in(name: str, language: Language) -> LabelledCards | None:
    """The table in a file whose name ends as tables do, or that is there; None for other names.

    Raises `DeckError` for a bad deck and `OSError` if the file cannot be read.
    """
    is_file = "." in name and Path(name).is_file()
    if not is_file and (" " in name or not name.lower().endswith(ENDINGS)):
        return None
    from accessible_games.braille.decks import read_deck
    from accessible_games.braille.labels import labels

    cards = read_deck(Path(name)).cards
    return LabelledCards(name, Path(name).stem, labels(cards, language))


def cards_in(name: str, language: Language) -> Sequence[str] | None:
    """The cards of the table in a file. Raises `DeckError` or `OSError` like `table_in`."""
    from accessible_games.real_table.looking.dealing import table_cards

    table = table_in(name, language)
    return None if table is None else table_cards(table)


def look(session: TerminalSession, line: str, rest: str) -> bool:
    """Tell the cards that are labelled or called so; return False for a place of what lies open.

    Raises `NotUnderstoodError` if there are no such cards.
    """
    from accessible_games.real_table.looking.asking import behind, is_card, told

    person, notebook = session.person, session.match.table.state.notebook
    if not is_card(person.vocabulary.commands, line, rest, has_table=bool(notebook.piles)):
        return False
    narrator = person.narrator
    tables = partial(table_in, language=narrator.catalogue.language)
    try:
        session.person.say_lines(told(behind(line, rest), narrator, tables))
    except (DeckError, OSError) as error:
        refuse(session, error)
    return True


def refuse(session: TerminalSession, error: DeckError | OSError) -> None:
    """Say why a table cannot be read."""
    narrator = session.person.narrator
    problem = complaint(error, narrator.catalogue)
    lines = () if problem is None else narrator.say(problem.message, **problem.arguments)
    session.room.refuse(session.person, lines)
