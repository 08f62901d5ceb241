"""The one loop that asks: what is said, how often, and what ends it."""

from pathlib import Path

import pytest

from accessible_games.app.saved_games import Shelf
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.match.settings import Settings
from accessible_games.match.table_options import number_between
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from tests.sessions import CTRL_C, Ears, Typed, Typist, new_record, records
from tests.store.saved_games import lay
from tests.written import by_hand

WRONG = "9 does not fit. Give a number from 1 to 3."


def asking(*typed: Typed, warn: str = "on") -> tuple[Questions, Typist]:
    """Return questions to a typist who types these lines."""
    ears = Ears()
    typist = Typist(ears, iter(typed))
    return Questions(
        Narrator(catalogue_of("en"), [], []), Settings(warn=warn), typist, ears
    ), typist


def number(text: str) -> int:
    """Return a number from 1 to 3.

    Raises `NotUnderstoodError` for anything else.
    """
    return number_between(text, 1, 3)


def test_it_asks_until_it_understands() -> None:
    """What was wrong replaces what was told first, and the question comes each time."""
    questions, typist = asking("9", "2")
    assert questions.ask("prompt-number", number, ["All are told."], ["Which one?"]) == 2
    assert typist.paragraphs == [["All are told.", "Which one?"], [WRONG, "Which one?"]]
    assert typist.prompts == ["Number? "] * 2


@pytest.mark.parametrize("warn", ["on", "off"])
def test_it_rings_once_at_each_refusal(warn: str) -> None:
    """Only if that is wanted, and never at an answer."""
    questions, typist = asking("9", "9", "2", warn=warn)
    questions.ask("prompt-number", number)
    assert typist.rings == [0, *[int(warn == "on")] * 2]


@pytest.mark.parametrize("error", [EOFError(), CTRL_C])
def test_the_end_of_the_input_and_ctrl_c_lead_out(error: BaseException) -> None:
    """The caller knows what to do then."""
    with pytest.raises(type(error)):
        asking("9", error)[0].ask("prompt-number", number)


@pytest.mark.parametrize("typed", ["no", "", "yes please", "9", "back", "e"])
def test_anything_but_yes_is_no(typed: str) -> None:
    """It is asked once, and nothing is refused; back is no answer, and so means no."""
    questions, typist = asking(typed)
    assert not questions.is_yes()
    assert (len(typist.prompts), questions.screen) == (1, typist.ears)
    assert asking("YES")[0].is_yes()


def test_the_shelf_is_asked_by_it() -> None:
    """The list is told once; another number rings, and the question comes again."""
    text = by_hand(new_record())
    older, newer = lay("older", text, when=1), lay("newer", text, when=2)
    questions, typist = asking("9", "2")
    assert Shelf(Path(records()), questions.narrator).choose(questions) == older != newer
    first, second = typist.paragraphs
    assert first[-1] == second[-1] == "Which game? Enter for the first."
    assert (len(first), second[:-1]) == (3, ["9 does not fit. Give a number from 1 to 2."])
    assert typist.rings == [0, 1]
