"""People who are called by pieces: how they are said, and how they are typed."""

import pytest

from accessible_games.core.decision import Decision, OneOf, Some
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.fold import fold
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary
from tests.games.lifeboat.building import position
from tests.speech.spoken import catalogue_of

GAME = GAMES["lifeboat"]
PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Émile", "Lady")
"""In the order of the boat; who plays the Kid is called like a character."""
CALLED = ("lady", "stephen", "captain", "mate", "frenchy", "kid")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def speaker(language: Language) -> Narrator:
    """A narrator of Lifeboat at a table of six, who are called by their characters."""
    words = catalogue_of(language, GAME.NAME)
    return Narrator(words, PEOPLE, GAME.PIECES).at(position())


def vocabulary(language: Language) -> Vocabulary:
    """What can be typed at that table."""
    words, people = catalogue_of(language, GAME.NAME), speaker(language).people
    return Vocabulary(words, GAME.PIECES, {}, commands_of(GAME), people=people)


@every_language
def test_seats_are_called_by_their_characters(language: Language) -> None:
    """Players by their names only where the player is meant; the listener is "you"."""
    narrator = speaker(language)
    assert narrator.called == CALLED
    for seat, piece in enumerate(CALLED):
        assert narrator.name(seat) == narrator.piece(piece)
        assert narrator.person(seat) == PEOPLE[seat]
        assert narrator.for_(seat).name(seat) == narrator.for_(seat).person(seat) == "you"


@every_language
def test_a_seat_is_typed_by_character_or_player(language: Language) -> None:
    """In any case, without accents, and by a beginning that is its own."""
    words, narrator = vocabulary(language), speaker(language)
    for seat, piece in enumerate(CALLED):
        name = narrator.piece(piece)
        assert {words.seat(text, CALLED) for text in (name, name.upper(), fold(name))} == {seat}
    assert [words.seat(name, CALLED) for name in ("anna", "be", "CLEO", "emile")] == [0, 1, 2, 4]


@every_language
@pytest.mark.parametrize("typed", ["zoe", "7", "", "captainx"])
def test_who_is_not_there_is_not_found(language: Language, typed: str) -> None:
    """All who are there are named."""
    with pytest.raises(NotUnderstoodError) as caught:
        vocabulary(language).seat(typed, CALLED)
    told = str(caught.value.arguments["choices"])
    assert all(speaker(language).piece(piece) in told for piece in CALLED)


@every_language
def test_people_among_other_answers_are_typed_alike(language: Language) -> None:
    """By character, by player, and by their place among those who can be chosen."""
    words, narrator = vocabulary(language), speaker(language)
    choice = Decision(0, "swap", OneOf(("stephen", "captain", "kid")))
    for typed, meant in (
        (narrator.piece("captain"), "captain"),
        ("cleo", "captain"),
        ("2", "captain"),
        ("3", "kid"),
        ("ben", "stephen"),
    ):
        assert words.answer(choice, [typed], narrator) == (meant, [])


@every_language
def test_a_painting_is_typed_with_its_number(language: Language) -> None:
    """Without it, both are named."""
    words, narrator = vocabulary(language), speaker(language)
    choice = Decision(0, "loot", OneOf(("cash", "painting-3", "painting-2", "hidden")))
    name = narrator.piece("painting")
    assert words.answer(choice, [name, "2"], narrator) == ("painting-2", [])
    with pytest.raises(NotUnderstoodError, match="ambiguous-word"):
        words.answer(choice, [name], narrator)


@every_language
def test_a_number_counts_what_is_named_behind_it(language: Language) -> None:
    """Also where there are fewer: the table says how many there are."""
    words, narrator = vocabulary(language), speaker(language)
    choice = Decision(0, "give", Some(("water", "oar", "oar"), (0, 1, 2, 3)))
    water, oar = fold(narrator.piece("water")), fold(narrator.piece("oar"))
    assert words.answer(choice, ["2", *oar.split()], narrator) == (("oar", "oar"), [])
    assert words.answer(choice, ["1", *water.split()], narrator) == (("water",), [])
    assert words.answer(choice, ["2", *water.split()], narrator) == (("water", "water"), [])


@every_language
def test_courses_are_typed_by_their_number_or_else_their_place(language: Language) -> None:
    """A number that is neither is no card."""
    words, narrator = vocabulary(language), speaker(language)
    choice = Decision(0, "row", Some(("course-7", "course-9"), (0, 1, 2)))
    for typed, meant in (("7", "course-7"), ("1", "course-7"), ("2", "course-9")):
        assert words.answer(choice, [typed], narrator) == ((meant,), [])
    with pytest.raises(NotUnderstoodError, match="no-such-card"):
        words.answer(choice, ["8"], narrator)


@every_language
def test_what_is_wanted_in_exchange_is_the_next_answer(language: Language) -> None:
    """What stands behind "for" is kept whole."""
    words, narrator = vocabulary(language), speaker(language)
    choice = Decision(0, "give", Some(("water", "cash"), (0, 1, 2)))
    for behind in narrator.catalogue.words("in-exchange"):
        typed = [*narrator.piece("cash").split(), behind, "2", "x"]
        assert words.answer(choice, typed, narrator) == (("cash",), ["2", "x"])


@every_language
def test_a_whole_trade_is_typed_on_one_line(language: Language) -> None:
    """The word for "for" stays there until the question to which it belongs."""
    words, narrator = vocabulary(language), speaker(language)
    partner = Decision(0, "partner", OneOf(("captain", "mate")))
    cash = narrator.piece("cash").split()
    for behind in narrator.catalogue.words("in-exchange"):
        typed = [narrator.piece("mate"), *cash, behind, "2", "x"]
        assert words.answer(partner, typed, narrator) == ("mate", [*cash, behind, "2", "x"])
        assert words.answer(partner, [behind, narrator.piece("mate")], narrator) == ("mate", [])
