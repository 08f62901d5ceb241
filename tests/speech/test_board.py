"""Answers about a table of places, as words: places, lines, blocks and dominoes."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.games.sixpack.lines import LINES
from accessible_games.games.sixpack.options import AtPlace, OneBlock, OneDomino
from accessible_games.games.sixpack.speech import reading
from accessible_games.speech import places
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary
from tests.examples import times
from tests.games.sixpack.building import dominoes

GAME = GAMES["sixpack"]
DRINKS = ("cola", "lemonade", "beer", "spezi", "diesel", "shandy")
HAND = OneDomino(tuple(dominoes("C CL, C CB, L LB")))
BLOCKS = OneBlock(("m13-o14", "no"), {"m14-n16": "not-your-pattern"}, ("a1-b3",))


class Anywhere:
    """Judges nothing."""

    def why_not(self, word: str, place: str) -> str | None:
        """Allow any word anywhere."""
        return None

    def lies(self, place: str) -> str | None:
        """Beer is everywhere."""
        return "beer"


class OnlyThere:
    """A beer can be at b2 only."""

    def why_not(self, word: str, place: str) -> str | None:
        """Refuse beer elsewhere, with the reason "no"; other words can be anywhere."""
        return None if word != "beer" or place == "b2" else "no"

    def lies(self, place: str) -> str | None:
        """Nothing is there yet."""
        return None


TURN = AtPlace((*DRINKS, "take"), ("a1", "b2"), Anywhere())
FILL = AtPlace(DRINKS, ("a1", "b2"), OnlyThere())
CLEAR = AtPlace(LINES, ("a", "b", "1"), Anywhere())


@cache
def words(language: Language = "en") -> Vocabulary:
    """Return what can be typed in SixPack."""
    return Vocabulary.of(catalogue_of(language, GAME.name), GAME.pieces, commands_of(GAME))


@pytest.mark.parametrize(("language", "name"), [("en", "row"), ("de", "reihe"), ("fr", "rangée")])
def test_a_word_is_told_with_its_accents(language: Language, name: str) -> None:
    """It can be typed without them, but would be read wrongly."""
    assert words(language).lexicon.answer_name("row") == name


def wrong(text: str, ask: object) -> NotUnderstoodError:
    """Return why a text is no answer."""
    with pytest.raises(NotUnderstoodError) as found:
        read(text, ask)
    return found.value


def read(text: str, ask: object, language: Language = "en") -> object:
    """Return the answer that a text means."""
    lexicon = words(language).lexicon
    typed = lexicon.split(text)
    if isinstance(ask, AtPlace):
        return reading.at_place(lexicon, ask, typed, "clear" if ask is CLEAR else "turn")
    if isinstance(ask, OneBlock):
        return reading.block(lexicon, ask, places.joined_places(typed) or [""])
    assert isinstance(ask, OneDomino)
    return reading.domino(lexicon, "point", ask, typed)


# Places ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found", "others"),
    [
        ("m13", ["m13"], []),
        ("M13", ["m13"], []),
        ("m 13", ["m13"], []),
        ("m05", ["m5"], []),
        ("cola m13", ["m13"], ["cola"]),
        ("m13-o14", ["m13", "o14"], []),
        ("m 13 o 14", ["m13", "o14"], []),
        ("cola 12", [], ["cola", "12"]),
        ("m123", [], ["m123"]),
        ("mm13", [], ["mm13"]),
        ("m13n", [], ["m13n"]),
        ("m-13", [], ["m-13"]),
        ("13m", [], ["13m"]),
        ("", [], []),
    ],
)
def test_places_stand_among_words(text: str, found: list[str], others: list[str]) -> None:
    """A place is a letter and one or two digits, with or without a blank between them."""
    assert places.places_in(text.split()) == found
    assert places.without_places(text.split()) == others
    assert places.is_place(text) == (len(found) == 1 and not others)


@pytest.mark.parametrize(
    ("place", "known"), [("a1", True), ("z26", True), ("m0", False), ("m27", False), ("m99", False)]
)
def test_rows_go_to_26(place: str, known: bool) -> None:
    """There are only as many rows as letters for columns."""
    assert places.is_known(place) == known


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("n14", "n14"), ("n 14", "n14"), ("n", "n13"), ("14", "m14"), ("N", "n13"),
        ("row 14", "m14"), ("05", "m5"), ("to o", "o13"), ("wombat", None),
        ("123", None), ("", None), ("?", None),
    ],
)  # fmt: skip
def test_a_letter_or_a_number_alone_is_near(text: str, place: str | None) -> None:
    """It is in the row or the column where the player is."""
    assert places.place_near(text, "m13") == place


@pytest.mark.parametrize(
    ("typed", "joined"),
    [("m 13 o 14", "m13 o14"), ("cola M 13", "cola M13"), ("cola 13", "cola 13"), ("m n", "m n")],
)
def test_a_place_is_joined_to_one_word(typed: str, joined: str) -> None:
    """Everything else stays unchanged."""
    assert places.joined_places(typed.split()) == joined.split()


# A word at a place -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drink", DRINKS)
def test_every_name_of_a_drink_is_understood_at_a_place(language: Language, drink: str) -> None:
    """The name may come before or after the place."""
    for name in words(language).lexicon.catalogue.called(drink):
        assert read(f"{name} a1", TURN, language) == (drink, "a1")
        assert read(f"A1 {name.upper()}", TURN, language) == (drink, "a1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_for_taking_is_understood_at_a_place(language: Language) -> None:
    """It may come with or without the drink."""
    vocabulary = words(language)
    for word in vocabulary.lexicon.answer_words("take"):
        assert read(f"{word} a1", TURN, language) == ("take", "a1")
        assert read(f"{word} {vocabulary.lexicon.answer_name('beer')} a1", TURN, language) == (
            "take",
            "a1",
        )


@pytest.mark.parametrize("typed", ["put back", "put-back", "drink up", "give back"])
def test_a_phrase_for_taking_is_not_read_in_parts(typed: str) -> None:
    """Its words alone could lay the drink that it takes, or be none."""
    for place in ("a1", "b2"):
        assert read(f"{typed} beer {place}", TURN) == ("take", place)
        assert read(f"{typed} {place}", TURN) == ("take", place)
    assert wrong(f"{typed} cola a1", TURN).message == "not-understood"


def test_the_only_place_need_not_be_typed() -> None:
    """If there are more places, it is asked for."""
    assert read("beer", FILL) == ("beer", "b2")
    assert wrong("cola", FILL).message == "which-place"
    assert wrong("beer", TURN).arguments["word"] == "beer"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a1", "which-word"), ("lay a1", "which-word"), ("... a1", "which-word"),
        ("cola", "which-place"), ("cola a1 b2", "which-place"), ("take", "which-place"),
        ("wombat a1", "not-understood"), ("take cola a1", "not-understood"),
        ("co a1", "ambiguous-word"),
    ],
)  # fmt: skip
def test_what_is_missing_or_unknown_at_a_place(text: str, message: str) -> None:
    """Each problem has its own sentence."""
    assert wrong(text, TURN).message == message


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("clear n", ("column", "n")), ("clear 14", ("row", "14")), ("N", ("column", "n")),
        ("row 05", ("row", "5")), ("column z", ("column", "z")), ("99", ("row", "99")),
    ],
)  # fmt: skip
def test_a_line_is_a_letter_or_a_number(text: str, answer: tuple[str, str]) -> None:
    """The table judges whether the line exists."""
    assert read(text, CLEAR) == answer


@pytest.mark.parametrize("text", ["clear", "n 14", "14 15", "..."])
def test_one_line_and_no_more(text: str) -> None:
    """It is asked for."""
    assert wrong(text, CLEAR).message == "which-line"


@pytest.mark.parametrize("text", ["n14", "wombat", "123", "clear n wombat", "n cola"])
def test_a_line_and_nothing_else(text: str) -> None:
    """What has no place beside it refuses it."""
    assert wrong(text, CLEAR).message == "not-understood"


# Blocks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("m13 o14", "m13-o14"), ("o14 m13", "m13-o14"), ("m14 o13", "m13-o14"),
        ("o13 m14", "m13-o14"), ("M13-O14", "m13-o14"), ("n16 m14", "m14-n16"),
        ("a3 b1", "a1-b3"), ("yes", "m13-o14"), ("y", "m13-o14"), ("no", "no"), ("never", "no"),
    ],
)  # fmt: skip
def test_a_block_is_two_opposite_corners(text: str, block: str) -> None:
    """One was told, one may not be claimed, and one was told to no one."""
    assert read(text, BLOCKS) == block


@pytest.mark.parametrize("text", ["m13", "claim m13", "yes M 13"])
def test_the_first_corner_names_the_block_that_can_be_claimed(text: str) -> None:
    """It comes before another block that begins at the same place."""
    barred = {"m13-n15": "not-your-pattern"}
    assert read(text, OneBlock(("no",), barred, ("m13-o14",))) == "m13-o14"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("o14", "which-block"), ("look m13", "which-block"), ("m13 n13 o14", "which-block"),
        ("wombat", "not-understood"), ("n", "not-understood"),
        ("yes no", "which-block"), ("m13-o14 a1", "which-block"), ("...", "which-block"),
        ("m13 n14", "no-such-block"), ("m13 m13", "no-such-block"), ("x1 z99", "no-such-block"),
    ],
)  # fmt: skip
def test_what_is_no_block(text: str, message: str) -> None:
    """The refusal says what to type."""
    assert wrong(text, BLOCKS).message == message


def test_yes_means_only_what_was_told() -> None:
    """A block that was told to no one cannot be claimed by a word."""
    hidden = OneBlock(("no",), {}, ("m13-o14",))
    assert wrong("yes", hidden).message == "which-block"
    assert read("m13 o14", hidden) == "m13-o14"


# Dominoes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "domino"),
    [
        ("1", 0), ("three", 2), ("number 2", 1), ("the third one", 2), ("cola beer", 1),
        ("cola lemon", 0), ("cl", 0),
        ("c cl", 0), ("cb c", 1), ("cola with cola lemon", 0), ("cola lemon and cola", 0),
        ("a cola with the cola beer", 1), ("lemon", 2), ("l", 2), ("shandy", 2), ("lb l", 2),
        ("lemon lemon beer", 2),
    ],
)  # fmt: skip
def test_a_domino_is_its_number_or_its_drinks(text: str, domino: int | None) -> None:
    """Both drinks in any order, with or without small words, or one that no other domino has."""
    if domino is None:
        assert wrong(text, HAND).message == "not-understood"
    else:
        assert read(text, HAND) == HAND.words[domino]


def test_a_little_word_parts_the_two_drinks() -> None:
    """Without it the same words may be two dominoes."""
    both = OneDomino(tuple(dominoes("C LB, B CL")))
    assert wrong("cola lemon beer", both).message == "ambiguous-word"
    assert read("cola with lemon beer", both) == "cola-shandy"
    assert read("cola lemon with beer", both) == "beer-spezi"
    assert read("beer and a cola lemon", both) == "beer-spezi"


@pytest.mark.parametrize(
    ("text", "message"),
    [("0", "not-understood"), ("4", "not-understood"), ("cola", "ambiguous-word"),
     ("wombat", "not-understood"), ("1 2", "not-understood"), ("with", "not-understood"),
     ("beer spezi", "not-understood")],
)  # fmt: skip
def test_what_is_no_domino(text: str, message: str) -> None:
    """Those that could be meant are named."""
    assert wrong(text, HAND).message == message


# Anything ----------------------------------------------------------------------------------------

PARTS = st.sampled_from(
    ["m13", "o 14", "m", "13", "cola", "cl", "lemon", "take", "with", "yes", "no", "ß", "İ1", "²",
     "a²", "٣", "m٣", "-", "0", "99", "é", "nimm", "bière"]
)  # fmt: skip
TEXTS = st.one_of(st.lists(PARTS, max_size=5).map(" ".join), st.text(max_size=12))


@settings(max_examples=times(60))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["turn", "fill", "clear", "claim", "point"])
@given(text=TEXTS)
def test_any_text_is_an_answer_or_not_understood(language: Language, kind: str, text: str) -> None:
    """Nothing else is raised, and the refusal can be said in words."""
    asked = {"turn": TURN, "fill": FILL, "clear": CLEAR, "claim": BLOCKS, "point": HAND}
    try:
        read(text, asked[kind], language)
        said = "an answer"
    except NotUnderstoodError as error:
        told = {"typed": text, "choices": "", **error.arguments}
        said = words(language).lexicon.catalogue.say(error.message, **told)
    assert said


@settings(max_examples=times(100))
@given(TEXTS)
def test_any_text_has_places_or_not(text: str) -> None:
    """All of them look like places."""
    for place in places.places_in([text]):
        assert place[0] in "abcdefghijklmnopqrstuvwxyz"
        assert str(int(place[1:])) == place[1:]
    assert places.place_near(text, "m13") is None or places.place_near(text, "m13")
