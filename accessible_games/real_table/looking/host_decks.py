"""The tables of a host, whose cards have addresses at the host's server."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from accessible_games.braille.decks import Card, read_deck
from accessible_games.braille.labels import labels
from accessible_games.braille.sheets import ENDINGS
from accessible_games.real_table.looking.addresses import NAME
from accessible_games.real_table.looking.decks import LabelledCards, known_deck
from accessible_games.speech.catalogue import Language


class HostDecks:
    """Decks by name: those of the program, and the tables of a host, each read once."""

    def __init__(self, tables: Mapping[str, Sequence[Card]] | None = None) -> None:
        self.tables = tables or {}
        self._made: dict[tuple[str, Language], LabelledCards] = {}

    def deck(self, name: str, language: Language) -> LabelledCards | None:
        """The deck of that name, with its labels in a language; None if there is none.

        A deck of the program comes before a table of the same name.
        """
        try:
            return known_deck(name, language)
        except KeyError:
            cards = self.tables.get(name)
        if cards is None:
            return None
        if (name, language) not in self._made:
            made = LabelledCards(name, name, labels(cards, language))
            self._made[name, language] = made
        return self._made[name, language]


def tables_in(folder: Path) -> Iterator[Path]:
    """The files of a folder that may be tables, by name. Raises `OSError` if it cannot be read."""
    for file in sorted(folder.iterdir()):
        if file.name.lower().endswith(ENDINGS) and NAME.fullmatch(file.stem) and file.is_file():
            yield file


def read_table(file: Path, languages: Sequence[Language]) -> Sequence[Card]:
    """The cards in a file, which can be labelled in some languages.

    Raises `DeckError` or `OSError` like `read_deck`, and `DeckError` for cards without labels.
    """
    cards = read_deck(file).cards
    for language in languages:
        labels(cards, language)
    return cards
