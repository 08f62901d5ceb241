"""A sheet for Skat: its customs, and who "I" is."""

from pathlib import Path

import pytest

from accessible_games.real_table.scoring.skat_sheet import BOCK_AFTER, CUSTOMS, OPTIONS, complete
from accessible_games.real_table.sheet import totals
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.real_table.evenings import answers, begun

SHEET: dict[Language, str] = {"en": "sheet skat", "de": "block skat", "fr": "feuille skat"}
TIED = "ramsch Ana 50 Ben 50 Tom 10"
DEALS = {
    "": (TIED, (-60, -60, 0)),
    "ramsch-skat-last": ("ramsch Ana 50 Ben 50 Tom 10 last trick Tom", (-50, -50, 0)),
    "ramsch-tie-last": (f"{TIED} last trick Ben", (0, -60, 0)),
    "ramsch-no-virgin": ("ramsch Ana 80 Ben 40 virgin Tom", (-80, 0, 0)),
    "ramsch-no-march": ("ramsch Ana 120 virgin Tom virgin Ben", (-240, 0, 0)),
    "ramsch-fixed": ("ramsch Ana 70 Ben 40 Tom 10", (-10, 0, 0)),
}
"""For each custom a Ramsch that is counted by it, and what it brings."""
CAUSES = {
    "bock-split": ("Ana spades with 1 lost split", "Ana grand hand with 1 won"),
    "bock-grand-hand": ("Ana grand hand with 1 won", "Ana spades with 1 lost split"),
    "bock-null-ouvert-hand": ("Ana null ouvert hand won", "Ana grand hand with 1 won"),
}
"""What begins Bock by each option, and what does not then."""


def amounts(place: Path, *typed: str) -> tuple[int, ...]:
    """The totals after some lines."""
    evening = begun(place)
    evening.play(*typed)
    return tuple(totals(evening.session.match.table.state.sheets[-1]).values())


def typed_for(option: str, language: Language = "en") -> str:
    """An option as somebody types it first."""
    catalogue = catalogue_of(language, "evening")
    return catalogue.words(f"typed-{option}")[0].replace("-", " ")


@pytest.mark.parametrize("option", DEALS)
def test_each_custom_of_ramsch_counts_differently(tmp_path: Path, option: str) -> None:
    """As it was chosen when the sheet began; the word Ramsch need not be said besides."""
    deal, brought = DEALS[option]
    sheet = f"sheet skat {typed_for(option) if option else 'ramsch'}"
    assert amounts(tmp_path, sheet, deal) == brought


def test_every_custom_has_a_deal_here() -> None:
    """None is forgotten."""
    assert {*DEALS} - {""} == {*CUSTOMS}
    assert {*CAUSES} == {*BOCK_AFTER}


@pytest.mark.parametrize("option", CAUSES)
def test_bock_begins_with_what_was_chosen(tmp_path: Path, option: str) -> None:
    """And with nothing else then."""
    cause, other = CAUSES[option]
    heard = answers(tmp_path, f"sheet skat {typed_for(option)}", other, cause)
    assert "double" not in heard[1]
    assert heard[2].endswith("3 deals now count double.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_typed_and_told_in_every_language(
    tmp_path: Path, language: Language
) -> None:
    """Each alone, and all together with commas between them."""
    for option in OPTIONS:
        line = f"{SHEET[language]} {typed_for(option, language)}"
        evening = begun(tmp_path / option, language=language)
        told = evening.play(line)[1]
        assert evening.session.match.table.state.sheets[0].options == complete([option])
        assert catalogue_of(language, "evening").say(f"sheet-{option}") in " ".join(told)
    line = f"{SHEET[language]} " + ", ".join(typed_for(each, language) for each in OPTIONS)
    evening = begun(tmp_path / "all", language=language)
    evening.play(line)
    assert {*evening.session.match.table.state.sheets[0].options} == {*OPTIONS}


def test_what_a_sheet_for_skat_does_not_know_is_answered_with_what_it_knows(
    tmp_path: Path,
) -> None:
    """So nobody has to read about it first."""
    heard = answers(tmp_path, "sheet skat pirates", "sheet skat bock bock")
    assert heard[0].startswith("A sheet for Skat knows seeger fabian, ramsch, bock, ")
    assert heard[0].endswith("and after null ouvert hand.")
    assert heard[1] == "New sheet for Skat, with bock."


def test_a_ramsch_that_a_custom_cannot_count_says_what_is_missing(tmp_path: Path) -> None:
    """Not that it cannot be entered."""
    heard = answers(
        tmp_path, "sheet skat ties to the last trick", TIED, "ramsch Ana 90 Ben 90 Tom 0"
    )
    assert heard[1] == "Who took the last trick? Add last trick and the name."
    assert heard[2].startswith("All card points are 120")


WHO = {
    "en": ("I grand with 2 won", "sheet", "I 5, Ben 3", "dealer me", "fix me 6"),
    "de": ("ich Grand mit 2 gewonnen", "block", "ich 5, Ben 3", "geber ich", "korrektur ich 6"),
    "fr": ("moi grand avec 2 gagné", "feuille", "moi 5, ben 3", "donneur moi", "correction moi 6"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_i_is_whoever_types(tmp_path: Path, language: Language) -> None:
    """At a keyboard for all it is the one who was named first."""
    evening = begun(tmp_path, language=language)
    evening.play(SHEET[language], *WHO[language])
    assert [*map(str, evening.session.match.table.moves)][1:] == [
        "0 entry skat deal 0 grand won matadors=2",
        "0 entry sheet points most 0 0 0,1,2",
        "0 entry write 0=5 1=3",
        "0 entry dealer 0",
        "0 entry fix 1 0=6",
    ]


def test_i_is_asked_about_where_a_name_begins_with_it(tmp_path: Path) -> None:
    """Nothing is guessed; a whole name is meant."""
    people = ("Ana", "Ida", "Me")
    lines = ("sheet", "i 5", "me 4", "sheet skat", "i grand with 2 won", "me null won")
    heard = answers(tmp_path, *lines, people=people)
    assert heard[1] == heard[4] == "Did you mean Ida or Ana?"
    assert heard[2].startswith("Me 4.")
    assert heard[5].startswith("Me, null: won, plus 23.")
