"""The normal end of a round: majorities, points, and the lives they cost."""

import pytest

from accessible_games.core.common_events import RoundScored
from accessible_games.games.life_is_life.events import AllTied, AnimalScored, LivesLost
from accessible_games.games.life_is_life.rules import losses
from accessible_games.games.life_is_life.state import PIECES, ROWS, VALUES
from tests.games.life_is_life.building import last_turn, of, play, score

FIVE = (5, 5, 5, 5, 5)


def scored(animal: str, hands: dict[int, str], lives: tuple[int, ...] = (5, 5, 5)) -> AnimalScored:
    """How one animal was scored."""
    (event,) = [each for each in of(AnimalScored, score(hands, lives)) if each.animal == animal]
    assert isinstance(event, AnimalScored)
    return event


def test_the_animals_are_scored_one_after_the_other() -> None:
    """Giraffes first, then bears, then moles and so on, all ten with their values."""
    events = of(AnimalScored, score({}))
    assert [event.animal for event in events] == list(PIECES)
    assert [event.value for event in events] == [9, 8, 7, 7, 6, 6, 5, 5, 4, 3]


def test_mia_has_the_majority_of_giraffes() -> None:
    """The sheets' example: Mia has 4, Tim 3, Sarah 1; Mia gets 9 points, the others none."""
    hands = {0: "4 giraffe", 1: "3 giraffe 3 mole 4 bear", 2: "giraffe 3 goat 3 dog 3 sheep"}
    event = scored("giraffe", hands)
    assert event == AnimalScored("giraffe", 9, ((0, 4), (1, 3), (2, 1)), 0, "majority")


def test_the_value_is_scored_once_however_many_cards_there_are() -> None:
    """A majority of four brings 9 points as a majority of two does."""
    full = "4 bear 3 mole 3 goat"
    many = score({0: "8 giraffe 2 cat", 1: full, 2: "6 sheep 4 dog"})
    few = score({0: "2 giraffe 2 cat 2 rabbit 2 pig 2 mouse", 1: full, 2: "6 sheep 4 dog"})
    assert dict(of(RoundScored, many)[0].points)[0] == 9 + 4
    assert dict(of(RoundScored, few)[0].points)[0] == 9 + 4 + 5 + 5 + 3


def test_equal_majorities_score_nothing() -> None:
    """Where several share the most cards nobody gets points, a third player neither (K14)."""
    hands = {0: "3 bear", 1: "3 bear", 2: "2 bear 4 giraffe 4 goat"}
    assert scored("bear", hands) == AnimalScored("bear", 8, ((0, 3), (1, 3), (2, 2)), None, "tie")


def test_a_tie_of_few_does_not_spoil_the_majority() -> None:
    """More than every other single player is enough, not more than all together (K14)."""
    hands = {0: "3 bear", 1: "2 bear 4 mole 4 goat", 2: "2 bear 4 giraffe 4 sheep"}
    assert scored("bear", hands).winner == 0


def test_an_animal_that_nobody_holds_scores_nothing() -> None:
    """K25: no holder, no points."""
    hands = {0: "6 giraffe 4 bear", 1: "5 mole 5 goat", 2: "5 sheep 5 dog"}
    assert scored("pig", hands) == AnimalScored("pig", 5, (), None, "nobody")


def test_a_single_card_can_be_a_majority_with_more_than_two_players() -> None:
    """It is enough if none of the others has a card of the animal."""
    hands = {0: "6 giraffe 3 bear mouse", 1: "5 mole 5 goat", 2: "5 sheep 5 dog"}
    assert scored("mouse", hands) == AnimalScored("mouse", 3, ((0, 1),), 0, "majority")


def test_a_single_card_is_no_majority_between_two_players() -> None:
    """K15: as soon as only two are left, at least two cards are needed."""
    hands = {0: "6 giraffe 3 bear mouse", 2: "5 sheep 5 dog"}
    event = scored("mouse", hands, lives=(3, 0, 3))
    assert event == AnimalScored("mouse", 3, ((0, 1),), None, "single")


def test_two_cards_are_a_majority_between_two_players() -> None:
    """K15: two against one or none score as before, two against two do not."""
    hands = {0: "2 mouse 2 cat 2 pig 4 bear", 2: "mouse 2 cat 7 mole"}
    assert scored("mouse", hands, lives=(3, 0, 3)).winner == 0
    assert scored("pig", hands, lives=(3, 0, 3)).winner == 0
    assert scored("cat", hands, lives=(3, 0, 3)).reason == "tie"


def test_one_card_against_one_is_a_tie() -> None:
    """Between two players one card each is told as what it is."""
    hands = {0: "mouse 9 giraffe", 2: "mouse 8 bear cat"}
    assert scored("mouse", hands, lives=(3, 0, 3)).reason == "tie"


def test_the_third_player_gone_makes_a_single_card_worthless_from_the_next_round() -> None:
    """K15: a round that three began is scored with three, though one loses the last life in it."""
    hands = {0: "6 giraffe 3 bear mouse", 1: "5 mole 5 goat", 2: "5 sheep 5 dog"}
    events = score(hands, lives=(5, 1, 1))
    assert of(AnimalScored, events)[-1].winner == 0


