"""Cards that are held up are read by names and by labels, and refused in one sentence."""

from collections import Counter

import pytest

from accessible_games.games.arche_noah.state import CARDS
from accessible_games.games.life_is_life.state import PIECES
from accessible_games.games.lifeboat.cards import PROVISIONS
from accessible_games.real_table.scoring import arche_noah, life_is_life, lifeboat, sixpack
from accessible_games.real_table.scoring.held import HeldError, printed, read_cards
from accessible_games.real_table.scoring.lifeboat import Survivor
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of

ANIMALS = catalogue_of("en", "life-is-life")
ARK = catalogue_of("en", "arche-noah")
BOAT = catalogue_of("en", "lifeboat")


@pytest.mark.parametrize(
    "text",
    [
        "3 goats, 2 pigs, bear",
        "three goats two pigs and a bear",
        "goat goat goat p5 p5 b8",
        "3g7 2p5 b8",
        "3xG7, 2×pig, B8",
        "goat 7, goat 7, goat 7, 2 pigs, bear 8",
        "my 3 goats; pig, pig; the bear",
    ],
)
def test_cards_are_typed_by_name_by_label_and_as_a_number(text: str) -> None:
    """In any mixture and order."""
    cards = read_cards(text, ANIMALS, PIECES)
    assert Counter(cards) == {"goat": 3, "pig": 2, "bear": 1}
    assert [*cards] == sorted(cards, key=PIECES.index)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["life-is-life", "arche-noah", "lifeboat"])
def test_a_label_is_typed_as_it_is_felt(language: Language, game: str) -> None:
    """In letters of any case, without accents, and in braille cells."""
    catalogue = catalogue_of(language, game)
    known = printed(game, language)
    pieces = tuple(known.labels.values())
    for label, piece in known.labels.items():
        for typed in (label, label.upper()):
            assert read_cards(typed, catalogue, pieces) == (piece,), typed


def test_values_follow_the_name() -> None:
    """Several cards of one species are named once; a number before another card counts it."""
    assert read_cards("toucan 3 4 spider1", ARK, CARDS) == ("spider-1", "toucan-4", "toucan-3")
    found = read_cards("painting 3 2 cash", BOAT, tuple(PROVISIONS))
    assert Counter(found) == {"painting-3": 1, "cash": 2}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "held-nothing"),
        (", ;", "held-nothing"),
        ("elephant", "held-unknown"),
        ("3", "held-number-alone"),
        ("6 pigs", "held-too-many"),
        ("3g7 5 goats", "held-too-many"),
        ("m", "ambiguous-word"),
    ],
)
def test_what_is_no_card_is_refused(text: str, message: str) -> None:
    """With what to type instead."""
    with pytest.raises(HeldError) as raised:
        read_cards(text, ANIMALS, PIECES)
    assert raised.value.message == message
    assert ANIMALS.say(message, **raised.value.arguments)


def test_a_hand_has_ten_cards() -> None:
    """No more and no fewer."""
    for text in ("9 giraffes", "9 giraffes 2 bears"):
        with pytest.raises(HeldError, match="held-wrong-size"):
            life_is_life.read_hand(text, ANIMALS)
    assert len(life_is_life.read_hand("9 giraffes, bear", ANIMALS)) == 10


def test_all_hands_together_are_within_the_box() -> None:
    """Two people cannot show all goats."""
    with pytest.raises(HeldError, match="held-too-many"):
        life_is_life.check_hands([("goat",) * 7, ("goat",)], ANIMALS)


def test_a_set_is_typed_by_its_animal() -> None:
    """Alone, or with all cards of the hand; cats are none with experts."""
    assert life_is_life.read_set("pigs", ANIMALS, expert=False) == ("pig",) * 5
    assert life_is_life.read_set("4 cats", ANIMALS, expert=False) == ("cat",) * 4
    assert len(life_is_life.read_set("5 rabbits 5 pigs", ANIMALS, expert=True)) == 10
    for text in ("cats", "4 pigs", "goats"):
        with pytest.raises(HeldError, match="held-no-set"):
            life_is_life.read_set(text, ANIMALS, expert=True)


