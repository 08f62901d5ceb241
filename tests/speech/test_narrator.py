"""The narrator: events, questions and refusals as lines, for one listener at one verbosity."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.common_events import HandDealt, RoundScored, StarterDrawn
from accessible_games.core.decision import Between, Cards, Decision, OneOf
from accessible_games.core.event import Event, Figures, PerSeat, Piece, Pieces, Seat, Seats
from accessible_games.games.life_is_life.events import Knocked, LivesLost, SuddenDeath, Swapped
from accessible_games.games.life_is_life.state import PIECES
from accessible_games.speech.arguments import Numbers, Words
from accessible_games.speech.catalogue import Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.line_breaking import fit
from accessible_games.speech.narrator import (
    WIDTHS,
    Narrator,
    Order,
    capitalised,
    field_kinds,
    message_of,
)

GAME = "life-is-life"
NAMES = ["Tom", "Zoë", "Mia"]
ENGLISH = Narrator(catalogue_of("en", GAME), NAMES, PIECES)
HAND = ("mouse", "goat", "bear", "mouse", "mole", "goat", "mouse")


def speaker(language: Language = "en", verbosity: Verbosity = "normal") -> Narrator:
    """Return a narrator of Life is Life who speaks to no one in particular."""
    return Narrator(catalogue_of(language, GAME), NAMES, PIECES, verbosity)


# Lines that fit -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sentence", "lines"),
    [
        ("Tom wins.", ["Tom wins."]),
        ("Tom wins it. Mia, Zoë lose.", ["Tom wins it.", "Mia, Zoë lose."]),
        ("Tom has a bear, a cat, and a dog.", ["Tom has a bear,", "a cat, and a dog."]),
        ("A hand: bear and goat.", ["A hand:", "bear and goat."]),
        ("Nothing here to break at.", ["Nothing here to", "break at."]),
        ("Seventeen letters.", ["Seventeen", "letters."]),
        ("It-is-all-one-very-long-word.", ["It-is-all-one-very-long-word."]),
        ("See It-is-all-one-very-long-word now.", ["See", "It-is-all-one-very-long-word", "now."]),
        ("Am 21. November um 8 Uhr.", ["Am 21. November", "um 8 Uhr."]),
    ],
)
def test_a_long_line_is_broken_at_its_best_place(sentence: str, lines: list[str]) -> None:
    """After a full stop, else a comma, else a colon, else a word; a long word stays whole."""
    assert fit(sentence, 17) == lines


@pytest.mark.parametrize(
    ("sentence", "lines"),
    [
        ("Tom has a bear. Yes.", ["Tom has a bear.", "Yes."]),
        ("Tom has a bear. No.", ["Tom has a", "bear. No."]),
    ],
)
def test_a_broken_line_leaves_four_cells_at_least(sentence: str, lines: list[str]) -> None:
    """Fewer would be missed, so the line is broken at another place."""
    assert fit(sentence, 17) == lines


def test_a_line_that_just_fits_is_not_broken() -> None:
    """The width is the last cell that may be used."""
    assert fit("a" * 8 + ", " + "b" * 7, 17) == ["a" * 8 + ", " + "b" * 7]
    assert fit("a" * 8 + ", " + "b" * 8, 17) == ["a" * 8 + ",", "b" * 8]
    assert fit("a" * 16 + ", b", 17) == ["a" * 16 + ",", "b"]
    assert fit("a" * 17 + " b", 17) == ["a" * 17, "b"]


words = st.lists(st.text("ab.,:1", min_size=1, max_size=25), min_size=1, max_size=30)


@given(words, st.integers(1, 50))
def test_breaking_loses_nothing(parts: list[str], width: int) -> None:
    """The lines joined again are the sentence, and only a single word is ever too long."""
    sentence = " ".join(parts)
    lines = fit(sentence, width)
    assert " ".join(lines) == sentence
    assert all(len(line) <= width or " " not in line for line in lines)


@pytest.mark.parametrize(("verbosity", "width"), WIDTHS.items())
def test_a_verbosity_has_its_width(verbosity: Verbosity, width: int) -> None:
    """Brief lines fit on a braille display, normal ones on a terminal."""
    event = Swapped(0, 4, ("giraffe", "bear", "mole", "goat"), ("sheep", "dog", "rabbit", "mouse"))
    lines = speaker("en", verbosity).event(event)
    assert max(map(len, lines)) <= width


def test_a_sentence_begins_with_a_capital_letter() -> None:
    """Even with an accent, or if a name or a number comes first; a command stays as it is typed."""
    said = {"élan": "Élan", "3 bears": "3 bears", "tom wins": "Tom wins", "ABC": "ABC"}
    assert {text: capitalised(text) for text in said} == said
    assert capitalised("accessible-games play") == "accessible-games play"


# Who listens --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("en", "You knock. The last lap begins.", "Zoë knocks. The last lap begins."),
        ("fr", "Tu frappes. Le dernier tour commence.", "Zoë frappe. Le dernier tour commence."),
        ("de", "Du klopfst. Die letzte Runde beginnt.", "Zoë klopft. Die letzte Runde beginnt."),
    ],
)
def test_the_listener_is_you(language: Language, you: str, other: str) -> None:
    """Everyone else is named, and everyone if several people listen."""
    narrator = speaker(language)
    assert narrator.for_(1).event(Knocked(1)) == [you]
    assert narrator.for_(0).event(Knocked(1)) == narrator.event(Knocked(1)) == [other]


def test_a_secret_is_told_to_its_owner_alone() -> None:
    """Others hear nothing."""
    dealt = HandDealt(1, ("bear",))
    assert ENGLISH.for_(1).event(dealt) == ["Your hand: bear."]
    assert ENGLISH.for_(0).event(dealt) == ENGLISH.event(dealt) == []


def test_events_follow_one_another() -> None:
    """In the order in which they happened."""
    lines = ENGLISH.events([Knocked(0), HandDealt(1, ("bear",)), Knocked(2)])
    assert lines == [*ENGLISH.event(Knocked(0)), *ENGLISH.event(Knocked(2))]


def test_a_narrator_for_somebody_else_is_otherwise_the_same() -> None:
    """Only the listener changes."""
    assert replace(ENGLISH.for_(2), listener=None) == ENGLISH


# Verbosity ----------------------------------------------------------------------------------------


def test_what_has_no_brief_or_full_words_is_said_as_always() -> None:
    """Verbosity changes only what has other words."""
    lost = LivesLost(0, 1, 3)
    spoken: tuple[Verbosity, ...] = ("brief", "normal", "full")
    assert {tuple(speaker("en", v).event(lost)) for v in spoken} == {tuple(ENGLISH.event(lost))}


def test_brief_words_may_be_none() -> None:
    """Then nothing is said, not even an empty line."""
    assert speaker("en", "brief").event(StarterDrawn(0)) == []


def test_full_words_explain() -> None:
    """Each sentence is a line if the words are written like that."""
    died = SuddenDeath(1, "cat", 4, ("bear",) * 6)
    full, normal = (speaker("en", verbosity).event(died) for verbosity in ("full", "normal"))
    assert full[: len(normal)] == normal
    assert len(full) == 2


# The order of cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "order", "cards"),
    [
        ("en", "value", "bear mole goat goat mouse mouse mouse"),
        ("en", "name", "bear goat goat mole mouse mouse mouse"),
        ("en", "count", "mouse mouse mouse goat goat bear mole"),
        ("fr", "name", "goat goat bear mouse mouse mouse mole"),
        ("de", "name", "bear mole mouse mouse mouse goat goat"),
    ],
)
def test_a_hand_is_sorted(language: Language, order: Order, cards: str) -> None:
    """By value, by the name in the language without accents, or the most frequent first."""
    assert replace(speaker(language), order=order).sort(HAND) == cards.split()


@given(st.lists(st.sampled_from(PIECES), max_size=20), st.sampled_from(["value", "name", "count"]))
def test_sorting_keeps_all_cards_and_groups_equal_ones(cards: list[str], order: Order) -> None:
    """Nothing is lost, and equal cards are next to each other."""
    found = replace(ENGLISH, order=order).sort(cards)
    assert sorted(found) == sorted(cards)
    assert [card for place, card in enumerate(found) if card in found[:place]] == [
        card for place, card in enumerate(found[1:], 1) if card == found[place - 1]
    ]


# Arguments ----------------------------------------------------------------------------------------


class ThisAndThat(Event):
    """An event with every kind of field."""

    seat: Seat
    other: Seat | None
    seats: Seats
    piece: Piece
    cards: Pieces
    people: Figures
    points: PerSeat
    number: int
    sure: bool


def test_a_field_is_said_as_its_kind_asks() -> None:
    """The kinds that the core marks are found, even if a value may be missing."""
    assert field_kinds(ThisAndThat) == {
        "seat": "seat", "other": "seat", "seats": "seats", "piece": "piece", "cards": "pieces",
        "people": "figures", "points": "per-seat", "number": "plain", "sure": "plain",
    }  # fmt: skip
    assert message_of(ThisAndThat) == "this-and-that"


def test_values_become_arguments() -> None:
    """None, yes and no are words that messages can choose by; the listener is "you"."""
    narrator = ENGLISH.for_(0)
    assert narrator.argument("seat", None) == "none"
    assert [narrator.argument("plain", sure) for sure in (True, False)] == ["yes", "no"]
    assert [narrator.argument("seat", seat) for seat in (0, 1)] == ["you", "Zoë"]
    assert narrator.argument("plain", 1) == 1
    cards, points = (
        narrator.argument("pieces", HAND),
        narrator.argument("per-seat", ((1, 7), (0, 3))),
    )
    assert isinstance(cards, Words)
    assert cards.pieces == tuple(narrator.sort(HAND))
    assert narrator.argument("figures", ()) == "none"
    assert isinstance(points, Numbers)
    assert points.pairs == (("Zoë", 7), ("you", 3))


def test_points_are_told_in_their_order() -> None:
    """The narrator does not sort seats."""
    lines = ENGLISH.for_(0).event(RoundScored(((2, 31), (0, 12), (1, 0))))
    assert lines == ["Total points: Mia 31, you 12, and Zoë 0."]


# Questions and refusals ---------------------------------------------------------------------------

LAY = Decision(0, "lay", Cards(HAND, 2, ("bear", "mole")))


def test_options_become_arguments() -> None:
    """What may be chosen, which cards, or between which numbers."""
    one_of = Decision(0, "turn", OneOf(("1", "2"), {"knock": "swap-first"}))
    assert ENGLISH.options(one_of) == {"may-1": "yes", "may-2": "yes", "may-knock": "no"}
    assert ENGLISH.options(Decision(0, "bid", Between(2, 9))) == {"low": 2, "high": 9}
    cards = ENGLISH.options(LAY)
    assert cards["count"] == 2
    assert isinstance(cards["cards"], Words)
    assert cards["cards"].pieces == tuple(ENGLISH.sort(HAND))


def test_a_prompt_ends_in_one_blank() -> None:
    """It is the last sentence before the player types."""
    assert ENGLISH.prompt(LAY) == "Lay 2 cards. "


@pytest.mark.parametrize(
    ("answer", "reason", "said"),
    [
        (("bear",), "wrong-count", "You named one card, but it takes 2 cards."),
        (("bear", "dog", "dog"), "not-held", "You do not hold 2 dogs."),
        (("bear", "bear", "cat"), "not-held", "You do not hold a cat."),
        ("word", "not-cards", "Name the cards."),
    ],
)
def test_a_refusal_says_what_is_wrong(
    answer: str | tuple[str, ...], reason: str, said: str
) -> None:
    """How many cards were named, which are missing, and what would be allowed."""
    assert LAY.options.why_not(answer) == reason
    assert ENGLISH.refusal(LAY, answer, reason) == [said]
