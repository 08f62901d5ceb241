"""Saved games on the disk: nothing is lost, and nothing is written twice."""

import os
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from accessible_games.core.record import RecordError
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.store import library
from accessible_games.store.library import RecordInUseError, SavedGame
from tests import unix
from tests.full_disk import full_disk
from tests.running import run
from tests.sessions import Typed, new_game, new_record, program, records, resumed
from tests.written import by_hand

pytestmark = pytest.mark.slow

DISK_FULL = "The game cannot be saved:"
REFUSED_AGAIN = "The game could not be saved."


def played(folder: Path, *typed: str, people: tuple[str, ...] = ("Anna",)) -> Path:
    """Return a saved game in which some lines were typed."""
    evening = new_game(folder, new_record(people=people))
    evening.play(*(typed or ("1 mouse", "2 9 10")))
    return evening.session.kept.saved.path


def shelved(data: bytes, name: str = "mine") -> Path:
    """Save a game with that content where the program looks for it."""
    path = records() / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


# What is written ----------------------------------------------------------------------------------


def test_a_game_of_the_same_second_has_a_name_of_its_own(tmp_path: Path) -> None:
    """No record is ever overwritten."""
    when = datetime(2026, 1, 31, 20, 15, 0)
    games = [library.new(tmp_path, "life-is-life", when) for _ in range(3)]
    for number, game in enumerate(games):
        game.append(f"game {number}")
    stem = "life-is-life-2026-01-31-201500"
    assert [game.path.name for game in games] == [f"{stem}.txt", f"{stem}-2.txt", f"{stem}-3.txt"]
    assert [game.path.read_text().split()[1] for game in games] == ["0", "1", "2"]


def test_nothing_is_written_before_there_is_a_line(tmp_path: Path) -> None:
    """A table at which no one sits down leaves no file."""
    library.new(tmp_path / "records", "life-is-life", datetime(2026, 1, 31))
    assert list(tmp_path.iterdir()) == []


def test_lines_are_only_appended(tmp_path: Path) -> None:
    """At every prompt the file begins with what it was before."""
    evening = new_game(tmp_path)
    before = [evening.file]

    def typed() -> Iterator[Typed]:
        for line in ("1 mouse", "undo", "2", "9 10", "hand", "undo"):
            yield line
            assert evening.file.startswith(before[-1])
            before.append(evening.file)

    evening.play_all(typed())
    assert len(set(before)) == 6


# Torn lines ---------------------------------------------------------------------------------------


def test_a_line_torn_at_any_byte_is_dropped_and_told(tmp_path: Path) -> None:
    """Whatever is left of the last line; the game goes on from the line before."""
    path = played(tmp_path)
    whole = path.read_bytes()
    start = whole.rindex(b"\n", 0, -1) + 1
    for size in range(start, len(whole)):
        path.write_bytes(whole[:size])
        evening = resumed(path)
        answers = evening.play()
        said = "The last line of the saved game was cut off and is left out." in answers[0]
        assert said == (size > start)
        assert path.read_bytes().startswith(whole[:start])
        assert not library.read(path).torn


def test_a_line_torn_within_a_letter_is_dropped(tmp_path: Path) -> None:
    """An umlaut has two bytes; where a name of the heading is cut there, the record is damaged."""
    path = played(tmp_path, people=("Änne",))
    whole = path.read_bytes()
    assert library.read(path).occupants[0].name == "Änne"
    path.write_bytes(whole + "0 lay Ä".encode()[:-1])
    assert library.read(path).torn
    resumed(path).play("1 9")
    assert not library.read(path).torn
    assert path.read_bytes().startswith(whole)
    path.write_bytes(whole[: whole.index("Ä".encode()) + 1])
    with pytest.raises(RecordError):
        library.read(path)


@pytest.mark.parametrize("cut", range(0, 240, 13))
def test_a_record_cut_anywhere_is_read_or_refused(tmp_path: Path, cut: int) -> None:
    """Within the heading it is refused in one sentence, after it it is played; it never crashes."""
    whole = played(tmp_path).read_bytes()
    shelved(whole[:cut])
    outcome = program("replay", "mine")
    assert outcome.status == (1 if cut <= whole.index(b"\n", whole.index(b"\nmoves ") + 1) else 0)
    assert bool(outcome.err) == (outcome.status == 1)
    assert not (records().parent / "crashes").exists()


# Damaged ------------------------------------------------------------------------------------------

