"""A game in which no one may look back, played at the keyboard: Arche Noah."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from accessible_games.core.decision import Move
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.match.table_options import choice, possible_choices
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError
from tests import sessions
from tests.written import unchecked

pytestmark = pytest.mark.slow

GAME = GAMES["arche-noah"]
TABLE = ["play", "arche-noah", "--people", "Anna,Ben", "--seats", "2", "--seed", "5"]
FIRST_ROUND = ["", "3", "", "2", "", "spider", "", "hyena"]
"""Enter takes the keyboard; Anna bids and picks before Ben."""
Program = Callable[..., list[str]]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Return a function that runs the program in its own folders and returns what it says."""

    def told(words: Sequence[str], typed: Sequence[str] = ()) -> list[str]:
        folders = ["--data", str(tmp_path), "--config", str(tmp_path), "--language", "en"]
        done = sessions.program(*words, *folders, typed="\n".join([*typed, ""]))
        return [*done.out.splitlines(), *done.err.splitlines()]

    return told


def play(program: Program, *typed: str, open_piles: str = "no") -> list[str]:
    """Return what is said from the second round on."""
    options = ["--option", "starter=1", "--option", f"open-piles={open_piles}"]
    lines = program([*TABLE, *options], [*FIRST_ROUND, *typed])
    began = next(line for line in lines if line.startswith("Round 2 of 13, Ben starts: "))
    return lines[lines.index(began) :]


BACK = ["last 50", "first", "older", "older", "search takes", "search secret", "since", "hand"]


def test_what_earlier_rounds_told_is_not_told_again(program: Program) -> None:
    """Neither who took what nor the player's own secret card, whatever is typed."""
    said = " ".join(play(program, "", *BACK, "find spider", "find hyena 4", "find bat 2"))
    assert "takes" not in said
    assert "secret" not in said
    assert "spider 3" not in said
    assert "bat 2." not in said.replace("There is no bat 2 on", "")
    assert "Nothing earlier says that." in said
    assert "Your pile: 2 cards. You have 12 coins and 3 action chips." in said


def test_with_open_piles_all_is_told_again(program: Program) -> None:
    """The table's option applies to everyone."""
    lines = play(program, "", *BACK, "find spider 3", open_piles="yes")
    assert "Anna takes spider 3." in lines
    assert "Your secret card: vulture 1." in lines
    assert "In your pile: vulture 1 and hyena 4." in lines
    assert "In the pile of Anna: spider 3." in lines


def test_in_a_round_all_of_it_can_be_heard_again(program: Program) -> None:
    """Even what others have done since the player's last move."""
    lines = program([*TABLE, "--option", "starter=1"], [*FIRST_ROUND[:3], "first", "last", "2"])
    assert lines.count("Anna bids 3 coins.") == 2
    assert lines.count("Your secret card: vulture 1.") == 1
    lines = program([*TABLE, "--option", "starter=1"], ["", "search secret"])
    assert lines.count("Your secret card: bat 2.") == 2


def test_a_secret_card_is_told_again_until_its_owner_bids(program: Program) -> None:
    """It is laid down with the bid; with open piles it is still told."""
    asked = ["", "search secret", "3", "", "2", "", "search secret", "first"]
    lines = program([*TABLE, "--option", "starter=1"], asked)
    assert lines.count("Your secret card: bat 2.") == 2
    assert "Nothing earlier says that." in lines
    lines = program([*TABLE, "--option", "starter=1", "--option", "open-piles=yes"], asked)
    assert lines.count("Your secret card: bat 2.") == 3


def test_a_secret_card_is_told_to_its_owner_alone(program: Program) -> None:
    """After the keyboard was passed, and to no one before."""
    lines = program([*TABLE, "--option", "starter=1"], ["", "3", ""])
    secrets = [line for line in lines if "secret" in line]
    assert secrets == ["Your secret card: bat 2.", "Your secret card: vulture 1."]
    places = [lines.index(line) for line in secrets]
    passed = [place for place, line in enumerate(lines) if line.startswith("Pass the keyboard")]
    assert passed[0] < places[0] < passed[1] < places[1]


def test_a_game_that_goes_on_is_not_told_again(program: Program, tmp_path: Path) -> None:
    """A player could listen in another window; a game with open piles may be heard."""
    play(program)
    (record,) = (tmp_path / "records").iterdir()
    said = program(["replay", record.stem])
    assert " ".join(said) == (
        f"In {record.stem} nobody may look back before the end. Go on with accessible-games resume."
    )
    record.unlink()
    play(program, open_piles="yes")
    (record,) = (tmp_path / "records").iterdir()
    assert any(line.startswith("Anna takes spider 3") for line in program(["replay", record.stem]))


def test_a_game_that_is_over_is_told_again(program: Program, tmp_path: Path) -> None:
    """Then all piles are open."""
    play(program)
    (record,) = (tmp_path / "records").iterdir()
    text = unchecked(record.read_text("utf-8"))
    played = Table.new(GAME, 2, 5, {"starter": "1"})
    lines = []
    while played.pending:
        (decision,) = played.waiting()
        answer = next(answer for answer in decision.options if answer != ())
        lines.append(str(Move(decision.seat, decision.kind, answer)))
        played.play(Move(decision.seat, decision.kind, answer))
    record.write_text(text.split("moves\n")[0] + "\n".join(["moves", *lines, ""]), "utf-8")
    assert any("wins the game" in line for line in program(["replay", record.stem]))


# Options ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "last"), [(2, "2"), (4, "4"), (5, "5")])
def test_only_seats_at_the_table_are_offered_to_start(seats: int, last: str) -> None:
    """Choices that the game refuses are not offered."""
    assert possible_choices(GAME, seats, "starter")[-1] == last
    assert possible_choices(GAME, seats, "starter")[0] == "lot"
    assert possible_choices(GAME, seats, "open-piles") == ["no", "yes"]


def test_a_seat_that_is_not_there_cannot_start(program: Program) -> None:
    """The refusal says who can."""
    said = program([*TABLE, "--option", "starter=3"])
    assert said[-1] == "There is no 3 here. You can choose lot, 1, or 2."


def test_a_number_means_the_seat_and_no_place_in_the_list() -> None:
    """A 2 is seat 2, though it is the third choice; and a 3 means nothing."""
    names = {"by lot": "lot", "seat 1": "1", "seat 2": "2"}
    words = catalogue_of("en")
    assert [choice(text, names, words) for text in ("2", "1", "by", "seat 2", "lot")] == [
        "2", "1", "lot", "2", "lot",
    ]  # fmt: skip
    with pytest.raises(NotUnderstoodError, match="unknown-choice"):
        choice("3", names, words)
    assert choice("2", {"no": "no", "yes": "yes"}, words) == "yes"
