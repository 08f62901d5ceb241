"""What can be typed: answers and pieces by number, name or beginning, in the player's language."""

from collections.abc import Sequence
from typing import Any

import pytest

from accessible_games.core.decision import Answer, Between, Cards, Decision, OneOf
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.state import PIECES
from accessible_games.speech import naming
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import LONGEST_NUMBER
from accessible_games.speech.narrator import Narrator, Order
from accessible_games.speech.normalize import forms, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary
from tests.commands import FOLLOWS

GAME = "life-is-life"
HAND = ("mouse", "goat", "bear", "mouse", "giraffe", "goat", "mouse")
SORTED = ("giraffe", "bear", "goat", "goat", "mouse", "mouse", "mouse")
TURN = Decision(0, "turn", OneOf(("1", "2", "3", "4", "knock")))
FIRST_TURN = Decision(0, "turn", OneOf(("1", "2", "3", "4"), {"knock": "swap-first"}))
LAY = Decision(0, "lay", Cards(HAND, 2))
BID = Decision(0, "bid", Between(2, 9))
OFFER = Decision(0, "offer", OneOf(("knock", "knot")))

every_language = pytest.mark.parametrize("language", LANGUAGES)


def vocabulary(language: Language = "en") -> Vocabulary:
    """Return what can be typed in Life is Life."""
    return Vocabulary.of(catalogue_of(language, GAME), PIECES, FOLLOWS)


def speaker(language: Language = "en", order: Order = "value") -> Narrator:
    """Return a narrator of Life is Life who sorts cards in this order."""
    return Narrator(catalogue_of(language, GAME), ["Tom"], PIECES, order=order)


def answer(
    decision: Decision[Any], text: str, language: Language = "en", order: Order = "value"
) -> tuple[Answer, list[str]]:
    """Return what a typed text answers, and what is left of it."""
    return vocabulary(language).reader.answer(decision, text.split(), speaker(language, order))


def laid(text: str, language: Language = "en", order: Order = "value") -> tuple[str, ...]:
    """Return the cards that a typed text names."""
    cards, rest = answer(LAY, text, language, order)
    assert isinstance(cards, tuple)
    assert rest == []
    return cards


def misunderstood(decision: Decision[Any], text: str, language: Language = "en") -> str:
    """Return what is said about a text that is not understood."""
    with pytest.raises(NotUnderstoodError) as caught:
        answer(decision, text, language)
    error = caught.value
    told = {
        "typed": text,
        "choices": vocabulary(language).reader.choices(decision),
        **error.arguments,
    }
    return catalogue_of(language, GAME).say(error.message, **told)


class KnockTwice(Catalogue):
    """Words with a second one that begins like "knock"."""

    def say(self, message: str, attribute: str = "", /, **arguments: Argument) -> str:
        """Return "knot" for the second word, and all others unchanged."""
        if message in ("choice-knot", "typed-knot"):
            return "knot"
        return super().say(message, attribute, **arguments)


# Pieces -------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_found_by_its_name_and_plural(language: Language, piece: str) -> None:
    """In lower case, capitals, without accents, and as it is spelt."""
    for form in ("name", "names"):
        name = catalogue_of(language, GAME).say(f"piece-{piece}", form)
        for typed in (name, name.upper(), name.lower(), *forms(name)):
            assert naming.piece_named(vocabulary(language).lexicon, typed) == piece


@every_language
@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_found_by_every_beginning_that_is_its_own(
    language: Language, piece: str
) -> None:
    """The shortest unique beginning is enough, and so are all longer ones."""
    names = {p: catalogue_of(language, GAME).say(f"piece-{p}", "name").lower() for p in PIECES}
    own, others = names[piece], [name for p, name in names.items() if p != piece]
    for size in range(1, len(own) + 1):
        if not any(other.startswith(own[:size]) for other in others):
            assert naming.piece_named(vocabulary(language).lexicon, own[:size]) == piece


@pytest.mark.parametrize(
    ("language", "typed", "piece"),
    [
        ("de", "baer", "bear"),
        ("de", "bar", "bear"),
        ("de", "BÄREN", "bear"),
        ("de", "maeuse", "mouse"),
        ("de", "maulwuerfe", "mole"),
        ("de", "maul", "mole"),
        ("de", "mau", None),
        ("fr", "chevre", "goat"),
        ("fr", "CHÈVRES", "goat"),
        ("fr", "chi", "dog"),
        ("fr", "ch", None),
        ("en", "mice", "mouse"),
        ("en", "mo", None),
        ("en", "s", "sheep"),
        ("en", "Ｇｏａｔ", "goat"),
    ],
)
def test_accents_and_case_do_not_matter(language: Language, typed: str, piece: str | None) -> None:
    """Umlauts may be written out; the beginning of several pieces is none of them."""
    if piece is None:
        with pytest.raises(NotUnderstoodError, match="ambiguous-word"):
            naming.piece_named(vocabulary(language).lexicon, typed)
    else:
        assert naming.piece_named(vocabulary(language).lexicon, typed) == piece


