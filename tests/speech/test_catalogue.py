"""The catalogue: messages by name and verbosity, functions, lists, and mistakes in the words."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from accessible_games.games import GAMES
from accessible_games.games.sixpack.speech.saying import Dominoes, Laid, Run
from accessible_games.match.label_cells import words_in
from accessible_games.speech import word_files
from accessible_games.speech.arguments import (
    ByFunction,
    Numbers,
    Uncut,
    Word,
    Words,
)
from accessible_games.speech.catalogue import (
    KEPT,
    LANGUAGES,
    Catalogue,
    Language,
)
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fluent import LONGEST_TEXT, PLAIN
from accessible_games.speech.word_files import sources
from tests.speech.messages import all_files

GAME = "life-is-life"
ANIMALS = Words(["bear", "bear", "goat", "mouse"])

TEXT = """
plain = A { $thing }.
    .brief = { $thing }.
whole = { part }, { $thing }.
part = part of { $thing }
only-brief =
    .brief = Brief.
piece-bear = { $count ->
    [one] a bear
   *[other] { $count } bears
}
    .name = bear
    .names = bears
typed = knock knocks
    k
several = Left: { COUNT($left, as: "some", case: "genitive") }.
some = { $number ->
    [0] { $case ->
        [genitive] k
       *[nominative] none
    }
   *[other] k of { $number }
}
unknown-function = { NOTHING($thing) }
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """Return a catalogue with a few words of its own."""
    folder = tmp_path / "locales" / "en" / "common"
    folder.mkdir(parents=True)
    (folder / "common.ftl").write_text(TEXT, "utf-8")
    monkeypatch.setattr(word_files, "PACKAGE", tmp_path)
    return Catalogue("en")


def test_a_message_is_said_with_its_arguments(own: Catalogue) -> None:
    """The value is what is said where no attribute is asked for."""
    assert own.say("plain", thing="bear") == "A bear."


def test_an_attribute_wins_where_there_is_one(own: Catalogue) -> None:
    """Otherwise the value is said."""
    assert own.say("plain", "brief", thing="bear") == "bear."
    assert own.say("plain", "full", thing="bear") == "A bear."


def test_a_message_is_made_of_others(own: Catalogue) -> None:
    """A part is found wherever it stands, and gets the same arguments."""
    assert own.say("whole", thing="bear") == "part of bear, bear."


def test_numbers_and_names_are_not_isolated(own: Catalogue) -> None:
    """No invisible mark surrounds inserted values."""
    assert own.say("plain", thing="Zoé").isprintable()


def test_a_large_number_is_not_divided(own: Catalogue) -> None:
    """A sign or a blank between its digits would make two numbers of it."""
    assert own.say("plain", thing=12345) == "A 12345."


def test_a_text_without_end_is_cut(own: Catalogue) -> None:
    """Any pasted text can be quoted in the sentence that refuses it."""
    said = own.say("plain", thing="x" * 100_000)
    assert said == f"A {'x' * LONGEST_TEXT}."


def test_what_the_program_has_said_itself_is_not_cut(own: Catalogue) -> None:
    """A round of a game that is told within a message is told to its end."""
    assert own.say("plain", thing=Uncut("x" * 10_000)) == f"A {'x' * 10_000}."


def test_a_message_that_is_not_there_is_an_error(own: Catalogue) -> None:
    """The same holds for a message without the requested form."""
    with pytest.raises(LookupError):
        own.say("absent")
    with pytest.raises(LookupError):
        own.say("only-brief")
    assert own.say("only-brief", "brief") == "Brief."
    assert own.has("plain")
    assert not own.has("absent")


@pytest.mark.parametrize("message", ["plain", "whole", "unknown-function"])
def test_a_mistake_in_the_words_is_an_error(own: Catalogue, message: str) -> None:
    """A missing argument or function is never said literally."""
    with pytest.raises(ValueError, match=message):
        own.say(message)


@pytest.mark.parametrize("value", [Word("bear"), ANIMALS, Numbers([("Tom", 3)])])
def test_pieces_are_said_through_functions_only(own: Catalogue, value: Any) -> None:
    """They have no words by themselves, and that is an error."""
    with pytest.raises((TypeError, ValueError)):
        own.say("plain", thing=value)


