"""Decisions: what is legal is judged, listed, drawn and read by one object."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.core.decision import (
    Answer,
    Asked,
    Between,
    Cards,
    Decision,
    Move,
    OneOf,
    Options,
    Some,
    ask,
    ask_all,
    only_answer,
    text_of,
)
from accessible_games.games.sixpack.options import AtPlace
from tests.examples import times

FARM = ("cat", "cat", "dog", "pig")
WORDS = st.sampled_from(("cat", "dog", "pig", "goat"))


def drawn(options: Options[Answer], times: int = 200) -> set[Answer]:
    """All that comes when drawing many times, cards in sorted order."""
    chance = Random(1)
    answers = [options.draw(chance) for _ in range(times)]
    return {tuple(sorted(a)) if isinstance(a, tuple) else a for a in answers}


def test_one_of_allows_its_words_and_says_why_others_are_barred() -> None:
    """A word of the choice is legal, a barred one is refused for its reason, others unknown."""
    choice = OneOf(("1", "2"), barred={"knock": "swap-first"})
    assert choice.why_not("1") is None
    assert choice.why_not("knock") == "swap-first"
    assert choice.why_not("3") == "unknown-word"
    assert choice.why_not(1) == "unknown-word"
    assert choice.why_not(("1",)) == "unknown-word"


def test_one_of_lists_and_draws_its_words_but_no_barred_one() -> None:
    """Barred words are never offered."""
    choice = OneOf(("1", "2", "3"), barred={"knock": "swap-first"})
    assert list(choice) == ["1", "2", "3"]
    assert drawn(choice) == {"1", "2", "3"}
    assert choice.read("knock") == "knock"


def test_one_of_takes_unsaid_words_too_but_does_not_count_them_among_its_words() -> None:
    """What a player has to find is legal, listed for who reckons, and offered to nobody."""
    choice = OneOf(("no",), barred={"h8": "wrong"}, unsaid=("h9",))
    assert [choice.why_not(word) for word in ("no", "h9", "h8", "h7")] == [
        None, None, "wrong", "unknown-word",
    ]  # fmt: skip
    assert choice.words == ("no",)
    assert list(choice) == ["no", "h9"]
    assert drawn(choice) == {"no", "h9"}


def test_one_of_draws_likely_words_more_often() -> None:
    """All others come too."""
    choice = OneOf(("no", "yes"), unsaid=("maybe",), likely=("maybe",))
    chance = Random(1)
    answers = [choice.draw(chance) for _ in range(300)]
    assert {*answers} == {"no", "yes", "maybe"}
    assert answers.count("maybe") > 200


class OnePlace(OneOf):
    """A kind of words that a game brings."""


def test_a_game_may_bring_a_kind_of_words() -> None:
    """It changes nothing about what is legal, but it is another choice."""
    words, places = OneOf(("h8", "h9")), OnePlace(("h8", "h9"))
    assert list(words) == list(places)
    assert places.why_not("place") == "unknown-word"
    assert words != places


@dataclass(frozen=True)
class Shelf:
    """Cats go up, dogs down."""

    taken: tuple[str, ...] = ()

    def why_not(self, word: str, place: str) -> str | None:
        """A place that is taken is refused before a shelf that is wrong."""
        if place in self.taken:
            return "taken"
        return None if (word, place) in {("cat", "up"), ("dog", "down")} else "wrong-shelf"

    def lies(self, place: str) -> str | None:
        """Nothing is on the shelf yet."""
        return None


def test_at_place_leaves_the_judgement_to_its_board() -> None:
    """A known word anywhere is refused for the reason of the board, others are unknown."""
    choice = AtPlace(("cat", "dog"), ("up", "down"), Shelf(("left",)))
    assert choice.why_not(("cat", "up")) is None
    assert choice.why_not(("cat", "down")) == "wrong-shelf"
    assert choice.why_not(("cat", "left")) == "taken"
    assert choice.why_not(("pig", "up")) == "unknown-word"
    for answer in ("cat up", 3, ("cat",), ("cat", "up", "up"), ()):
        assert choice.why_not(answer) == "not-a-place"


def test_at_place_lists_and_draws_what_is_legal() -> None:
    """Place by place; any of them may come."""
    choice = AtPlace(("cat", "dog"), ("up", "down"), Shelf())
    assert list(choice) == [("cat", "up"), ("dog", "down")]
    chance = Random(1)
    assert {choice.draw(chance) for _ in range(50)} == {("cat", "up"), ("dog", "down")}
    assert choice.read("cat up") == ("cat", "up")
    assert choice == AtPlace(("cat", "dog"), ("up", "down"), Shelf())


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (("cat", "dog"), None),
        (("dog", "cat"), None),
        (("cat", "cat"), "same-cards"),
        (("cat",), "wrong-count"),
        (("cat", "dog", "pig"), "wrong-count"),
        ((), "wrong-count"),
        (("dog", "dog"), "not-held"),
        (("cat", "goat"), "not-held"),
        ("cat dog", "not-cards"),
        (2, "not-cards"),
    ],
)
def test_cards_are_ones_own_as_many_as_asked_and_not_the_forbidden_ones(
    answer: Answer, reason: str | None
) -> None:
    """Cards must be held, in their number, and differ from the forbidden ones as a whole."""
    assert Cards(FARM, 2, forbidden=("cat", "cat")).why_not(answer) == reason


def test_forbidden_cards_are_compared_without_their_order() -> None:
    """The order of cards never matters."""
    choice = Cards(FARM, 2, forbidden=("dog", "cat"))
    assert choice.why_not(("cat", "dog")) == "same-cards"
    assert choice.why_not(("dog", "cat")) == "same-cards"


def test_cards_lists_every_legal_choice_once() -> None:
    """Equal cards make equal choices, which are listed once, in alphabetical order."""
    choice = Cards(("pig", "cat", "dog", "cat"), 2, forbidden=("dog", "cat"))
    assert list(choice) == [("cat", "cat"), ("cat", "pig"), ("dog", "pig")]
    assert drawn(choice) == set(choice)


@settings(max_examples=times(60))
@given(st.lists(WORDS, min_size=1, max_size=6), st.data())
def test_listed_cards_are_exactly_the_legal_ones(cards: list[str], data: st.DataObject) -> None:
    """An answer is legal if and only if it is listed, whatever the order of its cards."""
    count = data.draw(st.integers(1, len(cards)))
    forbidden = tuple(data.draw(st.lists(WORDS, min_size=count, max_size=count)))
    choice = Cards(tuple(cards), count, forbidden)
    answer = tuple(data.draw(st.lists(WORDS, max_size=len(cards))))
    assert (choice.why_not(answer) is None) == (tuple(sorted(answer)) in set(choice))


def test_between_takes_whole_numbers_with_both_ends() -> None:
    """Both ends are included; words and cards are no numbers."""
    choice = Between(2, 4)
    assert [choice.why_not(number) for number in (1, 2, 4, 5)] == [
        "out-of-range", None, None, "out-of-range",
    ]  # fmt: skip
    assert choice.why_not("3") == "not-a-number"
    assert choice.why_not(("3",)) == "not-a-number"
    assert list(choice) == [2, 3, 4]
    assert drawn(choice) == {2, 3, 4}


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ((), None),
        (("cat", "dog"), None),
        (("cat", "cat"), None),
        (("cat",), "one-is-barred"),
        (("cat", "dog", "pig"), "too-many"),
        (("dog", "dog"), "not-there"),
        (("goat",), "not-there"),
        ("cat dog", "not-cards"),
        (2, "not-cards"),
    ],
)
def test_some_are_cards_that_lie_there_in_one_of_the_numbers(
    answer: Answer, reason: str | None
) -> None:
    """Barred numbers are refused for their reason; what does not lie there comes first."""
    assert Some(FARM, (0, 2), barred={1: "one-is-barred"}).why_not(answer) == reason


def test_some_can_be_too_few() -> None:
    """Where no reason is given for the number."""
    assert Some(FARM, (2, 3)).why_not(("cat",)) == Some(FARM, (1,)).why_not(()) == "too-few"


def test_some_lists_and_draws_every_legal_choice() -> None:
    """Fewer cards first, equal cards once."""
    choice = Some(("pig", "cat", "cat"), (0, 2), barred={1: "one-is-barred"})
    assert list(choice) == [(), ("cat", "cat"), ("cat", "pig")]
    assert drawn(choice) == set(choice)


def test_no_cards_are_written_as_a_word() -> None:
    """An answer is never an empty end of a line, which could get lost."""
    choice = Some(FARM, (0, 1))
    assert str(Move(1, "pick", ())) == "1 pick none"
    assert choice.read("none") == ()
    assert choice.read("cat") == ("cat",)


OPTIONS: Mapping[str, Options[Answer]] = {
    "turn": OneOf(("1", "knock")),
    "say": OneOf(("a b", "c")),
    "lay": Cards(FARM, 3),
    "bid": Between(-3, 12),
    "pick": Some(FARM, (0, 1, 3)),
}


@pytest.mark.parametrize("kind", OPTIONS)
def test_a_move_reads_what_it_prints(kind: str) -> None:
    """Every legal answer written as a move is read as the same move."""
    pending: Asked = {2: Decision(2, kind, OPTIONS[kind])}
    for answer in OPTIONS[kind]:
        move = Move(2, kind, answer)
        assert Move.read(str(move), pending) == move
        assert OPTIONS[kind].read(text_of(answer)) == answer


def test_a_move_is_seat_kind_and_answer_with_blanks() -> None:
    """The text of a move is the line of a record."""
    assert str(Move(1, "lay", ("bear", "mole"))) == "1 lay bear mole"
    assert str(Move(0, "turn", "knock")) == "0 turn knock"
    assert str(Move(3, "bid", 12)) == "3 bid 12"


@pytest.mark.parametrize(
    "text",
    ["", "1", "1 bid", "bid 1 3", "2 bid 3", "-1 bid 3", "1 lay 3", "1 bid three", "x bid 3"],
)
def test_damaged_text_is_no_move(text: str) -> None:
    """Too few words, a seat or kind that is not asked, and no number are all refused."""
    pending: Asked = {1: Decision(1, "bid", Between(0, 5))}
    with pytest.raises(ValueError, match=r".*"):
        Move.read(text, pending)


def test_asking_one_seat_gives_its_answer_to_the_rules() -> None:
    """Awaiting a decision asks it and gives the answer of that seat."""
    question = ask(1, "bid", Between(0, 5)).__await__()
    assert next(question) == {1: Decision(1, "bid", Between(0, 5))}
    with pytest.raises(StopIteration) as end:
        question.send({1: 4})
    assert end.value.value == 4


def test_asking_all_gives_every_answer_to_the_rules() -> None:
    """Awaiting one question to several seats gives their answers by seat."""
    question = ask_all("bid", {0: Between(0, 5), 2: Between(0, 1)}).__await__()
    assert next(question) == {
        0: Decision(0, "bid", Between(0, 5)),
        2: Decision(2, "bid", Between(0, 1)),
    }
    with pytest.raises(StopIteration) as end:
        question.send({0: 4, 2: 1})
    assert end.value.value == {0: 4, 2: 1}


# No choice ---------------------------------------------------------------------------------------


def test_one_word_that_can_be_answered_is_the_only_answer() -> None:
    """So nobody has to be asked."""
    assert only_answer(Decision(0, "weapon", OneOf(("no",)))) == "no"


@pytest.mark.parametrize(
    "options",
    [
        OneOf(("no", "oar")),
        OneOf(("no",), {"yes": "cannot-pay"}),
        OneOf(("no",), unsaid=("m12-o13",)),
        Cards(("bear",), 1),
        Some(("bear",), (1,)),
        Between(3, 3),
    ],
)
def test_whatever_else_could_be_thought_of_leaves_a_choice(options: Any) -> None:
    """A barred word is asked about, so that its reason is heard; one that is not said, too."""
    assert only_answer(Decision(0, "turn", options)) is None
