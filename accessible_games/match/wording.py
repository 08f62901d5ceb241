"""The words of a match in somebody's language: those that tell it, and those that they can type."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from accessible_games.core.record import Record
from accessible_games.match.label_cells import words_in
from accessible_games.match.match import Match
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import Catalogue, Language, Verbosity
from accessible_games.speech.commands import Follows
from accessible_games.speech.narrator import Narrator, Order
from accessible_games.speech.vocabulary import Vocabulary


def narrator_of(
    record: Record,
    pieces: Sequence[str],
    language: Language,
    verbosity: Verbosity,
    order: Order,
    spelt: bool = False,
) -> Narrator:
    """Return the narrator of a game with these pieces, before anyone sits at its table."""
    catalogue = words_in(verbosity, language, record.game, pieces, record.options, spelt)
    names = [occupant.name for occupant in record.occupants]
    return Narrator(catalogue, names, pieces, verbosity, order)


def words_at(
    match: Match, narrator: Narrator, chosen: Settings, commands: Mapping[str, Follows]
) -> tuple[Narrator, Vocabulary]:
    """Return the narrator and the vocabulary of a match, in the words of some settings."""
    narrator = replace(narrator.at(match.table), names=match.names)
    typed = narrator.catalogue
    if typed.cells:
        _, typed = both_words(match.record, narrator.pieces, chosen)
    people, pieces = narrator.people, narrator.pieces
    words = Vocabulary.of(typed, pieces, commands, chosen.letters, people)
    return narrator, replace(words, names=narrator.names, called=narrator.called)


def both_words(
    record: Record, pieces: Sequence[str], chosen: Settings
) -> tuple[Catalogue, Catalogue]:
    """Return the words in which a game is told, and typed ones, in which cards have names."""
    language, game, spelt = chosen.language, record.game, chosen.places == "words"
    said = words_in(chosen.told, language, game, pieces, record.options, spelt)
    if not said.cells:
        return said, said
    return said, words_in("brief", language, game, pieces, record.options, spelt)
