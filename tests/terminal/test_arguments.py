"""The command line: what it takes, and how wrong use is told."""

import pytest

from accessible_games import __version__
from accessible_games.frontends.terminal import arguments
from accessible_games.frontends.terminal.arguments import OPTIONS, read_arguments
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.sessions import Outcome, program, records

VALUES = {
    "seats": ["4"], "bots": ["easy"], "people": ["Anna"], "seed": ["1"], "option": ["expert"],
    "position": ["file"], "games": ["2"], "search": ["bear"], "step": [], "json": [],
    "braille": ["g2"], "deck": ["file"], "format": ["csv"], "dots": [], "out": ["folder"],
    "force": [], "medium": ["sheet"], "card": ["63x88"], "corner": ["tr"], "ends": ["one"],
    "paper": ["a4"], "profile": ["nls"], "code": ["euro"], "print": [], "mirror": [],
    "compensate": ["1.3"], "braille_display": [], "secrets": [],
}  # fmt: skip
"""Each option that not every command takes, with a value for it."""
COMMANDS = [command for command in OPTIONS if command]


def flag(option: str) -> str:
    """Return an option as it is typed."""
    return f"--{option.replace('_', '-')}"


def refused(outcome: Outcome) -> str:
    """Return the sentence of wrong use; nothing else may be said."""
    assert (outcome.status, outcome.out) == (2, "")
    return " ".join(outcome.err.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help_that_names_its_options(command: str, language: Language) -> None:
    """It names none that the command does not take."""
    outcome = program(command, "--help", "--language", language)
    assert (outcome.status, outcome.err) == (0, "")
    assert f"accessible-games {command}" in outcome.lines[0]
    named = outcome.out.split()
    for option in VALUES:
        assert (flag(option) in named) == (option in OPTIONS[command])
    assert program(command, "-h", "--language", language) == outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_the_program_names_all_commands(language: Language) -> None:
    """Both with --help and without any word."""
    outcome = program("--help", "--language", language)
    assert (outcome.status, outcome.err) == (0, "")
    assert all(f"accessible-games {command}" in outcome.out for command in COMMANDS)
    assert program("--language", language) == outcome


def test_help_in_each_language_is_another_text() -> None:
    """None was forgotten."""
    for command in COMMANDS:
        assert len({program(command, "--help", "--language", each).out for each in LANGUAGES}) == 3


@pytest.mark.parametrize("words", [["--version"], ["play", "--version"], ["dragon", "--version"]])
def test_the_version_is_a_line(words: list[str]) -> None:
    """Whatever else is asked for."""
    assert program(*words) == Outcome(0, f"{__version__}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["dragon"], ["dragon", "--help"], ["Play"], ["play-on"]])
def test_an_unknown_command_is_named(words: list[str], language: Language) -> None:
    """With and without help."""
    sentence = catalogue_of(language).say("wrong-command", word=words[0])
    assert refused(program(*words, "--language", language)) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "option"),
    [
        (["--dragon"], "--dragon"),
        (["play", "--dragon=1"], "--dragon=1"),
        (["play", "--sea", "3"], "--sea"),
        (["replay", "--step=1"], "--step"),
        (["--help=x"], "--help"),
        (["play", "-x"], "-x"),
    ],
)
def test_an_unknown_option_is_named(words: list[str], option: str, language: Language) -> None:
    """So is one with a value that it does not take."""
    sentence = catalogue_of(language).say("wrong-option", option=option)
    assert refused(program(*words, "--language", language)) == sentence
    assert refused(program(f"--language={language}", *words)) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*arguments.VALUES, *arguments.LISTS])
def test_an_option_without_its_value_says_what_is_missing(name: str, language: Language) -> None:
    """Whether it is the last word, or another option stands behind it."""
    if name == "language":
        return
    given = f"--{name}"
    kind = arguments.KINDS.get(name, "value")
    sentence = catalogue_of(language).say("option-without-value", option=given, kind=kind)
    takers = [each for each in COMMANDS if name.replace("-", "_") in OPTIONS[each]]
    command = takers[0] if takers else "play"
    for words in ([given], [given, "--plain"]):
        assert refused(program(command, f"--language={language}", *words)) == sentence


def test_a_missing_file_is_called_a_file() -> None:
    """As behind --deck, which names a table of cards."""
    said = refused(program("labels", "--deck"))
    assert said == "Nothing stands behind --deck. Type the name of a file there."


@pytest.mark.parametrize("command", COMMANDS)
def test_an_option_of_another_command_is_refused(command: str) -> None:
    """Nothing is ignored silently; and nothing is begun."""
    others = [option for option in VALUES if option not in OPTIONS[command]]
    assert others
    for option in others:
        sentence = refused(program(command, flag(option), *VALUES[option]))
        told = catalogue_of("en").say("wrong-option-here", option=flag(option), command=command)
        assert sentence.casefold() == told.casefold()
    assert not records().exists()


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize(("option", "value"), [("language", "nl"), ("verbosity", "loud")])
def test_a_wrong_language_and_verbosity_are_refused_by_all(
    command: str, option: str, value: str
) -> None:
    """The refusal names the choices."""
    sentence = refused(program(*([command] if command else []), f"--{option}", value))
    assert sentence.casefold().startswith(f"{option} cannot be {value}. it can be ")


@pytest.mark.parametrize("words", [["settings"], ["rules", "life-is-life"], ["play", "--help"]])
def test_options_stand_anywhere(words: list[str]) -> None:
    """Before the command, after it, and with an equals sign."""
    behind = program(*words, "--language", "fr")
    assert program("--language", "fr", *words) == behind
    assert program(*words, "--language=fr") == behind
    assert behind.status == 0


@pytest.mark.parametrize(
    ("words", "greeted"),
    [
        (["play"], True), (["resume", "x"], True), (["play", "--help"], False), ([], False),
        (["play", "--version"], False), (["play", "--dragon"], False), (["replay", "x"], False),
        (["play", "--step"], False),
    ],
)  # fmt: skip
def test_only_players_are_greeted(words: list[str], greeted: bool) -> None:
    """The first line of a game comes before anything is known except that one begins."""
    assert read_arguments(words).greet is greeted


@pytest.mark.parametrize("command", ["rules", "simulate"])
def test_a_game_has_to_be_named(command: str) -> None:
    """It also has to exist."""
    games = ", ".join(GAMES)
    assert refused(program(command)) == f"Name a game: {games}."
    assert refused(program(command, "chess")) == f"There is no game chess. You can choose {games}."


def test_a_record_has_to_be_named() -> None:
    """If it is not there, the folder is named."""
    named = refused(program("replay"))
    assert named == "There is no saved game to hear. Begin one with accessible-games play."
    missing = refused(program("replay", "my", "game"))
    assert missing == f"There is no saved game my game in {records()}."
