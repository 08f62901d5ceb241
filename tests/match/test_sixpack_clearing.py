"""SixPack typed at the keyboard: what is cleared, what has changed, what is taken back."""

import string
from pathlib import Path

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.games.sixpack.building import document
from tests.games.sixpack.sessions import (
    BLOCK,
    CLEAR_IT,
    NOT,
    OWN,
    alone,
    at_claim,
    at_clear,
    at_keep,
    moves,
    said,
    two,
)
from tests.sessions import CLEARING, resumed

TURN = "Your move."
CLAIM = "Claim?"
POINT = "Which domino?"


# Clearing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("clear m", "column m"),
        ("clear M", "column m"),
        ("clear column m", "column m"),
        ("clear 12", "row 12"),
        ("clear row 12", "row 12"),
        ("12", "row 12"),
    ],
)
def test_a_line_is_cleared(tmp_path: Path, typed: str, line: str) -> None:
    """A column by its letter, a row by its number."""
    evening = at_clear(tmp_path)
    evening.play(*CLEAR_IT, typed)
    assert moves(evening)[2:3] == [f"0 clear {line}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*string.ascii_lowercase, "1", "12", "13", "26", "99"])
def test_every_letter_can_be_a_column(tmp_path: Path, language: Language, name: str) -> None:
    """Even one that is a command or a small word, after the word for clearing."""
    evening = at_clear(tmp_path, language=language)
    lemon = evening.session.person.narrator.piece("lemonade")
    answers = said(evening, *CLEAR_IT[:2], f"{lemon} n12", f"{CLEARING[language]} {name}")
    if name in ("m", "n", "o", "p", "12", "13"):
        assert moves(evening)[2].startswith("0 clear ")
    else:
        refused = evening.session.person.narrator.say("refused-no-such-line")
        assert answers[3].startswith(" ".join(refused))


@pytest.mark.parametrize(
    ("typed", "beginning"),
    [
        ("clear", "Type "),
        ("clear m 12", "I do not understand that here: clear m 12."),
        ("clear m n", "Type "),
        ("clear m13", "I do not understand that here: clear m13."),
        ("wombat", "I do not understand that here: wombat."),
        ("clear 123", "I do not understand that here: clear 123."),
    ],
)
def test_what_is_no_line_is_asked_for(tmp_path: Path, typed: str, beginning: str) -> None:
    """It says how to type one."""
    evening = at_clear(tmp_path)
    answers = said(evening, *CLEAR_IT, typed)
    assert answers[3].startswith(beginning)
    assert answers[3].endswith("Clear what?")
    assert len(moves(evening)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_side_is_an_answer_though_it_is_a_step(
    tmp_path: Path, language: Language, side: str
) -> None:
    """All its words work when a side is asked for; its letter still steps."""
    evening = at_keep(tmp_path, language=language)
    words = evening.session.person.vocabulary
    for number, word in enumerate(words.lexicon.answer_words(side)):
        each = at_keep(tmp_path / str(number), language=language)
        each.play("", word)
        assert moves(each)[:1] == [f"0 keep {side}"]
    letter = words.commands.shortest(side)[1]
    evening.play("", letter, words.commands.word("up"))
    assert moves(evening) == []
    cursors = [person.pointer.place for person in evening.session.persons.values()]
    assert len([cursor for cursor in cursors if cursor]) == 1


def test_an_arrow_key_while_a_side_is_asked_is_the_answer_only_if_it_is_a_side(
    tmp_path: Path,
) -> None:
    """Up is no side of a column; the question comes again."""
    evening = at_keep(tmp_path)
    answers = said(evening, "", "above", "wombat", "keep left")
    assert answers[1].startswith("I do not understand that here: above. You can choose left or")
    assert answers[2].startswith("I do not understand that either: wombat. Type moves")
    assert moves(evening) == ["0 keep left"]


# Looking back ------------------------------------------------------------------------------------


def test_what_has_changed_since_ones_own_last_turn(tmp_path: Path) -> None:
    """The table then and now, by what others have done."""
    answers = said(two(tmp_path), "", "cola o13", "", "changes", "take o13", "", "changes")
    assert answers[3].startswith("New: cola o13.")
    assert answers[6].startswith("Different now: lemon o13.")


def test_claims_in_the_turns_of_others_do_not_count(tmp_path: Path) -> None:
    """A claim in another's turn does not count as the player's own turn."""
    given = document(BLOCK, (NOT, OWN))
    evening = two(tmp_path, given)
    answers = said(evening, "", "take n15", "", "yes", "1", "changes", "since")
    assert moves(evening) == ["0 turn take n15", "1 claim m13-o14", "1 point cola-diesel"]
    assert answers[5].startswith("Gone: cola beer n15.")
    assert answers[6].startswith("Anna takes cola beer from n15.")
    assert "You lay cola with cola beer aside and have one point." in answers[6]


def test_nothing_has_changed(tmp_path: Path) -> None:
    """The command says so."""
    answers = said(alone(tmp_path), "changes", "since")
    assert answers[0] == f"The table has not changed since your last turn. {TURN}"
    assert answers[1] == f"Nothing has happened since your last move. {TURN}"


def test_undo_takes_back_ones_own_answer(tmp_path: Path) -> None:
    """One answer at a time, and what came after it."""
    evening = at_clear(tmp_path)
    answers = said(evening, *CLEAR_IT, "undo", "undo", "undo", "table")
    assert answers[3] == (
        "Taken back: lemon at n12. To fill with: lemon n12, beer n12. Fill with what?"
    )
    assert answers[4] == f"Taken back: lemon beer at m12. {TURN}"
    assert answers[5] == f"You have no turn to take back. {TURN}"
    assert moves(evening) == []
    assert "m13 to p15" in answers[6]


def test_a_saved_game_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """With the same question, even if a claim or a line is asked for."""
    for number, (before, prompt) in enumerate(
        [(CLEAR_IT[:2], "Fill with what?"), (CLEAR_IT, "Clear what?")]
    ):
        evening = at_clear(tmp_path / str(number))
        evening.play(*before)
        again = resumed(evening.session.kept.saved.path)
        assert said(again, "")[0].endswith(prompt)
        assert again.session.match.table.state == evening.session.match.table.state


def test_a_saved_claim_goes_on(tmp_path: Path) -> None:
    """The claimer is asked for a point, and may take the claim back."""
    evening = at_claim(tmp_path)
    evening.play("", "take n15", "yes")
    again = resumed(evening.session.kept.saved.path)
    answers = said(again, "", "undo", "no")
    assert answers[0].endswith(POINT)
    assert answers[1].endswith(f"Your pattern lies at m13 to o14. Do you claim it? {CLAIM}")
    assert moves(again) == ["0 turn take n15", "0 claim no"]
