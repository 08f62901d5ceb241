"""What is typed in one game only stands with its words: the lists of the program know no game."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from accessible_games.core.event import kind_and_value
from accessible_games.games import GAMES
from accessible_games.resources import OURS
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.catalogues import titles as titles_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.word_files import sources
from accessible_games.testing.heard import OF_THIS_GAME
from tests.speech.messages import entries, is_typed, written

every_language = pytest.mark.parametrize("language", LANGUAGES)
MEANT_OTHERWISE = {
    "geld": "what is paid with in any game",
    "argent": "what is paid with in any game",
    "achten": "the eighth",
    "bar": "cash, as it begins words",
    "as": "you have",
    "coeur": "my heart, to somebody",
    "second": "the second one",
    "cap": "a cape, as it begins words",
    "course": "of course",
    "tableau": "a table of numbers",
}
"""Words for a thing of one game that mean something in all of them, each with what it means."""

SHEET = "skat"
"""What is in the names of lists for the score sheet of a game that we do not play."""


def nouns(language: Language, game: str) -> Iterator[str]:
    """Yield the nouns of what a game is about: its pieces, and what it says that it counts."""
    words = catalogue_of(language, game)
    numbers = Lexicon(words).typed("numbers")
    yield from map(fold, words.words(OF_THIS_GAME) if words.has(OF_THIS_GAME) else ())
    for kind in {kind_and_value(piece)[0] for piece in GAMES[game].pieces}:
        names = {fold(words.say(f"piece-{kind}", form)) for form in ("name", "names")}
        yield from names - {*numbers}


@cache
def of_one_game(language: Language) -> dict[str, str]:
    """Return the nouns of a single game, each with that game."""
    known = {game: {*nouns(language, game)} for game in GAMES}
    often = Counter(noun for each in known.values() for noun in each)
    return {noun: game for game, each in known.items() for noun in each if often[noun] == 1}


@every_language
def test_no_list_of_the_program_has_a_noun_of_one_game(language: Language) -> None:
    """A game adds its own to a list, by `own-` and its name."""
    known = of_one_game(language).keys() - MEANT_OTHERWISE.keys()
    words = catalogue_of(language)
    lists = [name for name in words.beginning("") if is_typed(name) and SHEET not in name]
    found = {
        name: sorted(parts)
        for name in lists
        if (parts := known & {*map(fold, re.split(r"[-\s,]+", " ".join(words.words(name))))})
    }
    assert len(known) > 50
    assert found == {}


@every_language
def test_no_exception_is_for_nothing(language: Language) -> None:
    """Each is a noun of one game in some language."""
    assert MEANT_OTHERWISE.keys() <= {noun for each in LANGUAGES for noun in of_one_game(each)}


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_a_game_adds_words_to_lists_that_are_there(language: Language, game: str) -> None:
    """Under the name of a list of the program, and no word that it has already."""
    words, common = Lexicon(catalogue_of(language, game)), Lexicon(catalogue_of(language))
    names = [entry.id.name for entry in entries(language, game)]
    for name in (each.removeprefix("own-") for each in names if each.startswith("own-")):
        assert is_typed(name), name
        own, known = {*words.typed(f"own-{name}")}, {*common.typed(name)}
        assert own & known == set(), name
        assert {*words.typed(name)} == own | known


NAMING = {
    "held-no-hate": "a line on a score sheet of that game",
    "usage-deal": "an example of what is typed",
    "help-new": "an example of what is typed",
    "league-new-how": "an example of what is typed",
    "help-places": "the only game of ours whose places it is about",
}
"""Messages of the program that name a game, each with the reason."""


@every_language
def test_no_message_of_the_program_names_a_game(language: Language) -> None:
    """Neither by its title nor as it is typed."""
    titles = [title for title, game in titles_of(language).items() if game in OURS]
    found = {
        name
        for file in ("common", "help", "games")
        for name, text in sources(written(language, file)).items()
        if any(each.lower() in text.lower() for each in (*OURS, *titles))
    }
    assert found <= NAMING.keys()
    assert {"help-new", "help-places"} <= found
