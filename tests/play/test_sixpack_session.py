"""SixPack typed at the keyboard: every kind of answer, and what is said to every wrong one."""

import string
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.decision import Move
from accessible_games.games.sixpack import looking
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.games.sixpack.building import document
from tests.play.pouring import (
    BLOCK,
    CLEARING,
    FULL,
    NOT,
    OWN,
    alone,
    fresh,
    random_lines,
    said,
    two,
)
from tests.play.table import Evening, resumed

TURN = "Your move."
CLAIM = "Claim?"
POINT = "Which domino?"
CLAIMS = ("show", "yes-no", "off")


def moves(evening: Evening) -> list[str]:
    """What was done at the table, as the record has it."""
    return [str(move) for move in evening.session.table.moves]


def at_claim(place: Path, claims: str = "show", **chosen: Any) -> Evening:
    """Anna and Ben when Anna takes n15: her pattern is m13 to o14, Ben has none."""
    return two(place, document(BLOCK, (OWN, NOT), claims=claims), **chosen)


def at_clear(place: Path, **chosen: Any) -> Evening:
    """Anna and Ben when Anna types CLEAR_IT: then a stack is low."""
    return two(place, document(FULL), **chosen)


CLEAR_IT = ("", "lb m12", "lemon")


def at_keep(place: Path, **chosen: Any) -> Evening:
    """Anna is asked which side stays."""
    picture = "C LB C LB C\nLB C LB C LB\nC LB C LB C"
    given = document(picture, phase="keep", line=["column", "o"])
    return two(place, given, **chosen)


# Laying and taking -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("cola o13", "cola o13"),
        ("o13 cola", "cola o13"),
        ("c o13", "cola o13"),
        ("C O13", "cola o13"),
        ("c o 13", "cola o13"),
        ("cola at o13", "cola o13"),
        ("lay a cola at o13", "cola o13"),
        ("l o13", "lemonade o13"),
        ("b o13", "beer o13"),
        ("lb m12", "shandy m12"),
        ("bl m12", "shandy m12"),
        ("lemon beer m12", "shandy m12"),
        ("m12 lemon beer", "shandy m12"),
        ("shandy m12", "shandy m12"),
        ("cola lemon, m12", "spezi m12"),
        ("take m13", "take m13"),
        ("m13 take", "take m13"),
        ("take the cola from m13", "take m13"),
        ("take cola m13", "take m13"),
        ("remove m13", "take m13"),
        ("t m13", "take m13"),
    ],
)
def test_a_drink_and_a_place_are_an_answer(tmp_path: Path, typed: str, move: str) -> None:
    """In any order, in letters too, also where the letter alone is a command."""
    evening = alone(tmp_path)
    evening.play(typed)
    assert moves(evening)[0] == f"0 turn {move}"