HEADING = by_hand(new_record())
LONG = "9" * 5000
DAMAGED = {
    "empty": "",
    "other text": "Dear diary\n",
    "no moves": "accessible-games record 1\ngame life-is-life 1\n",
    "other format": HEADING.replace("record 1", "record 3"),
    "no checks": HEADING.replace("record 1", "record 2"),
    "other version": HEADING.replace("life-is-life 1", "life-is-life 99"),
    "unknown game": HEADING.replace("game life-is-life", "game chess"),
    "no game": HEADING.replace("game life-is-life 1\n", ""),
    "unknown level": HEADING.replace("seat random Tom", "seat genius Tom"),
    "unknown option": HEADING.replace("expert no", "magic no"),
    "unknown choice": HEADING.replace("expert no", "expert perhaps"),
    "two seats": HEADING.replace("seat random Tom\n", ""),
    "no seed": HEADING.replace("seed 1\n", ""),
    "wrong seed": HEADING.replace("seed 1", "seed x"),
    "endless seed": HEADING.replace("seed 1", f"seed {LONG}"),
    "endless version": HEADING.replace("life-is-life 1", f"life-is-life {LONG}"),
    "endless undo": f"{HEADING}undo {LONG}\n",
    "endless seat": f"{HEADING}{LONG} turn 1\n",
    "wrong line": f"{HEADING}dragon\n",
    "wrong answer": f"{HEADING}0 turn 9\n",
    "wrong seat": f"{HEADING}7 turn 1\n",
    "half an answer": f"{HEADING}1 turn\n",
    "undo of nothing": f"{HEADING}undo 1\n",
    "wrong undo": f"{HEADING}undo x\n",
    "wrong position": HEADING.replace("moves\n", "position {}\nmoves\n"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["resume", "replay"])
@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_record_is_one_sentence(command: str, damage: str, language: str) -> None:
    """On standard error, with the status of failure; the file stays as it is."""
    if command == "replay" and damage == "unknown level":
        return  # no thinking is needed, so it can be told
    path = shelved(DAMAGED[damage].encode())
    outcome = program(command, "mine", "--language", language)
    assert outcome.status == 1
    assert outcome.err.count(".\n") >= 1
    assert "Traceback" not in outcome.err
    assert path.read_text() == DAMAGED[damage]
    assert not (records().parent / "crashes").exists()


def test_damaged_records_are_no_hindrance_for_the_others() -> None:
    """The list names them, and another game goes on."""
    for name, text in list(DAMAGED.items())[:8]:
        shelved(text.encode(), name)
    path = shelved(HEADING.encode(), "good")
    os.utime(path, (2_000_000_000, 2_000_000_000))
    outcome = program("resume", typed="1\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert "Life is Life goes on." in outcome.lines


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("empty", "This is not a saved game."),
        ("no moves", "The heading of the saved game is cut off."),
        ("wrong line", "Line 9 of the saved game cannot be read: dragon."),
        ("wrong answer", "Line 9 of the saved game is against the rules: 0 turn 9."),
        ("no checks", "Line 1 of the saved game is damaged."),
        (
            "other format",
            "The saved game is in format 3, which only a newer version of the program can read.",
        ),
        ("unknown game", "The saved game belongs to an unknown game, chess."),
        ("unknown level", "The heading of the saved game does not fit: genius."),
    ],
)
def test_the_sentence_names_what_is_wrong(damage: str, sentence: str) -> None:
    """With the number of the line, if there is one."""
    shelved(DAMAGED[damage].encode())
    assert " ".join(program("resume", "mine").err.split()) == sentence


@pytest.mark.parametrize("place", [b"Anna", b"moves\n0 turn "])
def test_a_record_that_is_no_text(place: bytes) -> None:
    """The line is named, and the bytes stay."""
    data = (HEADING.encode() + b"0 turn 1\n").replace(place, place + b"\xff")
    path = shelved(data)
    outcome = program("replay", "mine")
    assert (outcome.status, outcome.out) == (1, "")
    line = data[: data.index(b"\xff")].count(b"\n") + 1
    assert outcome.err == f"Line {line} of the saved game is not text.\n"
    assert path.read_bytes() == data


@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_folder_is_no_record(tmp_path: Path, command: str) -> None:
    """It is not found, neither by its name on the shelf nor by its path."""
    (records() / "folder.txt").mkdir(parents=True)
    for name in ("folder", str(tmp_path), "missing", "~nobody/x", "n" * 5000, "\x00"):
        outcome = program(command, name)
        assert outcome.status in (1, 2)
        assert outcome.err.count("\n") >= 1
    assert not (records().parent / "crashes").exists()


# Two programs -------------------------------------------------------------------------------------


def test_a_game_that_is_being_played_is_not_opened_twice(tmp_path: Path) -> None:
    """The second program is told, and the file survives it."""
    path = played(tmp_path)
    before = path.read_bytes()
    first = SavedGame(path)
    first.open()
    with pytest.raises(RecordInUseError):
        SavedGame(path).open()
    first.append("0 turn 1")
    assert path.read_bytes().startswith(before + b"0 turn 1 ")
    first.close()
    SavedGame(path).open()