def test_unknown_and_ambiguous_pieces_name_what_is_possible() -> None:
    """An unknown word lists all pieces, an ambiguous one those that it begins."""
    with pytest.raises(NotUnderstoodError) as unknown:
        naming.piece_named(vocabulary().lexicon, "zebra")
    assert unknown.value.arguments["word"] == "zebra"
    assert "giraffe, bear, mole" in str(unknown.value.arguments["choices"])
    with pytest.raises(NotUnderstoodError) as ambiguous:
        naming.piece_named(vocabulary().lexicon, "mo")
    assert ambiguous.value.arguments == {"word": "mo", "choices": "mole or mouse"}


# Numbers ------------------------------------------------------------------------------------------


@every_language
def test_numbers_are_digits_or_words(language: Language) -> None:
    """One to twenty-four have words, which may be typed without accents."""
    words = catalogue_of(language).words("numbers")
    assert len(words) == 24
    for number, ways in enumerate(words, start=1):
        word = ways.split(",")[0]
        typed = [str(number), f"0{number}", word, word.upper(), *forms(word)]
        assert [vocabulary(language).lexicon.number(text) for text in typed] == [number] * len(
            typed
        )


@pytest.mark.parametrize("word", ["", "x", "-1", "1.5", "²", "½", "+3", "1e3", "9" * 5000])
def test_other_words_are_no_numbers(word: str) -> None:
    """Neither is a number longer than anything that is counted."""
    assert vocabulary().lexicon.number(word) is None
    assert vocabulary().lexicon.number("9" * LONGEST_NUMBER) == 10**LONGEST_NUMBER - 1


# Cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("bear goat", "bear goat"),
        ("goat bear", "goat bear"),
        ("b m", "bear mouse"),
        ("2 goats", "goat goat"),
        ("two goats", "goat goat"),
        ("2 mice bear", "mouse mouse bear"),
        ("bear 2 mice", "bear mouse mouse"),
        ("1", "giraffe"),
        ("2 3", "bear goat"),
        ("7 1", "mouse giraffe"),
        ("3 2 goats", "goat goat goat"),
        ("a bear and the goat", "bear goat"),
        ("dog", "dog"),
        ("10 2 mice", None),
        ("3 bears", "bear bear bear"),
    ],
)
def test_cards_are_typed_by_name_by_number_and_by_place(typed: str, cards: str | None) -> None:
    """A number before a name counts, a number alone is a place in the sorted hand."""
    if cards is None:
        assert "10" in misunderstood(LAY, typed)
    else:
        assert laid(typed) == tuple(cards.split())


@pytest.mark.parametrize(
    ("order", "place", "card"),
    [
        ("value", "1", "giraffe"),
        ("name", "1", "bear"),
        ("count", "1", "mouse"),
        ("count", "7", "bear"),
    ],
)
def test_places_are_those_that_were_said(order: Order, place: str, card: str) -> None:
    """The hand is counted in the order in which the player hears it."""
    assert laid(place, order=order) == (card,)


@pytest.mark.parametrize("typed", ["g", "gi", "mo", "d"])
def test_a_beginning_means_first_what_is_in_the_hand(typed: str) -> None:
    """A beginning means the card held, if there is one; otherwise it may be another piece."""
    hand = Decision(0, "lay", Cards(("giraffe", "mouse", "mouse"), 1))
    meant = {"g": "giraffe", "gi": "giraffe", "mo": "mouse", "d": "dog"}
    assert answer(hand, typed)[0] == (meant[typed],)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "lay 2 goats and the bear"),
        ("fr", "pose 2 chèvres et un ours"),
        ("de", "lege 2 ziegen und den baeren"),
    ],
)
def test_little_words_do_not_count(language: Language, typed: str) -> None:
    """A player who types sentences is understood."""
    assert laid(typed, language) == ("goat", "goat", "bear")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("8", "There is no card 8 in your hand, only 1 to 7."),
        ("0", "There is no card 0 in your hand, only 1 to 7."),
        ("bear 99", "There is no card 99 in your hand, only 1 to 7."),
        ("99 bears", "99 does not fit. Give a number from 1 to 7."),
        ("0 bears", "0 does not fit. Give a number from 1 to 7."),
        ("999999999 bears", "999999999 does not fit. Give a number from 1 to 7."),
        (
            "zebra",
            "I do not understand that here: zebra.\nYou can choose giraffe, bear, goat, or mouse.",
        ),
        ("g", "Did you mean giraffe or goat?"),
    ],
)
def test_what_is_wrong_with_cards_is_said(typed: str, said: str) -> None:
    """With the word, and what would have been possible."""
    assert misunderstood(LAY, typed) == said


# Words and numbers as answers ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "3", "3"),
        ("en", "three", "3"),
        ("en", "row 3", "3"),
        ("en", "take the row 3", "3"),
        ("en", "knock", "knock"),
        ("en", "KNO", "knock"),
        ("en", "k", "knock"),
        ("fr", "je prends la rangée trois", "3"),
        ("fr", "f", "knock"),
        ("fr", "frappe", "knock"),
        ("de", "ich nehme reihe drei", "3"),
        ("de", "k", "knock"),
        ("de", "klopfen", "knock"),
    ],
)
def test_a_word_is_chosen_by_number_name_or_beginning(
    language: Language, typed: str, meant: str
) -> None:
    """Even a word that is barred now, for the table says why."""
    for decision in (TURN, FIRST_TURN):
        assert answer(decision, typed, language) == (meant, [])