@pytest.mark.parametrize("typed", ["c", "l", "b", "t", "find c", "x o13", "s o13", "h o13"])
def test_a_letter_alone_is_the_command(tmp_path: Path, typed: str) -> None:
    """And so is a letter with a place that no drink begins with."""
    evening = alone(tmp_path)
    answers = said(evening, typed)
    assert moves(evening) == []
    assert "I do not understand" not in answers[0]
    assert "Nothing is called" not in answers[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drink", ["cola", "lemonade", "beer", "spezi", "diesel", "shandy"])
def test_each_word_for_each_drink_is_understood(
    tmp_path: Path, language: Language, drink: str
) -> None:
    """Names, plurals, initials and nicknames; before and behind the place."""
    given = document("C LB\nCL B\nB .", (NOT, NOT))
    place = "n15" if drink in ("spezi", "diesel", "shandy") else "o13"
    evening = two(tmp_path, given, language=language)
    session = evening.session
    names = [*session.narrator.catalogue.called(drink)]
    asked = session.own_decision()
    assert asked is not None
    for name in names:
        for typed in (f"{name} {place}", f"{place} {name}", f"{name.upper()} {place.upper()}"):
            words = session.vocabulary.split(typed)
            assert session.vocabulary.answer(asked, words, session.private)[0] == (drink, place)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("cola", "Type cola and a place, such as cola m13, or cola here."),
        ("take", "Type take and a place, such as take m13, or take here."),
        ("take beer", "Type take and a place, such as take m13, or take here."),
        ("cola m12 n12", "Type cola and a place, such as cola m13, or cola here."),
        ("wombat m12", "Nothing is called wombat."),
        ("cola wombat m12", "Nothing is called cola wombat."),
        ("cola m13", "M13 is taken. Choose an empty place."),
        ("cola m12", "Beside m12 is a bottle, so only a mix can go there."),
        ("lb o13", "Beside o13 is a mix, so only a bottle can go there."),
        ("cola a1", "A1 touches no drink. Lay yours edge to edge with one."),
        ("cola z99", "There is no place z99. A place is a letter and a number up to 26."),
        ("cola m0", "There is no place m0. A place is a letter and a number up to 26."),
        ("take a1", "No drink is at a1. Take one that is there."),
        ("take n14", "The table would fall apart. All drinks must hang together."),
        ("cola lemon", "Type cola lemon and a place, such as cola lemon m13, or cola lemon here."),
        ("co", "Did you mean "),
        ("", "You can say a drink and a place, such as "),
        ("here", "Type a drink and a place, such as "),
        ("m13 n13", "Type a drink and a place, such as "),
        ("...", "Type a drink and a place, such as "),
    ],
)
def test_what_is_wrong_with_a_turn_is_said(tmp_path: Path, typed: str, sentence: str) -> None:
    """One plain sentence, and what to do; nothing is changed."""
    evening = alone(tmp_path)
    answers = said(evening, typed)
    assert answers[0].startswith(sentence)
    assert answers[0].endswith(TURN)
    assert moves(evening) == []


@pytest.mark.parametrize(
    ("typed", "drink"), [("lemon", "lemonade"), ("l", "lemonade"), ("beer n12", "beer")]
)
def test_where_one_place_is_possible_the_drink_is_enough(
    tmp_path: Path, typed: str, drink: str
) -> None:
    """A gap is filled by a drink alone, if there is only that gap; a command stays a command."""
    evening = at_clear(tmp_path)
    evening.play(*CLEAR_IT[:2], typed)
    assert (moves(evening)[1:] == [f"0 fill {drink} n12"]) == (typed != "l")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("cola", "The drinks around n12 do not make that one."),
        ("cola n12", "The drinks around n12 do not make that one."),
        ("lemon o12", "O12 is "),
        ("cola lemon n12", "That cannot be chosen now."),
        ("take n12", "Nothing is called take."),
    ],
)
def test_what_is_wrong_with_filling_is_said(tmp_path: Path, typed: str, sentence: str) -> None:
    """The gap stays open."""
    evening = at_clear(tmp_path)
    answers = said(evening, *CLEAR_IT[:2], typed)
    assert len(moves(evening)) == 1
    assert answers[2].endswith("Fill what?")


# Claiming ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("claims", CLAIMS)
@pytest.mark.parametrize(
    "typed",
    ["m13 o14", "o14 m13", "m14 o13", "o13 m14", "M13-O14", "m13, o14", "m 13 o 14",
     "from m13 to o14", "claim m13 o14"],
)  # fmt: skip
def test_a_pattern_is_claimed_by_two_opposite_corners(
    tmp_path: Path, claims: str, typed: str
) -> None:
    """Any two, in any order, whatever help there is."""
    evening = at_claim(tmp_path, claims)
    evening.play("", "take n15", typed, "", "no")
    assert "0 claim m13-o14" in moves(evening)


@pytest.mark.parametrize("typed", ["yes", "y", "YES", "ye"])
def test_yes_claims_what_was_shown(tmp_path: Path, typed: str) -> None:
    """Where the place was told, a word is enough."""
    evening = at_claim(tmp_path)
    answers = said(evening, "", "take n15", typed)
    assert answers[1].endswith(f"Your pattern lies at m13 to o14. Do you claim it? {CLAIM}")
    assert moves(evening)[1] == "0 claim m13-o14"
    assert answers[2].endswith(POINT)


@pytest.mark.parametrize("claims", ["yes-no", "off"])
@pytest.mark.parametrize("typed", ["yes", "y"])
def test_yes_is_not_enough_where_nothing_was_shown(tmp_path: Path, claims: str, typed: str) -> None:
    """The corners have to be found."""
    evening = at_claim(tmp_path, claims)
    answers = said(evening, "", "take n15", typed)
    wanted = f"Type two corners of your pattern, such as m13 o14, or no. {CLAIM}"
    assert answers[2] == wanted
    assert len(moves(evening)) == 1


