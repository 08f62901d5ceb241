"""Evenings at a real table as they are heard: hands by label, deals of Skat, what is refused."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from tests.heard.listening import NewReader, all_heard, assert_words
from tests.heard.reader import Reader
from tests.heard.test_around import program
from tests.heard.test_games import SPEECH
from tests.real_table.hidden import EVENINGS, PEOPLE
from tests.real_table.test_whole_evenings import mistaken

LINES = 14
"""Of an evening, so that several rounds are told."""
SHEETS: list[tuple[str, Language]] = [
    ("skat", "de"), ("life-is-life", "en"), ("sixpack", "fr"),
]  # fmt: skip


def evening(
    game: str, language: Language, folder: Path, reader: NewReader = Reader, seed: int = 3
) -> list[str]:
    """An evening with mistakes; what is heard of it is what is printed, each word once."""
    played = EVENINGS[game](seed, language)
    lines = [line for line, _ in mistaken(played, Random(seed), language)][:LINES]
    words = catalogue_of(language, "evening")
    lines += [words.words(f"command-{name}")[0] for name in ("scores", "rounds", "undo", "quit")]
    people = ",".join(PEOPLE[: played.players])
    begun = ("evening", "--people", people, "--verbosity", SPEECH[language])
    heard = all_heard(partial(program, *begun, language=language), lines, folder, reader)
    assert_words(heard)
    return heard


@pytest.mark.parametrize(("game", "language"), SHEETS)
def test_an_evening_is_heard_as_it_is_printed(game: str, language: Language, folder: Path) -> None:
    """Each word once, in order: rounds, corrections, totals."""
    heard = evening(game, language, folder)
    assert PEOPLE[0] in " ".join(heard)
