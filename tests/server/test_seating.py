"""What is to be played, as it is typed in any language, and who sits where."""

import pytest

from accessible_games.core.record import UNDO
from accessible_games.games import GAMES
from accessible_games.match.table_options import possible_choices
from accessible_games.players import levels_of
from accessible_games.server.lobby.passphrases import COUNT, new_words
from accessible_games.server.lobby.table_drafts import LEVEL, SEATS, draft_in
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(
    ("language", "typed", "plan"),
    [
        ("en", "life is life", TablePlan("life-is-life", SEATS, LEVEL)),
        ("en", "Life", TablePlan("life-is-life", SEATS, LEVEL)),
        ("en", "lifeboat 5", TablePlan("lifeboat", 5, LEVEL)),
        ("en", "lifeboat hard", TablePlan("lifeboat", SEATS, "hard")),
        ("en", "arche 2 normal", TablePlan("arche-noah", 2, "normal")),
        ("en", "sixpack beginner 8", TablePlan("sixpack", 8, "easy")),
        ("de", "rettungsboot 6 schwer", TablePlan("lifeboat", 6, "hard")),
        ("de", "SIXPACK leicht", TablePlan("sixpack", SEATS, "easy")),
        ("fr", "arche 3 difficile", TablePlan("arche-noah", 3, "hard")),
        ("en", "lifeboat hard bold", TablePlan("lifeboat", SEATS, "hard", temper="bold")),
        ("en", "sixpack mixed 5", TablePlan("sixpack", 5, LEVEL, temper="mixed")),
        ("de", "lifeboat vorsichtig", TablePlan("lifeboat", SEATS, LEVEL, temper="careful")),
        ("de", "sixpack mutig ausgeglichen", TablePlan("sixpack", SEATS, LEVEL)),
        ("fr", "arche prudent normal", TablePlan("arche-noah", SEATS, "normal", temper="careful")),
    ],
)
def test_a_plan_is_understood(language: Language, typed: str, plan: TablePlan) -> None:
    """The game by its beginning, then how many and how good, in any order, if given."""
    if language == "de" and "rettungsboot" in typed:
        typed = typed.replace("rettungsboot", catalogue_of("de", "lifeboat").say("title"))
    assert draft_in(typed, catalogue_of(language)).plan() == plan


@every_language
@every_game
def test_every_game_and_level_can_be_typed(language: Language, game: str) -> None:
    """By its title, and by the word of a level that the game has."""
    words = catalogue_of(language)
    title = catalogue_of(language, game).say("title")
    for level in levels_of(game):
        for seats in GAMES[game].seats:
            typed = f"{title} {seats} {words.say(f'level-{level}')}"
            assert draft_in(typed, words).plan() == TablePlan(game, seats, level)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "table-choose"),
        ("4", "table-choose"),
        ("chess", "table-choose"),
        ("lifeboat 3", "not-between"),
        ("life 99999999999999999999", "not-between"),
        ("sixpack 0", "not-between"),
    ],
)
def test_what_cannot_be_played_is_refused(typed: str, message: str) -> None:
    """With what would be possible."""
    words = catalogue_of("en")
    with pytest.raises(NotUnderstoodError) as caught:
        draft_in(typed, words)
    assert caught.value.message == message


@every_game
def test_every_plan_can_be_begun(game: str) -> None:
    """With any number of people and computer players, by the rules sheet, and with a fair undo."""
    for seats in GAMES[game].seats:
        for people in range(1, seats + 1):
            names = [f"P{number}" for number in range(people)]
            bots = ["P0", *catalogue_of("en").words("bot-names")]
            plan = TablePlan(game, seats, "easy")
            record = plan.record(plan.occupants(dict(enumerate(names)), bots), 3)
            assert [each.name for each in record.occupants[:people]] == names
            assert record.people == [*range(people)]
            assert len({each.name for each in record.occupants}) == seats
            assert not record.free_undo
            assert {*record.options} == {*GAMES[game].options, *UNDO}
            assert record.opening(GAMES).pending


@every_language
def test_new_words_are_of_the_language_and_not_taken(language: Language) -> None:
    """A listener can spell them."""
    words = catalogue_of(language)
    found = {new_words(words, ()) for _ in range(50)}
    assert len(found) > 45
    known = {*words.words("plain-words")}
    assert all(len(each.split()) == COUNT and {*each.split()} <= known for each in found)


def test_words_that_are_taken_are_not_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words are drawn until they are free."""
    drawn = iter(["acorn", "acorn", "acorn", "amber", "acorn", "acorn"])
    monkeypatch.setattr(
        "accessible_games.server.lobby.passphrases.choice", lambda words: next(drawn)
    )
    assert new_words(catalogue_of("en"), {"acorn acorn acorn"}) == "amber acorn acorn"


@pytest.mark.parametrize(
    ("language", "typed", "options"),
    [
        ("en", "sixpack starter=2", {"starter": "2"}),
        ("en", "sixpack 3 starter=lot claims=show hard", {"claims": "show"}),
        ("en", "life expert=yes", {"expert": "yes"}),
        ("de", "life expert=ja", {"expert": "yes"}),
        ("fr", "life exp=oui", {"expert": "yes"}),
        ("de", "sixpack starter=los", {}),
        ("en", "lifeboat preserver=only", {"preserver": "conscious"}),
    ],
)
def test_options_are_typed_behind_the_game(
    language: Language, typed: str, options: dict[str, str]
) -> None:
    """With the names of the command line, and with the words that are said for the choices."""
    assert draft_in(typed, catalogue_of(language)).plan().options == options


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("sixpack colour=red", "unknown-option"),
        ("sixpack starter=9", "unknown-choice"),
        ("sixpack 2 starter=3", "unknown-choice"),
        ("sixpack starter=", "unknown-choice"),
        ("sixpack =", "unknown-option"),
        ("life undo=free", "unknown-option"),
    ],
)
def test_options_that_a_table_does_not_have_are_refused(typed: str, message: str) -> None:
    """With what would be possible; undo is up to all players."""
    with pytest.raises(NotUnderstoodError) as caught:
        draft_in(typed, catalogue_of("en"))
    assert caught.value.message == message


@every_language
@every_game
def test_every_option_can_be_typed_and_begun(language: Language, game: str) -> None:
    """Each choice that is possible with so many seats, by its value."""
    words = catalogue_of(language)
    title = catalogue_of(language, game).say("title")
    for seats in GAMES[game].seats:
        for name in GAMES[game].options:
            for chosen in possible_choices(GAMES[game], seats, name):
                plan = draft_in(f"{title} {seats} {name}={chosen}", words).plan()
                names = words.words("bot-names")
                record = plan.record(plan.occupants({0: "Anna"}, names), 3)
                assert record.options[name] == chosen
                assert record.opening(GAMES).pending
