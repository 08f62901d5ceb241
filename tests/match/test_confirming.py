"""A costly answer that a single mistyped key could give is asked about once."""

from pathlib import Path

import pytest

from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.match.room import is_bare
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.games.lifeboat.building import C, M, S
from tests.games.lifeboat.sessions import boat, moves
from tests.sessions import CTRL_C, Evening, new_game, new_record

CHIP = "Do you want to spend an action chip?"
KNOCK = "Do you want to knock?"


def picking(folder: Path, **chosen: str) -> Evening:
    """Return a game in which Anna, alone, bids nothing and picks last among computer players."""
    game = GAMES["arche-noah"]
    occupants = (Occupant("person", "Anna"), Occupant("easy", "Tom"))
    options = {name: choices[0] for name, choices in game.options.items()} | {"starter": "1"}
    record = Record("arche-noah", game.version, options, occupants, 1)
    return new_game(folder, record, **chosen)


def knocking(folder: Path, **chosen: str) -> Evening:
    """Return a game in which Anna may knock once she has swapped."""
    return new_game(folder, new_record(people=("Anna",), bots=("easy", "easy")), **chosen)


def asked(evening: Evening, question: str, *typed: str) -> int:
    """Return how often a question was asked while that was typed."""
    said = [line for lines in evening.play(*typed) for line in lines]
    return sum(question in line for line in said)


def chips(evening: Evening) -> int:
    """Return how many action chips Anna has left."""
    left: int = evening.session.match.table.state.chips[0]
    return left


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("0", True),
        ("k", True),
        ("1 2", True),
        ("m 2", True),
        ("nothing", False),
        ("m kid", False),
        ("kn", False),
        ("12", True),
    ],
)
def test_only_letters_and_numbers_are_bare(text: str, bare: bool) -> None:
    """A whole word, or its beginning, is no slip."""
    assert is_bare(text) == bare


def test_a_chip_is_not_spent_by_a_slip(tmp_path: Path) -> None:
    """No leaves everything as it was, and the same is asked again; yes plays it."""
    evening = picking(tmp_path)
    full = chips(evening)
    assert asked(evening, "Nothing was done.", "0", "0", "no") == 1
    assert chips(evening) == full
    meant = picking(tmp_path / "meant")
    assert asked(meant, CHIP, "0", "0", "yes") == 1
    assert chips(meant) == full - 1


def test_the_record_holds_the_answer_alone(tmp_path: Path) -> None:
    """It contains nothing of the question, and nothing that was not meant."""
    evening = picking(tmp_path)
    evening.play("0", "0", "no", "0", "yes")
    picks = [str(move) for move in evening.session.match.table.moves if move.kind == "pick"]
    assert picks.count("0 pick none") == 1
    assert "confirm" not in evening.file


def test_what_is_asked_for_first_is_told_and_the_question_stays(tmp_path: Path) -> None:
    """The table, the hand or the rules; a word that means nothing is a no as before."""
    evening = picking(tmp_path)
    full = chips(evening)
    heard = evening.play("0", "0", "scores", "t", "card", "help", "yes")
    prompts = [prompt.strip() for prompt in evening.typist.prompts]
    assert prompts.count("Yes or no?") == 5
    said = " ".join(line for lines in heard for line in lines)
    for told in ("Coins left: you 12", "On the table: snake 4", "Type card and", "Type yes."):
        assert told in said
    assert chips(evening) == full - 1
    evening = picking(tmp_path / "no")
    assert asked(evening, "Nothing was done.", "0", "0", "tablecloth") == 1
    assert chips(evening) == full


def test_a_whole_word_is_never_asked_about(tmp_path: Path) -> None:
    """A player who types "nothing" means it."""
    evening = picking(tmp_path)
    full = chips(evening)
    assert asked(evening, CHIP, "0", "nothing") == 0
    assert chips(evening) == full - 1


def test_one_animal_by_its_number_is_not_asked_about(tmp_path: Path) -> None:
    """It costs no chip; nor does a bid, which is a number."""
    assert asked(picking(tmp_path), CHIP, "0", "1") == 0


def test_it_can_be_switched_off(tmp_path: Path) -> None:
    """With the setting, and in the game."""
    off = picking(tmp_path / "off", confirm="off")
    assert asked(off, CHIP, "0", "0") == 0
    typed = picking(tmp_path / "typed")
    assert asked(typed, CHIP, "0", "confirm off", "0") == 0
    assert chips(off) == chips(typed)


@pytest.mark.parametrize("slip", [CTRL_C])
def test_ctrl_c_is_no(tmp_path: Path, slip: str) -> None:
    """As at every question of yes or no."""
    evening = picking(tmp_path)
    full = chips(evening)
    evening.play("0", "0", slip)
    assert chips(evening) == full


def test_a_knock_by_a_letter_is_asked_about(tmp_path: Path) -> None:
    """A knock by its word is not."""
    for typed, times in (("k", 1), ("knock", 0)):
        evening = knocking(tmp_path / typed)
        evening.play("1 9")
        assert asked(evening, KNOCK, typed, "no") == times


def test_a_mugging_by_a_number_is_asked_about(tmp_path: Path) -> None:
    """The victim is named; a victim typed as a word is not asked about."""
    for victim, times in (("3", 1), ("mate", 0)):
        evening = boat(tmp_path / victim, {S: "cash", C: "jewel", M: "knife"})
        assert asked(evening, "Do you mean it?", "", "mug", victim, "no") == times
        assert ("0 mug mate" in moves(evening)) == (not times)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_asks_in_every_language(language: Language) -> None:
    """It has a question for each kind of decision that can be costly."""
    for name, rules in GAMES.items():
        for kind in rules.confirmed:
            assert catalogue_of(language, name).say(f"costly-{kind}", name="X").endswith("?")
