"""The words of the server: complete, and none with another meaning in a game."""

from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.server.commands.all_commands import COMMANDS
from accessible_games.server.commands.presence import OUTSIDE
from accessible_games.server.connection import line_connection
from accessible_games.server.lobby.table_commands import AT_TABLES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.commands import Follows
from accessible_games.speech.normalize import forms
from tests.server.wire import Served, at_server

slow = pytest.mark.slow
every_language = pytest.mark.parametrize("language", LANGUAGES)


# Words --------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_no_command_of_the_server_hides_an_answer(language: Language, game: str) -> None:
    """No word of the server means anything else in a game, or the game comes first."""
    words = catalogue_of(language, game)
    answers = {
        form
        for message in words.beginning("typed-")
        for word in words.words(f"typed-{message}")
        for form in forms(word)
    }
    answers |= {
        form
        for piece in GAMES[game].pieces
        for kind in ("name", "names")
        for form in forms(words.piece(piece, kind))
    }
    own = {
        form
        for name in AT_TABLES
        for word in words.words(f"command-{name}")
        for form in forms(word)
    }
    assert own & answers == set()


@every_language
def test_no_word_means_two_commands_of_the_server(language: Language) -> None:
    """Each word belongs to one command."""
    words = catalogue_of(language)
    meant: dict[str, set[str]] = {}
    for name in COMMANDS:
        for word in {name, *words.words(f"command-{name}")}:
            for form in forms(word):
                meant.setdefault(form, set()).add(name)
    assert {form: names for form, names in meant.items() if len(names) > 1} == {}


@every_language
def test_words_for_guests_are_plain(language: Language) -> None:
    """Many, all different however they are typed, and none is a command."""
    words = catalogue_of(language)
    plain = words.words("plain-words")
    folded = [forms(word)[0] for word in plain]
    assert len(plain) >= 120
    assert len({*folded}) == len(folded)
    assert all(word.isalpha() and 2 < len(word) < 10 for word in plain)
    commands = {
        form for name in COMMANDS for w in words.words(f"command-{name}") for form in forms(w)
    }
    assert commands & {*folded} == set()


@slow
@every_language
def test_every_command_has_its_help(
    tmp_path: Path, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the lobby, each by its own word, told in one answer."""
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))

    async def lobby(server: Served) -> None:
        client = await server.person("Anna", language=language)
        words = catalogue_of(language)
        told = " ".join(await client.says("?"))
        for name in COMMANDS:
            word = words.words(f"command-{name}")[0]
            assert (word in told) == (COMMANDS[name].follows is not Follows.ORDERED)
            heard = await client.says(f"help {word}")
            assert len(heard) > 1
            assert word.casefold() in heard[0].casefold()

    at_server(tmp_path, lobby)


def test_what_a_game_has_itself_is_only_for_the_lobby() -> None:
    """Every other command is known where it can be needed."""
    lobby = {"new", "join", "watch", "begin", "tables", "key", "league", "rating", "recovery"}
    outside = {*lobby, "quick", "again", "open", "agree", *(entry.name for entry in OUTSIDE)}
    assert {*COMMANDS} - {*AT_TABLES} == outside
