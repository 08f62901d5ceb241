"""The games as they are heard under Orca: every line once, in order, and nothing else.

In windows of 24 and of 10 rows. In a usual run every game is played in some language, and every
language in some game; all pairs in a long run, each game and each language in both windows.
"""

from functools import partial
from pathlib import Path

import pytest

from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.heard.listening import NewReader, all_heard, assert_words
from tests.heard.orca.desktop import Desktop
from tests.heard.orca.reader import OrcaReader
from tests.heard.script import each_command, to_the_end, together
from tests.heard.test_around import lesson, program
from tests.heard.test_games import SPEECH, assert_no_secret, every_language, listen
from tests.heard.test_heard import play
from tests.rotating import games_in_languages, languages_of

ROWS = (24, 10)
ALL = "life-is-life"
"""The game in which all commands are heard, also those of every game."""

pytestmark = pytest.mark.slow


def under(desktop: Desktop, number: int) -> NewReader:
    """A window in which something is heard: every second one is a low one."""
    return lambda command, _: OrcaReader(desktop, command, rows=ROWS[number % 2])


def place(game: str) -> int:
    """Which game it is, from 0."""
    return [*GAMES].index(game)


@pytest.mark.parametrize(("game", "language"), games_in_languages(1))
def test_a_whole_game(game: str, language: Language, tmp_path: Path, desktop: Desktop) -> None:
    """From the first line to the last, with questions, and nothing of others' hands."""
    more = ("--people", "Anna", "--verbosity", SPEECH[language])
    reader = under(desktop, place(game) + LANGUAGES.index(language))
    typed, heard = listen(game, language, tmp_path, to_the_end, *more, reader=reader)
    assert_no_secret(typed, heard)
    assert_words(heard)


@pytest.mark.parametrize(("game", "language"), games_in_languages(1))
def test_every_command(game: str, language: Language, folder: Path, desktop: Desktop) -> None:
    """Alone, with what may stand behind it, and with what it refuses; of all but one its own."""
    known = () if game == ALL else commands_of(GAMES[ALL])
    lines = partial(each_command, known=known)
    reader = under(desktop, place(game) + 1)
    listen(game, language, folder, lines, "--people", "Anna", reader=reader)


@pytest.mark.parametrize(
    ("game", "language"),
    [(game, each) for game in ("life-is-life", "lifeboat") for each in languages_of(game, 2)],
)
def test_several_people(game: str, language: Language, tmp_path: Path, desktop: Desktop) -> None:
    """While the keyboard goes round, nobody hears the hand of another."""
    reader = under(desktop, place(game))
    typed, heard = listen(game, language, tmp_path, together, "--people", "Anna,Ben", reader=reader)
    assert_no_secret(typed, heard)


@pytest.mark.parametrize("rows", ROWS)
def test_a_curtain(rows: int, tmp_path: Path, desktop: Desktop) -> None:
    """The empty lines that push a hand out of the window push out no line that is not spoken."""
    lines = ["", "curtain on", "hand", "1 goat", "", "hand", "quit"]
    words = partial(play, people="Anna,Ben")
    heard = all_heard(words, lines, tmp_path, lambda *each: OrcaReader(desktop, each[0], rows=rows))
    assert "Pass the keyboard.\nBen: Enter.\n" in heard[4]


@every_language
def test_a_lesson(language: Language, folder: Path, desktop: Desktop) -> None:
    """Of each language the first game of the tutorial: each step, and what comes of it."""
    game = next(iter(GAMES))
    words = partial(program, "tutorial", game, language=language)
    reader = under(desktop, LANGUAGES.index(language) + 1)
    all_heard(words, lesson(game, language), folder, reader)
