"""Leaving a league: after a question once it has begun, and told before what comes of it."""

import pytest

from accessible_games.league.standings import standings
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.server.league_evening import NAMES, LeagueEvening
from tests.server.test_leagues import founded, run

TOLD: dict[Language, tuple[str, str, str, str, str]] = {
    "en": (
        "league leave",
        "The others in Winter play on without you. Do you mean it?",
        "yes",
        "Bea has left Winter.",
        "All rounds of Winter are played.",
    ),
    "de": (
        "liga verlassen",
        "In der Liga Winter spielen die anderen ohne dich weiter. Willst du das?",
        "ja",
        "Bea hat die Liga Winter verlassen.",
        "Alle Runden der Liga Winter sind gespielt.",
    ),
    "fr": (
        "ligue quitter",
        "Dans la ligue Winter, les autres continuent sans toi. C'est bien ce que tu veux?",
        "oui",
        "Bea quitte la ligue Winter.",
        "Toutes les rondes de la ligue Winter sont jouées.",
    ),
}


def members(evening: LeagueEvening) -> list[str]:
    """Return who plays in the league."""
    return evening.server.directory.competition.leagues.all["winter"].active


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_first_and_told_before_what_comes_of_it(language: Language) -> None:
    """A no changes nothing; the others hear who has left, and then that nothing is left to play."""
    line, sure, yes, goes, done = TOLD[language]
    evening = founded(2, language=language)
    evening.types("Ada", "league begin")
    evening.hears("Ada")
    assert evening.types("Bea", line) == [sure]
    evening.types("Bea", "no")
    assert members(evening) == ["ada", "bea"]
    evening.types("Bea", line)
    evening.types("Bea", yes)
    assert members(evening) == ["ada"]
    heard = [each for each in evening.hears("Ada") if each]
    places = [next(n for n, each in enumerate(heard) if told in each) for told in (goes, done)]
    assert places == sorted(places)


def test_who_is_put_out_hears_it_and_the_others_what_comes_of_it() -> None:
    """Whoever runs the league hears that it is done before that all rounds are played."""
    evening = founded(2)
    evening.types("Ada", "league begin")
    heard = evening.types("Ada", "league remove bea")
    assert heard[0] == "Bea is not in Winter any more."
    assert any(each.startswith("All rounds of Winter are played.") for each in heard[1:])


def test_before_it_begins_nobody_is_asked() -> None:
    """Whoever has left can come in again as if nothing had been."""
    evening = founded(2)
    assert evening.types("Bea", "league leave") == ["You have left Winter."]
    assert members(evening) == ["ada"]


def test_a_question_is_out_of_date_once_the_league_is_over() -> None:
    """A yes leaves nothing then."""
    evening = founded(2)
    evening.types("Ada", "league begin")
    evening.types("Bea", "league leave")
    evening.types("Ada", "league end")
    evening.types("Ada", "yes")
    evening.types("Bea", "yes")
    assert evening.server.directory.competition.leagues.all["winter"].members["bea"].left is False


def test_whoever_leaves_keeps_the_points_of_being_free() -> None:
    """As of a table: they are told so, and stand in the standings with them."""

    async def work() -> None:
        evening = founded(3)
        evening.types("Ada", "league begin")
        current = evening.server.directory.competition.leagues.all["winter"].current
        assert current is not None
        (free,) = current.free
        name = next(each for each in NAMES if each.lower() == free)
        evening.types(name, "league leave")
        (left,) = evening.types(name, "yes")
        assert left == "You have left Winter. What you have played counts on."
        league = evening.server.directory.competition.leagues.all["winter"]
        assert {each.key: each.halves for each in standings(league)}[free] == 1
        other = next(each for each in NAMES[:3] if each != name)
        assert any(name in line for line in evening.types(other, "league standings"))

    run(work)