def test_what_is_said_again_is_told_from_what_only_looks_alike(own: Catalogue) -> None:
    """The catalogue remembers what it said, by message, form, arguments and their kinds."""
    for _ in range(2):
        assert own.say("plain", thing="bear") == "A bear."
        assert own.say("plain", "brief", thing="bear") == "bear."
        assert own.say("whole", thing="bear") == "part of bear, bear."
        assert own.say("plain", thing="goat") == "A goat."
        assert own.say("piece-bear", count=1) == "a bear"
        assert own.say("piece-bear", count="1") == "1 bears"


def test_what_was_forgotten_is_said_anew(own: Catalogue) -> None:
    """The catalogue's memory is limited, the words are not."""
    for _ in range(2):
        for number in range(KEPT + 1):
            assert own.say("plain", thing=str(number)) == f"A {number}."


def test_what_holds_the_same_is_equal() -> None:
    """Pieces, numbers and places are compared by what they hold and by how they are said."""
    held = ["cola", "beer"]
    kinds: list[ByFunction] = [Words(held), Words(held, False), Run(held), Dominoes(held)]
    kinds += [Words(held[::-1]), Laid([("cola", "m13")]), Numbers([("cola", 13)]), Word("cola")]
    assert len({*kinds}) == len(kinds)
    assert len({*kinds, Words(tuple(held)), Word("cola")}) == len(kinds)


def test_words_are_a_list(own: Catalogue) -> None:
    """All words that can be typed for something are one message, with blanks between them."""
    assert own.words("typed") == ["knock", "knocks", "k"]


