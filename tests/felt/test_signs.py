"""The cell before each row, marks, the rows of the table, and the menu: all under the fingers."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.frontends.display.cells import COUNTS, SIGNS, labels
from accessible_games.frontends.display.device import BLANK, MARK, is_exact
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.felt.hands import rows, touched, touched_while, way_to
from tests.felt.test_choosing import ROW_THREE, TO_HAND, beginning, moves, pressed
from tests.games.lifeboat import sessions as lifeboat
from tests.games.sixpack import sessions as sixpack
from tests.sessions import Evening, new_game

every_language = pytest.mark.parametrize("language", LANGUAGES)
NEWS, QUESTION, CHOICE, HAND, TABLE, MENU, NOTICE = SIGNS.values()
ONE, TWO, THREE = COUNTS[1], COUNTS[2], COUNTS[3]


def low(cell: str) -> int:
    """Dots 7 and 8 of a cell."""
    return (ord(cell) - BLANK) & MARK


# Signs -------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_a_sign_is_no_label(game: str, language: Language) -> None:
    """Signs have dot 8 alone of the two, counts dot 7, marks both, and labels none of them."""
    assert {low(sign) for sign in SIGNS.values()} == {0b10000000}
    assert {low(count) for count in COUNTS} == {0b01000000}
    assert len({*SIGNS.values(), *COUNTS}) == len(SIGNS) + len(COUNTS)
    cells = "".join(labels(language, game).values())
    assert {low(cell) for cell in cells if is_exact(cell)} == {0}


def test_each_row_says_what_it_is(tmp_path: Path) -> None:
    """News, question, answers, hand, table, commands; and what a key has to tell."""
    keys = ["first", "part-down", "down", "part-down", "part-down", "part-down", "down"]
    signs = touched(new_game(tmp_path), 40, *keys).signs
    assert signs[1:] == [NEWS, QUESTION, CHOICE, HAND, TABLE, MENU, NOTICE][: len(signs) - 1]


@every_language
def test_a_pressed_sign_tells_what_it_means(tmp_path: Path, language: Language) -> None:
    """In words; nothing is answered."""
    evening = new_game(tmp_path, language=language)
    hands = touched(evening, 40, "part-down", "down", "route -1")
    catalogue = catalogue_of(language, "life-is-life")
    assert hands.felt[-1] == catalogue.say("display-part-choice")
    assert moves(evening)[-1].startswith("2 ")


def test_cards_to_go_are_counted_down(tmp_path: Path) -> None:
    """Before the hand, while it is asked for; a card taken back counts again."""
    evening = new_game(tmp_path)
    keys = ("part-down", "route 0", "route 3", "route 0", "up", "down")
    hands = touched(evening, 40, *ROW_THREE, *keys)
    assert hands.signs[-6:] == [THREE, TWO, ONE, TWO, QUESTION, TWO]


def test_cards_that_are_not_asked_for_are_not_counted(tmp_path: Path) -> None:
    """At the question for a row the hand is a hand."""
    assert touched(new_game(tmp_path), 40, *TO_HAND).signs[-1] == HAND


def test_a_drink_counts_down_to_its_place(tmp_path: Path) -> None:
    """First the drink, then the place: one to go, also on the table."""
    evening = sixpack.alone(tmp_path)
    hands = touched_while(evening, 80, pressed(evening.session, "cola", then=["part-down"] * 2))
    assert hands.signs[-3:] == [ONE, HAND, ONE]
    before = touched(sixpack.alone(tmp_path / "again"), 80, "down", *TO_HAND)
    assert before.signs[-3:] == [TWO, HAND, TABLE]


# Marks -------------------------------------------------------------------------------------------


def test_marks_can_be_switched_off(tmp_path: Path) -> None:
    """For fingers that are led astray by dots 7 and 8: the count says what is chosen."""
    evening = new_game(tmp_path, marks="off")
    hands = touched(evening, 40, *ROW_THREE, "part-down", "route 0")
    assert hands.marked == [set()] * len(hands.marked)
    assert hands.signs[-2:] == [THREE, TWO]


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "marks off"), ("de", "markierung aus"), ("fr", "marques non")]
)
def test_marks_are_a_command(tmp_path: Path, language: Language, typed: str) -> None:
    """In each language."""
    evening = new_game(tmp_path, language=language)
    evening.play(typed)
    assert evening.session.settings.marks == "off"


# The table ---------------------------------------------------------------------------------------


def test_a_row_of_the_table_is_labels_behind_its_number(tmp_path: Path) -> None:
    """Ten cells instead of thirty-eight; it is said in words."""
    evening = new_game(tmp_path)
    hands = touched(evening, 20, "last", "up", "up")
    assert hands.felt[-1] == "3 ⠍⠶ ⠛⠶ ⠎⠖"
    assert evening.typist.said[-1] == "Row 3: mole, goat, sheep."


@pytest.mark.parametrize("cell", [0, 2, 6])
def test_a_row_of_the_table_is_chosen_where_it_is_felt(tmp_path: Path, cell: int) -> None:
    """By its number or any of its cards, where rows are asked for."""
    evening = new_game(tmp_path)
    touched(evening, 20, "last", "up", "up", f"route {cell}")
    assert moves(evening)[-1] == "0 turn 3"


def test_a_card_of_the_table_is_told_about_where_no_row_is_asked_for(tmp_path: Path) -> None:
    """And its number means nothing then."""
    evening = new_game(tmp_path)
    keys = ("last", "up", "up", "route 2", "right", "route 0")
    hands = touched(evening, 80, *ROW_THREE, *keys)
    assert hands.felt[-3].startswith("Mole: ")
    assert hands.felt[-1] == "There is nothing there."


def test_animals_and_people_of_the_table_are_pressed(tmp_path: Path) -> None:
    """The middle of Arche Noah, and the boat from the bow."""
    noah = beginning(tmp_path, "arche-noah", "en")
    touched(noah, 40, "first")
    assert rows(noah.session, "table")[0].cells == "⠁⠂ ⠓⠑⠲ ⠎⠝⠒ ⠎⠝⠆"
    boat = lifeboat.boat(tmp_path / "boat", people=("Anna",))
    touched(boat, 40, "first")
    spots = rows(boat.session, "table")[0].spots
    assert [spot.word for spot in spots] == [*boat.session.person.view.characters]


def test_a_person_is_chosen_where_they_are_felt(tmp_path: Path) -> None:
    """Whose card is wanted, in the boat."""
    evening = lifeboat.boat(tmp_path, "", {1: "water"}, people=("Anna",))
    touched_while(evening, 40, in_the_boat(evening))
    assert moves(evening)[0].startswith("0 ")


def in_the_boat(evening: Evening) -> Iterator[str]:
    """The keys that swap seats with somebody, pressed in the boat."""
    yield from way_to(evening.session, 40, "swap")
    boat = rows(evening.session, "table")[0]
    asked = evening.session.person.asked
    assert asked is not None
    word = next(spot.word for spot in boat.spots if asked.options.why_not(spot.word) is None)
    yield from way_to(evening.session, 40, word, skipped=1)


def test_the_cells_of_drinks_have_a_legend(tmp_path: Path) -> None:
    """Below the table, each with its name; what is pressed there is chosen."""
    evening = sixpack.alone(tmp_path)
    keys = pressed(evening.session, "m12", then=["last", "up", "route 0"])
    hands = touched_while(evening, 80, keys)
    assert hands.felt[-1].startswith("⠉⠀cola  ⠒⠀lemon  ⠤⠀beer")
    assert evening.typist.said[-1] == "Chosen: cola. Now the place."


# The menu ----------------------------------------------------------------------------------------


def chosen(evening: Evening, *commands: str) -> Iterator[str]:
    """The keys that press commands of the menu."""
    for command in commands:
        yield from way_to(evening.session, 40, command)


@every_language
def test_commands_are_pressed(tmp_path: Path, language: Language) -> None:
    """In the words of the player; what they say is felt."""
    evening = new_game(tmp_path, language=language)
    hands = touched_while(evening, 40, chosen(evening, "scores"))
    (row,) = rows(evening.session, "menu")
    assert row.cells.startswith(evening.session.person.vocabulary.commands.word("hint"))
    assert hands.signs[-1] == NOTICE
    assert hands.felt[-1] in evening.typist.said


def test_a_hint_is_felt(tmp_path: Path) -> None:
    """All its lines are one notice, from its beginning; back lies the menu."""
    evening = new_game(tmp_path)
    hands = touched_while(evening, 40, iter([*chosen(evening, "hint"), "left"]))
    assert hands.felt[-2].startswith("Lives: ")
    assert hands.signs[-2:] == [NOTICE, MENU]


def test_a_turn_is_taken_back_by_touch(tmp_path: Path) -> None:
    """What was taken back is felt first, then the question is there again; nothing is chosen."""
    evening = new_game(tmp_path)
    keys = iter([*ROW_THREE, "part-down", "route 0", *["last", "route 22"], "right"])
    hands = touched_while(evening, 80, keys)
    assert "0 turn 3" not in moves(evening)
    assert hands.signs[-2] == NOTICE
    assert hands.felt[-1] == "Your turn."
    assert evening.session.person.asked is not None
    assert evening.session.person.asked.kind == "turn"


def test_settings_are_switched(tmp_path: Path) -> None:
    """And offered the other way round then."""
    evening = new_game(tmp_path)
    touched_while(evening, 40, chosen(evening, "pace line", "pace all", "marks off"))
    assert evening.session.settings.pace == "all"
    assert evening.session.settings.marks == "off"


def test_what_a_command_refuses_is_felt(tmp_path: Path) -> None:
    """There is nothing yet to be taken back."""
    hands = touched_while(evening := new_game(tmp_path), 80, chosen(evening, "undo"))
    assert hands.signs[-1] == NOTICE
    assert "undo" in hands.felt[-1] or "take back" in hands.felt[-1]
