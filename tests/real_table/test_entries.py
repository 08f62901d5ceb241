"""What typed lines enter, in three languages, and why lines are refused."""

from pathlib import Path
from typing import Any

import pytest

from tests.real_table.evenings import answers, begun

SAME = {  # the same evening
    "en": ("sheet to 500",
        "Ana 12, Ben minus 3", "a +5 b -2", "fix round 1 Tom 7", "dealer Ben"),
    "de": ("block bis 500",
        "Ana 12, Ben minus 3", "a +5 b -2", "korrektur runde 1 Tom 7", "geber Ben"),
    "fr": ("feuille jusqu'à 500",
        "Ana 12, Ben moins 3", "a +5 b -2", "correction manche 1 Tom 7", "donneur Ben"),
}  # fmt: skip
MOVES = [
    "0 entry sheet points most 500 0 0,1,2",
    "0 entry write 0=12 1=-3",
    "0 entry write 0=5 1=-2",
    "0 entry fix 1 2=7",
    "0 entry dealer 1",
]


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "throw a coin"), ("de", "wirf eine Münze"), ("fr", "lance une pièce")],
)
def test_the_longest_word_that_begins_an_entry_wins(
    tmp_path: Path, language: str, typed: str
) -> None:
    """Its beginning alone would roll dice."""
    assert entered(tmp_path, typed, language=language) == ["0 entry coin"]


def entered(place: Path, *typed: str, **chosen: Any) -> list[str]:
    """The moves that lines make."""
    evening = begun(place, **chosen)
    evening.play(*typed)
    return list(map(str, evening.session.match.table.moves))


@pytest.mark.parametrize("language", SAME)
def test_the_same_is_entered_in_every_language(tmp_path: Path, language: str) -> None:
    """A sheet, rounds with signs and beginnings of names, a correction, a dealer."""
    assert entered(tmp_path, *SAME[language], language=language) == MOVES


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("sheet money least 10 rounds Tom Ana", "sheet money least 0 10 2,0"),
        ("score for money up to 20", "sheet money most 2000 0 0,1,2"),
        ("roll 2d6", "dice 2 6 0"),
        ("dice", "dice 1 6 0"),
        ("dice 3", "dice 3 6 0"),
        ("dice D20 - 3", "dice 1 20 -3"),
        ("3d6", None),
        ("heads", None),
        ("flip a coin", "coin"),
        ("who begins", "begin"),
        ("timer 1:30", "timer 90"),
        ("timer 2 minutes 5 seconds", "timer 125"),
        ("timer 60", "timer 60"),
        ("deal 2 villager, big bad wolf, seer", "deal roles villager villager big_bad_wolf seer"),
        ("deal lifeboat", "deal lifeboat"),
        ("Ana 12", None),
        ("", None),
    ],
)
def test_words_enter_what_they_say(tmp_path: Path, typed: str, entry: str | None) -> None:
    """Whatever is not understood enters nothing."""
    moves = entered(tmp_path, typed)
    assert moves[:1] == ([] if entry is None else [f"0 entry {entry}"])


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("1 2 3", "write 0=1 1=2 2=3"),
        ("Ana has twelve points and Ben gets four.", "write 0=12 1=4"),
        ("Ana: 12; Ben: –4!", "write 0=12 1=-4"),
        ("ana 12,ben 3", "write 0=12 1=3"),
        ("t 0", "write 2=0"),
        ("fix Ben 3", None),
    ],
)
def test_amounts_are_written(tmp_path: Path, typed: str, entry: str | None) -> None:
    """By names, by their beginnings, or for all in their order."""
    moves = entered(tmp_path, "sheet", typed)
    assert moves[1:] == ([] if entry is None else [f"0 entry {entry}"])


def test_a_name_that_means_little_in_the_language_is_a_name(tmp_path: Path) -> None:
    """So "Ben" is, a filler in French, and "a" a little word."""
    moves = entered(tmp_path, "feuille", "a 1, ben 2", "correction Ben 4", language="fr")
    assert moves[1:] == ["0 entry write 0=1 1=2", "0 entry fix 1 1=4"]


@pytest.mark.parametrize(("language", "typed"), [("en", "end"), ("de", "ende"), ("fr", "fin")])
def test_who_leaves_does_not_end_the_evening(tmp_path: Path, language: str, typed: str) -> None:
    """The words for leaving leave, as in any game."""
    assert entered(tmp_path, typed, "coin", language=language) == []


def test_money_has_hundredths(tmp_path: Path) -> None:
    """With a comma or a point, and it is said as the language does."""
    heard = answers(tmp_path, "block geld", "Ana 2,50 Ben 3.5 Tom 4", language="de")
    assert heard[1].startswith("Ana 2,50, Ben 3,50 und Tom 4.")


WRONG = {
    "Ana 12.5": "On a sheet for points there are only whole numbers, not 12.5.",
    "Ana 1 Ana 2": "Ana comes twice.",
    "1 2": "Type 3 numbers, one for each person, or a name with each.",
    "fix": "Type what is right, such as fix round 2 Ana 12.",
    "fix round 7 Ana 12": "No round is written yet.",
    "dealer": "Type who deals, such as dealer Ana.",
    "dice many": "I know no such dice: many. Type, for example, dice 2d6.",
    "dice 99d6": "Up to 50 dice can be rolled, with 2 to 1000 sides.",
    "Ana 999999999": "That number is too large.",
    "timer": "Type how long, such as timer 60, or timer 2 minutes.",
    "deal wolf": "That is one secret for 3 people. Type more, such as deal 3 villager, wolf.",
    "secret Zoe": "Type whose secret, such as secret Ana.",
    "secret": "Type whose secret, such as secret Ana.",
    "secret Ana": "No secrets are dealt. Type deal.",
}


@pytest.mark.parametrize("typed", WRONG)
def test_a_wrong_line_is_refused_in_one_sentence_and_changes_nothing(
    tmp_path: Path, typed: str
) -> None:
    """It says what is wrong and what to do now."""
    evening = begun(tmp_path)
    said = evening.play("sheet", typed)
    assert " ".join(said[2]) == WRONG[typed]
    assert len(evening.session.match.table.moves) == 1


def test_without_a_sheet_amounts_are_refused(tmp_path: Path) -> None:
    """And it is said how to begin one."""
    assert answers(tmp_path, "Ana 3")[0] == "No sheet is open. Type sheet to begin one."


def test_a_name_that_two_begin_with_is_asked_about(tmp_path: Path) -> None:
    """Nothing is guessed, and a whole name is meant."""
    heard = answers(tmp_path, "sheet", "An 3", "Anna 4", people=("Anka", "Anna"))
    assert heard[1] == "Did you mean Anka or Anna?"
    assert heard[2].startswith("Anna 4.")


def test_a_name_comes_before_a_letter_for_a_command(tmp_path: Path) -> None:
    """So "L 5" is Lena's round, though L would tell the last events."""
    heard = answers(tmp_path, "sheet", "L 5", "l", people=("Lena", "Ben"))
    assert heard[1].startswith("Lena 5.")
    assert heard[2] == "Lena leads by 5."


def test_a_sheet_may_be_for_some_of_the_people(tmp_path: Path) -> None:
    """Others cannot be written on it."""
    heard = answers(tmp_path, "sheet Ana Tom", "Ben 3", "4 5")
    assert heard[1].startswith("I do not understand that here: Ben 3.")
    assert heard[2].startswith("Ana 4 and Tom 5.")
