"""Sheets that are scored by the rules of a game, from what each person shows."""

from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.real_table.sheet import totals
from tests.real_table.evenings import answers, begun, resumed

HANDS = (
    "3 goat 4 pig 3 sheep",
    "2 mouse 3 sheep 3 cat 2 dog",
    "4 bear 2 rabbit 2 mole 2 goat",
)
BOAT = (
    "Captain loves Kid hates Mate, 2 cash",
    "Kid loves Captain hates Lady, dead",
    "Mate loves Mate hates Captain",
    "Lady loves Lady hates Kid",
)


def test_a_round_of_life_is_life_costs_lives(tmp_path: Path) -> None:
    """Each hand is asked for; then the game tells the round, and who leads."""
    evening = begun(tmp_path)
    said = evening.play("sheet life is life", "round", *HANDS, "scores")
    assert said[1] == ["New sheet for Life is Life, 5 lives each."]
    assert evening.typist.prompts[2:5] == ["Ana? ", "Ben? ", "Tom? "]
    assert "Total points: Tom 20, Ben 13, and Ana 12." in said[5]
    assert " ".join(said[5]).endswith(
        "Ana loses 2 lives and has 3 left, Ben one and has 4. Tom leads by 1."
    )
    assert said[6][0] == "Tom 5, Ben 4, and Ana 3."


def test_a_wrong_hand_is_taken_back_alone(tmp_path: Path) -> None:
    """What the others have shown stays."""
    evening = begun(tmp_path)
    evening.play(
        "sheet life is life", "round", HANDS[0], "2 dog", HANDS[1], "undo", HANDS[1], HANDS[2]
    )
    assert [str(line) for line in totals(evening.session.match.table.state.sheets[0]).values()] == [
        *("3", "4", "5"),
    ]


def test_whoever_has_no_lives_left_shows_nothing(tmp_path: Path) -> None:
    """And the last one with lives has won."""
    evening = begun(tmp_path)
    evening.play("sheet life is life", "Ana minus 5", "round", HANDS[1], HANDS[2])
    assert evening.typist.prompts[3:5] == ["Ben? ", "Tom? "]
    said = answers(tmp_path / "other", "sheet life is life", "Ana minus 5, Ben minus 5")
    assert "Tom wins the game." in said[1]


def test_sudden_death_ends_a_round(tmp_path: Path) -> None:
    """By its animal alone, or with the rest of the hand."""
    heard = answers(tmp_path, "sheet life is life", "set Ana pigs", "set Ben 2 mice")
    assert heard[1].startswith("Sudden death: Ana has all 5 pigs. Ben loses one life")
    assert heard[2].startswith("There is no set among them")


def test_a_round_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    """With what was shown before."""
    begun(tmp_path).play("sheet life is life", "round", HANDS[0])
    evening = resumed(tmp_path / "evening.txt")
    said = evening.play(HANDS[1], HANDS[2])
    assert evening.typist.prompts[0] == "Ben? "
    assert "Total points: Tom 20, Ben 13, and Ana 12." in said[2]


def test_arche_noah_has_two_passes(tmp_path: Path) -> None:
    """From cards, coins and chips; the game tells who has won."""
    evening = begun(tmp_path)
    pile = ("toucan 3 4, 5 coins", "toucan 1, 2 chips", "toucan 2")
    said = evening.play("sheet arche noah", "round", *pile, "round", *pile, "scores")
    assert "Ana" in " ".join(said[5])
    assert "2 rounds of 2." in said[-2]
    assert evening.session.match.table.state.open_sheet is None


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_game_has_an_example_in_every_language(tmp_path: Path, language: str) -> None:
    """Help at what is shown can be typed itself, but for the number of cards."""
    sheet = {"en": "sheet", "de": "block", "fr": "feuille"}[language]
    ask = {"en": ("round", "help"), "de": ("runde", "hilfe"), "fr": ("manche", "aide")}[language]
    for game in ("life-is-life", "arche-noah", "lifeboat"):
        people = ("Ana", "Ben", "Tom", "Eva")
        heard = answers(tmp_path / game, f"{sheet} {game}", *ask, people=people, language=language)
        assert heard[0]
        assert heard[2]


