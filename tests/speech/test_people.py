"""People who are called by pieces: how they are said, and how they are typed."""

from functools import partial

import pytest

from accessible_games.core.common_events import HandSizes
from accessible_games.core.decision import Decision, OneOf, Some
from accessible_games.core.event import Event
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.events import (
    CardStolen,
    FightWon,
    FlareSpent,
    GoalsDealt,
    OfferMade,
    OfferRefused,
    SwapDemanded,
)
from accessible_games.games.lifeboat.facts import BoatHolds, GoalsHeld, SeatPlays
from accessible_games.games.lifeboat.sea_events import GoalsRevealed, SweptAway
from accessible_games.speech import naming
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary
from tests.games.lifeboat.building import position

GAME = GAMES["lifeboat"]
PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Émile", "Lady")
"""In the order of the boat; the player of the Kid has the name of a character."""
CALLED = ("lady", "stephen", "captain", "mate", "frenchy", "kid")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def speaker(language: Language) -> Narrator:
    """Return a narrator of Lifeboat at a table of six, who are called by their characters."""
    words = catalogue_of(language, GAME.name)
    return Narrator(words, PEOPLE, GAME.pieces).at(position())


def vocabulary(language: Language) -> Vocabulary:
    """Return what can be typed at that table."""
    words, people = catalogue_of(language, GAME.name), speaker(language).people
    return Vocabulary.of(words, GAME.pieces, commands_of(GAME), people=people)


@every_language
def test_seats_are_called_by_their_characters(language: Language) -> None:
    """Players are called by name only if the player is meant; the listener is "you"."""
    narrator = speaker(language)
    assert narrator.called == CALLED
    for seat, piece in enumerate(CALLED):
        assert narrator.name(seat) == narrator.catalogue.person(piece)
        assert narrator.person(seat) == PEOPLE[seat]
        assert narrator.for_(seat).name(seat) == narrator.for_(seat).person(seat) == "you"


@every_language
def test_a_seat_is_typed_by_character_or_player(language: Language) -> None:
    """In any case, without accents, and by a unique beginning."""
    lexicon, narrator = vocabulary(language).lexicon, speaker(language)
    seat_of = partial(naming.seat_named, lexicon, called=CALLED)
    for seat, piece in enumerate(CALLED):
        name = narrator.piece(piece)
        assert {seat_of(text) for text in (name, name.upper(), fold(name))} == {seat}
    assert [seat_of(name) for name in ("anna", "be", "CLEO", "emile")] == [0, 1, 2, 4]


@every_language
@pytest.mark.parametrize("typed", ["zoe", "7", "", "captainx"])
def test_who_is_not_there_is_not_found(language: Language, typed: str) -> None:
    """Everyone who is there is named."""
    with pytest.raises(NotUnderstoodError) as caught:
        naming.seat_named(vocabulary(language).lexicon, typed, CALLED)
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
        assert words.reader.answer(choice, [typed], narrator) == (meant, [])


@every_language
def test_a_painting_is_typed_with_its_number(language: Language) -> None:
    """Without it, both are named."""
    words, narrator = vocabulary(language), speaker(language)
    choice = Decision(0, "loot", OneOf(("cash", "painting-3", "painting-2", "hidden")))
    name = narrator.piece("painting")
    assert words.reader.answer(choice, [name, "2"], narrator) == ("painting-2", [])
    with pytest.raises(NotUnderstoodError, match="ambiguous-word"):
        words.reader.answer(choice, [name], narrator)


@every_language
def test_a_number_counts_what_is_named_behind_it(language: Language) -> None:
    """Even if there are fewer: the table says how many there are."""
    words, narrator = vocabulary(language), speaker(language)
    choice = Decision(0, "give", Some(("water", "oar", "oar"), (0, 1, 2, 3)))
    water, oar = fold(narrator.piece("water")), fold(narrator.piece("oar"))
    assert words.reader.answer(choice, ["2", *oar.split()], narrator) == (("oar", "oar"), [])
    assert words.reader.answer(choice, ["1", *water.split()], narrator) == (("water",), [])
    assert words.reader.answer(choice, ["2", *water.split()], narrator) == (("water", "water"), [])


@every_language
def test_courses_are_typed_by_their_number_or_else_their_place(language: Language) -> None:
    """A number that is neither is no card."""
    words, narrator = vocabulary(language), speaker(language)
    choice = Decision(0, "row", Some(("course-7", "course-9"), (0, 1, 2)))
    for typed, meant in (("7", "course-7"), ("1", "course-7"), ("2", "course-9")):
        assert words.reader.answer(choice, [typed], narrator) == ((meant,), [])
    with pytest.raises(NotUnderstoodError, match="no-such-card"):
        words.reader.answer(choice, ["8"], narrator)


@every_language
def test_what_is_wanted_in_exchange_is_the_next_answer(language: Language) -> None:
    """What follows "for" is kept whole."""
    words, narrator = vocabulary(language), speaker(language)
    choice = Decision(0, "give", Some(("water", "cash"), (0, 1, 2)))
    for behind in narrator.catalogue.words("in-exchange"):
        typed = [*narrator.piece("cash").split(), behind, "2", "x"]
        assert words.reader.answer(choice, typed, narrator) == (("cash",), ["2", "x"])


