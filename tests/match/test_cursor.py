"""Moving over a table of places: each person has a cursor, and what is there is the next prompt."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from accessible_games.core.decision import Move
from accessible_games.games.sixpack import looking
from accessible_games.games.sixpack.cells import around
from accessible_games.match.cursor import STEPS
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language
from tests.examples import times
from tests.games.sixpack.building import display, document
from tests.games.sixpack.sessions import BLOCK, NOT, OWN, PICTURE, alone, said, two
from tests.sessions import CTRL_C, Evening, new_game, resumed

M13, N13 = "Cola m13, upper left.", "Lemon beer n13, upper edge."
EDGE = "The table ends here."
TURN = "Your move."


def words_of(evening: Evening, command: str) -> list[str]:
    """Return all that can be typed for a command in the language of the session."""
    words = evening.session.person.vocabulary.commands.words()
    return [word for word, name in words.items() if name == command]


# Looking at a place ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["n13", "N13", "n 13", "N 13", " n13 ", "look n13", "x n13", "look N 13", "look n"],
)  # fmt: skip
def test_a_typed_place_is_looked_at(tmp_path: Path, typed: str) -> None:
    """In any form; what is there is the next prompt, and nothing else is said."""
    evening = alone(tmp_path)
    paragraphs = evening.play("m13", typed)
    assert paragraphs[1:3] == [[], []]
    assert [prompt.strip() for prompt in evening.typist.prompts] == [TURN, M13, N13]


def test_behind_the_answer_comes_the_question_again(tmp_path: Path) -> None:
    """The look is the prompt only once."""
    assert said(alone(tmp_path), "m13", "scores", "look") == [
        M13, f"Points: you 0 and Tom 0. {TURN}", M13,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("look", M13),
        ("x", M13),
        ("look here", M13),
        ("here", TURN),
        ("look n", N13),
        ("look 14", "Cola lemon m14, lower left."),
        ("look o 14", "Cola lemon o14, lower right."),
        ("n14", "Beer n14, lower edge."),
        ("o13", "Gap o13, takes lemon."),
        ("m12", "Free m12, beside a cola."),
        ("l12", "Nothing near l12."),
        ("a1", "Nothing near a1."),
        ("z26", "Nothing near z26."),
    ],
)
def test_what_is_at_a_place(tmp_path: Path, typed: str, answer: str) -> None:
    """Drink, place and edge; a gap with what fills it; a free place with its neighbour."""
    assert said(alone(tmp_path), "m13", typed)[1].endswith(answer)


def test_a_gap_that_nothing_fills_says_why(tmp_path: Path) -> None:
    """Between equal bottles it stays open."""
    given = document("CL B\nB .")
    assert said(alone(tmp_path, given), "n14") == ["Gap n14, stays open between 2 beers."]


def test_a_gap_with_a_choice_names_all_that_fill_it(tmp_path: Path) -> None:
    """Between two equal mixes either of their bottles fits."""
    given = document("LB B\n. LB")
    assert said(alone(tmp_path, given), "m14") == ["Gap m14, takes lemon or beer."]


def test_what_has_just_come_is_new(tmp_path: Path) -> None:
    """It is new during the turn in which it came, here until all have claimed."""
    evening = two(tmp_path, document(BLOCK, (OWN, NOT), claims="off"))
    answers = said(evening, "", "lemon m15", "m15", "m13", "no", "", "no", "m15")
    assert answers[2] == "Lemon m15, lower left, new."
    assert answers[3] == M13
    assert answers[-1] == "Lemon m15, lower left."


@pytest.mark.parametrize("typed", ["m0", "m27", "m99", "M 99", "look 30", "look 0", "block z27"])
def test_a_place_that_no_table_has(tmp_path: Path, typed: str) -> None:
    """One sentence, and the cursor stays."""
    answers = said(alone(tmp_path), "n13", typed, "look")
    assert answers[1].startswith("There is no place ")
    assert answers[1].endswith(f"A place is a letter and a number up to 26. {TURN}")
    assert answers[2] == N13


@pytest.mark.parametrize("word", ["look", "row", "column", "block"])
@pytest.mark.parametrize("rest", ["wombat", "123", "m-13", "13m"])
def test_what_is_no_place_is_asked_for(tmp_path: Path, word: str, rest: str) -> None:
    """The refusal has an example of that command."""
    answers = said(alone(tmp_path), f"{word} {rest}")
    wanted = f"Type {word} and a place, such as {word} p13, or {word} here. {TURN}"
    assert answers == [wanted] or rest == "m-13"


@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_the_answer_fits_its_verbosity(tmp_path: Path, verbosity: Any) -> None:
    """If an answer is too long for one line, only its last line is the prompt."""
    given = document("CL B CL\nB . B\nCL B CL")
    evening = alone(tmp_path, given, verbosity=verbosity)
    lines, prompt = evening.play("n14")[1], evening.typist.prompts[1]
    assert " ".join([*lines, prompt.strip()]).startswith("Gap n14, stays open")
    assert all(len(line) <= 80 for line in [*lines, prompt])
    assert prompt.strip().endswith(".")


# Steps -------------------------------------------------------------------------------------------


def test_steps_go_from_place_to_place(tmp_path: Path) -> None:
    """Through the table and the empty places around it, to the end and back."""
    steps = ("m13", "right", "down", "left", "left", "left", "up", "right")
    assert said(alone(tmp_path), *steps) == [
        M13, N13, "Beer n14, lower edge.", "Cola lemon m14, lower left.",
        "Free l14, beside a cola lemon.", EDGE, "Free l13, beside a cola.", M13,
    ]  # fmt: skip


def test_where_the_table_ends_that_is_all_that_is_said(tmp_path: Path) -> None:
    """It is the next prompt; nothing moves, however often the key is pressed."""
    evening = alone(tmp_path)
    paragraphs = evening.play("m12", "up", "up", "up", "look")
    prompts = [prompt.strip() for prompt in evening.typist.prompts]
    assert paragraphs[2:5] == [[], [], []]
    assert prompts[1:] == ["Free m12, beside a cola.", *[EDGE] * 3, "Free m12, beside a cola."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", STEPS)
def test_every_word_of_a_step_does_the_same(tmp_path: Path, language: Language, way: str) -> None:
    """Its words, its letters and what the arrow key types."""
    evening = alone(tmp_path, language=language)
    words = [*words_of(evening, way), evening.session.person.vocabulary.commands.word(way)]
    typed = [line for word in words for line in ("n14", word)]
    answers = said(evening, *typed)[1::2]
    facts = looking.look(evening.session.person.view, around("n14")[looking.WAYS[way]])
    assert answers == [" ".join(evening.session.person.narrator.events(list(facts)))] * len(words)
    assert evening.typist.steps[way] in words


def test_the_arrows_type_words_of_the_language(tmp_path: Path) -> None:
    """They do so even after another language was chosen."""
    evening = alone(tmp_path)
    evening.play("language deutsch")
    links = evening.session.person.vocabulary.commands.word("left")
    assert evening.typist.steps["left"] == links
    assert list(evening.typist.steps) == list(STEPS)
    assert links != "left"


def test_the_arrows_of_a_game_without_places_step_nowhere(tmp_path: Path) -> None:
    """They find earlier lines there, and a place is no answer."""
    evening = new_game(tmp_path)
    answers = evening.play("m12", "left")
    assert evening.typist.steps == {}
    assert answers[1][0].startswith("I do not understand that here: m12")
    assert answers[2][0].startswith("I do not understand that either: left")


WALKS = st.lists(st.sampled_from(STEPS), max_size=30)
BACK = {"left": "right", "right": "left", "up": "down", "down": "up"}


@settings(max_examples=times(25), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(WALKS)
def test_a_walk_says_each_place_it_comes_to(
    tmp_path_factory: pytest.TempPathFactory, walk: list[str]
) -> None:
    """Each step goes one place on or says the end; a step back leads back; none goes too far."""
    evening = alone(tmp_path_factory.mktemp("walk"))
    answers = said(evening, "m13", *walk)
    places = set(display(PICTURE))
    column, row = "m", 13
    for way, answer in zip(walk, answers[1:], strict=True):
        to = {"left": -1, "right": 1}.get(way, 0), {"up": -1, "down": 1}.get(way, 0)
        beyond = (chr(ord(column) + to[0]), row + to[1])
        if beyond[0] in "lmnop" and beyond[1] in range(12, 16):
            column, row = beyond
            assert f"{column}{row}" in answer
            assert (f"{column}{row}" in places) == (not answer.startswith(("Gap", "Free", "Noth")))
        else:
            assert answer == EDGE


# Where the cursor is -----------------------------------------------------------------------------


def test_the_cursor_begins_where_something_has_changed(tmp_path: Path) -> None:
    """It begins at the latest card, or else at the first card that was laid."""
    assert said(alone(tmp_path), "look") == [M13]
    evening = two(tmp_path / "b", document(BLOCK, (OWN, NOT), claims="off"))
    assert said(evening, "", "lemon m15", "look")[2] == "Beer o15, lower right, new."


def test_the_cursor_stays_when_the_table_changes(tmp_path: Path) -> None:
    """Even through the turns of others."""
    answers = said(two(tmp_path), "", "n14", "cola o13", "", "take o13", "", "look")
    assert answers[1] == answers[6] == "Beer n14, lower edge."


def test_a_cursor_beyond_the_table_comes_back_to_it(tmp_path: Path) -> None:
    """A step from a place beyond the table goes to where the cursor would begin."""
    assert said(alone(tmp_path), "a1", "left", "left")[1:] == [M13, "Free l13, beside a cola."]


def test_each_person_has_a_cursor(tmp_path: Path) -> None:
    """Looking around moves no other cursor."""
    answers = said(two(tmp_path), "", "n14", "cola o13", "", "look", "o14", "take o13", "", "look")
    assert answers[1] == answers[8] == "Beer n14, lower edge."
    assert answers[4] == M13
    assert answers[5] == "Cola lemon o14, lower right."


def test_looking_is_no_move(tmp_path: Path) -> None:
    """It is not saved, and it changes nothing."""
    evening = alone(tmp_path)
    before = evening.file
    evening.play("n14", "left", "up", "row", "block", "look o13", "m99")
    assert evening.file == before
    assert evening.session.match.table.moves == []


def test_a_cancelled_line_asks_on_from_the_same_place(tmp_path: Path) -> None:
    """Ctrl-C loses neither the cursor nor the prompt."""
    evening = alone(tmp_path)
    answers = said(evening, "n13", CTRL_C, "right")
    assert answers[1].endswith(N13)
    assert answers[2] == "Gap o13, takes lemon."


def test_undo_leaves_the_cursor(tmp_path: Path) -> None:
    """It shows the restored table."""
    evening = two(tmp_path)
    answers = said(
        evening, "", "cola o13", "", "o13", "scores", "take here", "", "look o13", "undo", "look"
    )
    assert answers[3] == "Cola o13, upper right."
    assert answers[-1] == "Gap o13, takes lemon."


def test_a_saved_game_goes_on_without_a_cursor(tmp_path: Path) -> None:
    """It begins where it would at any time."""
    evening = two(tmp_path)
    evening.play("", "n14", "cola o13", "")
    again = resumed(evening.session.kept.saved.path)
    assert said(again, "", "look", "right")[1:] == [M13, N13]


# Here --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_here_is_the_place_of_the_cursor(tmp_path: Path, language: Language) -> None:
    """In an answer, after a letter that is a command too, and after a look."""
    evening = alone(tmp_path, language=language)
    words, catalogue = evening.session.person.vocabulary, evening.session.person.narrator.catalogue
    look, (pointing, *_) = words.commands.word("look"), catalogue.words("here")
    take, cola = words.lexicon.answer_name("take"), evening.session.person.narrator.piece("cola")
    answers = said(evening, "n13", f"{look} {pointing}", "o13", f"{cola} {pointing}")
    assert answers[0] == answers[1]
    assert evening.session.match.table.moves[0] == Move(0, "turn", ("cola", "o13"))
    taken = alone(tmp_path / take, language=language)
    taken.play("m13", f"{take} {pointing.upper()}")
    assert taken.session.match.table.moves[0] == Move(0, "turn", ("take", "m13"))


def test_a_letter_that_is_a_command_means_the_drink_before_here(tmp_path: Path) -> None:
    """It does so before any other place too."""
    evening = alone(tmp_path)
    evening.play("o13", "c here")
    assert evening.session.match.table.moves[0] == Move(0, "turn", ("cola", "o13"))


# Lines and blocks --------------------------------------------------------------------------------

ROW13, ROW14 = "Row 13 from m: cola, lemon beer.", "Row 14 from m: cola lemon, beer, cola lemon."
COLUMN_M = "Column m from 13: cola, cola lemon."
AROUND = (
    "Row 12 from l: empty, empty, empty. Row 13 from l: empty, cola, lemon beer. "
    "Row 14 from l: empty, cola lemon, beer."
)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("row", ROW13), ("row 13", ROW13), ("row 14", ROW14), ("row n14", ROW14),
        ("row n 14", ROW14), ("row here", ROW13), ("row 1", "Nothing is in row 1."),
        ("column", COLUMN_M), ("column m", COLUMN_M), ("column M", COLUMN_M),
        ("column m1", COLUMN_M), ("column o", "Column o from 14: cola lemon."),
        ("column z", "Nothing is in column z."),
        ("block", AROUND), ("block m", AROUND), ("block 13", AROUND), ("around m13", AROUND),
    ],
)  # fmt: skip
def test_lines_and_blocks_are_read(tmp_path: Path, typed: str, answer: str) -> None:
    """Those of the cursor, or of a number, a letter or a place; the cursor stays."""
    answers = said(alone(tmp_path), "m13", typed, "look")
    assert answers == [M13, f"{answer} {TURN}", M13]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["row", "column", "block", "look", "changes", "picture"])
def test_every_word_of_every_reading_command_does_the_same(
    tmp_path: Path, language: Language, command: str
) -> None:
    """No word or letter of one language means something else."""
    evening = alone(tmp_path, language=language)
    words = words_of(evening, command)
    answers = said(evening, *words)
    assert len(set(answers)) == 1
    assert evening.session.match.table.moves == []
