"""Settings: one file, which the player may write by hand."""

import os
import sys
from pathlib import Path

import pytest

from accessible_games.__main__ import main
from accessible_games.frontends.terminal.keyboard_commands import all_commands
from accessible_games.match.cursor import STEPS
from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import KINDS, Settings, parsed
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import library
from accessible_games.store.folders import file as settings_file
from accessible_games.store.folders import folder as chosen_folder
from accessible_games.store.settings_file import load, write
from tests import unix
from tests.forking import Work, run_copy
from tests.sessions import Outcome, only_record, program, records
from tests.written import by_hand

pytestmark = pytest.mark.slow

GAME = (
    "play",
    "life-is-life",
    "--people",
    "Anna",
    "--seats",
    "3",
    "--bots",
    "random",
    "--seed",
    "1",
)


def written(text: str | bytes) -> Path:
    """Write the settings file of this test."""
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def flat(text: str) -> str:
    """Return a text without its line breaks."""
    return " ".join(text.split())


# The command --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_settings_are_told(language: Language) -> None:
    """Where the file is, each setting with its value, and how to change one."""
    outcome = program("settings", "--language", language)
    words = catalogue_of(language)
    assert (outcome.status, outcome.err) == (0, "")
    assert str(settings_file()) in outcome.out
    for name in KINDS:
        beginning = words.say(f"setting-{name}", value="").strip()
        assert any(line.casefold().startswith(beginning.casefold()) for line in outcome.lines)
    assert not settings_file().exists()


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("language", ["fr"], "fr"),
        ("verbosity", ["brief"], "brief"),
        ("sort", ["count"], "count"),
        ("input", ["plain"], "plain"),
        ("level", ["normal"], "normal"),
        ("name", ["Ünal", "B"], "Ünal B"),
        ("name", [""], ""),
        ("prompt", ["Now", "you?"], "Now you?"),
        ("bots", ["Rex,", "Luna,Mo"], ["Rex", "Luna", "Mo"]),
        ("letters", ["x hand, y table"], {"x": "hand", "y": "table"}),
        ("letters", ["hand", "x"], {"x": "hand"}),
        ("letters", ["x", "hand"], {"x": "hand"}),
        ("letters", ["a left, d right, w up, s down"], dict(zip("adws", STEPS, strict=True))),
        ("letters", ["b block, q changes"], {"b": "block", "q": "changes"}),
        ("letters", [""], {}),
    ],
)
def test_a_setting_is_changed(name: str, typed: list[str], value: object) -> None:
    """The file is made with its folder, the change is told, and the next run knows it."""
    outcome = program("settings", name, *typed)
    assert (outcome.status, outcome.err) == (0, "")
    assert len(outcome.lines) == 1
    assert getattr(load(settings_file(), all_commands), name) == value
    assert load(settings_file(), all_commands).problems == []


def test_a_change_leaves_everything_else_as_it_is() -> None:
    """Comments, order, blanks and unknown settings stay; letters do not swallow what follows."""
    text = '# mine\nverbosity = "brief"   # short\n\nfuture = 1\n'
    path = written(text)
    program("settings", "letters", "x hand")
    program("settings", "sort", "name")
    program("settings", "verbosity", "full")
    assert path.read_text().startswith('# mine\nverbosity = "full"   # short\n\nfuture = 1\n')
    found = load(path, all_commands)
    assert (found.verbosity, found.sort, found.letters) == ("full", "name", {"x": "hand"})
    assert list(path.parent.iterdir()) == [path]


def test_one_setting_is_told() -> None:
    """Its name alone changes nothing."""
    written('name = "Anna"')
    assert program("settings", "name").lines == ["Name: Anna"]
    assert program("settings", "prompt").lines == ["Prompt: no prompt of your own"]
    assert program("settings", "colour").status == 2
    assert settings_file().read_text() == 'name = "Anna"'