@pytest.mark.parametrize(
    ("typed", "rest"),
    [("swap 3 bear goat mouse", "bear goat mouse"), ("3 for 2 bears", "for 2 bears")],
)
def test_a_whole_move_is_typed_on_one_line(typed: str, rest: str) -> None:
    """What follows an answer is left for the next question."""
    assert answer(TURN, typed) == ("3", rest.split())


@every_language
@pytest.mark.parametrize("typed", ["xyz", "7", "0", ".", "!!!", "99999999999", "-"])
def test_unknown_words_name_what_is_possible(language: Language, typed: str) -> None:
    """A lone mark is no answer, even if only one word could be meant."""
    with pytest.raises(NotUnderstoodError) as caught:
        answer(TURN, typed, language)
    assert caught.value.message in ("not-understood", "empty-answer")
    choices = vocabulary(language).reader.choices(TURN)
    offered = [catalogue_of(language, GAME).say(f"choice-{word}") for word in TURN.options]
    assert [choice for choice in offered if choice not in choices] == []


def test_ambiguous_words_name_those_that_they_begin() -> None:
    """And no others. No game has such words yet, so these are two names of one."""
    twice = vocabulary().said_in(KnockTwice("en", GAME))
    with pytest.raises(NotUnderstoodError) as caught:
        twice.reader.answer(OFFER, ["kno"], speaker())
    assert caught.value.arguments == {"word": "kno", "choices": "knock or knot"}
    assert twice.reader.answer(OFFER, ["knot"], speaker()) == ("knot", [])


@every_language
def test_nothing_typed_names_what_is_possible(language: Language) -> None:
    """So do small words alone."""
    for typed in ("", "and" if language == "en" else "und" if language == "de" else "et"):
        assert vocabulary(language).reader.choices(TURN) in misunderstood(TURN, typed, language)


def test_a_number_between_two_others_is_typed() -> None:
    """The table judges whether it is allowed; the limits are in the prompt that follows."""
    assert answer(BID, "5") == (5, [])
    assert answer(BID, "nine bears") == (9, ["bears"])
    assert answer(BID, "12") == (12, [])
    said = "I do not understand that here: bear.\nYou can choose a number."
    assert misunderstood(BID, "bear") == said


# Beginnings and forms -----------------------------------------------------------------------------


def test_a_whole_word_wins_over_longer_ones() -> None:
    """Otherwise all that begin like this are found, each once; empty text begins nothing."""
    words = {"one": 1, "ones": 2, "once": 3, "onces": 3, "two": 4}
    assert prefix_matches("one", words) == [1]
    assert prefix_matches("on", words) == [1, 2, 3]
    assert prefix_matches("onc", words) == [3]
    assert prefix_matches("three", words) == prefix_matches("", words) == []


@pytest.mark.parametrize(
    ("word", "typed"),
    [
        ("Bär", ["bar", "baer"]),
        ("Mäuse", ["mause", "maeuse"]),
        ("größte", ["grosste", "groesste"]),
        ("chèvre", ["chevre"]),
        ("Noël", ["noel"]),
        ("bear", ["bear"]),
    ],
)
def test_a_word_may_be_typed_in_these_forms(word: str, typed: Sequence[str]) -> None:
    """Without accents, or with umlauts written out."""
    assert [*forms(word)] == typed


# Names of several words ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        *(("en", name) for name in ("jack of hearts", "the jack of hearts", "jack hearts")),
        *(("fr", name) for name in ("valet de cœur", "le valet de coeur", "valet coeur")),
    ],
)
def test_a_name_is_known_with_and_without_its_little_words(language: Language, typed: str) -> None:
    """Those of a line are left out before its names are read."""
    assert naming.piece_named(cards(language).lexicon, typed) == "hearts-jack"


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "ten of hearts"), ("en", "10 hearts"), ("fr", "dix de cœur"), ("de", "Herz zehn")],
)
def test_a_number_in_a_name_counts_nothing(language: Language, typed: str) -> None:
    """It is no place in a list, nor that many."""
    assert naming.piece_named(cards(language).lexicon, typed) == "hearts-ten"
    decision = Decision(0, "play", OneOf(("draw", "hearts-jack", "hearts-ten")))
    speaker = Narrator(catalogue_of(language, "mau-mau"), ["Tom"], GAMES["mau-mau"].pieces)
    assert cards(language).reader.answer(decision, typed.split(), speaker) == ("hearts-ten", [])


def cards(language: Language) -> Vocabulary:
    """Return what can be typed in a game whose cards have names of several words."""
    pieces = GAMES["mau-mau"].pieces
    return Vocabulary.of(catalogue_of(language, "mau-mau"), pieces, FOLLOWS)
