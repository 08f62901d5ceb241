"""Every game as it is heard: whole games, every command, several people at one keyboard."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from tests.games.facts import facts_of
from tests.heard.listening import NewReader, all_heard, assert_words, places
from tests.heard.reader import Reader, letters
from tests.heard.script import Lines, Moment, every_command, moments, to_the_end, together
from tests.rotating import games_in_languages

SPEECH: dict[Language, Verbosity] = {"de": "brief", "fr": "normal", "en": "full"}
"""How much is said in whole games: in each language another verbosity that is to be heard."""

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def play(folder: Path, game: str, language: Language, *more: str) -> list[str]:
    """A game that is the same each time."""
    seats, seed = facts_of(game).soon_over or (GAMES[game].seats[0], 1)
    table = ["--seats", str(seats), "--seed", str(seed), "--bots", "easy", *more]
    return ["play", game, *table, *places(folder, language)]


def listen(
    game: str,
    language: Language,
    folder: Path,
    lines: Lines,
    *more: str,
    reader: NewReader = Reader,
) -> tuple[list[Moment], list[str]]:
    """Lines typed into a game, and what was heard before each of them and behind the last."""
    words = partial(play, game=game, language=language)
    typed = moments([*words(folder / "script"), *more], folder / "script", lines)
    own = [each.line for each in typed]
    heard = all_heard(lambda place: [*words(place), *more], own, folder, reader)
    return typed, heard


def assert_no_secret(typed: Sequence[Moment], heard: Sequence[str]) -> None:
    """Nobody hears the hand of another."""
    for moment, text in zip(typed, heard, strict=False):
        for secret in moment.secrets:
            assert letters(secret) not in letters(text), text


@every_language
@every_game
def test_a_whole_game_is_heard_as_it_is_printed(
    game: str, language: Language, tmp_path: Path
) -> None:
    """From the first line to the last each word once, in order, and nothing of others' hands."""
    more = ("--people", "Anna", "--verbosity", SPEECH[language])
    typed, heard = listen(game, language, tmp_path, to_the_end, *more)
    assert_no_secret(typed, heard)
    assert_words(heard)
    (file,) = (path.stem for path in tmp_path.glob("terminal/records/*"))
    words = catalogue_of(language, game)
    over = words.say("game-over", SPEECH[language], file=file)
    assert letters(heard[-1]).endswith(
        letters(over + words.say("review-offered", SPEECH[language]))
    )


@pytest.mark.parametrize(("game", "language"), games_in_languages())
def test_every_command_is_heard_as_it_is_printed(
    game: str, language: Language, folder: Path
) -> None:
    """Alone, with what may stand behind it, with what it refuses, and the help for it."""
    typed, heard = listen(game, language, folder, every_command, "--people", "Anna")
    assert_no_secret(typed, heard)
    assert all(heard[:-1])


@pytest.mark.parametrize(("game", "language"), games_in_languages(1))
def test_each_person_hears_what_is_theirs(game: str, language: Language, tmp_path: Path) -> None:
    """While the keyboard goes round, nobody hears the hand of another."""
    typed, heard = listen(game, language, tmp_path, together, "--people", "Anna,Ben")
    assert_no_secret(typed, heard)
    assert_words(heard)
    assert len({moment.secrets for moment in typed}) > 2
