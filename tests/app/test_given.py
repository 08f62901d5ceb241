"""What the command line says of a game is not asked, and what is impossible is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from accessible_games.core import position
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold
from accessible_games.store import library
from tests.app.new_games import begun, seats
from tests.sessions import ENDING, GAME, Outcome, only_record, program, records

GIVEN = ("play", "life-is-life", "--people", "Anna", "--seats", "3", "--bots", "random")
LONG = "9" * 5000
ALL = ", ".join(GAMES)


def test_what_is_given_is_not_asked() -> None:
    """The first line after the command is the game's."""
    outcome, record = begun(*GIVEN)
    assert outcome.lines[0] == "Life is Life: you, Tom, and Mia."
    assert seats(record) == ["person Anna", "random Tom", "random Mia"]
    assert len(str(record.seed)) <= 10


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (
            ["--people", "Anna,Ben,Cleo", "--seats", "3"],
            ["person Anna", "person Ben", "person Cleo"],
        ),
        (["--people", " Anna  Lena , Ünal"], ["person Anna Lena", "person Ünal", "easy Tom"]),
        (["--people", "Tom"], ["person Tom", "easy Mia", "easy Oliver"]),
        (["--people", "O"], ["person O", "easy Tom", "easy Mia"]),
    ],
)
def test_names_of_people(words: list[str], expected: list[str]) -> None:
    """They may have blanks and umlauts; no computer player has the name of a person."""
    _, record = begun("play", "life-is-life", "--seats", "3", "--bots", "easy", *words)
    assert seats(record) == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--bots", "easy,normal"], ["person Anna", "easy Tom", "normal Mia"]),
        (["--bots", "easy,normal", "--seats", "5"], ["easy Tom", "normal Mia", "easy Oliver"]),
        (["--bots", "easy,easy,normal,random"], ["easy Tom", "easy Mia", "normal Oliver"]),
    ],
)
def test_levels_go_round_and_several_say_how_many_seats(
    words: list[str], expected: list[str]
) -> None:
    """If there are fewer levels than seats, they repeat; several need no number of seats."""
    _, record = begun("play", "life-is-life", "--people", "Anna", *words)
    assert set(expected) <= set(seats(record))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", GAME.seats)
def test_there_is_a_name_for_everybody(language: Language, count: int) -> None:
    """However many play and whatever the people are called, all names differ."""
    names = catalogue_of(language).words("bot-names")
    people = ",".join(names[: count - 2])
    words = ["--seats", str(count), "--bots", "random", "--language", language]
    _, record = begun("play", "life-is-life", "--people", people, *words)
    assert len({fold(occupant.name) for occupant in record.occupants}) == count


def test_names_for_computer_players_from_the_settings(nobody: Path) -> None:
    """The player's own names come first, each once, and none that a person has."""
    config = nobody / "config/accessible-games"
    config.mkdir(parents=True)
    text = 'bots = ["Rex", "anna", "REX", "tom"]\nname = "Anna"\nlevel = "random"\n'
    (config / "settings.toml").write_text(text)
    outcome, record = begun("play", "life-is-life", typed="\n")
    assert seats(record) == ["person Anna", "random Rex", "random tom", "random Mia"]
    assert outcome.lines[0].startswith("Life is Life: you, Rex, tom, and Mia, level random,")


@pytest.mark.parametrize("game", GAMES)
def test_computer_players_of_every_game_have_the_names_from_the_settings(game: str) -> None:
    """First those, then ours; they are said when the game begins."""
    program("settings", "bots", "Zoe, Yann")
    count = GAMES[game].seats[0] + 1
    words = ("--people", "Anna", "--seats", str(count), "--bots", "random")
    outcome, record = begun("play", game, *words)
    names = [occupant.name for occupant in record.occupants]
    assert names == ["Anna", "Zoe", "Yann", "Tom", "Mia"][:count]
    assert all(name in " ".join(outcome.lines[:6]) for name in names[1:])


@pytest.mark.parametrize("words", [["simulate", "life-is-life", "--games", "1"]])
def test_where_nobody_plays_nothing_is_taken_back(words: list[str]) -> None:
    """Only games of one person have that option."""
    outcome = program(*words, "--option", "undo=free")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err == "The table has no option undo. You can choose expert.\n"


def test_a_position_goes_with_a_free_undo(nobody: Path) -> None:
    """It brings the options of its game; this one belongs to the table."""
    nobody.mkdir(parents=True)
    file = nobody / "position.json"
    file.write_text(position.write(GAME, Table.new(GAME, 3, 1).state), "utf-8")
    given = ("play", "--position", str(file), "--people", "Anna", "--bots", "random")
    assert begun(*given, "--option", "undo")[1].options == {"undo": "free"}
    only_record().unlink()
    assert begun(*given)[1].options == {"undo": "fair"}


