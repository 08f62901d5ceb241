"""The table as a picture to feel: a braille cell for each card."""

from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.grid import BLANK, COLUMNS, DIGITS, LETTERS, MARGIN, ROWS, numbered
from accessible_games.games.sixpack.cells import WIDEST, columns, rows
from accessible_games.games.sixpack.drinks import BOTTLES, MIXES, PIECES, RECIPES
from accessible_games.games.sixpack.picture import PictureLine, TableEmpty, cell, picture
from accessible_games.games.sixpack.view import View, displayed
from tests.examples import times
from tests.games.sixpack.building import new, position, random_game

EMPTY = chr(BLANK)
COLUMN_OF = {letter: column for column, letter in LETTERS.items()}
ROW_OF = {numbered(row): row for row in ROWS}
DRINK_OF = {cell(drink): drink for drink in PIECES}


def dots(braille: str) -> set[int]:
    """The numbers of the dots of a cell, 1 to 8."""
    bits = ord(braille) - BLANK
    return {dot for dot in range(1, 9) if bits >> (dot - 1) & 1}


def lines(view: View) -> list[str]:
    """The lines of the picture."""
    facts = list(picture(view))
    assert all(isinstance(fact, PictureLine) for fact in facts)
    return [fact.cells for fact in facts if isinstance(fact, PictureLine)]


def decoded(shown: list[str]) -> dict[str, str]:
    """The table that a finger reads from a picture."""
    head, *body = shown
    assert head[:MARGIN] == EMPTY * MARGIN
    across = [COLUMN_OF[letter] for letter in head[MARGIN:]]
    found = {}
    for line in body:
        row = ROW_OF[line[:MARGIN]]
        for column, braille in zip(across, line[MARGIN:], strict=True):
            if braille != EMPTY:
                found[column + row] = DRINK_OF[braille]
    return found


# Cells -------------------------------------------------------------------------------------------


def test_all_drinks_feel_different() -> None:
    """From each other and from an empty place."""
    assert len({cell(drink) for drink in PIECES} | {cell(None)}) == 7
    assert cell(None) == cell("") == EMPTY


def test_a_bottle_is_two_dots_side_by_side() -> None:
    """Cola above, lemonade in the middle, beer below; a mix is both pairs of its bottles."""
    assert [dots(cell(bottle)) for bottle in BOTTLES] == [{1, 4}, {2, 5}, {3, 6}]
    for mix in MIXES:
        one, other = RECIPES[mix]
        assert dots(cell(mix)) == dots(cell(one)) | dots(cell(other))
        assert len(dots(cell(mix))) == 4


def test_only_the_six_upper_dots_are_used() -> None:
    """Displays of six dots show all of it."""
    signs = [*map(cell, PIECES), *LETTERS.values(), *DIGITS.values()]
    assert max(dot for sign in signs for dot in dots(sign)) == 6
    assert all(len(sign) == 1 for sign in signs)


def test_columns_have_the_letters_of_braille() -> None:
    """The first ten have no dot below the middle; the next ten add dot 3, all but w dot 6 too."""
    letters = [dots(LETTERS[column]) for column in COLUMNS]
    assert len({*LETTERS.values()}) == 26
    assert letters[0] == {1}
    assert all(not letter & {3, 6} for letter in letters[:10])
    assert letters[10:20] == [letter | {3} for letter in letters[:10]]
    last = [dots(LETTERS[column]) for column in "uvxyz"]
    assert last == [letter | {3, 6} for letter in letters[:5]]
    assert dots(LETTERS["w"]) == letters[9] | {6}


def test_rows_have_the_digits_of_braille_one_dot_lower() -> None:
    """They are the first ten letters, moved down: so no digit is taken for a letter."""
    lower = {1: 2, 2: 3, 4: 5, 5: 6}
    for digit, letter in zip("1234567890", "abcdefghij", strict=True):
        assert dots(DIGITS[digit]) == {lower[dot] for dot in dots(LETTERS[letter])}
    assert not {*DIGITS.values()} & {*LETTERS.values()}


def test_every_row_is_labelled_as_wide_as_any_other() -> None:
    """Two digits or a blank and one, then a blank: so cards lie one below the other."""
    labels = [numbered(row) for row in ROWS]
    assert {len(label) for label in labels} == {MARGIN}
    assert len({*labels}) == len(ROWS)
    assert numbered("7") == f"{EMPTY}⠶{EMPTY}"
    assert numbered("26") == f"⠆⠖{EMPTY}"


# The picture -------------------------------------------------------------------------------------


def test_the_picture_is_read_like_the_table() -> None:
    """Letters first, then number and cards of each row, with blanks where nothing lies."""
    shown = position("C CL B\nCB . LB", corner="l9")
    assert lines(shown.view(0)) == ["⠀⠀⠀⠇⠍⠝", "⠀⠔⠀⠉⠛⠤", "⠂⠴⠀⠭⠀⠶"]


def test_the_picture_goes_on_across_the_ends_of_the_names() -> None:
    """After column z comes a, below row 26 row 1."""
    shown = lines(position("C CL\nCL B", corner="z26").view(0))
    assert shown[0] == f"{EMPTY * MARGIN}{LETTERS['z']}{LETTERS['a']}"
    assert [line[:MARGIN] for line in shown[1:]] == [numbered("26"), numbered("1")]


def test_before_the_first_drinks_there_is_no_picture() -> None:
    """It says so."""
    assert list(picture(new(2).view(0))) == [TableEmpty()]


def test_onlookers_and_all_seats_feel_the_same() -> None:
    """Nothing of a hand is in it."""
    shown = position("C CL B\nCB L LB", ("C CB, L CL, B LB", "C LB, L CB, B CL"))
    assert lines(shown.view(0)) == lines(shown.view(1)) == lines(shown.view(None))


def test_the_widest_table_there_is_fits_on_a_display_of_40_cells() -> None:
    """24 columns, which only a table that could never be cleared has: 27 cells (S41)."""
    wide = "C CL " * (WIDEST // 2)
    high = "\n".join(("CB", "L") * 5 + ("CB",))
    shown = lines(position(f"{wide}\n{high}").view(0))
    assert {len(line) for line in shown} == {WIDEST + MARGIN} == {27}


@settings(max_examples=times(25))
@given(st.integers(0, 10**6), st.integers(1, 200))
def test_the_picture_says_all_of_the_table_and_nothing_else(seed: int, moves: int) -> None:
    """A finger reads every drink at its place; lines are equally long, and no longer than 26."""
    table = new(2 + seed % 7, seed)
    for _ in random_game(table, seed, moves):
        pass
    view = table.view(None)
    shown, display = lines(view), displayed(view)
    assert decoded(shown) == display
    assert len(shown) == 1 + len(rows(display))
    assert {len(line) for line in shown} == {MARGIN + len(columns(display))}
    assert len(shown[0]) <= 26
