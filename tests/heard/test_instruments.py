"""What TDSR and Fenrir say, as they are: whole games, and what people ask again who missed it."""

import sys
from functools import partial
from pathlib import Path

import pytest

from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold
from tests.heard.fenrir import FENRIR
from tests.heard.listening import heard_under, places
from tests.heard.reader import Instrument, Reader, letters
from tests.heard.script import to_the_end
from tests.heard.tdsr import TDSR
from tests.heard.test_games import listen
from tests.rotating import games_in_languages, one_of_languages

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals"),
]
every_reader = pytest.mark.parametrize("instrument", [TDSR, FENRIR], ids=lambda each: each.name)
TABLE = ("play", "life-is-life", "--people", "Anna", "--seats", "3", "--seed", "1")


@every_reader
@pytest.mark.parametrize(("game", "language"), games_in_languages(1))
def test_a_whole_game(
    instrument: Instrument, game: str, language: Language, tmp_path: Path
) -> None:
    """From the first line to the last each word once, in order, and nothing that was typed."""
    reader = partial(Reader, instrument=instrument)
    listen(game, language, tmp_path, to_the_end, "--people", "Anna", reader=reader)


@every_reader
@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["line editor", "plain"])
@pytest.mark.parametrize("language", one_of_languages(1))
def test_what_is_asked_again(
    instrument: Instrument, plain: list[str], language: Language, folder: Path
) -> None:
    """A hand twice, a refusal three times, the rules five times, a long answer twenty times."""
    catalogue = catalogue_of(language)
    hand, rules, last = (
        fold(catalogue.words(f"command-{name}")[0]) for name in ("hand", "rules", "last")
    )
    lines = ["", *[hand] * 2, *["wombat"] * 3, *[rules] * 5, *[f"{last} 17"] * 20]
    words = [*TABLE, *plain]
    with heard_under(
        partial(Reader, instrument=instrument),
        lambda place: [*words, *places(place, language)],
        lines,
        folder,
    ) as (reader, answers):
        for line, answer in zip(lines, answers[1:-1], strict=True):
            said = reader.enter(line, answer) + reader.hear("")
            assert letters(said) in told(catalogue, answer), said


def told(catalogue: Catalogue, answer: str) -> list[str]:
    """Return an answer as it may be told: alone, or after it is said that it comes again."""
    before = ["", *(catalogue.say(name) for name in ("again", "once-more"))]
    return [letters(each + answer) for each in before]