HANDS_OF_THE_SHEET = {
    0: "4 giraffe 3 sheep 2 bear mole",
    1: "4 bear 3 rabbit 2 giraffe goat",
    2: "3 dog 2 cat giraffe bear sheep goat mouse",
    3: "4 mole 2 pig mouse giraffe dog sheep",
    4: "4 goat 2 pig dog rabbit mole cat",
}


def test_points_are_added_up_and_cost_lives_as_in_the_example() -> None:
    """The sheets' example: 15, 13, 10, 7 and 7; first who loses no life, then who 2, then who 1."""
    events = score(HANDS_OF_THE_SHEET, FIVE)
    (totals,) = of(RoundScored, events)
    assert totals.points == ((0, 15), (1, 13), (2, 10), (3, 7), (4, 7))
    assert of(LivesLost, events) == [
        LivesLost(0, 0, 5), LivesLost(3, 2, 3), LivesLost(4, 2, 3),
        LivesLost(1, 1, 4), LivesLost(2, 1, 4),
    ]  # fmt: skip


def test_all_animals_are_told_with_who_has_how_many() -> None:
    """The majorities of the example, one by one."""
    events = of(AnimalScored, score(HANDS_OF_THE_SHEET, FIVE))
    assert {event.animal: event.winner for event in events} == {
        "giraffe": 0, "bear": 1, "mole": 3, "goat": 4, "sheep": 0,
        "dog": 2, "rabbit": 1, "pig": None, "cat": 2, "mouse": None,
    }  # fmt: skip
    assert events[1].counts == ((1, 4), (0, 2), (2, 1))


@pytest.mark.parametrize(
    ("totals", "lost"),
    [
        ((15, 13, 10, 7, 7), (0, 1, 1, 2, 2)),
        ((20, 20, 5), (0, 0, 2)),
        ((20, 5, 5), (0, 2, 2)),
        ((20, 6, 5), (0, 1, 2)),
        ((3, 9), (2, 0)),
        ((0, 0, 60), (2, 2, 0)),
        ((11, 12, 13, 12), (2, 1, 0, 1)),
    ],
)
def test_most_points_lose_nothing_fewest_two_lives_all_others_one(
    totals: tuple[int, ...], lost: tuple[int, ...]
) -> None:
    """Several can share the first or the last place; with two totals nobody is between (K17)."""
    assert losses(dict(enumerate(totals))) == dict(enumerate(lost))


def test_two_totals_leave_nobody_in_between() -> None:
    """K17: the first group loses nothing, all others two lives."""
    hands = {
        0: "2 giraffe 8 bear",
        1: "giraffe 3 mole 3 goat 3 sheep",
        2: "giraffe 3 mole 3 goat 3 sheep",
    }
    events = score(hands)
    assert of(RoundScored, events)[0].points == ((0, 17), (1, 0), (2, 0))
    assert of(LivesLost, events) == [LivesLost(0, 0, 5), LivesLost(1, 2, 3), LivesLost(2, 2, 3)]


def test_nobody_loses_a_life_when_all_are_tied() -> None:
    """K16: equal points for all cost nobody anything."""
    thirds = "2 giraffe 2 bear 2 mole 2 goat sheep dog"
    events = score({0: thirds, 1: thirds, 2: thirds})
    assert of(RoundScored, events)[0].points == ((0, 0), (1, 0), (2, 0))
    assert of(AllTied, events) == [AllTied(0)]
    assert not of(LivesLost, events)


def test_equal_points_that_are_not_zero_are_a_tie_of_all_as_well() -> None:
    """K16: mole against goat is 7 each between two players."""
    hands = {0: "3 mole 3 giraffe 4 bear", 2: "3 goat 3 giraffe 4 bear"}
    events = score(hands, lives=(2, 0, 2))
    assert of(AllTied, events) == [AllTied(7)]
    assert not of(LivesLost, events)


def test_nobody_gives_more_lives_than_there_are() -> None:
    """K18: who has one life left and should give two gives one."""
    events = score(HANDS_OF_THE_SHEET, (5, 5, 1, 1, 2))
    assert of(LivesLost, events)[1:] == [
        LivesLost(3, 1, 0), LivesLost(4, 2, 0), LivesLost(1, 1, 4), LivesLost(2, 1, 0),
    ]  # fmt: skip


def test_a_round_hands_out_at_most_60_points() -> None:
    """All ten majorities together are worth 60."""
    assert sum(VALUES.values()) == 60
    points = of(RoundScored, score(HANDS_OF_THE_SHEET, FIVE))[0].points
    assert sum(total for _, total in points) == 60 - 5 - 3


def test_scored_hands_are_remembered_by_all() -> None:
    """All of them were told, so that everybody may know them, with display and swaps (K28)."""
    table = last_turn({0: "4 giraffe"})
    hands, swaps = table.state.hands[:], tuple(table.state.swaps)
    play(table, "2 turn knock")
    (shown,) = table.view(None).shown
    assert [sorted(hand) for hand in shown.hands] == [sorted(hand) for hand in hands]
    assert tuple(map(len, shown.display)) == ROWS
    assert shown.swaps == swaps
