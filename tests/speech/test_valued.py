"""Cards with values: how they are said, how they are typed, and picks of some or none."""

import pytest

from accessible_games.core.decision import Answer, Between, Decision, Some
from accessible_games.games import GAMES
from accessible_games.speech.arguments import Word, Words
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator, Order
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary
from tests.commands import FOLLOWS

GAME = "arche-noah"
PIECES = GAMES[GAME].PIECES
SHOWN = ("hyena-1", "toucan-3", "toucan-1", "hedgehog-2")
SORTED = ("hedgehog-2", "toucan-3", "toucan-1", "hyena-1")
PICK = Decision(0, "pick", Some(SHOWN, (0, 1, 2)))
MUST = Decision(0, "pick", Some(("hyena-1", "toucan-3"), (1,), {0: "no-chip", 2: "no-chip"}))
BID = Decision(0, "bid", Between(0, 12))
WORDS = Vocabulary(catalogue_of("en", GAME), PIECES, commands=FOLLOWS)


def speaker(order: Order = "value") -> Narrator:
    """A narrator of Arche Noah who sorts cards in such an order."""
    return Narrator(catalogue_of("en", GAME), ["Tom"], PIECES, order=order)


def answer(
    decision: Decision[Answer], text: str, order: Order = "value"
) -> tuple[Answer, list[str]]:
    """What a typed text answers, and what is left of it."""
    return WORDS.answer(decision, WORDS.split(text), speaker(order))


def misunderstood(decision: Decision[Answer], text: str) -> str:
    """What is said about a text that is not understood."""
    with pytest.raises(NotUnderstoodError) as caught:
        answer(decision, text)
    return catalogue_of("en", GAME).say(caught.value.message, **caught.value.arguments)


# Said ---------------------------------------------------------------------------------------------


def test_a_card_with_a_value_is_said_by_its_kind_and_value() -> None:
    """The same in every form; the words know the kinds only."""
    words = catalogue_of("en", GAME)
    assert [words.piece(piece) for piece in ("toucan", "toucan-3")] == ["toucan", "toucan 3"]
    assert words.piece("toucan", "names") == "toucans"
    said = words.say("picked", seat="Tom", card=Word("toucan-3"))
    assert said == "Tom takes toucan 3."
    cards = Words(["hedgehog-2", "toucan-3", "toucan-1"])
    assert words.say("animals-shown", cards=cards) == (
        "On the table: hedgehog 2, toucan 3, and toucan 1."
    )
    assert words.say("animals-shown", "brief", cards=cards) == (
        "Table: hedgehog 2, toucan 3, toucan 1."
    )


def test_equal_cards_with_a_value_are_said_one_by_one() -> None:
    """A number before the name and one behind it would be taken for one another."""
    cards = Words(["toucan-3", "toucan-3"])
    said = catalogue_of("en", GAME).say("animals-shown", "brief", cards=cards)
    assert said == "Table: toucan 3, toucan 3."


@pytest.mark.parametrize(
    ("order", "cards"), [("value", SORTED), ("name", ("hedgehog-2", "hyena-1", *SORTED[2:0:-1]))]
)
def test_cards_are_sorted_by_kind_the_highest_first_or_by_name(
    order: Order, cards: tuple[str, ...]
) -> None:
    """Cards that could be a pair stand together."""
    assert tuple(speaker(order).sort(SHOWN)) == cards


def test_a_number_below_zero_is_said_with_a_word() -> None:
    """A sign is lost on many a screen reader; a hyphen within a word stays."""
    words = catalogue_of("en", GAME)
    assert words.say("seat-score", seat="Tom", number=-12) == "Tom minus 12"
    assert words.say("saved-as", file="arche-noah-2026-11-21") == "Saved as arche-noah-2026-11-21."


# Typed --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("toucan 3", "toucan-3"),
        ("Tou 3", "toucan-3"),
        ("tou3", "toucan-3"),
        ("toucan three", "toucan-3"),
        ("take the toucan 3", "toucan-3"),
        ("hyena", "hyena-1"),
        ("hy", "hyena-1"),
        ("h 2", "hedgehog-2"),
        ("3", "toucan-1"),
        ("three", "toucan-1"),
        ("toucan 3 hedgehog 2", "toucan-3 hedgehog-2"),
        ("toucan 3, hedgehog 2", "toucan-3 hedgehog-2"),
        ("toucan 3 and toucan 1", "toucan-3 toucan-1"),
        ("hyena hedgehog", "hyena-1 hedgehog-2"),
        ("1 4", "hedgehog-2 hyena-1"),
        ("2 hyena", "toucan-3 hyena-1"),
        ("to3he2", "toucan-3 hedgehog-2"),
        ("snake 4", "snake-4"),
        ("toucan 4", "toucan-4"),
        ("snake", "snake"),
    ],
)
def test_cards_are_typed_by_place_name_and_value(typed: str, cards: str) -> None:
    """A number behind a name is its value, any other is a place in the order that was heard.

    What does not lie there is for the table to refuse.
    """
    assert answer(PICK, typed) == (tuple(cards.split()), [])


@pytest.mark.parametrize("typed", ["none", "nothing", "NO", "noth", "take nothing", "0"])
def test_no_cards_are_typed_as_a_word(typed: str) -> None:
    """Also by its beginning, and where it is barred: the table says why."""
    assert answer(PICK, typed) == ((), [])
    assert answer(MUST, typed) == ((), [])
    assert answer(PICK, f"{typed} please") == ((), ["please"])


