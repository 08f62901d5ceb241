"""Undo is a courtesy: fair among computer players, agreed among people, free if chosen so."""

from pathlib import Path

import pytest

from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.script import Script
from accessible_games.games import GAMES
from accessible_games.match.match import Match
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.sessions import CTRL_C, Evening, new_game, new_record

ANSWERS = {
    "en": ("Does Ben agree?", "Nothing is taken back.", "yes"),
    "de": ("Ist Ben einverstanden?", "Es bleibt, wie es ist.", "ja"),
    "fr": ("Ben est d'accord?", "Rien n'est annulé.", "oui"),
}


def record_of(game: str, people: str, undo: str = "fair", seats: int = 3) -> Record:
    """Return a new game of Anna, Ben and so on, and of computer players."""
    rules, names = GAMES[game], people.split()
    names_of_bots = ("Tom", "Mia", "Oscar")
    occupants = [Occupant("person", name) for name in names]
    occupants += [Occupant("random", name) for name in names_of_bots[: seats - len(names)]]
    options = {name: choices[0] for name, choices in rules.options.items()}
    return Record(game, rules.version, {**options, "undo": undo}, tuple(occupants), 5)


def bidding(place: Path, **chosen: str) -> Evening:
    """Return a game in which Anna has bid nothing and Ben three coins; it is Anna's turn again."""
    evening = new_game(place, record_of("arche-noah", "Anna Ben", seats=2), **chosen)
    evening.play("", "0", "", "3", "", "1", "")
    return evening


def test_a_bid_that_others_have_heard_stays(tmp_path: Path) -> None:
    """No one bids again after hearing what computer players bid."""
    evening = new_game(tmp_path, record_of("arche-noah", "Anna"))
    evening.play("0")
    before = len(evening.session.match.table.moves)
    said = [line for lines in evening.play("undo") for line in lines]
    assert "Too late: others have played since." in said
    assert len(evening.session.match.table.moves) == before


def test_where_undo_is_free_a_bid_is_taken_back(tmp_path: Path) -> None:
    """It was chosen at the start, and is said when the game begins."""
    evening = new_game(tmp_path, record_of("arche-noah", "Anna", "free"))
    said = [line for lines in evening.play("0", "undo") for line in lines]
    assert "Anything can be taken back." in said
    assert "Taken back: no coin." in said
    assert evening.session.match.own_moves(0) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("agrees", [True, False])
def test_others_at_the_keyboard_are_asked(tmp_path: Path, language: Language, agrees: bool) -> None:
    """Once, and their answer decides."""
    question, refused, yes = ANSWERS[language]
    evening = bidding(tmp_path, language=language)
    moves = evening.session.match.table.moves[:]
    heard = evening.play("undo", yes if agrees else "")
    said = [line for lines in heard for line in lines]
    assert question in said
    assert (refused in said) == (not agrees)
    assert (evening.session.match.table.moves == moves) == (not agrees)


def test_the_others_hear_before_they_agree_what_all_may_know(tmp_path: Path) -> None:
    """And no hand: the keyboard is still another's. Asking is no no."""
    evening = bidding(tmp_path)
    moves = evening.session.match.table.moves[:]
    heard = evening.play("undo", "table", "yes")
    assert "Yes or no? " in evening.typist.prompts[-3:][:2]
    assert len(heard[-2]) > 0
    assert evening.session.match.table.moves != moves
    evening = bidding(tmp_path / "hand")
    said = [line for lines in evening.play("undo", "hand") for line in lines]
    assert "Nothing is taken back." in said


def test_ctrl_c_is_no(tmp_path: Path) -> None:
    """The game goes on as it was."""
    evening = bidding(tmp_path)
    moves = evening.session.match.table.moves[:]
    heard = [line for lines in evening.play("undo", CTRL_C) for line in lines]
    assert "Nothing is taken back." in heard
    assert evening.session.match.table.moves == moves


def test_the_end_of_input_is_no(tmp_path: Path) -> None:
    """The game is left as at any other question, and is saved as it was."""
    evening = bidding(tmp_path)
    moves = evening.session.match.table.moves[:]
    heard = [line for lines in evening.play("undo") for line in lines]
    assert "Nothing is taken back." in heard
    assert "The game is saved. Go on with accessible-games resume." in heard
    assert evening.session.match.table.moves == moves


def test_an_old_record_goes_on_with_free_undo(tmp_path: Path) -> None:
    """It names no undo, and began when everything could be taken back."""
    record = new_record()
    assert "undo" not in record.options
    assert record.free_undo
    assert not record_of("life-is-life", "Anna").free_undo


# At other keyboards -------------------------------------------------------------------------------


def script(people: str) -> Script:
    """Return people with their own keyboards, at a table of Arche Noah."""
    record = record_of("arche-noah", people)
    settings = {seat: Settings() for seat in record.people}
    return Script(match=Match(record.opening(GAMES), record), settings=settings)


def test_at_their_own_keyboards_the_others_agree_one_by_one() -> None:
    """Each is told who wants what; the last consent takes the turn back, and all hear it."""
    table = script("Anna Ben Cleo")
    table.run({0: ["0"], 1: ["1"]})
    moves = len(table.match.table.moves)
    table.run({0: ["undo"]})
    assert table.heard[0][-1] == "The others have to agree."
    wished = "Anna would like to take back a turn. If you agree, type agree."
    assert wished in table.heard[1]
    assert wished in table.heard[2]
    table.run({1: ["agree"]})
    assert len(table.match.table.moves) == moves
    heard = table.run({2: ["agree"]})
    assert table.match.table.moves == []
    assert "Taken back: no coin." in heard[0]
    assert "Anna takes back a turn." in heard[1]
    assert "Anna takes back a turn." in heard[2]


@pytest.mark.parametrize("typed", [{1: ["agree"]}, {0: ["undo", "agree"]}])
def test_nobody_agrees_to_what_was_not_asked(typed: dict[int, list[str]]) -> None:
    """Nor to their own wish."""
    table = script("Anna Ben Cleo")
    table.run({0: ["0"], 1: ["1"]})
    moves = table.match.table.moves[:]
    heard = table.run(typed)
    (seat,) = typed
    assert "Nobody is waiting for you to agree." in heard[seat]
    assert table.match.table.moves == moves


def test_a_wish_ends_with_the_next_move() -> None:
    """A player who plays on has not agreed."""
    table = script("Anna Ben Cleo")
    table.run({0: ["0"], 1: ["1"]})
    table.run({0: ["undo"]})
    table.run({2: ["2"]})
    moves = table.match.table.moves[:]
    heard = table.run({1: ["agree"]})
    assert "Nobody is waiting for you to agree." in heard[1]
    assert table.match.table.moves == moves
