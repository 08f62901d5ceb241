"""What is to be played, as it is typed in any language, and who sits where."""

import pytest

from accessible_games.bots import levels_of
from accessible_games.core.record import UNDO
from accessible_games.games import GAMES
from accessible_games.server.plain_words import COUNT, three_words
from accessible_games.server.plan import Plan
from accessible_games.server.seating import LEVEL, SEATS, plan_in
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(
    ("language", "typed", "plan"),
    [
        ("en", "life is life", Plan("life-is-life", SEATS, LEVEL)),
        ("en", "Life", Plan("life-is-life", SEATS, LEVEL)),
        ("en", "lifeboat 5", Plan("lifeboat", 5, LEVEL)),
        ("en", "lifeboat hard", Plan("lifeboat", SEATS, "hard")),
        ("en", "arche 2 normal", Plan("arche-noah", 2, "normal")),
        ("en", "sixpack beginner 8", Plan("sixpack", 8, "easy")),
        ("de", "rettungsboot 6 schwer", Plan("lifeboat", 6, "hard")),
        ("de", "SIXPACK leicht", Plan("sixpack", SEATS, "easy")),
        ("fr", "arche 3 difficile", Plan("arche-noah", 3, "hard")),
    ],
)
def test_a_plan_is_understood(language: Language, typed: str, plan: Plan) -> None:
    """The game by its beginning, then how many and how good, in any order, if that is said."""
    if language == "de" and "rettungsboot" in typed:
        typed = typed.replace("rettungsboot", catalogue_of("de", "lifeboat").say("title"))
    assert plan_in(typed, catalogue_of(language)) == plan


@every_language
@every_game
def test_every_game_and_level_can_be_typed(language: Language, game: str) -> None:
    """By its title, and by the word of the level, which is one the game has."""
    words = catalogue_of(language)
    title = catalogue_of(language, game).say("title")
    for level in levels_of(game):
        for seats in GAMES[game].SEATS:
            typed = f"{title} {seats} {words.say(f'level-{level}')}"
            assert plan_in(typed, words) == Plan(game, seats, level)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "table-choose"),
        ("4", "table-choose"),
        ("chess", "table-choose"),
        ("lifeboat 3", "not-between"),
        ("life 99999999999999999999", "not-between"),
        ("sixpack 0", "table-made"),
    ],
)
def test_what_cannot_be_played_is_refused(typed: str, message: str) -> None:
    """With what could be; no number at all means the usual one."""
    words = catalogue_of("en")
    if message == "table-made":
        assert plan_in(typed, words).seats == SEATS
        return
    with pytest.raises(NotUnderstoodError) as caught:
        plan_in(typed, words)
    assert caught.value.message == message


@every_game
def test_every_plan_can_be_begun(game: str) -> None:
    """With any number of people and computer players, as the sheet says, and with a fair undo."""
    for seats in GAMES[game].SEATS:
        for people in range(1, seats + 1):
            names = [f"P{number}" for number in range(people)]
            bots = ["P0", *catalogue_of("en").words("bot-names")]
            plan = Plan(game, seats, "easy")
            record = plan.record(plan.occupants(names, bots), 3)
            assert [each.name for each in record.occupants[:people]] == names
            assert record.people == [*range(people)]
            assert len({each.name for each in record.occupants}) == seats
            assert not record.free_undo
            assert {*record.options} == {*GAMES[game].OPTIONS, *UNDO}
            assert record.opening(GAMES).pending


@every_language
def test_three_words_are_of_the_language_and_not_taken(language: Language) -> None:
    """Whoever hears them can spell them."""
    words = catalogue_of(language)
    found = {three_words(words, ()) for _ in range(50)}
    assert len(found) > 45
    known = {*words.words("plain-words")}
    assert all(len(each.split()) == COUNT and {*each.split()} <= known for each in found)


def test_words_that_are_taken_are_not_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are drawn until they are free."""
    drawn = iter(["acorn", "acorn", "acorn", "amber", "acorn", "acorn"])
    monkeypatch.setattr("accessible_games.server.plain_words.choice", lambda words: next(drawn))
    assert three_words(catalogue_of("en"), {"acorn acorn acorn"}) == "amber acorn acorn"