def test_a_boat_is_scored_at_land(tmp_path: Path) -> None:
    """By survival, loves and hates."""
    heard = answers(tmp_path, "sheet lifeboat", "round", *BOAT, people=("Ana", "Ben", "Tom", "Eva"))
    assert heard[5].endswith("Total points: Eva 19, Ana 9, Tom 8, and Ben 5. Eva wins the game.")


def test_a_sheet_for_sixpack_ends_at_seven(tmp_path: Path) -> None:
    """Names are points for patterns, one in each phase, and several can win together (S26)."""
    six = ["Ana Ben"] * 6
    heard = answers(
        tmp_path, "sheet sixpack", *six, "Ana 2", "round", "2", "", "", "1", "Ben Ana 1", "scores"
    )
    assert heard[0] == "New sheet for SixPack, up to 7."
    assert heard[1] == "Points: Ana 1 and Ben 1. Ana and Ben lead by 1."
    assert heard[7].startswith("A pattern is one point, and nobody shows two at once.")
    assert heard[9] == "Type 1 for a pattern, or Enter alone."
    assert heard[12] == "Points: Tom 1. Ana and Ben lead by 5."
    assert heard[13] == "Points: Ana 7 and Ben 7. Shared victory with 7 points each: Ana and Ben."
    assert heard[14] == "Ana 7, Ben 7, and Tom 1. 8 rounds, up to 7."


@pytest.mark.parametrize("typed", ["life is life to 500", "arche noah 3 rounds", "sixpack least"])
def test_a_game_with_rules_knows_how_it_ends(tmp_path: Path, typed: str) -> None:
    """Nothing that was typed is passed over in silence."""
    heard = answers(tmp_path, f"sheet {typed}")
    assert heard[0].endswith("ends by the rules of the game, with points.")


def test_a_list_of_skat_can_have_a_number_of_deals(tmp_path: Path) -> None:
    """Or a target."""
    heard = answers(tmp_path, "sheet skat 2 rounds", "passed", "Ben null won")
    assert heard[0] == "New sheet for Skat, 2 rounds."
    assert heard[1] == "All have passed."
    assert (
        heard[2] == "Ben, null: won, plus 23. Ben wins the game. Totals: Ben 23, Ana 0, and Tom 0."
    )


def test_a_list_of_skat(tmp_path: Path) -> None:
    """A line is a deal: counted, with the additions of leagues, and double in Bock."""
    heard = answers(
        tmp_path,
        "sheet skat league bock",
        "Ana grand with 2 won, hand schneider",
        "Ben spades without 1 lost",
        "passed",
        "undo",
        "Tom hearts",
        "round",
        "ramsch Ana 60 Ben 40 Tom 20",
        "scores",
    )
    assert heard[0] == "New sheet for Skat, Seeger-Fabian, with bock."
    assert heard[1].startswith("Ana, grand with 2, hand, schneider: 5 times 24, won, plus 120.")
    assert heard[1].endswith("3 deals now count double.")
    assert "doubled: 2 times 11, lost, minus 88." in heard[2]
    assert heard[4] == "Taken back: a deal of Skat."
    assert heard[5] == "Won or lost? Say one of the two."
    assert heard[6] == "Type the deal itself, such as Ana grand with 2 won."
    assert heard[7].startswith("This sheet has no ramsch.")
    assert heard[8].startswith("Ana 210, Tom 40, and Ben minus 138.")


def test_a_game_is_for_as_many_as_can_play_it(tmp_path: Path) -> None:
    """Else the sheet is refused."""
    heard = answers(tmp_path, "sheet life is life", "sheet skat", people=("Ana", "Ben"))
    assert heard[:2] == ["That game is not for so many people."] * 2


def test_the_sheets_are_for_all_games_of_the_program_but_one() -> None:
    """Mau-Mau is scored by typing its points."""
    from accessible_games.real_table.scoring.sheets import SCORED

    assert {*GAMES} - {*SCORED} == {"mau-mau"}