def test_places_are_those_in_the_order_of_the_player() -> None:
    """As the cards were said."""
    assert answer(PICK, "2", "name") == (("hyena-1",), [])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("toucan", "Did you mean toucan 3 or toucan 1?"),
        ("h", "Did you mean hedgehog 2 or hyena 1?"),
        ("s 4", "Did you mean spider 4 or snake 4?"),
        ("5", "There is no card 5 here, only 1 to 4."),
        (
            "zebra",
            "Nothing is called zebra. You can choose hedgehog 2, toucan 3, toucan 1, or hyena 1.",
        ),
        (
            "toucan 9",
            "Nothing is called toucan 9. You can choose hedgehog 2, toucan 3, toucan 1, "
            "or hyena 1.",
        ),
        ("and", "You can say hedgehog 2, toucan 3, toucan 1, hyena 1, or none."),
    ],
)
def test_what_is_wrong_with_a_pick_is_said(typed: str, said: str) -> None:
    """With what would have been possible."""
    assert misunderstood(PICK, typed) == said


@pytest.mark.parametrize(
    ("decision", "cards", "said"),
    [
        (PICK, ("toucan-4",), "There is no toucan 4 among them."),
        (PICK, ("snake",), "There is no snake among them."),
        (PICK, SHOWN[:3], "3 cards are too many. Name at most 2 cards."),
        (MUST, (), "You have no action chip left, so you take exactly one animal."),
        (
            MUST,
            ("hyena-1", "toucan-3"),
            "You have no action chip left, so you take exactly one animal.",
        ),
    ],
)
def test_a_refused_pick_says_why(
    decision: Decision[Answer], cards: tuple[str, ...], said: str
) -> None:
    """And what would be allowed."""
    reason = decision.options.why_not(cards)
    assert reason is not None
    assert speaker().refusal(decision, cards, reason) == [said]


@pytest.mark.parametrize("typed", ["nothing", "no", "none", "0", "zero", "bid 0 coins"])
def test_nothing_is_a_bid(typed: str) -> None:
    """As a word or in digits."""
    assert answer(BID, typed) == (0, [])


def test_a_word_for_nothing_is_no_number_where_none_is_possible() -> None:
    """It is told which numbers are."""
    text = misunderstood(Decision(0, "bid", Between(1, 9)), "nothing")
    assert text == "nothing does not fit. Give a number from 1 to 9."


def test_another_word_is_no_number_either() -> None:
    """Where nothing is possible, only words for nothing mean it."""
    assert misunderstood(BID, "toucan") == "toucan does not fit. Give a number from 0 to 12."


def test_a_range_of_numbers_is_told_by_its_ends() -> None:
    """Not one by one."""
    assert WORDS.choices(BID) == "0 to 12"


@pytest.mark.parametrize(
    ("typed", "piece"),
    [
        ("toucan", "toucan"),
        ("toucan 3", "toucan-3"),
        ("the TOUCANS", "toucan"),
        ("tou 1", "toucan-1"),
        ("2 bats", "bat"),
    ],
)
def test_a_piece_is_an_animal_or_one_of_its_cards(typed: str, piece: str) -> None:
    """For find and card."""
    assert WORDS.piece(typed) == piece


def test_a_value_that_is_not_there_is_no_piece() -> None:
    """No animal has a card 9."""
    with pytest.raises(NotUnderstoodError, match="unknown-piece"):
        WORDS.piece("toucan 9")


@pytest.mark.parametrize("piece", [piece for piece in PIECES if "-" not in piece])
def test_every_animal_can_be_typed_by_a_beginning_that_is_no_command(piece: str) -> None:
    """Three letters are always enough."""
    assert WORDS.command(piece[:3], exact=True) is None
    assert WORDS.piece(piece[:3]) == piece


def test_tab_completes_the_cards_that_lie_there() -> None:
    """With their values."""
    assert WORDS.completions("tou", PICK) == ["toucan 1", "toucan 3"]
    assert WORDS.completions("find ana", None) == []
    assert WORDS.completions("find bat", None)[:2] == ["bat", "bat 1"]


def test_a_name_of_two_words_may_be_typed_as_two() -> None:
    """French bats have a hyphen in their name, which few will type."""
    french = catalogue_of("fr", "arche-noah")
    words = Vocabulary(french, PIECES, commands=FOLLOWS)
    narrator = Narrator(french, [], PIECES)
    shown = Decision(0, "pick", Some(("bat-4", "toucan-1"), (1, 2)))
    for typed in ("chauve souris 4", "chauve-souris 4", "la chauve souris"):
        assert words.answer(shown, words.split(typed), narrator) == (("bat-4",), [])


@pytest.mark.parametrize(
    ("language", "typed"),
    [("de", "biete eine Münze"), ("fr", "je mise une pièce"), ("fr", "un")],
)
def test_one_may_be_said_by_its_article(language: Language, typed: str) -> None:
    """Where nothing else was typed, the small word is the number."""
    catalogue = catalogue_of(language, "arche-noah")
    words = Vocabulary(catalogue, PIECES, commands=FOLLOWS)
    decision = Decision(0, "bid", Between(0, 9))
    given = words.answer(decision, words.split(typed), Narrator(catalogue, [], PIECES))
    assert given == (1, [])
    assert words.command(typed, exact=False) is None
