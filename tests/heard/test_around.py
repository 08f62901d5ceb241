"""What is heard around games: questions before one, saved games, rules, labels, settings."""

import shutil
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.match.table_options import options_of
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold
from tests.app.lessons import learner, right
from tests.heard.listening import all_heard, assert_same, assert_words, files, places
from tests.heard.reader import Reader
from tests.heard.script import moments, printed, to_the_end
from tests.heard.test_games import every_language, play
from tests.rotating import games_in_languages, one_of_languages
from tests.terminal.driver import Terminal


def program(*words_and_folder: str | Path, language: Language) -> list[str]:
    """The program with some words; the folder is the last."""
    *words, folder = words_and_folder
    return [*map(str, words), *places(Path(folder), language)]


@pytest.mark.parametrize(("game", "language"), games_in_languages(1))
def test_what_is_asked_before_a_game_is_heard(game: str, language: Language, folder: Path) -> None:
    """Which game, who plays, how many, against whom, which options; wrong answers are refused."""
    words, number = catalogue_of(language), str(list(GAMES).index(game) + 1)
    more, choose = (fold(words.say(f"options-{each}")) for each in ("more", "choose"))
    options = ["wombat", ""] * len(options_of(GAMES[game]))
    lines = ["?", "wombat", "back", number, "Anna,anna", "Anna,Ben", "?", more, "?", "Cleo"]
    lines += ["99", "back", "", "", "wombat", "2", "?", choose, *options, "quit"]
    begun = partial(program, "play", "--seed", "5", language=language)
    heard = all_heard(begun, lines, folder)
    assert_words(heard)
    assert files(folder / "terminal")


@every_language
def test_the_shelf_of_saved_games_is_heard(language: Language, folder: Path) -> None:
    """A list to choose from, what is refused, and how things stand in the game that goes on."""
    for game in GAMES:
        printed([*play(folder / "pipe", game, language), "--people", "Anna,Ben"], [""])
    shutil.copytree(folder / "pipe", folder / "terminal")
    words = partial(program, "resume", language=language)
    heard = all_heard(words, ["9", "2", "", "quit"], folder)
    assert_words(heard)


@pytest.mark.parametrize(
    ("step", "language"),
    [(step, each) for step in (False, True) for each in one_of_languages(step)],
)
def test_a_game_is_heard_again(step: bool, language: Language, folder: Path) -> None:
    """All of it at once, or step by step."""
    words = [*play(folder / "pipe", "lifeboat", language), "--people", "Anna"]
    typed = moments(words, folder / "script", to_the_end)
    printed(words, [moment.line for moment in typed])
    shutil.copytree(folder / "pipe", folder / "terminal")
    replay = ["replay", *files(folder / "pipe"), *["--step"] * step]
    again = partial(program, *replay, language=language)
    steps = len(printed(again(folder / "pipe"), [""] * 1000)) - 1
    assert (steps > 20) == step
    assert_words(all_heard(again, [""] * steps, folder))


READ = [
    "rules sixpack",
    "rules lifeboat 2",
    "rules arche-noah --search 3",
    "labels life-is-life",
    "settings",
    "settings verbosity brief",
    "settings verbosity wombat",
    "play wombat",
    "resume",
    "replay wombat",
    "--help",
    "play --help",
]
"""What the program is started with that only says something."""


@pytest.mark.parametrize(
    ("words", "language"),
    [(words, each) for number, words in enumerate(READ) for each in one_of_languages(number)],
)
def test_what_is_read_is_heard(words: str, language: Language, folder: Path) -> None:
    """Rules, a section and a search in them, labels, settings, help, and what is refused."""
    all_heard(partial(program, *words.split(), language=language), [], folder)


@pytest.mark.parametrize("language", one_of_languages(2))
def test_the_doctor_is_heard(language: Language, folder: Path) -> None:
    """As it is shown at the same terminal without a reader."""
    command = [sys.executable, "-m", "tests.alone", "doctor", *places(folder, language)]
    with Terminal(command) as terminal:
        terminal.wait()
        text = terminal.text()
    with Reader(command, folder) as reader:
        assert_same(reader.hear(text), text)


@pytest.mark.parametrize(("game", "language"), games_in_languages(2))
def test_a_lesson_is_heard_as_it_is_printed(game: str, language: Language, folder: Path) -> None:
    """Each step, what it asks for and what comes of it, to the end of the game."""
    words = partial(program, "tutorial", game, language=language)
    assert_words(all_heard(words, lesson(game, language), folder))


def lesson(game: str, language: Language) -> list[str]:
    """What somebody types who does what the tutorial asks for."""
    lines: list[str] = []
    evening = learner(game, language)

    def noted() -> Iterator[str]:
        for line in map(fold, right(evening)):
            lines.append(line)
            yield line

    evening.play_all(noted())
    return lines
