"""People come to an evening and go from it: sheets, deals and lots follow, and undo helps."""

from pathlib import Path

import pytest

from accessible_games.core.decision import Move
from accessible_games.core.table import IllegalMove
from tests.real_table.evenings import answers, begun, resumed, table_of

WORDS = {
    "en": ("join Eva", "Ben leaves", "Ben comes", "undo"),
    "de": ("dazu Eva", "Ben geht", "Ben kommt", "rückgängig"),
    "fr": ("ajouter Eva", "Ben part", "Ben arrive", "annuler"),
}


@pytest.mark.parametrize("language", WORDS)
def test_they_come_and_go_in_each_language(tmp_path: Path, language: str) -> None:
    """And both is taken back."""
    comes, goes, back, undo = WORDS[language]
    evening = begun(tmp_path, language=language)
    evening.play(comes, goes, back, goes, undo, undo, undo, undo)
    table = evening.session.match.table
    assert (table.state.seats, table.state.gone, table.state.came) == (3, [], [])
    evening = begun(tmp_path / language, language=language)
    said = evening.play(comes, goes)
    state = evening.session.match.table.state
    assert (state.seats, state.gone, state.came) == (4, [1], ["Eva"])
    assert "Eva" in said[1][0]
    assert "Ben" in said[2][0]


def test_who_comes_is_on_the_sheet_and_who_goes_keeps_what_they_have(tmp_path: Path) -> None:
    """Numbers alone are for those who are there; the deal passes over who is not."""
    said = answers(
        tmp_path,
        *("sheet", "Ana 5, Ben 3", "join Eva", "1 2 3 4", "dealer Ben", "Ben leaves"),
        *("1 1 1", "round", "7", "8", "9", "scores"),
    )
    assert said[2] == "Eva is at the table, and on the sheet with 0."
    assert said[3] == "Ana 1, Ben 2, Tom 3, and Eva 4. Ana leads by 1."
    assert said[5] == "Ben has gone. Tom deals."
    assert said[6].startswith("Ana 1, Tom 1, and Eva 1.")
    assert said[10].startswith("Ana 7, Ben 0, Tom 8, and Eva 9.")
    assert said[11].startswith("Ana 14, Eva 14, Tom 12, and Ben 5.")


def test_secrets_and_lots_are_for_those_who_are_there(tmp_path: Path) -> None:
    """Who comes has none until the next deal; each of those there is handed the keyboard."""
    evening = begun(tmp_path)
    evening.play("Ben leaves", "deal lifeboat", *[""] * 4, "join Eva", "deal a, b, c", *[""] * 6)
    secrets = evening.session.match.table.state.secrets
    assert [len(each) for each in secrets] == [1, 0, 1, 1]
    assert "Ben: Enter. " not in evening.typist.prompts
    assert evening.typist.prompts.count("Eva: Enter. ") == 1
    drawn = " ".join(answers(tmp_path / "lots", "Ben leaves", *["begin"] * 12))
    assert "Ben begins" not in drawn
    assert "Tom begins" in drawn


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("join", "Type who comes or goes"),
        ("leaves", "Type who comes or goes"),
        ("join Ana", "Ana is at the table already."),
        ("Zoe leaves", "Nobody at the table is called Zoe, only Ana, Ben, or Tom."),
        ("join 5", "cannot be a name"),
        ("join dice", "cannot be a name"),
        ("join " + "x" * 30, "cannot be a name"),
        ("secret Zoe", "Type whose secret"),
    ],
)
def test_who_cannot_come_or_go_is_told_why(tmp_path: Path, typed: str, why: str) -> None:
    """And nothing has changed."""
    evening = begun(tmp_path)
    said = evening.play(typed)
    assert why in " ".join(said[1])
    assert not evening.session.match.table.moves


def test_one_stays_and_twelve_are_the_most(tmp_path: Path) -> None:
    """The last one cannot go, and a thirteenth cannot come."""
    said = answers(tmp_path, "Ana leaves", "Ben leaves", "Tom leaves")
    assert "Somebody must stay." in said[2]
    names = [f"join {letter}a" for letter in "CDEFGHIJK"]
    said = answers(tmp_path / "many", *names, "join Zoe")
    assert "No more than 12 people" in said[9]


def test_an_evening_is_gone_on_with_by_all_who_came(tmp_path: Path) -> None:
    """Names of those who came later are known, and undo still gives it back."""
    begun(tmp_path).play("sheet", "join Zoe Ann", "Zoe 5", "Tom leaves")
    evening = resumed(tmp_path / "evening.txt")
    said = evening.play("scores", "Zoe 2", "deal a, b, c", *[""] * 6, "secret Zoe", "", "")
    assert said[1][0].startswith("Zoe Ann 5,")
    assert said[2] == ["Zoe Ann 2. Zoe Ann leads by 7."]
    assert evening.typist.prompts.count("Zoe Ann: Enter. ") == 2


def test_one_alone_is_called_by_name(tmp_path: Path) -> None:
    """Somebody may come, and then "you" would be nobody."""
    said = answers(tmp_path, "sheet", "Ana 3", "join Ben", "Ben 5", people=("Ana",))
    assert said[1] == "Ana 3. All are level."
    assert said[3] == "Ben 5. Ben leads by 2."


@pytest.mark.parametrize(
    "entry",
    [
        ("join",),
        ("join", ""),
        ("join", "x" * 41),
        ("join", "Eva", "Zoe"),
        ("leave", "3"),
        ("leave", "x"),
        ("leave",),
        ("back", "1"),
        ("back", "-1"),
    ],
)
def test_a_record_cannot_have_anybody_come_who_cannot(entry: tuple[str, ...]) -> None:
    """Such a line is refused, whatever it is."""
    with pytest.raises(IllegalMove):
        table_of(3).play(Move(0, "entry", entry))


def test_a_newcomer_can_only_join() -> None:
    """The seat behind all others is for that, even while a round is asked for."""
    table = table_of(2)
    with pytest.raises(IllegalMove):
        table.play(Move(2, "entry", ("coin",)))
    table.play(Move(0, "entry", ("sheet", "points", "most", "0", "0", "0,1")))
    table.play(Move(0, "entry", ("round",)))
    table.play(Move(2, "entry", ("join", "Eva")))
    for amount in (1, 2, 3):
        table.play(Move(0, "amount", amount))
    assert table.state.sheets[-1].lines == ((1, 2, 3),)
