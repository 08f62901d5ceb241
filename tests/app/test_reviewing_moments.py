"""Moving around in a review: to a moment, another answer there, back to the list, and out."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from accessible_games.app.moments import ReviewedChoice, at_moment, judged
from accessible_games.app.reviewing import Review, Trial
from accessible_games.core.record import Record
from accessible_games.core.table import Table
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from tests.app.mistaken_games import PLANTED, first_choice, heading, mistaken, reviewed
from tests.sessions import CTRL_C, Ears, Typist, new_game, records

pytestmark = [pytest.mark.slow, pytest.mark.searching]

every_planted = pytest.mark.parametrize("game", PLANTED)


def number_of(game: str, lines: list[str]) -> str:
    """Return the number of the planted mistake in a review."""
    found = lines.index(f"Chosen: {PLANTED[game].named[0]}.")
    (*_, heading) = [line for line in lines[:found] if line.startswith("Moment ")]
    return heading.split()[1].removesuffix(".")


# Moving around ------------------------------------------------------------------------------------


def trying(game: str, *typed: str, words: tuple[str, ...] = ()) -> list[str]:
    """Return what is said after going to the planted moment."""
    mistaken(game)
    list_alone = reviewed("mine", *words)
    number = number_of(game, reviewed("mine"))
    lines = reviewed("mine", *words, typed="\n".join([number, *typed]) + "\n")
    return lines[len(list_alone) - (list_alone[-1] == "") :]


@every_planted
def test_at_a_moment_another_answer_can_be_tried(game: str) -> None:
    """The table is as it was, and the game goes on from there."""
    said = trying(game, "table", PLANTED[game].typed)
    title = catalogue_of("en", game).say("title")
    assert said[0] == f"{title} goes on."
    assert any(line.startswith("Answer as you like and play on") for line in said)
    assert any(line.startswith(PLANTED[game].told) for line in said)


def test_a_game_that_is_tried_to_its_end_leads_back() -> None:
    """It says what would have come of it."""
    said = trying("arche-noah", "hedgehog 4", "quit")
    assert "You win the game." in said
    ends = said.index("The game that you tried out is over.")
    assert said[ends + 1].startswith("You are back at the moment")


@every_planted
def test_commands_work_at_a_moment(game: str) -> None:
    """Such as the hand, the scores and a hint, which is now the better answer."""
    said = trying(game, "hand", "scores", "hint full", "moves", "help return")
    assert any(PLANTED[game].named[1] in line for line in said if line.startswith("I would "))
    assert any(line.startswith(PLANTED[game].brings) for line in said)
    assert "return or moments: only in a review. Back to the list of moments." in " ".join(
        said
    ).replace("Return", "return")


@pytest.mark.parametrize("language", LANGUAGES)
def test_return_leads_back_in_every_language(language: Language) -> None:
    """The list can be heard again, or another moment chosen."""
    words = catalogue_of(language)
    (back, *_) = words.words("command-return")
    (quit_, *_) = words.words("command-quit")
    mistaken("arche-noah")
    found = words.say("review-found", count=1)
    alone = reviewed("mine", "--language", language)
    alone = alone[alone.index(found) :]
    for word in (back, "return"):
        lines = reviewed("mine", "--language", language, typed=f"1\n{word}\n\n{quit_}\n")
        again = " ".join(words.say("review-back", count=1).split())
        assert again in " ".join(lines)
        assert lines[-len(alone) :] == alone


def test_it_is_said_once_that_nothing_is_saved() -> None:
    """It is said again if the player wants to save."""
    said = trying("arche-noah", "return", "1", "save", "return", "1", "quit")
    assert len([line for line in said if "nothing is saved" in line]) == 1
    assert said.count("What you try here is not saved.") == 1


def test_a_trial_leaves_every_file_as_it_was() -> None:
    """The record that is reviewed, and the folder of records."""
    path = mistaken("arche-noah")
    before = path.read_bytes()
    reviewed("mine", typed="1\nsave\nundo\nhedgehog 4\n1\nspider 2\n1\nquit\n")
    assert path.read_bytes() == before
    assert [each.name for each in records().iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("typed", ["quit\n", "1\nquit\n", "q\n", "QUIT\n", ""])
def test_quit_and_the_end_of_input_leave(typed: str) -> None:
    """At the list and at a moment; no line is read after that."""
    mistaken("arche-noah")
    lines = reviewed("mine", typed=typed + ("1\n" if typed else ""))
    assert len([line for line in lines if line == "Arche Noah goes on."]) == typed.count("1")


@pytest.mark.parametrize("typed", ["0", "2", "-1", "wombat", "1.5", "99999999999999999999"])
def test_another_number_is_refused(typed: str) -> None:
    """The refusal says how many there are, and asks for another."""
    mistaken("arche-noah")
    lines = reviewed("mine", typed=f"{typed}\n1\nquit\n")
    assert "There is only one moment, so type 1, Enter or quit." in lines
    assert "Arche Noah goes on." in lines


def test_enter_tells_the_list_again() -> None:
    """Word by word."""
    mistaken("arche-noah")
    alone = reviewed("mine")
    twice = reviewed("mine", typed="\n")
    assert twice == [*alone, *alone[1:]]


@every_planted
def test_others_play_on_as_in_the_game(game: str) -> None:
    """Computer players at their levels; other people become computer players."""
    record = heading(PLANTED[game].table, ("person", "person", "hard"))
    moment = judged(record, first_choice(game))
    assert moment is not None
    begun = at_moment(record, moment)
    assert [occupant.name for occupant in begun.occupants] == [
        each.name for each in record.occupants
    ]
    assert [occupant.player for occupant in begun.occupants][:2] == ["person", "normal"]
    assert {occupant.player for occupant in begun.occupants[2:]} <= {"hard"}


# Waiting ------------------------------------------------------------------------------------------


class Broken(Table[Any]):
    """A table at which Ctrl-C is pressed while it is examined."""

    def view(self, seat: int | None) -> Any:
        """Raise what Ctrl-C raises."""
        raise CTRL_C


def stopped(*choices: ReviewedChoice) -> list[str]:
    """Return what a review of these choices says."""
    said = Ears()
    typist = Typist(said, iter(["quit"]))
    table = PLANTED["arche-noah"].table
    narrator = Narrator(catalogue_of("en", "arche-noah"), ["Anna", "Tom"], table.game.pieces)
    with suppress(Leave):
        Review(heading(table), Questions(narrator, Settings(), typist, said), never).run(choices)
    return [line for lines in typist.paragraphs for line in lines] + said.take()


def never(record: Record, trial: Trial) -> TerminalSession:
    """Fail: no moment may be visited."""
    raise AssertionError(record)


def test_ctrl_c_ends_the_search_and_tells_what_was_found() -> None:
    """The moments so far, and how many decisions were looked at."""
    choice = first_choice("arche-noah")
    broken = ReviewedChoice(
        Broken(choice.table.game, choice.table.state.copy()), choice.decision, ()
    )
    lines = stopped(choice, broken, choice)
    assert lines[1] == "I stop after one decision of 3."
    assert "Chosen: spider 2." in lines


def test_ctrl_c_at_once_is_no_praise() -> None:
    """Nothing was found because nothing was searched."""
    choice = first_choice("arche-noah")
    broken = ReviewedChoice(
        Broken(choice.table.game, choice.table.state.copy()), choice.decision, ()
    )
    assert stopped(broken, choice)[1:] == ["I stop after no decision of 2."]


def test_a_game_without_a_choice_has_nothing_to_review() -> None:
    """It says so, instead of praise."""
    assert stopped()[1:] == ["There was nothing to decide."]


# The offer ----------------------------------------------------------------------------------------


def test_a_game_that_is_over_offers_its_review(tmp_path: Path) -> None:
    """As the last line, with what has to be typed; nothing is asked."""
    evening = new_game(tmp_path)
    answers = evening.play_to_the_end()
    assert answers[-1][-1] == "To hear your costliest decisions, type accessible-games review."


def test_what_was_not_saved_offers_no_review(tmp_path: Path) -> None:
    """There would be no record to review."""
    (tmp_path / "folder").write_text("a file", "utf-8")
    evening = new_game(tmp_path / "folder")
    answers = evening.play_to_the_end()
    assert answers[-1][-1] == "The game could not be saved."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offer_can_be_taken(language: Language) -> None:
    """The command that it names reviews the game that was played."""
    mistaken("arche-noah")
    offer = catalogue_of(language, "arche-noah").say("review-offered")
    assert "accessible-games review" in offer
    assert reviewed("--language", language) == reviewed("mine", "--language", language)
