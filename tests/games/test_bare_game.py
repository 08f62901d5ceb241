"""A game that has rules and words and nothing else, at every door and at every place.

It lies in `tests/bare`, as a game in progress. What it lacks is said in one sentence or left out,
in every language, and the other games go on.
"""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.games import GAMES, failure_of
from accessible_games.match.commands.command_table import commands_of
from accessible_games.players import modules
from accessible_games.resources import IN_PROGRESS, games_of_others, of_game
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.running import run
from tests.server.wire import Served, at_server, said

pytestmark = pytest.mark.slow
BARE = Path(__file__).parents[1] / "bare"
TITLES = {"en": "Stones", "de": "Steine", "fr": "Cailloux"}
EVERY_COMMAND = sorted({name for game in GAMES.values() for name in commands_of(game)} - {"quit"})
"""All that can be typed at the table of any game."""
every_language = pytest.mark.parametrize("language", LANGUAGES)
BROKEN = {
    "hard": "import no_such_module",
    "explanations": "raise SystemExit",
    "temper": "def temper(:",
}
"""Modules of its players that cannot be used."""


def typed(
    folder: Path, bare: Path, words: str, language: Language, lines: str = ""
) -> tuple[str, str, int]:
    """Start the program with the bare game; return what it says, what is wrong, and how it ends."""
    folders = ["--games-dir", str(bare), "--data", str(folder), "--config", str(folder)]
    program = [sys.executable, "-m", "accessible_games", *words.split(), "--language", language]
    done = run([*program, *folders], lines)
    return " ".join(done.stdout.split()), " ".join(done.stderr.split()), done.returncode


def copied(folder: Path, without: str = "") -> Path:
    """Return a folder with a copy of the game, without its words in a language."""
    shutil.copytree(BARE / "stones", folder / "games" / "stones")
    if without:
        shutil.rmtree(folder / "games" / "stones" / "words" / without)
    return folder / "games"


CACHES = (games_of_others, of_game, failure_of, modules.has_part, modules.failure_of)
"""What is known of games in a process."""


def found_in(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let this process find the games of a folder too, for a while."""
    patch.setenv(IN_PROGRESS, str(folder))
    patch.setattr(sys, "path", [*sys.path])
    forget()
    yield
    patch.undo()
    forget()


def forget() -> None:
    """Forget what is known of games, and where this one was found."""
    for each in CACHES:
        each.cache_clear()
    for name in [each for each in sys.modules if each.split(".")[0] == "stones"]:
        del sys.modules[name]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bare game is found here."""
    yield from found_in(BARE, monkeypatch)


@pytest.fixture
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """It is found here, with English words alone."""
    folder = copied(tmp_path, without="de")
    shutil.rmtree(folder / "stones" / "words" / "fr")
    yield from found_in(folder, monkeypatch)


@every_language
def test_every_command_is_answered_at_its_table(tmp_path: Path, language: Language) -> None:
    """Also those that other games have; a hint in every verbosity."""
    hints = [
        line for each in ("brief", "full", "braille") for line in (f"verbosity {each}", "hint")
    ]
    lines = [*hints, *EVERY_COMMAND, *(f"{each} x" for each in EVERY_COMMAND), "hint full", "2"]
    words = "play stones --people Ann --seats 2 --bots hard --seed 1"
    heard, wrong, status = typed(tmp_path, BARE, words, language, "\n".join(["", *lines, "quit"]))
    assert (wrong, status) == ("", 0)
    assert TITLES[language] in heard
    assert "100" in heard  # what an answer brings


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("tutorial stones", "Stones has no tutorial."),
        ("puzzle stones", "Stones has no puzzles."),
        ("rules stones", "Stones has no rules to read here."),
        ("labels stones", "Stones has no braille labels."),
        ("simulate stones --bots easy", "There is no level easy. You can choose random, normal, "),
        ("play stones --bots bold-hard", "as hard players of this game have no temperament."),
        ("tournament stones --players expert,hard", "There is no level expert."),
    ],
)
def test_what_it_lacks_is_said_where_it_is_asked_for(tmp_path: Path, words: str, told: str) -> None:
    """In one sentence, and nothing else is said."""
    heard, wrong, status = typed(tmp_path, BARE, words, "en")
    assert told in wrong
    assert status in (1, 2)
    assert heard in ("", "Accessible Games, version 0.1.0.")