def test_sudden_death_costs_all_others_a_life() -> None:
    """Experts gain one, and the last one left has won."""
    pigs = ("pig",) * 5
    assert life_is_life.sudden_death((5, 5, 1), 0, pigs).lives == (5, 4, 0)
    assert life_is_life.sudden_death((5, 5, 1), 0, pigs, expert=True).lives == (6, 4, 0)
    last = life_is_life.sudden_death((0, 5, 1), 1, pigs)
    assert type(last.events[-1]).__name__ == "GameWon"


@pytest.mark.parametrize(
    ("text", "pile"),
    [
        ("toucan 3 4, 5 coins, 2 chips", arche_noah.Pile(("toucan-4", "toucan-3"), 5, 2)),
        ("t3 a coin", arche_noah.Pile(("toucan-3",), 1, 0)),
        ("5 coins t3 chip", arche_noah.Pile(("toucan-3",), 5, 1)),
    ],
)
def test_a_pile_is_typed_with_its_coins_and_chips(text: str, pile: arche_noah.Pile) -> None:
    """In one line."""
    assert arche_noah.read_pile(text, ARK, 4) == pile


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("t3, 13 coins", "held-coins"),
        ("t3, 4 chips", "held-chips"),
        ("t3 t3", "held-too-many"),
        ("toucan", "ambiguous-word"),
        ("5 coins", "held-nothing"),
    ],
)
def test_a_pile_that_cannot_be_is_refused(text: str, message: str) -> None:
    """More than people get, a card twice, a card without its value, and none at all."""
    with pytest.raises(HeldError) as raised:
        arche_noah.read_pile(text, ARK, 4)
    assert raised.value.message == message


@pytest.mark.parametrize(
    ("text", "survivor"),
    [
        (
            "Captain loves Kid hates Mate, dead, 2 cash, painting 3",
            Survivor("captain", "kid", "mate", "dead", ("cash", "cash", "painting-3")),
        ),
        ("C/C7 L/K3 H/M8 k3", Survivor("captain", "kid", "mate", cards=("knife",))),
        (
            "the mate loves himself and hates himself, swept away",
            Survivor("mate", "mate", "mate", "gone"),
        ),
        (
            "lady, hates stephen, loves frenchy, medical kit, 3j",
            Survivor(
                "lady", "frenchy", "stephen", cards=("jewel", "jewel", "jewel", "medical-kit")
            ),
        ),
    ],
)
def test_a_person_in_the_boat_is_one_line(text: str, survivor: Survivor) -> None:
    """Character, love, hate, fate, and cards."""
    read = lifeboat.read_survivor(text, BOAT)
    assert (read.character, read.love, read.hate) == (
        survivor.character,
        survivor.love,
        survivor.hate,
    )
    assert read.life == survivor.life
    assert Counter(read.cards) == Counter(survivor.cards)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("loves kid hates mate", "held-no-character"),
        ("captain hates mate", "held-no-love"),
        ("captain loves mate", "held-no-hate"),
        ("captain loves mate hates kid lady", "held-unknown"),
    ],
)
def test_a_person_needs_a_character_a_love_and_a_hate(text: str, message: str) -> None:
    """What is missing is asked for."""
    with pytest.raises(HeldError) as raised:
        lifeboat.read_survivor(text, BOAT)
    assert raised.value.message == message


def test_no_card_of_a_person_is_there_twice() -> None:
    """Nor is anybody loved who is not in the boat."""
    crew = ["captain", "mate", "kid", "lady"]
    people = [Survivor(each, each, each) for each in crew]
    lifeboat.check_people(people, BOAT)
    for wrong, message in (
        (Survivor("captain", "lady", "lady"), "held-character-twice"),
        (Survivor("lady", "kid", "lady"), "held-love-twice"),
        (Survivor("lady", "lady", "kid"), "held-hate-twice"),
        (Survivor("lady", "frenchy", "lady"), "held-not-aboard"),
        (Survivor("lady", "lady", "lady", cards=("jewel",) * 4), "held-too-many"),
    ):
        with pytest.raises(HeldError) as raised:
            lifeboat.check_people([*people[:3], wrong], BOAT)
        assert raised.value.message == message


def test_seven_points_win_together() -> None:
    """Whoever reaches them in the same phase."""
    scored = sixpack.score((6, 6, 2), {0, 1})
    assert scored.points == (7, 7, 2)
    assert type(scored.events[-1]).__name__ == "VictoryShared"
    with pytest.raises(ValueError, match="7"):
        sixpack.score(scored.points, {2})