LISTS = {
    "en": ("a, b, and c", "a, b, or c", "a and b"),
    "fr": ("a, b et c", "a, b ou c", "a et b"),
    "de": ("a, b und c", "a, b oder c", "a und b"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_joined_as_the_language_does(language: Language) -> None:
    """With its word for "and" or "or" before the last part; a unit has commas alone."""
    words, parts = catalogue_of(language), ["a", "b", "c"]
    said = words.joined(parts), words.joined(parts, "or"), words.joined(parts[:2])
    assert said == LISTS[language]
    assert words.joined(parts, "unit") == "a, b, c"
    assert [words.joined(["a"], style) for style in ("standard", "or", "unit")] == ["a", "a", "a"]
    assert words.joined([]) == words.joined([], "unit") == ""


HANDS = {
    "en": ("Your hand: 2 bears, goat, mouse.", "Hand: 2 bears, goat, mouse."),
    "fr": ("Ta main: 2 ours, chèvre, souris.", "Main: 2 ours, chèvre, souris."),
    "de": ("Deine Hand: 2 Bären, Ziege, Maus.", "Hand: 2 Bären, Ziege, Maus."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_pieces_are_a_number(language: Language) -> None:
    """One has no number; a list after a colon is bare."""
    words = catalogue_of(language, GAME)
    said = words.say("hand-dealt", "", seat="you", cards=ANIMALS)
    brief = words.say("hand-dealt", "brief", seat="you", cards=ANIMALS)
    assert (said, brief) == HANDS[language]


def test_pieces_are_grouped_only_where_they_stand_together() -> None:
    """The order in which they are said is up to the narrator."""
    cards = Words(["bear", "goat", "bear"])
    said = catalogue_of("en", GAME).say("row-laid", "brief", row=3, cards=cards)
    assert said == "Row 3: bear, goat, bear."


def in_cells(language: Language, game: str) -> Catalogue:
    """Return the words of braille wording."""
    return words_in("braille", language, game, GAMES[game].pieces, {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_stand_for_names_in_cells(language: Language) -> None:
    """With their number before them and blanks between them, whatever form the words ask for."""
    words = in_cells(language, GAME)
    labels = [words.piece(piece) for piece in ("bear", "goat", "mouse")]
    assert len({*labels}) == 3
    assert all(0x2800 < ord(cell) < 0x2900 for label in labels for cell in label)
    bears, goat, mouse = labels
    for attribute in ("", "brief", "full", "braille"):
        said = words.say("hand-dealt", attribute, seat="you", cards=ANIMALS)
        assert said.endswith(f" 2{bears} {goat} {mouse}.")
    assert words.name("bear") == catalogue_of(language, GAME).piece("bear")


def test_labels_of_several_lines_are_parted_by_commas() -> None:
    """They contain an empty cell, so a blank between two labels would not be felt."""
    words = in_cells("en", "lifeboat")
    cards = Words(["course-2", "course-3"])
    assert words.say("choice-seen", "braille", seat="you", cards=cards) == (
        "⠃\u2800⠤\u2800⠤\u2800⠤, ⠤\u2800⠑\u2800⠑\u2800⠋."
    )


def test_people_keep_their_names_in_cells() -> None:
    """There is no article: their labels are those of cards that are never played."""
    words = in_cells("de", "lifeboat")
    assert (words.piece("captain"), words.person("captain")) == (
        "Kapitän",
        "Kapitän",
    )
    assert words.person("captain", "dative") == "dem Kapitän"


COUNTS = {
    "en": ["no points", "one point", "2 points"],
    "fr": ["aucun point", "un point", "2 points"],
    "de": ["keine Punkte", "ein Punkt", "2 Punkte"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_said_through_a_message(language: Language, own: Catalogue) -> None:
    """None and one in words, more in digits, and in the case that a sentence asks for."""
    words = catalogue_of(language)
    said = [words.say("points", number=number, case="nominative") for number in (0, 1, 2)]
    assert said == COUNTS[language]
    for number, text in enumerate(("k", "k of 1", "k of 2")):
        assert own.say("several", left=number) == f"Left: {text}."


POINTS = {
    "en": "Total points: you 7 and Tom 0.",
    "fr": "Total des points: toi 7 et Tom zéro.",
    "de": "Punkte insgesamt: du 7 und Tom null.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_seat_has_its_number(language: Language) -> None:
    """Each pair is said through a message, in the order given."""
    points = Numbers([("you", 7), ("Tom", 0)])
    assert catalogue_of(language, GAME).say("round-scored", points=points) == POINTS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read(language: Language) -> None:
    """A catalogue has the common words and those of its game, and no others."""
    assert catalogue_of(language).has("newcomer")
    assert not catalogue_of(language).has("title")
    assert catalogue_of(language, GAME).has("title")


def test_labels_stand_behind_cards_but_not_behind_whom_they_show() -> None:
    """A name is told with its label only if the card itself is meant."""
    boat = Catalogue("en", "lifeboat", labels={"mate": "⠍"})
    assert (boat.piece("mate"), boat.name("mate")) == ("Mate ⠍", "Mate")
    for labelled, told in ((True, "Mate ⠍, Kid"), (False, "Mate, Kid")):
        overboard = Words(["mate", "kid"], labelled)
        assert boat.say("course-falls", falls="some", overboard=overboard) == f"Overboard: {told}."


# Read without Fluent ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_line_is_what_fluent_makes_of_it(language: Language) -> None:
    """Every message that is read without Fluent has the same text, and no attributes."""
    messages = [each for file in all_files(language) for each in sources(file.read_text()).items()]
    plain = {name: (source, PLAIN.fullmatch(source)) for name, source in messages}
    found = {name: (source, match[1]) for name, (source, match) in plain.items() if match}
    assert len(found) > 200
    for name, (source, text) in found.items():
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(source))
        message = bundle.get_message(name)
        assert message.value
        assert not message.attributes
        assert bundle.format_pattern(message.value, {}) == (text, [])


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("a = one two\n", "one two"),
        ("a= one  \n", "one"),
        ("a = one\n\n# of the next\n\n", "one"),
        ("a = one\n    two\n", None),
        ("a =\n    one\n", None),
        ("a = one\n    .brief = two\n", None),
        ("a = one { b }\n", None),
        ("a = one }\n", None),
        ("a = one", None),
    ],
)
def test_only_one_line_of_mere_text_is_plain(source: str, text: str | None) -> None:
    """Messages of several lines, with placeables, or broken ones are left to Fluent."""
    match = PLAIN.fullmatch(source)
    assert (match and match[1]) == text