@every_language
def test_a_whole_game_is_played_resumed_reviewed_and_told(
    tmp_path: Path, language: Language
) -> None:
    """And the deal of the day, which is compared with `hard`."""
    words = "play stones --people Ann --seats 3 --bots random,normal --seed 1"
    ones = "\n".join(["1"] * 20)
    assert typed(tmp_path, BARE, words, language, "\n1\nquit\n")[1:] == ("", 0)
    assert typed(tmp_path, BARE, "resume", language, ones)[1:] == ("", 0)
    assert TITLES[language] in typed(tmp_path, BARE, "statistics", language)[0]
    assert typed(tmp_path, BARE, "review", language, "\n")[1:] == ("", 0)
    assert typed(tmp_path, BARE, "replay", language)[1:] == ("", 0)
    assert typed(tmp_path, BARE, "daily stones", language, ones)[1:] == ("", 0)
    assert TITLES[language] in typed(tmp_path, BARE, "daily list", language)[0]


@every_language
def test_computer_players_play_it_against_each_other(tmp_path: Path, language: Language) -> None:
    """As at every other game, from `random` to `hard`."""
    games = "simulate stones --bots hard,normal,random --games 2"
    heard, wrong, status = typed(tmp_path, BARE, games, language)
    assert (wrong, status) == ("", 0)
    assert TITLES[language] in heard
    tournament = typed(
        tmp_path, BARE, "tournament stones --players hard,random --games 2", language
    )
    assert tournament[1:] == ("", 0)


# A language that it does not speak ----------------------------------------------------------------


def test_a_language_that_it_does_not_speak_is_named(tmp_path: Path) -> None:
    """Where it is asked for; a list of all games leaves it out, one of old games names it."""
    only = copied(tmp_path, without="de")
    told = "Stones gibt es nur in diesen Sprachen: français, English."
    for words in ("play stones", "daily stones"):
        _, wrong, status = typed(tmp_path, only, words, "de")
        assert (told in wrong, status) == (True, 2)
    assert "Stones" not in typed(tmp_path, only, "play", "de")[0]
    words = "play stones --people Ann --seats 2 --bots random --seed 1"
    heard, _, _ = typed(tmp_path, only, words, "en", "\nlanguage de\n1\nquit\n")
    assert "Stones speaks only these languages: français, English." in heard
    assert "You take 1" in heard
    assert told in typed(tmp_path, only, "resume", "de", "1\n")[1]
    assert "Stones" in typed(tmp_path, only, "statistics", "de")[0]


# Parts that cannot be used ------------------------------------------------------------------------


@every_language
def test_parts_that_cannot_be_used_are_named_and_done_without(
    tmp_path: Path, language: Language
) -> None:
    """By `doctor`, and when a game begins; it is played with what all games get."""
    broken = copied(tmp_path)
    (broken / "stones" / "players").mkdir()
    (broken / "stones" / "players" / "__init__.py").touch()
    for name, text in BROKEN.items():
        (broken / "stones" / "players" / f"{name}.py").write_text(text, "utf-8")
    words = "play stones --people Ann --seats 2 --bots hard --seed 1"
    heard, wrong, status = typed(tmp_path, broken, words, language, "\nhint\n1\nquit\n")
    assert (wrong, status) == ("", 0)
    told = typed(tmp_path, broken, "doctor", language)[0]
    for name in BROKEN:
        assert f"players/{name}.py" in heard
        assert f"players/{name}.py" in told
    other = "play life-is-life --people Ann --seats 3 --bots random --seed 1"
    assert typed(tmp_path, broken, other, language, "\nquit\n")[1:] == ("", 0)


# At a server --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("bare")
def test_it_is_played_at_a_server(tmp_path: Path) -> None:
    """With the usual level that it has, a hint, and commands that it lacks."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        assert said(await anna.says("new stones 2 expert"), "There is no level expert.") == 1
        made = await anna.says("new stones 3")
        assert said(made, "Stones for 3 players.") == 1
        await ben.says("join anna")
        anna.type("begin")
        await anna.hears("How many?")
        for command in ("hand", "scores", "find ben", "legend", "rules"):
            assert "mistake" not in " ".join(await anna.says(command))
        anna.type("hint")
        await anna.hears("My advice would win")
        anna.type("1")
        await ben.hears("How many?")

    at_server(tmp_path, evening)


@pytest.mark.usefixtures("in_english")
def test_a_server_says_which_languages_it_speaks(tmp_path: Path) -> None:
    """To whoever would join in another one; who chooses another one later hears one it speaks."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        await anna.says("new stones 3")
        await ben.says("join anna")
        await cleo.says("language de")
        assert "Stones" not in " ".join(await cleo.says("new"))
        refused = await cleo.says("join anna")
        assert said(refused, "Stones gibt es nur in dieser Sprache: English.") == 1
        assert said(await cleo.says("tables"), "Stones") == 1
        await ben.says("language de")
        anna.type("begin")
        await anna.hears("How many?")
        anna.type("1")
        await ben.hears("Take 1 to 3 stones.")
        assert said(await ben.says("language de"), "Stones speaks only English.") == 1

    at_server(tmp_path, evening)