def test_options_are_given_by_name_and_choice() -> None:
    """The name alone is the last choice."""
    assert begun(*GIVEN, "--option", "expert")[1].options == {"expert": "yes", "undo": "fair"}
    only_record().unlink()
    assert begun(*GIVEN, "--option", "expert=no")[1].options == {"expert": "no", "undo": "fair"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], f"There is no game chess. You can choose {ALL}."),
        (["life-is-life", "chess"], "Name one game, not life-is-life chess."),
        (["--seats", "2"], "2 does not fit. Give a number from 3 to 5."),
        (["--seats", "6"], "6 does not fit. Give a number from 3 to 5."),
        (["--seats", "x"], "--seats needs a number, not x."),
        (["--seats", "-3"], "--seats needs a number, not minus 3."),
        (["--seed", "x"], "--seed needs a number, not x."),
        (["--seed", "1.5"], "--seed needs a number, not 1.5."),
        (
            ["--bots", "tough"],
            "There is no level tough. You can choose random, easy, normal, hard, expert.",
        ),
        (["--bots", "easy,easy,easy"], "That is 3 computer players, but there is room for 2."),
        (["--option", "magic"], "The table has no option magic. You can choose expert, undo."),
        (["--option", "expert=9"], "There is no 9 here. You can choose no, yes."),
        (
            ["--people", "Anna,anna"],
            "Two people have the same name. Give each a name of their own.",
        ),
        (["--people", "A,B,C,D,E,F"], "That is too many people. At most 5 can play."),
        (["--people", "A,B,C,D"], "3 does not fit. Give a number from 4 to 5."),
    ],
)
def test_wishes_that_cannot_be(words: list[str], sentence: str) -> None:
    """One sentence on standard error, the status of wrong use, and no record."""
    game = [] if words[0] in (*GAMES, "chess") else ["life-is-life"]
    given = ("--people", "Anna", "--seats", "3", "--bots", "easy")
    outcome = program("play", *game, *given, *words)
    assert (outcome.status, outcome.out) == (2, "")
    assert " ".join(outcome.err.split()) == sentence
    assert not records().exists()


@pytest.mark.parametrize(
    "name", ["", " ", "you", "YOU", "none", "A" * 13, "a\tb\x1b", "!", "A,,B", "quit"]
)
def test_what_cannot_be_a_name(name: str) -> None:
    """Empty, reserved, too long, without letters, or with control characters."""
    outcome = program("play", "life-is-life", "--people", name, "--seats", "3", "--bots", "easy")
    assert outcome.status == 2
    assert "cannot be a name. Use 1 to 12 letters of one alphabet," in " ".join(outcome.err.split())
    assert "\x1b" not in outcome.err


@pytest.mark.parametrize("option", ["--seats", "--seed", "--games"])
def test_endless_numbers_are_no_crash(option: str) -> None:
    """Numbers that Python itself would refuse to read are refused in a sentence."""
    command = "simulate" if option == "--games" else "play"
    outcome = program(command, "life-is-life", option, LONG)
    assert outcome.status == 2
    assert outcome.err.startswith(f"{option} needs a number,")


# Positions ----------------------------------------------------------------------------------------


def document(**changed: Any) -> dict[str, Any]:
    """Return a position in the middle of a round, with some fields changed."""
    table = Table.new(GAME, 3, seed=5)
    return json.loads(position.write(GAME, table.state)) | changed  # type: ignore[no-any-return]


def with_position(folder: Path, text: str | bytes, language: Language = "en") -> Outcome:
    """Return a run of a game that begins with a document."""
    file = folder / "position.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    words = ["--people", "Anna", "--bots", "random", "--language", language]
    return program("play", "--position", str(file), *words)


def test_a_game_begins_with_a_position(tmp_path: Path) -> None:
    """Game, seats and options are those of the document, and the record keeps it."""
    outcome = with_position(tmp_path, json.dumps(document(lives=[1, 2, 3], on_turn=0, starter=0)))
    record = library.read(only_record())
    assert (outcome.status, outcome.err) == (0, "")
    assert len(record.occupants) == 3
    assert record.opening(GAMES).state.lives == [1, 2, 3]


def test_a_position_before_the_first_round(tmp_path: Path) -> None:
    """Its few fields are enough."""
    text = json.dumps({"game": "life-is-life", "version": 1, **ENDING})
    outcome = with_position(tmp_path, text)
    assert outcome.status == 0
    assert "Round 1, Tom starts." in outcome.lines


WRONG = [
    (document(lives=[5, "x", 5]), "At lives, item 2: x is not a whole number."),
    (document(lives=[5, 5, 99]), "At lives"),
    (document(lives=5), "At lives: 5 is not a list."),
    (document(expert="no"), "At expert: no is neither true nor false."),
    (document(game="chess"), "At game: there is no game chess."),
    (document(game=7), "At game: there is no game 7."),
    (document(version=9), "At version: the rules here are not version 9."),
    (document(cats=4), "At cats: there is no such field."),
    (document(starter=7), "At starter: 7 is not possible there."),
    (document(luck=[]), "At luck: [] is not an object in braces."),
    (document(out_of_play=["cat"]), "the cards are not those of the box."),
    (document(display=[["cat"]]), "At display"),
    ({k: v for k, v in document().items() if k != "lives"}, "At lives: this field is missing."),
]


@pytest.mark.parametrize(("wrong", "sentence"), WRONG, ids=[text for _, text in WRONG])
def test_a_wrong_position_names_the_place(
    tmp_path: Path, wrong: dict[str, Any], sentence: str
) -> None:
    """Fields by name, items counted from 1; nothing begins."""
    outcome = with_position(tmp_path, json.dumps(wrong))
    assert (outcome.status, outcome.out) == (1, "")
    assert sentence in " ".join(outcome.err.split())
    assert not records().exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", b"\xff\xfe", "[" * 99999, f'{{"game": {LONG}}}']
)
def test_what_is_no_document(tmp_path: Path, text: str | bytes, language: Language) -> None:
    """No JSON, no object, no text: one sentence in the player's language."""
    outcome = with_position(tmp_path, text, language)
    assert (outcome.status, outcome.out) == (1, "")
    beginning = catalogue_of(language).say("position-not-json", found="*").split("*")[0]
    assert outcome.err.startswith(beginning.strip())


def test_a_position_that_cannot_be_read(tmp_path: Path) -> None:
    """A missing file and a folder are named."""
    for name in ("missing.json", ""):
        outcome = program("play", "--position", str(tmp_path / name))
        assert (outcome.status, outcome.out) == (1, "")
        assert "cannot be used: " in " ".join(outcome.err.split())
