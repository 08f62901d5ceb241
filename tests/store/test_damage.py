"""A damaged saved game can be resumed from what is whole of it, if the player wants that."""

import errno
import os
from pathlib import Path

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import library
from tests import unix
from tests.full_disk import full_disk
from tests.sessions import Outcome, new_game, new_record, program, records
from tests.written import by_hand, checked

HEADING = len(new_record().heading())
TYPED = ("1 mouse", "2 9 10", "1 9", "2 1 2")


def game(checks: bool = True) -> Path:
    """A saved game of some answers, with checks or as older versions wrote it."""
    evening = new_game(records())
    evening.play(*TYPED)
    path = evening.session.kept.saved.path
    if not checks:
        path.write_text(evening.file, "utf-8")
    return path


def damaged(answer: int, checks: bool = True) -> tuple[Path, list[str]]:
    """Return a saved game with one unreadable answer, and its lines before the damage."""
    path = game(checks)
    lines = path.read_text("utf-8").splitlines()
    before = lines[:]
    lines[HEADING + answer] = "dragon" + lines[HEADING + answer]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path, before


def resumed(typed: str, language: Language = "en") -> Outcome:
    """Return what the program says when the game is resumed; no failure may be written down."""
    outcome = program("resume", "game", "--language", language, typed=typed)
    assert not (records().parent / "crash.txt").exists()
    return outcome


@pytest.mark.parametrize("checks", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_game_goes_on_from_its_last_whole_answer(
    language: Language, checks: bool
) -> None:
    """It says which line is damaged and how many answers are lost; yes goes on."""
    path, before = damaged(7, checks)
    whole = HEADING + 7
    found, lost = path.read_bytes(), len(before) - whole
    words = catalogue_of(language)
    outcome = resumed(f"{words.words('yes')[0]}\n", language)
    said = " ".join(outcome.lines)
    assert (outcome.status, outcome.err) == (0, "")
    assert f" {whole + 1} " in outcome.lines[0]
    assert words.say("go-on-without", count=lost) in said
    assert words.say("prompt-yes-no") in outcome.lines
    assert words.say("damaged-kept", file="game.damaged") in said
    assert path.with_suffix(".damaged").read_bytes() == found
    assert path.read_text("utf-8").splitlines()[:whole] == before[:whole]


def test_what_computer_players_had_answered_they_answer_again() -> None:
    """So in a game with only one person, only this person's answers are lost."""
    path, before = damaged(1)
    resumed("yes\n" + "".join(f"{line}\n" for line in TYPED))
    lines = [line.rpartition(" ")[0] for line in path.read_text("utf-8").splitlines()]
    lines = [line for line in lines if not line.startswith("session ")]
    assert lines == [line.rpartition(" ")[0] for line in before]


def test_no_leaves_the_damaged_game_as_it_is() -> None:
    """Nothing is written, and nothing is put beside it."""
    path, _ = damaged(5)
    found = path.read_bytes()
    outcome = resumed("no\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines[-1] == "The game stays as it is."
    assert [file.read_bytes() for file in records().iterdir()] == [found]


def test_where_nobody_answers_a_damaged_game_is_refused() -> None:
    """With the sentence and the status of failure, as everywhere."""
    path, _ = damaged(5)
    found = path.read_bytes()
    outcome = resumed("")
    assert (outcome.status, outcome.err) == (1, "Line 14 of the saved game is damaged.\n")
    assert [file.read_bytes() for file in records().iterdir()] == [found]


def test_a_damaged_check_alone_loses_nothing() -> None:
    """It is told as well, and the game is written again with its checks."""
    path = game()
    whole = path.read_text("utf-8")
    line = whole.splitlines()[9]
    path.write_text(whole.replace(line, line[:-1] + "?"), "utf-8")
    assert "No answer is lost. Do you want to go on?" in resumed("yes\n").lines
    assert path.read_text("utf-8").startswith(whole)


def test_one_lost_answer_is_told_in_the_singular() -> None:
    """The singular is used."""
    path = game()
    path.write_bytes(path.read_bytes()[:-2] + b"?\n")
    said = " ".join(resumed("yes\n").lines)
    assert "One answer is lost. Do you want to go on without it?" in said


def test_without_a_whole_heading_nothing_is_offered() -> None:
    """It is not known who played what, so it is refused and kept."""
    path = game()
    path.write_text(path.read_text("utf-8").replace("person Anna", "person Anne"), "utf-8")
    outcome = resumed("yes\n")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "Line 4 of the saved game is damaged.\n"
    assert [file.name for file in records().iterdir()] == ["game.txt"]


def test_a_damaged_game_can_be_picked_from_the_list() -> None:
    """The list says that it is damaged."""
    damaged(5)
    other = records() / "other.txt"
    other.write_text(checked(by_hand(new_record())))
    lines = program("resume").lines
    number = next(line.split(",")[0] for line in lines if line.endswith("game, damaged."))
    assert (
        "The damaged game is kept as game.damaged."
        in program("resume", typed=f"{number}\nyes\n").lines
    )


def test_a_game_can_be_damaged_twice() -> None:
    """Each damaged file is kept under a name of its own."""
    path, found = game(), []
    for _ in range(2):
        path.write_text(path.read_text("utf-8").replace("\n0 ", "\n0  ", 1), "utf-8")
        found.append(path.read_bytes())
        resumed("yes\n1 mouse\n")
    names = ("game.damaged", "game-2.damaged")
    assert [(records() / name).read_bytes() for name in names] == found


@unix.links
def test_a_damaged_game_behind_a_link_is_mended_there(tmp_path: Path) -> None:
    """The link stays a link."""
    path, _ = damaged(5)
    link = tmp_path / "link.txt"
    link.symlink_to(path)
    assert program("resume", str(link), typed="yes\n").status == 0
    assert link.is_symlink()
    assert library.read(path).answers
    assert path.with_suffix(".damaged").exists()


def test_a_full_disk_leaves_the_damaged_game_as_it_is() -> None:
    """What cannot be saved is not changed, and no half-written files are left."""
    path, _ = damaged(5)
    found = path.read_bytes()
    with full_disk(10):
        outcome = resumed("yes\n")
    assert outcome.status == 1
    assert "too large" in outcome.err or "File" in outcome.err
    assert [(file.name, file.read_bytes()) for file in records().iterdir()] == [("game.txt", found)]


def test_where_it_cannot_be_replaced_no_copy_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """As often as it is tried, there is one file, and it is as it was."""
    path, _ = damaged(5)
    found = path.read_bytes()

    def refuse(_source: Path, target: Path) -> None:
        raise PermissionError(errno.EACCES, "no", str(target))

    monkeypatch.setattr(os, "replace", refuse)
    outcome = resumed("yes\n")
    assert outcome.status == 1
    assert " ".join(outcome.err.split()) == f"{path} cannot be used: there is no permission."
    assert [(file.name, file.read_bytes()) for file in records().iterdir()] == [("game.txt", found)]
