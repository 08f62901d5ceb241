"""Whole evenings from a pack that only the script knows: the sheet is what the rules say."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from accessible_games.real_table.sheet import Sheet, is_over, leaders, totals
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from tests.real_table.evenings import begun, resumed
from tests.real_table.hidden import EVENINGS, PEOPLE, Played
from tests.sessions import Evening

WRONG = "Xyzzy plugh"
"""A line that nobody understands."""
UNDO: dict[Language, str] = {"en": "undo", "de": "zurück", "fr": "annuler"}


def mistaken(played: Played, chance: Random, language: Language) -> Iterator[tuple[str, int]]:
    """Each line with how many of the script's are typed then, and among them mistakes.

    A line that means nothing, and lines that are taken back and typed again.
    """
    for number, line in enumerate(played.lines, start=1):
        if chance.random() < 0.2:
            yield WRONG, number - 1
        yield line, number
        if chance.random() < 0.2 and number not in played.totals:
            yield UNDO[language], number - 1
            yield line, number


def newest(evening: Evening) -> Sheet:
    """The sheet of an evening."""
    found: Sheet = evening.session.match.table.state.sheets[-1]
    return found


def play(place: Path, game: str, seed: int, language: Language, verbosity: Verbosity) -> int:
    """Play an evening, killed and gone on with in the middle; return how many totals are equal.

    After each round the totals, and who leads, are those of the rules.
    """
    played = EVENINGS[game](seed, language)
    chance = Random(seed)
    lines = [*mistaken(played, chance, language)]
    cut = chance.randrange(1, len(lines))
    people = PEOPLE[: played.players]
    evening = begun(place, *people, language=language, verbosity=verbosity)
    compared = follow(evening, played, lines[:cut])
    again = resumed(place / "evening.txt", language=language, verbosity=verbosity)
    assert again.session.match.table.state == evening.session.match.table.state
    compared += follow(again, played, lines[cut:])
    sheet = newest(again)
    assert is_over(sheet) == bool(played.winners)
    if played.winners:
        assert {*leaders(sheet)[0]} == {*played.winners}
    return compared


def follow(evening: Evening, played: Played, lines: list[tuple[str, int]]) -> int:
    """Type lines, and compare the sheet before each with the rules."""
    compared = 0

    def typed() -> Iterator[str]:
        nonlocal compared
        for line, number in lines:
            yield line
            expected = played.totals.get(number)
            if expected is not None:
                assert tuple(totals(newest(evening)).values()) == expected, (played.lines, number)
                compared += 1

    evening.play_all(typed())
    return compared


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVENINGS)
def test_the_sheet_of_a_whole_evening_is_what_the_rules_say(
    tmp_path: Path, game: str, language: Language
) -> None:
    """With wrong lines, lines taken back, and the program killed in the middle."""
    seed = LANGUAGES.index(language) + 1
    verbosity = VERBOSITIES[seed % len(VERBOSITIES)]
    assert play(tmp_path, game, seed, language, verbosity) > 0
