"""Cards with values: how they are said, how they are typed, and picks of some or none."""

import pytest

from accessible_games.core.decision import Answer, Between, Decision, Some
from accessible_games.games import GAMES
from accessible_games.speech import naming, typed_cards
from accessible_games.speech.arguments import Word, Words
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.kinds import each_card
from accessible_games.speech.narrator import Narrator, Order
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary
from tests.commands import FOLLOWS

GAME = "arche-noah"
PIECES = GAMES[GAME].pieces
SHOWN = ("hyena-1", "toucan-3", "toucan-1", "hedgehog-2")
SORTED = ("hedgehog-2", "toucan-3", "toucan-1", "hyena-1")
PICK = Decision(0, "pick", Some(SHOWN, (0, 1, 2)))
MUST = Decision(0, "pick", Some(("hyena-1", "toucan-3"), (1,), {0: "no-chip", 2: "no-chip"}))
BID = Decision(0, "bid", Between(0, 12))
WORDS = Vocabulary.of(catalogue_of("en", GAME), PIECES, FOLLOWS)


def speaker(order: Order = "value") -> Narrator:
    """Return a narrator of Arche Noah who sorts cards in this order."""
    return Narrator(catalogue_of("en", GAME), ["Tom"], PIECES, order=order)


def answer(
    decision: Decision[Answer], text: str, order: Order = "value"
) -> tuple[Answer, list[str]]:
    """Return what a typed text answers, and what is left of it."""
    return WORDS.reader.answer(decision, WORDS.lexicon.split(text), speaker(order))


def misunderstood(decision: Decision[Answer], text: str) -> str:
    """Return what is said about a text that is not understood."""
    with pytest.raises(NotUnderstoodError) as caught:
        answer(decision, text)
    told = {"typed": text, "choices": WORDS.reader.choices(decision), **caught.value.arguments}
    return catalogue_of("en", GAME).say(caught.value.message, **told)


# Said ---------------------------------------------------------------------------------------------


def test_a_card_with_a_value_is_said_by_its_kind_and_value() -> None:
    """It is the same in every form; the words know only the kinds."""
    words = catalogue_of("en", GAME)
    assert [words.piece(piece) for piece in ("toucan", "toucan-3")] == [
        "toucan",
        "toucan 3",
    ]
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
    """A number before the name and one after it would be mistaken for each other."""
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
    """Many screen readers skip a sign; a hyphen within a word stays."""
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
        ("tou3hed2", "toucan-3 hedgehog-2"),
        ("snake 4", "snake-4"),
        ("toucan 4", "toucan-4"),
        ("snake", "snake"),
    ],
)
def test_cards_are_typed_by_place_name_and_value(typed: str, cards: str) -> None:
    """A number after a name is its value; any other is a place in the order that was heard.

    The table refuses cards that do not lie there.
    """
    assert answer(PICK, typed) == (tuple(cards.split()), [])


@pytest.mark.parametrize("typed", ["none", "nothing", "NO", "take nothing", "0"])
def test_no_cards_are_typed_as_a_word(typed: str) -> None:
    """Whole, and also where it is barred: the table says why."""
    assert answer(PICK, typed) == ((), [])
    assert answer(MUST, typed) == ((), [])
    assert answer(PICK, f"{typed} please") == ((), [])


def test_places_are_those_in_the_order_of_the_player() -> None:
    """In the order in which the cards were said."""
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
            "I do not understand that here: zebra.\nYou can choose hedgehog 2, toucan 3, toucan 1, "
            "hyena 1, or none.",
        ),
        (
            "toucan 9",
            "Nothing is called toucan 9. You can choose hedgehog 2, toucan 3, toucan 1, "
            "hyena 1, or none.",
        ),
        ("", "You can say hedgehog 2, toucan 3, toucan 1, hyena 1, or none."),
    ],
)
def test_what_is_wrong_with_a_pick_is_said(typed: str, said: str) -> None:
    """The refusal says what would have been possible."""
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
    """It also says what would be allowed."""
    reason = decision.options.why_not(cards)
    assert reason is not None
    assert speaker().refusal(decision, cards, reason) == [said]


@pytest.mark.parametrize("typed", ["nothing", "no", "none", "0", "zero", "bid 0 coins"])
def test_nothing_is_a_bid(typed: str) -> None:
    """As a word or in digits."""
    assert answer(BID, typed) == (0, [])


def test_a_word_for_nothing_is_no_number_where_none_is_possible() -> None:
    """It is not understood; the prompt says which numbers are possible."""
    text = misunderstood(Decision(0, "bid", Between(1, 9)), "nothing")
    assert text == "I do not understand that here: nothing.\nYou can choose a number."


def test_another_word_is_no_number_either() -> None:
    """Where nothing is possible, only words for nothing mean it."""
    said = "I do not understand that here: toucan.\nYou can choose a number."
    assert misunderstood(BID, "toucan") == said


