"""Numbers below 0 are said with a minus in every language, and never as if they were above."""

import pytest

from accessible_games.core.common_events import GameScored
from accessible_games.core.event import Event
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.events import GameWon, PassScored, VictoryShared
from accessible_games.speech.arguments import Numbers
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from tests.speech.messages import found, messages, named
from tests.speech.test_sentences import others, say

every_language = pytest.mark.parametrize("language", LANGUAGES)

POINTS = {
    "de": ("minus ein Punkt", "minus einen Punkt", "minus 5 Punkte"),
    "fr": ("moins un point", "moins un point", "moins 5 points"),
    "en": ("minus one point", "minus one point", "minus 5 points"),
}
SCORED = {"de": "gewonnen, minus ein Punkt", "fr": "gagné, moins un point"} | {
    "en": "won, minus one point"
}


def counting(language: Language, function: str) -> set[str]:
    """The messages that such a function says for a number."""
    calls = [call for message in messages(language) for call in found(language, message).calls]
    return {named(call)["as"] for call in calls if call.id.name == function}


@every_language
def test_points_are_counted_below_zero(language: Language) -> None:
    """In each case, one in words."""
    count = catalogue_of(language).functions["COUNT"]
    told = [count(-1, **{"as": "points"}), count(-1, case="accusative", **{"as": "points"})]
    assert (*told, count(-5, **{"as": "points"})) == POINTS[language]
    said = catalogue_of(language).say("daily-score", victory="yes", scored="yes", number=-1)
    assert said == SCORED[language]


@every_language
def test_all_that_is_counted_has_its_minus(language: Language) -> None:
    """Whatever it is, and where there may be fewer than none."""
    words = catalogue_of(language)
    minus = words.say("minus")
    for message in counting(language, "COUNT"):
        game = next(each for each in GAMES if catalogue_of(language, each).has(message))
        count = catalogue_of(language, game).functions["COUNT"]
        for number in (1, 2):
            above = count(number, **{"as": message})
            assert count(-number, **{"as": message}) == f"{minus} {above}"


@every_language
def test_the_numbers_of_seats_are_never_said_as_one(language: Language) -> None:
    """In no message through which seats have numbers."""
    for message in counting(language, "EACH"):
        for game in GAMES:
            words = catalogue_of(language, game)
            if words.has(message):
                above, below = (
                    words.functions["EACH"](Numbers([("Tom", n)]), **{"as": message})
                    for n in (1, -1)
                )
                assert above != below or "number" not in found(language, message).arguments


@every_language
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_no_sentence_says_minus_one_as_one(language: Language, verbosity: Verbosity) -> None:
    """What is said otherwise of two than of one, is so of minus one too."""
    for message in others():
        above, more, below = (say(message, language, verbosity, n) for n in (1, 2, -1))
        assert below != above or above == more, message


@every_language
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_the_end_of_a_game_tells_who_has_minus_one(
    language: Language, verbosity: Verbosity
) -> None:
    """In the pass, at the end, and for whoever wins with it."""
    words = catalogue_of(language, "arche-noah")
    narrator = Narrator(words, ["Tom", "Mia"], GAMES["arche-noah"].pieces, verbosity)
    both = ((0, -1), (1, -2))
    told: list[Event] = [PassScored(1, both), GameScored(both)]
    if verbosity == "full":
        told += [GameWon(0, -1), VictoryShared(both, -1)]
    for event in told:
        assert f" {words.say('minus')} " in " ".join(narrator.event(event)), event
