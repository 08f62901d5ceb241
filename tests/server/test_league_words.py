"""What is typed about leagues in each language, and what is refused."""

import pytest

from tests.server.league_evening import LeagueEvening, settle
from tests.server.test_leagues import founded, run


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("league new", "Type league new, a name and a game, such as league new Winter SixPack."),
        ("league new SixPack", "Type league new, a name and a game, such as"),
        ("league new Cup chess", "Type league new, a name and a game, such as"),
        ("league new Cup SixPack 99", "99 does not fit. Give a number from"),
        ("league new Cup SixPack 0 rounds", "0 does not fit. Give a number from 1 to 99."),
        ("league new Cup SixPack closed", "Type league new, a name and a game, such as"),
        ("league new Winter SixPack", "There is a league Winter already."),
        ("league new =Cup SixPack", "A league cannot be called =Cup."),
        ("league new list SixPack", "A league cannot be called list."),
        (f"league new {'x' * 41} SixPack", "The name of a league has 40 letters at most."),
        ("league join", "You are in no league."),
        ("league join winter", "You are in Winter already."),
        ("league join xyz", "No league is called xyz. Type league list to hear all."),
        ("league leave xyz", "No league is called xyz."),
        ("league xyz", "No league is called xyz."),
        ("league remove zoe", "Nobody in Winter is called zoe."),
        ("league remove", "Nobody in Winter is called ?."),
        ("league begin", "Winter needs two people at least."),
        ("league play", "You have nothing to play in Winter now."),
        ("league awake soon", "Type from when to when you are awake, and your city"),
        ("league awake 25-26 Berlin", "Type from when to when you are awake, and your city"),
        ("league awake 18-22 Atlantis", "I know no time of Atlantis."),
        ("league awake 18-22 UTC+99", "I know no time of UTC+99."),
        ("league awake 18-22 ../../etc/passwd", "I know no time of ../../etc/passwd."),
    ],
)
def test_every_refusal_is_a_sentence(typed: str, told: str) -> None:
    """What, why, and what to do now."""

    async def work() -> None:
        evening = founded(1)
        assert " ".join(evening.types("Ada", typed)).startswith(told)

    run(work)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ("liga neu Winter Mau-Mau 2 schweizer 3 Runden", "liga beitreten winter",
                "liga anfangen", "liga spielen", "liga tabelle", "liga wach 18 bis 22 Uhr Wien")),
        ("fr", ("ligue nouvelle Hiver Mau-Mau 2 suisse 3 rondes", "ligue rejoindre hiver",
                "ligue commencer", "ligue jouer", "ligue classement",
                "ligue debout de 18 h 30 à 22 h Londres")),
    ],
)  # fmt: skip
def test_it_is_said_as_people_say_it(language: str, lines: tuple[str, ...]) -> None:
    """The words of each language are understood, and the English ones too."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada", "Bea"), language)
        new, join, begin, play, standings, awake = lines
        evening.types("Ada", new)
        leagues = evening.server.directory.competition.leagues
        (league,) = leagues.all.values()
        assert (league.terms.game, league.terms.seats, league.terms.rounds) == ("mau-mau", 2, 3)
        assert league.terms.kind.value == "swiss"
        evening.types("Bea", join)
        evening.types("Ada", begin)
        evening.types("Bea", awake)
        (league,) = leagues.all.values()
        hours = league.members["bea"].hours
        assert hours is not None
        assert (hours.end, hours.zone) == (
            (1320, "Europe/Vienna") if language == "de" else (1320, "Europe/London")
        )
        evening.types("Ada", play)
        evening.types("Bea", "league play")
        await settle()
        assert evening.table_of("Ada").is_begun
        assert evening.table_of("Ada") is evening.table_of("Bea")
        evening.types("Bea", "leave" if language == "en" else "quit")
        assert len(evening.types("Bea", standings)) == 3

    run(work)


@pytest.mark.parametrize(
    ("language", "new", "join"),
    [
        ("en", "new league Winter Mau-Mau", "join league winter"),
        ("de", "neue Liga Winter Mau-Mau", "beitreten Liga Winter"),
        ("fr", "nouvelle ligue Winter Mau-Mau", "rejoindre la ligue Winter"),
    ],
)
def test_the_word_may_come_behind(language: str, new: str, join: str) -> None:
    """Where a verb comes first, as it does when people speak."""

    async def work() -> None:
        evening = LeagueEvening.of(("Ada", "Bea"), language)
        evening.types("Ada", new)
        evening.types("Bea", join)
        (league,) = evening.server.directory.competition.leagues.all.values()
        assert league.active == ["ada", "bea"]

    run(work)