def test_limits_are_told_by_the_prompt_alone() -> None:
    """Numbers are not told one by one, and a refusal says on which side the answer is."""
    narrator = speaker()
    refused = [narrator.refusal(BID, bid, "out-of-range") for bid in (-1, 13)]
    assert refused == [["That is too low."], ["That is too high."]]
    assert WORDS.reader.choices(BID) == "a number"


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
    """Both work for find and card."""
    assert naming.piece_named(WORDS.lexicon, typed) == piece


def test_a_value_that_is_not_there_is_no_piece() -> None:
    """No animal has a card 9."""
    with pytest.raises(NotUnderstoodError, match="unknown-piece"):
        naming.piece_named(WORDS.lexicon, "toucan 9")


@pytest.mark.parametrize(("decision", "ends"), [(PICK, "or none"), (MUST, "toucan 3 or hyena 1")])
def test_a_refused_value_tells_all_choices(decision: Decision[Answer], ends: str) -> None:
    """None among them, if nothing may be taken."""
    with pytest.raises(NotUnderstoodError, match="unknown-piece") as refused:
        WORDS.reader.answer(decision, ["toucan", "9"], speaker())
    assert str(refused.value.arguments["choices"]).endswith(ends)


@pytest.mark.parametrize("piece", [piece for piece in PIECES if "-" not in piece])
def test_every_animal_can_be_typed_by_a_beginning_that_is_no_command(piece: str) -> None:
    """Three letters are always enough."""
    assert WORDS.commands.read(piece[:3]) is None
    assert naming.piece_named(WORDS.lexicon, piece[:3]) == piece


def test_tab_completes_the_cards_that_lie_there() -> None:
    """With their values."""
    assert WORDS.completions("tou", PICK) == ["toucan 1", "toucan 3"]
    assert WORDS.completions("find ana", None) == []
    assert WORDS.completions("find bat", None)[:2] == ["bat", "bat 1"]


def test_a_name_of_two_words_may_be_typed_as_two() -> None:
    """French bats have a hyphen in their name, which few will type."""
    french = catalogue_of("fr", "arche-noah")
    words = Vocabulary.of(french, PIECES, FOLLOWS)
    narrator = Narrator(french, [], PIECES)
    shown = Decision(0, "pick", Some(("bat-4", "toucan-1"), (1, 2)))
    for typed in ("chauve souris 4", "chauve-souris 4", "la chauve souris"):
        assert words.reader.answer(shown, words.lexicon.split(typed), narrator) == (("bat-4",), [])


@pytest.mark.parametrize(
    ("language", "typed"),
    [("de", "biete eine Münze"), ("fr", "je mise une pièce"), ("fr", "un")],
)
def test_one_may_be_said_by_its_article(language: Language, typed: str) -> None:
    """If nothing else was typed, the small word is the number."""
    catalogue = catalogue_of(language, "arche-noah")
    words = Vocabulary.of(catalogue, PIECES, FOLLOWS)
    decision = Decision(0, "bid", Between(0, 9))
    given = words.reader.answer(
        decision, words.lexicon.split(typed), Narrator(catalogue, [], PIECES)
    )
    assert given == (1, [])
    assert words.commands.read(typed) is None
    assert words.commands.begun(typed) is None


@pytest.mark.parametrize(
    ("typed", "left"), [("goat 2 mouse", ["2", "mouse"]), ("goat mouse", ["mouse"])]
)
def test_a_number_behind_a_card_without_a_value_belongs_to_what_follows(
    typed: str, left: list[str]
) -> None:
    """It counts the next cards; only where cards have values it says which one is meant."""
    pieces = GAMES["life-is-life"].pieces
    words = Vocabulary.of(catalogue_of("en", "life-is-life"), pieces, FOLLOWS)
    assert typed_cards.one_lying(words.lexicon, typed.split(), pieces) == (["goat"], left)


def test_a_number_and_an_ordinal_name_different_cards_where_numbers_are_names() -> None:
    """The card with the number, and the one at the place; a number that no card has is a place."""
    shown = ("sheet-5", "sheet-3", "sheet-9")
    assert typed_cards.placed(3, shown, by_place=False) == "sheet-3"
    assert typed_cards.placed(3, shown, by_place=True) == "sheet-9"
    assert typed_cards.placed(1, shown, by_place=False) == "sheet-5"


def test_each_kind_in_a_hand_is_told_with_its_first_and_last_place() -> None:
    """In spoken order; a single card has one place for both."""
    pieces = GAMES["life-is-life"].pieces
    few, many = pieces[0], pieces[1]
    teller = Narrator(catalogue_of("en", "life-is-life"), ["Tom"], pieces)
    told = [each.arguments for each in each_card(teller, [many, few, many, many])]
    assert [(each["count"], each["place"], each["end"]) for each in told] == [(1, 1, 1), (3, 2, 4)]
