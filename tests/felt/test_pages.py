"""What lies under the fingers: rows of cells, and windows that are moved along them."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.frontends.display.cells import DisplayRow, row
from accessible_games.frontends.display.rows import display_rows
from accessible_games.match.label_cells import piece_labels
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.felt.hands import rows, touched
from tests.games.lifeboat import sessions as lifeboat
from tests.games.sixpack import sessions as sixpack
from tests.sessions import GAME, Evening, new_game

WORDS = st.lists(st.text("abc⠁⠃⠉", min_size=1, max_size=9), min_size=1, max_size=20)
PARTS = ["news", "question", "hand", "table", "menu"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(evening: Evening) -> Evening:
    """The same evening when the first person is asked for the first time."""
    evening.session.play_bots()
    evening.session.pose(evening.session.match.own_decision())
    return evening


def cells(evening: Evening, part: str) -> list[str]:
    """The cells of the rows of one part."""
    return [row.cells for row in rows(evening.session, part)]


# Windows -----------------------------------------------------------------------------------------


@given(WORDS, st.integers(2, 40))
def test_windows_show_every_word_of_a_row(words: list[str], width: int) -> None:
    """One after the other they have all its words; those that fit are never cut."""
    line = DisplayRow("news", " ".join(words), ())
    starts = line.windows(width)
    ends = [*starts[1:], len(line.cells)]
    shown = [line.cells[start:end] for start, end in zip(starts, ends, strict=True)]
    assert "".join(shown) == line.cells
    assert all(len(part.rstrip(" ")) <= width for part in shown)
    whole = [word for part in shown for word in part.split()]
    assert [word for word in words if len(word) <= width and word not in whole] == []


def test_a_row_that_fits_is_one_window() -> None:
    """Also when it is as long as the display."""
    assert DisplayRow("news", "a b c", ()).windows(5) == [0]
    assert DisplayRow("news", "a b c", ()).windows(4) == [0, 4]
    assert DisplayRow("news", "⠁⠀⠃⠀⠉", ()).windows(4) == [0, 4]


# Rows --------------------------------------------------------------------------------------------


def test_each_item_has_its_cells() -> None:
    """And the blank between two of them is nothing."""
    shown = row("hand", [("⠁⠂", "ant"), ("⠃", "bee")], ["An ant and a bee."])
    assert shown.cells == "⠁⠂ ⠃"
    found = [spot.word if (spot := shown.at(cell)) else None for cell in range(5)]
    assert found == ["ant", "ant", None, "bee", None]


def test_items_with_blanks_stand_further_apart() -> None:
    """So that a finger knows where the next begins."""
    shown = row("question", [("row 1", "1"), ("knock", "knock")], [])
    assert shown.cells == "row 1  knock"
    assert row("hand", [("⠁⠀⠃", "a-b"), ("⠉", "c")], []).cells == "⠁⠀⠃  ⠉"


def test_the_hand_is_its_labels(tmp_path: Path) -> None:
    """In the order in which it is said, with a blank between two."""
    evening = asked(new_game(tmp_path))
    assert cells(evening, "hand") == ["⠛⠔ ⠛⠔ ⠍⠶ ⠍⠶ ⠎⠖ ⠎⠖ ⠎⠖ ⠗⠢ ⠍⠒ ⠍⠒"]
    evening.session.settings.sort = "count"
    evening.session.console.renew()
    assert cells(evening, "hand")[0].startswith("⠎⠖ ⠎⠖ ⠎⠖ ⠛⠔")


@every_language
def test_labels_are_those_of_the_cards(tmp_path: Path, language: Language) -> None:
    """Those that are printed in the language that is spoken."""
    evening = asked(new_game(tmp_path, language=language))
    labels = piece_labels(language, GAME.name, GAME.pieces)
    hand = evening.session.person.narrator.sort(evening.session.person.view.hand)
    assert cells(evening, "hand") == [" ".join(labels[card] for card in hand)]


def test_what_is_felt_follows_what_is_heard(tmp_path: Path) -> None:
    """The news, what is asked, the hand, the table, commands; each row is said when it is felt."""
    evening = asked(new_game(tmp_path))
    shown = display_rows(evening.session.person, evening.session.person.asked)
    assert list(dict.fromkeys(row.part for row in shown)) == PARTS
    news = [row.cells for row in shown if row.part == "news"]
    assert news[0] == "The lot falls on Tom."
    assert cells(evening, "question") == ["Your turn.", "1 2 3 4"]
    assert all(row.said == (row.cells,) for row in shown if row.part == "news")
    assert rows(evening.session, "table")[0].said == ("Row 1: bear.",)


def test_dominoes_are_both_their_ends(tmp_path: Path) -> None:
    """With a blank cell between, and two between dominoes."""
    evening = asked(sixpack.alone(tmp_path))
    assert all(len(domino.split("⠀")) == 2 for domino in cells(evening, "hand")[0].split("  "))


def test_the_table_of_places_is_felt_row_by_row(tmp_path: Path) -> None:
    """Its columns' letters, then each row behind its number, with the empty places around it."""
    evening = asked(sixpack.alone(tmp_path))
    shown = rows(evening.session, "table")
    assert [row.cells for row in shown] == [
        "⠀⠀⠀⠇⠍⠝⠕⠏",
        "⠂⠆⠀⠀⠀⠀⠀⠀",
        "⠂⠒⠀⠀⠉⠶⠀⠀",
        "⠂⠲⠀⠀⠛⠤⠛⠀",
        "⠂⠢⠀⠀⠀⠀⠀⠀",
        "⠉⠀cola  ⠒⠀lemon  ⠤⠀beer  ⠛⠀cola⠀lemon  ⠭⠀cola⠀beer  ⠶⠀lemon⠀beer",
    ]
    assert shown[0].said == ("The letters of the columns.",)
    assert shown[2].said == ("Row 13 from m: cola, lemon beer.",)
    spot = shown[2].at(4)
    assert spot is not None
    assert spot.word == "m13"


def test_people_in_the_boat_are_called_by_name(tmp_path: Path) -> None:
    """They are no cards; those that one holds are, hidden and open ones in rows of their own."""
    evening = asked(lifeboat.boat(tmp_path, {0: "water painting-2"}, {0: "oar"}, people=("Anna",)))
    assert cells(evening, "hand")[:2] == ["⠺ ⠏⠊⠆", "⠕⠂"]


def test_an_empty_hand_is_a_sentence(tmp_path: Path) -> None:
    """What has no cards to show is felt as it is said."""
    evening = asked(lifeboat.boat(tmp_path, people=("Anna",)))
    assert cells(evening, "hand") == ["You have no cards."]
    assert cells(evening, "question") == ["Your action.", "nothing row change"]


# The window --------------------------------------------------------------------------------------


def test_a_short_display_shows_the_hand_in_parts(tmp_path: Path) -> None:
    """No label is cut."""
    felt = touched(new_game(tmp_path), 10, *["part-down"] * 2, "right", "right", "left").felt
    assert felt[-4:] == ["⠛⠔ ⠛⠔ ⠍⠶ ", "⠍⠶ ⠎⠖ ⠎⠖ ", "⠎⠖ ⠗⠢ ⠍⠒ ", "⠍⠶ ⠎⠖ ⠎⠖ "]
