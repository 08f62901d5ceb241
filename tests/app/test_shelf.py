"""Resuming a saved game: finding it, and finding everything as it was."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.core import record
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.sessions import (
    Evening,
    Typed,
    new_game,
    new_record,
    program,
    random_answers,
    records,
    resumed,
)
from tests.written import by_hand

OVER = by_hand(new_record()) + "result 1\n"


def lying(name: str, age: int, people: str = "Anna", text: str | None = None) -> Path:
    """Make a saved game that was played so many hours ago."""
    path = records() / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(by_hand(new_record(people=(people,))) if text is None else text)
    os.utime(path, (1_000_000_000 - age * 3600,) * 2)
    return path


def shelf() -> None:
    """Make three unfinished games, a finished one, a damaged one, and files that are no records."""
    lying("old", 5, "Olga")
    lying("new", 1, "Nina")
    lying("middle", 3, "Mara")
    lying("over", 0, text=OVER)
    lying("broken", 2, text="???\n")
    lying("strange", 4, text=by_hand(new_record()).replace("life-is-life", "chess"))
    (records() / "notes.md").write_text("no record")


@pytest.mark.parametrize("language", LANGUAGES)
def test_saved_games_are_plain_lines_the_newest_first(language: Language) -> None:
    """Number, game, names and time; damaged ones are named as such, finished ones not at all."""
    shelf()
    lines = program("resume", "--language", language).lines
    damaged = catalogue_of(language).say("saved-damaged", number=2, file="broken")
    assert [line.split(",")[0] for line in lines[:5]] == ["1", "2", "3", "4", "5"]
    names = [next((n for n in ("Nina", "Mara", "Olga") if n in line), "") for line in lines[:5]]
    assert names == ["Nina", "", "Mara", "", "Olga"]
    assert lines[1] == damaged
    assert "strange" in lines[3]
    assert all(re.search(r"\d\d?\D+\d\d\.$", lines[place]) for place in (0, 2, 4))
    assert "over" not in "".join(lines)
    assert lines[5:7] == [catalogue_of(language).say(m) for m in ("which-saved", "prompt-number")]


@pytest.mark.parametrize(
    ("typed", "who"), [("", "Nina"), ("1", "Nina"), ("3", "Mara"), ("5", "Olga")]
)
def test_a_game_is_picked_by_number_and_the_newest_by_enter(typed: str, who: str) -> None:
    """The resumed game is named, and its file is the one that grows."""
    shelf()
    before = {path: path.read_text() for path in records().iterdir()}
    outcome = program("resume", typed=f"{typed}\n1 mouse\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert "Life is Life goes on." in outcome.lines
    changed = [path for path, text in before.items() if path.read_text() != text]
    assert len(changed) == 1
    assert f"seat person {who}\n" in changed[0].read_text()


@pytest.mark.parametrize("typed", ["0", "6", "-1", "x", "1.5", "9" * 5000, "²", "new"])
def test_a_wrong_number_is_explained_and_asked_again(typed: str) -> None:
    """Without the whole list again."""
    shelf()
    lines = program("resume", typed=f"{typed}\n5\n").lines
    reason = "A line has at most 500" if len(typed) > 500 else "Give a number from 1 to 5."
    assert reason in " ".join(lines[7:10])
    assert lines.count("Number?") == 2
    assert sum("Olga" in line for line in lines) == 1
    assert "Life is Life goes on." in lines


@pytest.mark.parametrize("typed", ["2", "4"])
def test_a_damaged_game_that_is_picked_is_refused(typed: str) -> None:
    """With the reason, and left as it is."""
    shelf()
    outcome = program("resume", typed=f"{typed}\n")
    assert outcome.status == 1
    assert "saved game" in outcome.err
    assert (records() / "broken.txt").read_text() == "???\n"


def test_a_single_game_goes_on_at_once() -> None:
    """There is nothing to choose."""
    lying("only", 1)
    lying("over", 0, text=OVER)
    outcome = program("resume")
    assert outcome.lines[0] == "Life is Life goes on."
    assert "Number?" not in outcome.lines


def test_nine_games_are_told_and_older_ones_found_by_name() -> None:
    """A list has an end."""
    for age in range(12):
        lying(f"game-{age}", age, people=f"P{age}")
    lines = program("resume").lines
    assert [line.split(",")[0] for line in lines[:9]] == [str(number) for number in range(1, 10)]
    assert lines[10] == "Number?"
    assert "Life is Life goes on." in program("resume", "game-11").lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_to_go_on_with(language: Language) -> None:
    """No folder, or finished games only."""
    for _ in range(2):
        outcome = program("resume", "--language", language)
        assert (outcome.status, outcome.out) == (2, "")
        assert " ".join(outcome.err.split()) == catalogue_of(language).say("nothing-to-resume")
        lying("over", 0, text=OVER)


def test_a_game_is_found_by_name_and_by_path(nobody: Path, tmp_path: Path) -> None:
    """With and without its extension, wherever it is."""
    path = lying("mine", 1)
    other = tmp_path / "my game.txt"
    other.write_text(path.read_text())
    for words in (["mine"], ["mine.txt"], [str(path)], [str(other)], ["my", "game.txt"]):
        found = program("resume", *words, "--data", str(nobody / "data/accessible-games"))
        told = "Life is Life goes on." in found.lines
        assert told == (words != ["my", "game.txt"]), words


def test_a_finished_game_does_not_go_on() -> None:
    """But it can be heard again."""
    path = lying("over", 0, text=OVER)
    outcome = program("resume", "over")
    assert (outcome.status, outcome.out) == (2, "")
    assert " ".join(outcome.err.split()).endswith(
        "is over. Hear it again with accessible-games replay over."
    )
    assert path.read_text() == OVER
    assert program("replay", "over").status == 0


# Everything as it was -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["random", "easy", "bold-easy", "normal", "careful-normal"])
@pytest.mark.parametrize("stop", [0, 1, 2, 5, 9])
def test_a_resumed_game_is_the_game_without_a_break(tmp_path: Path, level: str, stop: int) -> None:
    """The same answers lead to the same events: the record is the same to the last letter."""
    seats = new_record(bots=(level, level))
    whole = new_game(tmp_path / "whole", seats)
    typed = random_answers_of(whole, 12)
    parts = new_game(tmp_path / "parts", seats)
    parts.play(*typed[:stop])
    again = resumed(parts.session.kept.saved.path)
    again.play(*typed[stop:])
    assert again.file == whole.file
    assert again.session.match.table.state == whole.session.match.table.state
    assert again.session.persons[0].history.entries == whole.session.persons[0].history.entries


def random_answers_of(evening: Evening, limit: int) -> list[str]:
    """Return the lines typed in a game, which is played with them."""
    typed: list[str] = []

    def noted() -> Iterator[Typed]:
        for line in random_answers(evening.session, seed=3, limit=limit):
            typed.append(line)
            yield line

    evening.play_all(noted())
    return typed


def test_resuming_at_every_step_changes_nothing(tmp_path: Path) -> None:
    """Each answer of this game is given in another run of the program."""
    whole = new_game(tmp_path / "whole")
    typed = random_answers_of(whole, 10)
    evening = new_game(tmp_path / "steps")
    evening.play()
    for line in typed:
        evening = resumed(evening.session.kept.saved.path)
        evening.play(line)
    assert evening.file == whole.file


def test_a_resumed_game_says_how_things_stand(tmp_path: Path) -> None:
    """The game, the turn, the lives, the table, the hand; and older events can be heard."""
    evening = new_game(tmp_path)
    heard = evening.play("1 mouse", "turn", "scores", "table", "hand", "last 50", "since")
    first, last, since = resumed(evening.session.kept.saved.path).play("last 50", "since")[:3]
    assert first[0] == "Life is Life goes on."
    assert len(first) > 7
    assert heard[5][-1] == first[-1]
    assert (last, since) == (heard[6], heard[7])


def test_a_resumed_game_goes_on_in_another_language(tmp_path: Path) -> None:
    """A record has no language."""
    evening = new_game(tmp_path, language="de")
    evening.play("1 maus")
    again = resumed(evening.session.kept.saved.path, language="fr")
    answers = again.play("main", "knock", "langue de", "hand")
    assert answers[1][0].startswith("Ta main")
    assert answers[4][0].startswith("Deine Hand")
    assert record.read(again.file).table(GAMES).moves == again.session.match.table.moves


def test_a_game_that_was_won_but_not_closed_is_closed(tmp_path: Path) -> None:
    """If the program was killed between the last answer and the result."""
    evening = new_game(tmp_path)
    evening.play_to_the_end()
    path = evening.session.kept.saved.path
    whole = path.read_text()
    path.write_text(whole[: whole.index("result")])
    answers = resumed(path).play()
    assert answers[-1][-2] == "The game is over. Hear it again with accessible-games replay."
    assert path.read_text() == whole