def test_letters_say_how_they_are_chosen() -> None:
    """What is chosen, and what to type for another one."""
    how = "Type a letter and a command, such as x hand, y table."
    assert program("settings", "letters").lines == ["Letters: no letters of your own", how]
    program("settings", "letters", "hand", "x")
    assert program("settings", "letters").lines == ["Letters: x hand", how]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["colour", "red"], "There is no setting colour. You can choose language, verbosity, "),
        (["language", "xx"], "Language cannot be xx. It can be de, fr, en."),
        (["sort", "weight"], "Sort cannot be weight. It can be value, name, count."),
        (["letters", "x"], "Type a letter and a command, such as x hand, y table."),
        (["letters", "x dragon"], "Letters cannot be dragon. It can be hand, table, "),
        (["letters", "1 hand"], "The setting letters cannot be "),
        (["letters", ". hand"], "The setting letters cannot be "),
        (["name", "you"], "The setting name cannot be you."),
        (["name", "A" * 13], "The setting name cannot be "),
        (["name", "a\x1bb"], "The setting name cannot be "),
        (["bots", "Rex, none"], "The setting bots cannot be "),
        (["prompt", "a\nb"], "The setting prompt cannot be "),
    ],
)
def test_a_wrong_setting_is_refused(words: list[str], sentence: str) -> None:
    """One sentence, the status of wrong use, and no file."""
    outcome = program("settings", *words)
    assert (outcome.status, outcome.out) == (2, "")
    assert sentence in flat(outcome.err)
    assert not settings_file().exists()


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """Where its folder should be is a file: a sentence and the status of failure."""
    wall = tmp_path / "wall"
    wall.write_text("a wall")
    outcome = program("settings", "sort", "name", "--config", str(wall))
    assert (outcome.status, wall.read_text()) == (1, "a wall")
    assert "cannot be used: " in flat(outcome.err)


# The file -----------------------------------------------------------------------------------------

WRONG = [
    ('colour = "red"', "There is no setting colour."),
    ('language = "xx"', "Language cannot be xx."),
    ("verbosity = 3", "The setting verbosity cannot be 3."),
    ('bots = "Rex"', "The setting bots cannot be Rex."),
    ("bots = [1]", "The setting bots cannot be "),
    ('bots = ["Rex", ""]', "The setting bots cannot be "),
    ('name = ["Anna"]', "The setting name cannot be "),
    ('name = "none"', "The setting name cannot be none."),
    ('prompt = "a\\u001bb"', "The setting prompt cannot be "),
    ("letters = [1]", "The setting letters cannot be "),
    ("[letters]\nx = 1", "The setting letters cannot be "),
    ('[letters]\nx = "dragon"', "Letters cannot be dragon."),
    ('[letters]\n"" = "hand"', "The setting letters cannot be "),
]


