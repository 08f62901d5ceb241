"""SixPack typed at the keyboard: drinks, claims and dominoes, and every wrong answer."""

import string
from pathlib import Path

import pytest

from accessible_games.games.sixpack.speech.saying import block_name
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.games.sixpack.building import document
from tests.games.sixpack.sessions import (
    BLOCK,
    CLEAR_IT,
    NOT,
    OWN,
    alone,
    at_claim,
    at_clear,
    moves,
    said,
    two,
)

TURN = "Your move."
CLAIM = "Claim?"
POINT = "Which domino?"
CORNERS = "Type two corners of your pattern, such as p13 r14, or claim, or no."
CLAIMS = ("show", "yes-no", "off")


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
    """In any order, as letters too, even if the letter alone is a command."""
    evening = alone(tmp_path)
    evening.play(typed)
    assert moves(evening)[0] == f"0 turn {move}"


@pytest.mark.parametrize("typed", ["c", "l", "b", "t", "find c", "x o13", "h please"])
def test_a_letter_alone_is_the_command(tmp_path: Path, typed: str) -> None:
    """So is a letter with a place if no drink begins with it."""
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
    """Names, plurals, initials and nicknames; before and after the place."""
    given = document("C LB\nCL B\nB .", (NOT, NOT))
    place = "n15" if drink in ("spezi", "diesel", "shandy") else "o13"
    evening = two(tmp_path, given, language=language)
    session = evening.session
    names = [*session.person.narrator.catalogue.called(drink)]
    asked = session.match.own_decision()
    assert asked is not None
    for name in names:
        for typed in (f"{name} {place}", f"{place} {name}", f"{name.upper()} {place.upper()}"):
            words = session.person.vocabulary.lexicon.split(typed)
            assert session.person.vocabulary.reader.answer(asked, words, session.person.narrator)[
                0
            ] == (
                drink,
                place,
            )


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("cola", "Type cola and a place, such as cola p13, or cola here."),
        ("take", "Type take and a place, such as take p13, or take here."),
        ("take beer", "Type take and a place, such as take p13, or take here."),
        ("cola m12 n12", "Type cola and a place, such as cola p13, or cola here."),
        ("wombat m12", "I do not understand that here: wombat m12."),
        ("cola wombat m12", "I do not understand that here: cola wombat m12."),
        ("cola m13", "M13 is taken. Choose an empty place."),
        ("cola m12", "Beside m12 is a bottle, so only a mix can go there."),
        ("lb o13", "Beside o13 is a mix, so only a bottle can go there."),
        ("cola a1", "A1 touches no drink. Lay yours edge to edge with one."),
        ("cola z99", "There is no place z99. A place is a letter and a number up to 26."),
        ("cola m0", "There is no place m0. A place is a letter and a number up to 26."),
        ("take a1", "No drink is at a1. Take one that is there."),
        ("take n14", "The table would fall apart. All drinks must stay connected."),
        ("cola lemon", "Type cola lemon and a place, such as cola lemon p13, or cola lemon here."),
        ("co", "Did you mean "),
        ("", "You can say a drink and a place, such as "),
        ("here", "Type a drink and a place, such as "),
        ("m13 n13", "Type a drink and a place, such as "),
        ("...", "You can say a drink and a place, such as "),
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
    ("typed", "drink"),
    [
        ("lemon", "lemonade"),
        ("l", "lemonade"),
        ("L", "lemonade"),
        ("b", "beer"),
        ("beer n12", "beer"),
    ],
)
def test_where_one_place_is_possible_the_drink_is_enough(
    tmp_path: Path, typed: str, drink: str
) -> None:
    """A drink alone fills the gap, if it is the only one; its initial is one, and no command."""
    evening = at_clear(tmp_path)
    evening.play(*CLEAR_IT[:2], typed)
    assert moves(evening)[1:] == [f"0 fill {drink} n12"]


@pytest.mark.parametrize("typed", ["c", "cl", "h", "t"])
def test_an_initial_that_cannot_be_filled_is_what_it_was(tmp_path: Path, typed: str) -> None:
    """A command, or a refusal; nothing is filled."""
    evening = at_clear(tmp_path)
    answers = said(evening, *CLEAR_IT[:2], typed)
    assert len(moves(evening)) == 1
    assert answers[2].endswith("Fill with what?")


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "l"), ("de", "b"), ("fr", "l"), ("fr", "b")]
)
def test_initials_fill_in_every_language(tmp_path: Path, language: Language, typed: str) -> None:
    """Though they are letters of commands there."""
    evening = at_clear(tmp_path, language=language)
    take = catalogue_of(language, "sixpack").words("typed-take")[0]
    evening.play(CLEAR_IT[0], CLEAR_IT[1].replace("take", take), typed)
    drink = {"l": "lemonade", "b": "beer"}[typed]
    assert moves(evening)[1:] == [f"0 fill {drink} n12"]


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
    assert answers[2].endswith("Fill with what?")


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