@pytest.mark.parametrize("claims", CLAIMS)
def test_no_claims_nothing(tmp_path: Path, claims: str) -> None:
    """And the others are asked, or the next one's turn begins."""
    evening = at_claim(tmp_path, claims)
    answers = said(evening, "", "take n15", "no", "")
    assert moves(evening)[1] == "0 claim no"
    assert answers[3].endswith(CLAIM if claims == "off" else TURN)


@pytest.mark.parametrize("claims", CLAIMS)
@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("wombat", "Type two corners of your pattern, such as m13 o14, or no."),
        ("cola m12", "Type two corners of your pattern, such as m13 o14, or no."),
        ("m13 n13 o14", "Type two corners of your pattern, such as m13 o14, or no."),
        ("no no", "Type two corners of your pattern, such as m13 o14, or no."),
        ("5", "Type two corners of your pattern, such as m13 o14, or no."),
        ("m13 n14", "There are no 6 drinks, 2 by 3, from m13 to n14."),
        ("m13 m13", "There are no 6 drinks, 2 by 3, from m13 to m13."),
        ("m13 z99", "There are no 6 drinks, 2 by 3, from m13 to z99."),
        ("", "You can say "),
    ],
)
def test_what_is_wrong_with_a_claim_is_said(
    tmp_path: Path, claims: str, typed: str, sentence: str
) -> None:
    """The same with every help; then one may try again."""
    evening = at_claim(tmp_path, claims)
    answers = said(evening, "", "take n15", typed)
    assert answers[2].startswith(sentence)
    assert answers[2].endswith(CLAIM)
    assert len(moves(evening)) == 1


def test_six_drinks_that_are_not_the_pattern_are_refused(tmp_path: Path) -> None:
    """They may be tried without loss."""
    evening = two(tmp_path, document(BLOCK, (NOT, OWN), claims="off"))
    answers = said(evening, "", "take n15", "m13 o14", "no")
    assert answers[2] == f"That is not your pattern. Try again, or type no. {CLAIM}"
    assert moves(evening)[1:] == ["0 claim no"]


ASKING = (
    "moves", "hint", "pattern", "last", "help", "since", "changes", "first", "look", "scores",
    "undo",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("claims", ["yes-no", "off"])
def test_no_question_finds_the_place_that_the_table_hides(
    tmp_path: Path, claims: str, language: Language
) -> None:
    """Whatever is typed but the corners: nothing that is said names a corner of the block."""
    given = document(
        BLOCK, (OWN, NOT), claims=claims, phase="claim", claimants=[0], changed=["n15"]
    )
    evening = two(tmp_path, given, language=language)
    catalogue, words = evening.session.narrator.catalogue, evening.session.vocabulary
    asked = [*ASKING, "m13", *words.answer_words("yes"), "", "wombat", "m13 n14", "n13 o15"]
    answers = said(evening, "", *asked)
    example = ("m13 o14", catalogue.block("m13-n14"))
    for line in answers:
        for known in example:
            line = line.replace(known, "")
        assert "o14" not in line
    assert moves(evening) == []


@pytest.mark.parametrize("claims", ["yes-no", "off"])
def test_without_help_the_hint_does_not_tell(tmp_path: Path, claims: str) -> None:
    """It neither advises the block nor, where nothing was said, that there is one."""
    mine = said(at_claim(tmp_path / "a", claims), "", "take n15", "hint")[2]
    assert "m13" not in mine
    if claims == "off":
        without = two(tmp_path / "b", document(BLOCK, (NOT, OWN), claims=claims))
        assert said(without, "", "take n15", "hint")[2] == mine


@pytest.mark.parametrize("claims", CLAIMS)
def test_tab_offers_no_block(tmp_path: Path, claims: str) -> None:
    """Only words."""
    evening = at_claim(tmp_path, claims)
    evening.play("", "take n15")
    for letter in ["", *string.ascii_lowercase, "m1", "m13", "m13 ", "m13 o", "m13-"]:
        assert not [word for word in evening.session.complete(letter) if "13" in word]


# Points ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "domino"),
    [
        ("1", "cola-diesel"),
        ("2", "lemonade-spezi"),
        ("3", "beer-shandy"),
        ("two", "lemonade-spezi"),
        ("cola cola beer", "cola-diesel"),
        ("cola beer cola", "cola-diesel"),
        ("cola with cola beer", "cola-diesel"),
        ("cb c", "cola-diesel"),
        ("l cl", "lemonade-spezi"),
        ("shandy", "beer-shandy"),
        ("lb", "beer-shandy"),
        ("lemon beer", "beer-shandy"),
        ("beer", "beer-shandy"),
    ],
)
def test_a_domino_is_chosen(tmp_path: Path, typed: str, domino: str) -> None:
    """By number, by both drinks in any order, or by one that decides."""
    evening = at_claim(tmp_path)
    evening.play("", "take n15", "yes", typed)
    assert moves(evening)[2:3] == [f"0 point {domino}"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("0", "0 does not fit. Give a number from 1 to 3."),
        ("4", "4 does not fit. Give a number from 1 to 3."),
        ("wombat", "I do not understand wombat. You can choose "),
        ("cola lemon beer cola", "I do not understand cola lemon beer cola."),
        ("1 2", "I do not understand 1 2."),
        ("cola lemon beer", "I do not understand cola lemon beer."),
    ],
)
def test_what_is_wrong_with_a_domino_is_said(tmp_path: Path, typed: str, sentence: str) -> None:
    """Then one chooses again."""
    evening = at_claim(tmp_path)
    answers = said(evening, "", "take n15", "yes", typed)
    assert answers[3].startswith(sentence)
    assert answers[3].endswith(POINT)
    assert len(moves(evening)) == 2


