"""What the documentation writes in English behind a command is understood in every language."""

import pytest

from accessible_games.server.commands.league_words import WANTED, act_in, words_for
from accessible_games.server.commands.notify import wished
from accessible_games.server.commands.pace import pace_in
from accessible_games.server.lobby.table_drafts import draft_in
from accessible_games.server.storage.notice_wishes import NOTHING
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.switches import switched
from tests.server.league_evening import LeagueEvening

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_pace_of_a_table(language: Language) -> None:
    """As in the lines about a server."""
    words = catalogue_of(language)
    said = {"days 3": 3, "3 days": 3, "1 day": 1, "evening": 0, "tonight": 0}
    assert {text: pace_in(text, words) for text in said} == said


@every_language
def test_how_often_and_after_how_long_there_is_word(language: Language) -> None:
    """Of one's turn while one is away."""
    said = {
        "after 10": (0, 10),
        "after 10 minutes": (0, 10),
        "3 a day": (3, 5),
        "at most 7": (7, 5),
    }
    for text, (a_day, after) in said.items():
        chosen = wished(NOTHING, text, Lexicon(catalogue_of(language)))
        assert (chosen.a_day, chosen.after) == (a_day, after), text


@every_language
def test_what_follows_a_new_table(language: Language) -> None:
    """Levels, temperaments, and closed."""
    words = catalogue_of(language)
    for text, level in (("sixpack 2 beginner", "easy"), ("sixpack strong closed 2", "hard")):
        draft = draft_in(text, words)
        assert (draft.game.name, draft.seats, draft.level) == ("sixpack", 2, level)
        assert draft.is_closed == ("closed" in text)


@every_language
def test_what_follows_a_league(language: Language) -> None:
    """Each English word does the same in every language, whatever else there is for it."""
    words = catalogue_of(language)
    for act in WANTED:
        for word in words_for(act, catalogue_of("en")):
            assert act_in(f"{word} x", words) == (act, "x")


@every_language
def test_a_league_as_the_documentation_founds_it(language: Language) -> None:
    """With its rounds, its days, its kind; and hours that are taken back."""
    evening = LeagueEvening.of(("Ada",), language)
    evening.types("Ada", "league new Winter SixPack 2 swiss 5 rounds days 3")
    league = evening.server.directory.competition.leagues.all["winter"]
    terms = league.terms
    assert (terms.seats, terms.rounds, terms.days, terms.kind.value) == (2, 5, 3, "swiss")
    evening.types("Ada", "league awake 6pm to 10:30pm in Berlin")
    leagues = evening.server.directory.competition.leagues
    assert leagues.all["winter"].members["ada"].hours is not None
    evening.types("Ada", "league awake off")
    assert leagues.all["winter"].members["ada"].hours is None


@every_language
@pytest.mark.parametrize("kind", ["on", "off"])
def test_what_switches(language: Language, kind: str) -> None:
    """No English word for on means off in another language, nor the other way round."""
    words = catalogue_of("en").words(f"switches-{kind}")
    told = {each: switched(each.replace("-", " "), catalogue_of(language)) for each in words}
    assert told == dict.fromkeys(words, kind == "on")