@every_language
def test_a_whole_trade_is_typed_on_one_line(language: Language) -> None:
    """The words after "for" stay until the question to which they belong."""
    words, narrator = vocabulary(language), speaker(language)
    partner = Decision(0, "partner", OneOf(("captain", "mate")))
    cash = narrator.piece("cash").split()
    for behind in narrator.catalogue.words("in-exchange"):
        typed = [narrator.piece("mate"), *cash, behind, "2", "x"]
        assert words.reader.answer(partner, typed, narrator) == ("mate", [*cash, behind, "2", "x"])
        assert words.reader.answer(partner, [behind, narrator.piece("mate")], narrator) == (
            "mate",
            [],
        )


# Said in every case -------------------------------------------------------------------------------

CASES: dict[tuple[Language, str], str] = {
    ("en", "nominative"): "the Lady, Stephen, the Captain, the Mate, Frenchy, the Kid",
    ("en", "possessive"): "the Lady's, Stephen's, the Captain's, the Mate's, Frenchy's, the Kid's",
    ("fr", "nominative"): "la Lady, Stephen, le Capitaine, le Second, Frenchy, le Gamin",
    ("fr", "to"): "à la Lady, à Stephen, au Capitaine, au Second, à Frenchy, au Gamin",
    ("fr", "of"): "de la Lady, de Stephen, du Capitaine, du Second, de Frenchy, du Gamin",
    ("de", "nominative"): "die Lady, Stephen, der Kapitän, der Maat, Frenchy, das Kind",
    ("de", "genitive"): "der Lady, von Stephen, des Kapitäns, des Maats, von Frenchy, des Kindes",
    ("de", "dative"): "der Lady, Stephen, dem Kapitän, dem Maat, Frenchy, dem Kind",
    ("de", "accusative"): "die Lady, Stephen, den Kapitän, den Maat, Frenchy, das Kind",
}
"""Everyone in the boat in every case, in the order of the boat."""


@pytest.mark.parametrize(("language", "case"), CASES)
def test_people_have_articles_cases_and_contractions(language: Language, case: str) -> None:
    """As a native speaker says them."""
    words = catalogue_of(language, GAME.name)
    assert ", ".join(words.person(piece, case) for piece in CALLED) == CASES[language, case]


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("de", OfferMade(3, 5, ("water",), ("knife",)), "Der Maat bietet dem Kind ein Wasser"),
        ("de", FightWon(5, 4, 3), "Das Kind gewinnt den Kampf mit Stärke 4 gegen Stärke 3."),
        ("de", OfferMade(3, 0, ("water",), ()), "Der Maat bietet dir ein Wasser als Geschenk an."),
        ("de", SwapDemanded(0, 2), "Du willst mit dem Kapitän den Platz tauschen."),
        ("fr", CardStolen(2, 5, "knife", False), "Le Capitaine prend un couteau au Gamin."),
        ("fr", OfferRefused(3, 1), "Stephen dit non au Second."),
        ("fr", SweptAway(5, True, ()), "La mer emporte le corps du Gamin."),
        ("en", FlareSpent(3), "The Mate's flare gun is spent."),
        ("en", SweptAway(0, True, ()), "Your body is swept away."),
        ("en", SwapDemanded(5, 0), "The Kid wants to change seats with you."),
        # A person who loves or hates themselves.
        ("de", GoalsDealt(0, "lady", "kid", True, False), "Du liebst dich selbst und hasst das"),
        ("de", GoalsRevealed(5, "kid", "kid", True, True), "Das Kind liebt und hasst sich selbst."),
        ("fr", GoalsDealt(0, "kid", "lady", False, True), "Tu aimes le Gamin et tu te déteste"),
        ("fr", GoalsRevealed(5, "kid", "mate", True, False), "Le Gamin s'aime et déteste le Sec"),
        # A person who is both loved and hated is named once.
        ("de", GoalsRevealed(3, "kid", "kid", False, False), "Der Maat liebt und hasst das Kind."),
        ("fr", GoalsRevealed(3, "kid", "kid", False, False), "Le Second aime et déteste le Gam"),
        ("fr", GoalsDealt(0, "kid", "kid", True, True), "Tu t'aimes et te détestes toi-même."),
        ("en", GoalsDealt(0, "kid", "kid", False, False), "You love and hate the Kid."),
        ("en", GoalsHeld(0, "lady", "lady", True, True), "You love and hate yourself."),
        ("en", GoalsRevealed(3, "kid", "mate", False, True), "The Mate loves the Kid and hates"),
    ],
)  # fmt: skip
def test_people_stand_in_a_sentence(language: Language, event: Event, sentence: str) -> None:
    """The Lady, who has seat 0, listens."""
    assert " ".join(speaker(language).for_(0).event(event)).startswith(sentence)


@every_language
def test_people_are_bare_in_lists_and_where_a_brief_line_names_them(language: Language) -> None:
    """Otherwise the listener would hear little but articles."""
    words = speaker(language)
    told = words.event(BoatHolds((3, 5))) + words.event(HandSizes(((3, 2), (5, 4))))
    for piece in ("mate", "kid"):
        name, person = words.catalogue.name(piece), words.catalogue.person(piece)
        assert all(name in line and person not in line for line in told)


@every_language
def test_a_player_is_called_by_name_where_the_player_is_meant(language: Language) -> None:
    """Who plays whom is told with both names."""
    (line,) = speaker(language).event(SeatPlays(5, "kid"))
    assert line.startswith("Lady ")
    assert line.endswith(f"{speaker(language).catalogue.person('kid')}.")