def test_a_drink_that_two_dominoes_have_asks_which(tmp_path: Path) -> None:
    """Those two are named."""
    given = document("C CB B\nCL C LB\n. CB .", ("C CL, C CB, B LB", NOT))
    answers = said(two(tmp_path, given), "", "take n15", "yes", "cola", "c", "cola lemon")
    assert answers[3].startswith("Did you mean cola with cola lemon or cola with cola beer?")


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
    """Also one that is a command or a little word, behind the word for clearing."""
    evening = at_clear(tmp_path, language=language)
    lemon = evening.session.narrator.piece("lemonade")
    answers = said(evening, *CLEAR_IT[:2], f"{lemon} n12", f"{CLEARING[language]} {name}")
    if name in ("m", "n", "o", "p", "12", "13"):
        assert moves(evening)[2].startswith("0 clear ")
    else:
        refused = evening.session.narrator.say("refused-no-such-line")
        assert answers[3].startswith(" ".join(refused))


@pytest.mark.parametrize(
    "typed", ["clear", "clear m 12", "clear m13", "clear m n", "wombat", "clear 123"]
)
def test_what_is_no_line_is_asked_for(tmp_path: Path, typed: str) -> None:
    """With how to type one."""
    evening = at_clear(tmp_path)
    answers = said(evening, *CLEAR_IT, typed)
    assert answers[3].startswith("Type ")
    assert answers[3].endswith("Clear what?")
    assert len(moves(evening)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_side_is_an_answer_though_it_is_a_step(
    tmp_path: Path, language: Language, side: str
) -> None:
    """All its words, where a side is asked for; its letter still steps."""
    evening = at_keep(tmp_path, language=language)
    words = evening.session.vocabulary
    for number, word in enumerate(words.answer_words(side)):
        each = at_keep(tmp_path / str(number), language=language)
        each.play("", word)
        assert moves(each)[:1] == [f"0 keep {side}"]
    letter = words.shortest(side)[1]
    evening.play("", letter, words.command_name("up"))
    assert moves(evening) == []
    assert len(evening.session.cursors) == 1


def test_an_arrow_key_while_a_side_is_asked_is_the_answer_only_if_it_is_a_side(
    tmp_path: Path,
) -> None:
    """Up is no side of a column; what is no side is asked again."""
    evening = at_keep(tmp_path)
    answers = said(evening, "", "above", "wombat", "keep left")
    assert answers[1].startswith("I do not understand above. You can choose left or right")
    assert answers[2].startswith("I do not understand wombat. You can choose left or right")
    assert moves(evening) == ["0 keep left"]


# Looking back ------------------------------------------------------------------------------------


def test_what_has_changed_since_ones_own_last_turn(tmp_path: Path) -> None:
    """The table then and now, in what others have done."""
    answers = said(two(tmp_path), "", "cola o13", "", "changes", "take o13", "", "changes")
    assert answers[3].startswith("New: cola o13.")
    assert answers[6].startswith("Different now: lemon o13.")


def test_claims_in_the_turns_of_others_do_not_count(tmp_path: Path) -> None:
    """Who claims in another's turn has not had a turn of their own since."""
    given = document(BLOCK, (NOT, OWN))
    evening = two(tmp_path, given)
    answers = said(evening, "", "take n15", "", "yes", "1", "changes", "since")
    assert moves(evening) == ["0 turn take n15", "1 claim m13-o14", "1 point cola-diesel"]
    assert answers[5].startswith("Gone: cola beer n15.")
    assert answers[6].startswith("Anna takes cola beer from n15.")
    assert "You score and have one point." in answers[6]


def test_nothing_has_changed(tmp_path: Path) -> None:
    """That too is said."""
    answers = said(alone(tmp_path), "changes", "since")
    assert answers[0] == f"The table has not changed since your last turn. {TURN}"
    assert answers[1] == f"Nothing has happened since your last move. {TURN}"


def test_undo_takes_back_ones_own_answer(tmp_path: Path) -> None:
    """One answer at a time, and what came after it."""
    evening = at_clear(tmp_path)
    answers = said(evening, *CLEAR_IT, "undo", "undo", "undo", "table")
    assert answers[3] == (
        "Your last turn is taken back. Choose what fills: lemon n12, beer n12. Fill what?"
    )
    assert answers[4] == f"Your last turn is taken back. {TURN}"
    assert answers[5] == f"There is nothing of yours to take back. {TURN}"
    assert moves(evening) == []
    assert "m13 to p15" in answers[6]


def test_a_saved_game_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """With the same question, also where a claim or a line is asked for."""
    for number, (before, prompt) in enumerate(
        [(CLEAR_IT[:2], "Fill what?"), (CLEAR_IT, "Clear what?")]
    ):
        evening = at_clear(tmp_path / str(number))
        evening.play(*before)
        again = resumed(evening.session.saved.path)
        assert said(again, "")[0].endswith(prompt)
        assert again.session.table.state == evening.session.table.state


def test_a_saved_claim_goes_on(tmp_path: Path) -> None:
    """Who has claimed is asked for a point, and may take the claim back."""
    evening = at_claim(tmp_path)
    evening.play("", "take n15", "yes")
    again = resumed(evening.session.saved.path)
    answers = said(again, "", "undo", "no")
    assert answers[0].endswith(POINT)
    assert answers[1].endswith(f"Your pattern lies at m13 to o14. Do you claim it? {CLAIM}")
    assert moves(again) == ["0 turn take n15", "0 claim no"]


# Drinks without alcohol --------------------------------------------------------------------------

FREE = {"drinks": "alcohol-free"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_drinks_without_alcohol_have_their_own_names(tmp_path: Path, language: Language) -> None:
    """In all that is said and typed; the usual ones are not known, nor heard."""
    evening = fresh(tmp_path, options=FREE, language=language)
    session = evening.session
    usual = fresh(tmp_path / "usual", language=language).session.narrator
    names = [session.narrator.piece(piece) for piece in session.vocabulary.pieces]
    assert not {*names} & {usual.piece(piece) for piece in session.vocabulary.pieces}
    asking = ("moves", "hint", "table", "counts", "pattern", f"find {names[0]}", "n13", "row")
    more = ("block", f"card {names[4]}", "help", "changes", "since", "wombat m12", "")
    answers = said(evening, "", "1", "", *asking, *more)
    assert len(moves(evening)) == 1
    for piece in ("lemonade", "beer", "shandy", "diesel", "spezi"):
        name = usual.piece(piece).casefold()
        assert not [line for line in answers if name in line.casefold()]
    told = " ".join(answers).casefold()
    assert all(name.casefold() in told for name in names)
    assert moves(evening) == ["0 pair cola-spezi"]
    refused = said(
        fresh(tmp_path / "c", options=FREE, language=language), "", "1", "", "radler o13"
    )
    assert "radler" in refused[-1]


def test_they_keep_their_names_when_the_language_changes_and_when_the_game_goes_on(
    tmp_path: Path,
) -> None:
    """The option is the table's."""
    evening = fresh(tmp_path, options=FREE)
    pieces = evening.session.vocabulary.pieces
    evening.play("", "1", "language deutsch")
    german = fresh(tmp_path / "b", options=FREE, language="de").session.narrator
    again = resumed(evening.session.saved.path, language="de").session.narrator
    told = evening.session.narrator
    assert [told.piece(piece) for piece in pieces] == [german.piece(piece) for piece in pieces]
    assert [again.piece(piece) for piece in pieces] == [german.piece(piece) for piece in pieces]


# Whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [2])
def test_a_whole_game_is_the_same_in_every_language(tmp_path: Path, seed: int) -> None:
    """Typed at random to the end, every answer is understood, and the record is one."""
    played = []
    for language in LANGUAGES:
        evening = fresh(tmp_path / language, language=language, seed=seed)
        last = evening.play_all(random_lines(evening.session, seed))[-1]
        assert not evening.session.table.pending
        assert " ".join(last).count("7") >= 2
        played.append(evening.file)
    assert len(set(played)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("claims", ["yes-no", "off"])
def test_a_game_with_less_help_is_typed(tmp_path: Path, language: Language, claims: str) -> None:
    """Each line is a move or takes the keyboard; three people play, without alcohol too."""
    people = ("Anna", "Ben", "Cleo")
    options = {"claims": claims, "drinks": "alcohol-free", "removal": "strict"}
    evening = fresh(tmp_path, people, 7, options=options, language=language)
    evening.play_all(random_lines(evening.session, 7, 150))
    passed = len(evening.typist.forgotten)
    assert len(moves(evening)) + passed == 150
    kinds = {move.split()[1] for move in moves(evening)}
    assert {"pair", "turn", "fill", "claim"} <= kinds


# Anything typed ----------------------------------------------------------------------------------

WORDS = (
    "m13", "n15", "z99", "a0", "m 13", "13", "99", "-1", "m", "take", "cola", "lemon", "beer", "c",
    "l", "b", "cl", "here", "row", "column", "block", "look", "find", "card", "left", "up", "yes",
    "no", "and", "clear", "keep", "?", ".", "'", "-", "moves", "help", "last", "search", "changes",
    "pattern", "picture", "undo", "sort", "verbosity", "räume", "débarrasse", "nimm", "hier", "ici",
)  # fmt: skip
TEXTS = st.one_of(
    st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join),
    st.text(max_size=20).filter(lambda text: "\n" not in text and "\r" not in text),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["pair", "turn", "fill", "claim", "point", "clear", "keep"])
@settings(max_examples=12, deadline=None)
@given(typed=st.lists(TEXTS, max_size=8))
def test_no_typed_text_is_too_much(
    tmp_path_factory: pytest.TempPathFactory, kind: str, language: Language, typed: list[str]
) -> None:
    """At every kind of question, everything is answered, with some words and no traceback."""
    folder = tmp_path_factory.mktemp("typed")
    evening = asked_at(kind, folder, language)
    answers = said(evening, "", *typed)
    asked = evening.session.table.waiting()
    assert asked
    assert all(answers)


def asked_at(kind: str, folder: Path, language: Language) -> Evening:
    """A session in which the first question is of this kind."""
    if kind == "pair":
        return fresh(folder, language=language)
    if kind == "keep":
        return at_keep(folder, language=language)
    evening = at_claim(folder) if kind in ("claim", "point") else at_clear(folder)
    before = {"claim": ("", "take n15"), "point": ("", "take n15", "yes"), "fill": CLEAR_IT[:2],
              "clear": CLEAR_IT}.get(kind, ())  # fmt: skip
    evening.play(*before)
    again = resumed(evening.session.saved.path, language=language)
    assert {decision.kind for decision in again.session.table.waiting()} == {kind}
    return again


def test_the_answer_of_a_place_is_what_the_game_tells(tmp_path: Path) -> None:
    """The session adds nothing to it."""
    evening = alone(tmp_path)
    answers = said(evening, "o13")
    facts = list(looking.look(evening.session.view, "o13"))
    assert answers == evening.session.private.events(facts)
    assert Move(0, "turn", ("cola", "o13")) not in evening.session.table.moves
