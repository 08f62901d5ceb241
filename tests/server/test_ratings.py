"""Ratings at a server: off unless wanted, and only among people."""

import asyncio

import pytest

from accessible_games.league import rating
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.server.league_evening import LeagueEvening, settle
from tests.server.test_leagues import run

ON = (
    "From now on you are rated in each game with others who want that. "
    "Your rating is told to all who ask."
)


async def play(evening: LeagueEvening, *names: str, what: str = "mau-mau 3 random") -> None:
    """Let some people play a game, with computer players in the other seats."""
    evening.types(names[0], f"new {what}")
    for name in names[1:]:
        evening.types(name, f"join {evening.table_of(names[0]).word}")
    evening.types(names[0], "begin")
    await settle()
    table = evening.table_of(names[0])
    await evening.finish(table)


def test_two_people_who_want_it_are_rated() -> None:
    """Others at the table, people or computer players, are left out; it is told once."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada", "Bea", "Cid"))
        assert " ".join(evening.types("Ada", "rating")) == (
            "You are not rated. To be rated from now on, type rating on."
        )
        assert " ".join(evening.types("Ada", "rating on")) == ON
        evening.types("Bea", "rating on")
        await play(evening, "Ada", "Bea", "Cid", what="mau-mau 4 random")
        heard = [line for line in evening.hears("Ada") if line.startswith("Your rating is")]
        assert len(heard) == 1
        assert heard[0].endswith("and was 1500.")
        assert not any(line.startswith("Your rating is") for line in evening.hears("Cid"))
        (own,) = evening.types("Ada", "rating")
        assert own.startswith("Mau-Mau: rating 1")
        assert own.endswith("after one game.")
        assert evening.types("Cid", "rating mau")[0].startswith("Nobody has played 5 rated games")

    run(work)


def test_nobody_is_rated_against_computer_players_alone() -> None:
    """One person who wants it is not enough, whoever else is at the table."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada", "Bea"))
        evening.types("Ada", "rating on")
        await play(evening, "Ada")
        evening.types("Ada", "leave")
        await play(evening, "Ada", "Bea")
        assert evening.types("Ada", "rating") == [
            "You have not played a rated game yet. It needs another person who wants ratings."
        ]

    run(work)


def test_a_game_that_is_ended_early_is_not_rated() -> None:
    """Nobody wins it."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada", "Bea"))
        for name in ("Ada", "Bea"):
            evening.types(name, "rating on")
        evening.types("Ada", "new mau-mau 2")
        evening.types("Bea", "join ada")
        evening.types("Ada", "begin")
        await settle()
        evening.types("Ada", "end")
        evening.types("Bea", "agree")
        evening.types("Bea", "yes")
        assert evening.table_of("Ada").is_over
        assert evening.server.directory.competition.ratings.of("ada") == {}

    run(work)


def test_the_best_are_told_once_they_have_played_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """By their ratings; who switches ratings off is gone, after a yes."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada", "Bea"))
        for name in ("Ada", "Bea"):
            evening.types(name, "rating on")
        for _ in range(rating.SETTLED):
            await play(evening, "Ada", "Bea")
            for name in ("Ada", "Bea"):
                evening.types(name, "leave")
        best = evening.types("Ada", "rating mau-mau")
        assert best[0] == "These are the best in Mau-Mau."
        numbers = [int(line.rpartition(" ")[2].rstrip(".")) for line in best[1:]]
        assert len(numbers) == 2
        assert numbers == sorted(numbers, reverse=True)
        assert evening.types("Ada", "rating off") == ["This deletes your ratings. Do you mean it?"]
        evening.types("Ada", "no")
        assert evening.server.directory.competition.ratings.of("ada")
        evening.types("Ada", "rating off")
        assert evening.types("Ada", "yes") == ["You are not rated from now on."]
        assert len(evening.types("Bea", "rating mau-mau")) == 2
        monkeypatch.setattr(rating, "find_spec", lambda name: None)
        assert evening.types("Bea", "rating")[0].startswith("This server knows no ratings")
        await play(evening, "Ada", "Bea")

    run(work)


OFF: dict[Language, str] = {
    "en": "You are not rated from now on.",
    "de": "Deine Wertung ist jetzt aus.",
    "fr": "Ta cote est maintenant désactivée.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_would_be_deleted_nobody_is_asked(language: Language) -> None:
    """Neither before ratings were wanted, nor before the first rated game; it says what holds."""
    evening = LeagueEvening.of(("Ada",), language)
    ratings = evening.server.directory.competition.ratings
    assert evening.types("Ada", "rating off") == [OFF[language]]
    evening.types("Ada", "rating on")
    assert ratings.of("ada") == {}
    assert evening.types("Ada", "rating off") == [OFF[language]]
    assert ratings.of("ada") is None


def test_guests_are_not_rated() -> None:
    """They are forgotten when they leave."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada",))
        evening.come("Gus", guest=True)
        heard = evening.types("Gus", "rating on")
        assert heard == ["Guests are forgotten when they leave, so they are not rated."]
        await asyncio.sleep(0)

    run(work)
