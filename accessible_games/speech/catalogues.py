"""Catalogues that are made once in each process, as reading and parsing their words takes long."""

from collections.abc import Mapping
from functools import cache

from accessible_games.games import GAMES
from accessible_games.resources import games_of_others, words_of_game
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.program_name import typed


def catalogue_of(
    language: Language,
    game: str | None = None,
    options: Mapping[str, str] | None = None,
    spelt: bool = False,
) -> Catalogue:
    """Return the catalogue for these arguments of `Catalogue`, shared by all who need it.

    Raises `DamagedError` if a word file is missing or is no text, and `NotUnderstoodError` for a
    game of another package that has no words in this language.
    """
    if game is not None and game in games_of_others():
        refuse_unspoken(language, game)
    return _shared(language, game, tuple((options or {}).items()), spelt, typed())


def in_english_too(catalogue: Catalogue, message: str) -> list[str]:
    """Return the words of a message that lists some, and the English ones, which all may type."""
    return [*catalogue.words(message), *catalogue_of("en").words(message)]


@cache
def _shared(
    language: Language,
    game: str | None,
    options: tuple[tuple[str, str], ...],
    spelt: bool,
    program: str,
) -> Catalogue:
    """Return the same; the words also depend on *program*, the command by which they call it."""
    return Catalogue(language, game, dict(options), spelt=spelt)


def refuse_unspoken(language: Language, game: str) -> None:
    """Raise `NotUnderstoodError` if a game has no words in a language."""
    spoken = languages_of(game)
    if language not in spoken:
        names = ", ".join(catalogue_of(language).say(f"language-{each}") for each in spoken)
        title = title_of(language, game)
        raise NotUnderstoodError("game-speaks", title=title, count=len(spoken), languages=names)


def languages_of(game: str) -> list[Language]:
    """Return the languages in which a game has words."""
    return [language for language in LANGUAGES if words_of_game(game, language).is_dir()]


def title_of(language: Language, game: str) -> str:
    """Return the title of a game, in another language or as it is typed if it has none in this."""
    spoken = languages_of(game)
    known = [each for each in (language, "en", *spoken) if each in spoken]
    return catalogue_of(known[0], game).say("title") if known else game


def titles(language: Language) -> dict[str, str]:
    """Return the games that have words in a language, by their titles, as they are offered."""
    games = (game for game in GAMES if language in languages_of(game))
    return {title_of(language, game): game for game in games}