@pytest.mark.parametrize("typed", ["yes", "y", "YES"])
def test_yes_claims_what_was_shown(tmp_path: Path, typed: str) -> None:
    """If the place was told, a word is enough."""
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
    wanted = f"{CORNERS} {CLAIM}"
    assert answers[2] == wanted
    assert len(moves(evening)) == 1


@pytest.mark.parametrize("claims", CLAIMS)
def test_no_claims_nothing(tmp_path: Path, claims: str) -> None:
    """The others are asked, or the next player's turn begins."""
    evening = at_claim(tmp_path, claims)
    answers = said(evening, "", "take n15", "no", "")
    assert moves(evening)[1] == "0 claim no"
    assert answers[3].endswith(CLAIM if claims == "off" else TURN)


@pytest.mark.parametrize("claims", CLAIMS)
@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("wombat", "I do not understand that here: wombat."),
        ("cola m12", CORNERS),
        ("m13 n13 o14", CORNERS),
        ("no no wombat", "I do not understand that here: no no wombat."),
        ("5", "I do not understand that here: 5."),
        ("m13 n14", "There are no 6 drinks, 2 by 3, from m13 to n14."),
        ("m13 m13", "There are no 6 drinks, 2 by 3, from m13 to m13."),
        ("m13 z99", "There are no 6 drinks, 2 by 3, from m13 to z99."),
        ("", "You can say "),
    ],
)
def test_what_is_wrong_with_a_claim_is_said(
    tmp_path: Path, claims: str, typed: str, sentence: str
) -> None:
    """The same with every kind of help; then the player may try again."""
    evening = at_claim(tmp_path, claims)
    answers = said(evening, "", "take n15", typed)
    assert answers[2].startswith(sentence)
    assert answers[2].endswith(CLAIM)
    assert len(moves(evening)) == 1


def test_six_drinks_that_are_not_the_pattern_are_refused(tmp_path: Path) -> None:
    """They may be tried without loss, and the answer says what would have to lie there."""
    evening = two(tmp_path, document(BLOCK, (NOT, OWN), claims="off"))
    answers = said(evening, "", "take n15", "m13 o14", "no")
    missing = "Missing: lemon beer m14, cola beer o14."
    assert answers[2] == f"That is not your pattern. {missing} {CLAIM}"
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
    """Nothing that is said names a corner of the block, whatever is typed except the corners."""
    given = document(
        BLOCK, (OWN, NOT), claims=claims, phase="claim", claimants=[0], changed=["n15"]
    )
    evening = two(tmp_path, given, language=language)
    catalogue, words = evening.session.person.narrator.catalogue, evening.session.person.vocabulary
    leading = [form for form, command in words.commands.words().items() if command == "claim"]
    agreeing = sorted(words.lexicon.answer_words("yes"), key=leading.__contains__)
    asked = [*ASKING, "m13", *agreeing, "", "wombat", "m13 n14", "n13 o15"]
    answers = said(evening, "", *asked)
    example = ("p13 r14", block_name(catalogue, "m13-n14"))
    for line in answers:
        for known in example:
            line = line.replace(known, "")
        assert "o14" not in line
    assert moves(evening) == []


@pytest.mark.parametrize("claims", ["yes-no", "off"])
def test_without_help_the_hint_does_not_tell(tmp_path: Path, claims: str) -> None:
    """It neither advises the block nor, if nothing was said, reveals that there is one."""
    mine = said(at_claim(tmp_path / "a", claims), "", "take n15", "hint")[2]
    assert "m13" not in mine
    if claims == "off":
        without = two(tmp_path / "b", document(BLOCK, (NOT, OWN), claims=claims))
        assert said(without, "", "take n15", "hint")[2] == mine


@pytest.mark.parametrize("claims", CLAIMS)
def test_tab_offers_no_block(tmp_path: Path, claims: str) -> None:
    """It offers only words."""
    evening = at_claim(tmp_path, claims)
    evening.play("", "take n15")
    for letter in ["", *string.ascii_lowercase, "m1", "m13", "m13 ", "m13 o", "m13-"]:
        assert not [word for word in evening.session.hot_seat.complete(letter) if "13" in word]


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
        ("0", "I do not understand that here: 0."),
        ("4", "I do not understand that here: 4."),
        ("wombat", "I do not understand that here: wombat. You can choose "),
        ("cola lemon beer cola", "I do not understand that here: cola lemon beer cola."),
        ("1 2", "I do not understand that here: 1 2."),
        ("cola lemon beer", "I do not understand that here: cola lemon beer."),
    ],
)
def test_what_is_wrong_with_a_domino_is_said(tmp_path: Path, typed: str, sentence: str) -> None:
    """Then the player chooses again."""
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