@pytest.mark.parametrize(("text", "sentence"), WRONG, ids=[text for text, _ in WRONG])
def test_what_is_wrong_in_the_file_is_left_out_and_told(text: str, sentence: str) -> None:
    """The rest counts, the game begins, and the file stays as it is."""
    path = written(f'sort = "name"\n{text}\n')
    outcome = program(*GAME, typed="sort\nhelp\n.\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert sentence in flat(outcome.out)
    assert "Cards are sorted by name." in outcome.out
    assert path.read_text() == f'sort = "name"\n{text}\n'


DAMAGED = [b"sort = ", b"\xff\xfe", b'sort = "name', b"= 3", b"a = 1\na = 2", b"x = " + b"9" * 5000]


@pytest.mark.parametrize("data", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_file_is_left_out_told_and_never_overwritten(data: bytes) -> None:
    """The game begins as without settings; changing one is refused."""
    path = written(data)
    outcome = program(*GAME)
    assert (outcome.status, outcome.err) == (0, "")
    assert f"The settings in {path} cannot be read and are ignored:" in flat(outcome.out)
    change = program("settings", "sort", "name")
    assert change.status == 2
    assert "cannot be read and are ignored:" in flat(change.err)
    assert path.read_bytes() == data


def test_a_folder_instead_of_the_file(tmp_path: Path) -> None:
    """It is told, and the game begins."""
    settings_file().mkdir(parents=True)
    outcome = program(*GAME)
    assert outcome.status == 0
    assert "cannot be read and are ignored:" in flat(outcome.out)


@pytest.mark.parametrize("name", ["n" * 5000, "~nobody", "a/b/c"])
def test_a_folder_that_is_not_there(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it is called, the program starts, and makes none of it by reading."""
    monkeypatch.chdir(tmp_path)
    assert program("settings", "--config", name).status == 0
    assert program("--version", "--config", name).status == 0
    assert list(tmp_path.iterdir()) == []


def test_settings_are_obeyed() -> None:
    """Language, verbosity, order, name, letters and prompt are those of the file."""
    written(
        'language = "de"\nverbosity = "brief"\nsort = "count"\nname = "Änne"\nprompt = "Bitte?"\n'
        '[letters]\nx = "hand"\n'
    )
    words = ("--seats", "3", "--bots", "random", "--seed", "1")
    outcome = program("play", "life-is-life", *words, typed="x\n")
    hand = ["Hand: 3 Schafe, 2 Giraffen, 2 Maulwürfe,", "2 Mäuse, Hase."]
    assert "\n".join(["Bitte?", *hand, "Bitte?"]) in outcome.out
    assert "Änne" in by_hand(library.read(only_record()))


def test_options_win_over_settings() -> None:
    """And the settings over the environment."""
    written('language = "de"\nverbosity = "brief"\n')
    assert flat(program("replay").err) == catalogue_of("de").say("nothing-to-replay")
    outcome = program("replay", "--language", "fr", "--verbosity", "full")
    assert outcome.err == catalogue_of("fr").say("nothing-to-replay") + "\n"


def test_a_letter_for_a_table_of_places_is_obeyed_there_alone() -> None:
    """At SixPack it steps; at a table that is a list it stays what it was."""
    written('language = "en"\n[letters]\ns = "right"\nj = "block"\n')
    table = ("--people", "Anna,Ben", "--seats", "2", "--seed", "1", "--option", "starter=1")
    outcome = program("play", "sixpack", *table, typed="\n1\np13\ns\nj\nhelp right\n")
    assert (outcome.status, outcome.err) == (0, "")
    said = flat(outcome.out)
    assert said.count("Q13, right edge.") + said.count(" q13, right edge.") == 1
    assert "Row 12 from p: empty, empty, empty." in said
    assert "Lives: " in flat(program(*GAME, typed="s\n").out)


# Reading and writing alone ------------------------------------------------------------------------


def test_every_setting_that_is_typed_is_read_again(tmp_path: Path) -> None:
    """What `parsed` returns, `put` accepts, `write` writes and `load` reads."""
    path = tmp_path / "deep/settings.toml"
    for name, text in [("bots", " A , B "), ("letters", "x  hand,y table"), ("name", "Zoë")]:
        write(path, name, parsed(name, text))
    found = load(path, all_commands)
    assert (found.bots, found.letters, found.name) == (
        ["A", "B"],
        {"x": "hand", "y": "table"},
        "Zoë",
    )


def test_a_wrong_value_changes_nothing() -> None:
    """It is refused before anything is set."""
    settings = Settings(bots=["Rex"])
    with pytest.raises(SettingsError):
        settings.put("bots", ["Mo", "you"])
    assert settings.bots == ["Rex"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR", "LANGUAGE": "de:en"}, "de"),
        ({"LANG": "en_US", "LANGUAGE": "nl:fr:de"}, "fr"),
        ({"LANG": "de_DE", "LANGUAGE": "nl"}, "de"),
        ({"LANG": "de_DE", "LANGUAGE": "", "LC_ALL": ""}, "de"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    environment: dict[str, str], language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LANGUAGE, LC_ALL, LC_MESSAGES and LANG as gettext reads them; English for all others."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert flat(program("replay").err) == catalogue_of(language).say("nothing-to-replay")


# Folders ------------------------------------------------------------------------------------------


def run(home: Path, *words: str, typed: str = "", **environment: str) -> Outcome:
    """Run the program in a copy of this process, with the home folder *home*."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    done = run_copy(
        Work(main, words), typed, cwd=home, env={**kept, "HOME": str(home), **environment}
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def files(folder: Path) -> list[str]:
    """Return all files below a folder."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
def test_nothing_is_written_outside_the_two_folders(tmp_path: Path) -> None:
    """A game and a setting in a home of their own leave one record and one file."""
    assert run(tmp_path, *GAME, typed="1 mouse\n").status == 0
    assert run(tmp_path, "settings", "sort", "name").status == 0
    config, record = files(tmp_path)
    assert config == ".config/accessible-games/settings.toml"
    assert record.startswith(".local/share/accessible-games/records/life-is-life-")


@unix.forks
def test_folders_are_moved_by_the_environment_and_by_options(tmp_path: Path) -> None:
    """Options win; what is not there is made; other folders stay empty."""
    environment = {
        "ACCESSIBLE_GAMES_DATA": str(tmp_path / "a"),
        "ACCESSIBLE_GAMES_CONFIG": str(tmp_path / "b"),
    }
    run(tmp_path, *GAME, **environment)
    run(tmp_path, "settings", "sort", "name", "--config", str(tmp_path / "d"), **environment)
    run(tmp_path, *GAME, "--data", "~/c", **environment)
    written = [name.split("/")[0] for name in files(tmp_path)]
    assert written == ["a", "c", "d"]


def test_the_folders_of_these_tests_are_their_own(nobody: Path) -> None:
    """The tests touch no settings or games of the person who runs them."""
    assert nobody in records().parents
    assert nobody in chosen_folder("config").parents