def test_another_program_is_told_in_a_sentence() -> None:
    """Two processes: the second one ends with the status of failure, the first plays on."""
    evening = new_game(records())
    file = evening.file
    command = [sys.executable, "-m", "accessible_games", "resume"]
    second = run(command)
    assert second.returncode == 1
    told = "This game is being played in another window."
    assert second.stderr.startswith(told)
    assert evening.file == file
    evening.play("1 mouse")
    assert evening.file.startswith(file)
    assert "0 lay mouse\n" in evening.file


# A disk that takes nothing ------------------------------------------------------------------------


def test_a_full_disk_is_told_at_once_and_the_game_goes_on(tmp_path: Path) -> None:
    """It is said once; when the disk takes lines again, all waiting ones are written in order."""
    evening = new_game(tmp_path)
    session, path = evening.session, evening.session.kept.saved.path

    def typed() -> Iterator[Typed]:
        yield "1 mouse"
        with full_disk(path.stat().st_size + 9):
            yield "2 9 10"
            yield "scores"
            yield "1 9"
            yield "save"
        yield "save"

    answers = evening.play_all(typed())
    assert [DISK_FULL in " ".join(answer) for answer in answers] == [
        False, False, True, False, False, False, False, False,
    ]  # fmt: skip
    assert answers[5] == [REFUSED_AGAIN]
    assert answers[6] == ["The game is saved again.", "Saved as game."]
    assert library.read(path).table({"life-is-life": session.match.table.game}).moves == (
        session.match.table.moves
    )


@pytest.mark.parametrize(("answer", "leaves"), [("yes", True), ("no", False)])
def test_what_is_not_saved_is_not_given_up_without_asking(
    tmp_path: Path, answer: str, leaves: bool
) -> None:
    """Quit asks; no goes on."""
    evening = new_game(tmp_path)
    with full_disk(10):
        answers = evening.play("1 mouse", "quit", answer, "scores")
    question = "The game could not be saved. Do you want to quit and lose it?"
    assert " ".join(answers[2]) == question
    assert (answers[3] == [REFUSED_AGAIN]) == leaves
    assert ("The game goes on." in answers[3]) != leaves


def test_the_end_of_the_input_tries_once_more(tmp_path: Path) -> None:
    """What waited is written before the program leaves, if that works now."""
    evening = new_game(tmp_path)

    def typed() -> Iterator[Typed]:
        with full_disk(10):
            yield "1 mouse"
            yield "scores"

    answers = evening.play_all(typed())
    assert answers[-1] == [
        "The game is saved again.",
        "The game is saved. Go on with accessible-games resume.",
    ]
    assert "0 lay mouse\n" in evening.file


@pytest.mark.parametrize("place", ["", "records"])
def test_a_file_where_the_folder_should_be(tmp_path: Path, place: str) -> None:
    """No record can be made: the first lines say so, and the game is played to its end."""
    wall = tmp_path / "wall"
    (wall / place).parent.mkdir(exist_ok=True)
    (wall / place).write_text("a wall")
    words = ["--people", "Anna", "--seats", "3", "--bots", "random", "--seed", "1"]
    outcome = program(
        "play", "life-is-life", "--data", str(wall), *words, typed="1 mouse\nscores\nquit\nyes\n"
    )
    assert outcome.status == 0
    assert outcome.out.count(DISK_FULL) == 1
    assert outcome.lines.index("Your turn.") > outcome.lines.index(
        next(line for line in outcome.lines if line.startswith(DISK_FULL))
    )
    assert "You take a bear from row 1 and lay a mouse." in outcome.lines
    assert outcome.lines[-1] == REFUSED_AGAIN
    assert (wall / place).read_text() == "a wall"


@unix.rights
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    """As above, if the system refuses it; root is never refused."""
    if os.geteuid() == 0:
        pytest.skip("nothing is refused to the superuser")
    tmp_path.chmod(0o500)
    words = ["--people", "Anna", "--seats", "3", "--bots", "random"]
    outcome = program("play", "life-is-life", "--data", str(tmp_path / "data"), *words)
    tmp_path.chmod(0o700)
    assert outcome.status == 0
    assert outcome.out.count(DISK_FULL) == 1


def test_a_game_that_was_never_saved_names_no_file(tmp_path: Path) -> None:
    """A record that does not exist is not mentioned."""
    evening = new_game(tmp_path)
    with full_disk(10):
        answers = evening.play_to_the_end()
    assert answers[-1][-1] == REFUSED_AGAIN
