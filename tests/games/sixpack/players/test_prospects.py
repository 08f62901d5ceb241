"""What a table promises."""

from accessible_games.games.sixpack.drinks import FOREIGN
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.players.evaluation import hands_on
from accessible_games.games.sixpack.players.grid import Grid
from accessible_games.games.sixpack.players.numbering import bits
from accessible_games.games.sixpack.players.prospects import (
    OFTEN,
    PROMISED,
    Rival,
    Stakes,
    Survey,
    held_with,
    stakes,
    survey,
)
from accessible_games.games.sixpack.players.turns import changed, ends
from accessible_games.games.sixpack.rules import changes
from accessible_games.games.sixpack.state import GOAL
from tests.games.sixpack.building import display, dominoes, position
from tests.games.sixpack.players.seats import FOUR, MINE, OTHER, SIX, all_but, hand

OWN, FOREIGN_HAND = bits([hand(MINE)]), bits([hand(OTHER)])


def seen(picture: str, one: int = 0) -> Survey:
    """The survey of a table without the strict rules; *one* is the hand to count for, in bits."""
    return survey(Grid.of(display(picture)), False, one)


def at(picture: str, *hands: str, points: dict[int, str] | None = None, turn: int = 1) -> Stakes:
    """What is at stake for seat 0."""
    return stakes(position(picture, hands, points, turn=turn).view(0))


def test_a_survey_tries_every_change() -> None:
    """What any end of any change shows is in reach, and nothing else."""
    shown = display(FOUR)
    tables = [ends(changed(shown, *change)) for change in changes(Layout({**shown}), False)]
    in_reach = [set().union(*map(hands_on, each)) for each in tables]
    found = seen(FOUR, OWN)
    assert found.once == bits(set().union(*in_reach))
    assert found.shown == 0
    assert found.ways == sum(hand(MINE) in hands for hands in in_reach) > 0


def test_what_is_in_reach_twice_is_in_reach_once() -> None:
    """And what is shown already stays in reach."""
    for picture in ("C CL", FOUR, SIX):
        found = seen(picture)
        assert found.shown & found.twice & found.once == found.shown
        assert found.twice & found.once == found.twice


def test_the_nearer_a_pattern_the_more_it_promises() -> None:
    """On the table, in reach, out of reach; for the next player as for the last one."""
    for distance in range(4):
        assert seen("C CL").promise(OWN, distance) <= seen(FOUR).promise(OWN, distance)
        assert seen(FOUR).promise(OWN, distance) <= seen(SIX).promise(OWN, distance)
    assert seen("C CL").promise(OWN, 3) == PROMISED["never"][3]
    assert 1 < seen(SIX).promise(OWN, 3) < PROMISED["shown"][3]


def test_a_second_point_takes_a_table_with_many_patterns() -> None:
    """Where nearly all hands are in reach there is more to hope for after the first one."""
    poor, rich = (Survey(OWN, reach, reach) for reach in (OWN, held_with(())))
    assert 1 < poor.promise(OWN, 3) < PROMISED["shown"][3] < rich.promise(OWN, 3)
    assert poor.promise(OWN, 0) == rich.promise(OWN, 0) == 1


def test_after_a_reply_what_was_in_reach_still_is() -> None:
    """And what it shows; what it does not leave on the table has to be made again."""
    found = seen(SIX, OWN)
    after = found.showing(FOREIGN_HAND)
    assert after.shown == FOREIGN_HAND
    assert after.once == found.once | FOREIGN_HAND
    assert after.twice == found.twice | FOREIGN_HAND
    assert after.promise(FOREIGN_HAND, 0) == 1
    assert after.promise(OWN, 3) < found.promise(OWN, 3)


def test_more_than_three_turns_are_like_three() -> None:
    """Larger tables were not measured."""
    assert seen(SIX).promise(OWN, 7) == seen(SIX).promise(OWN, 3)


def test_several_hands_promise_their_average() -> None:
    """Each is as likely."""
    found = seen(FOUR)
    one, other = (found.promise(each, 3) for each in (OWN, FOREIGN_HAND))
    assert one > other
    assert found.promise(OWN | FOREIGN_HAND, 3) == (one + other) / 2


def test_the_more_ways_there_are_the_more_a_hand_promises() -> None:
    """Counted for the one hand that is known."""
    found = [Survey(0, held_with(()), 0, OWN, ways).promise(OWN, 3) for ways in range(15)]
    assert found == sorted(found)
    assert found[0] == PROMISED["never"][3]
    assert len({*found}) == len(OFTEN)


def test_the_next_player_makes_what_is_in_reach() -> None:
    """For certain, and else nothing."""
    assert seen(FOUR).promise(OWN, 0) == 1
    assert seen(FOUR).promise(FOREIGN_HAND, 0) == 0


def test_points_tell_what_somebody_can_hold() -> None:
    """All 84 hands at first, at six points the last one, then none."""
    assert held_with(()).bit_count() == 84
    assert held_with(tuple(dominoes(all_but(MINE)))) == OWN
    assert held_with(tuple(dominoes(all_but(MINE) + "," + MINE))) == 0


def test_the_others_come_one_after_another() -> None:
    """The next player first, oneself last."""
    at_stake = at(FOUR, MINE, OTHER, OTHER, OTHER, points={2: "C CL, B CB"})
    assert [rival.distance for rival in at_stake.rivals] == [0, 1, 2]
    assert at_stake.distance == 3
    assert at_stake.rivals[1].hands == held_with(tuple(dominoes("C CL, B CB")))
    assert at_stake.rivals[1].cost > at_stake.rivals[0].cost


def test_claims_gain_and_cost() -> None:
    """One's own pattern gains; that of one of the others costs the more, the likelier it is."""
    at_stake = at(FOUR, MINE, OTHER)
    assert at_stake.claims(OWN, OWN, 0) > 0 > at_stake.claims(OWN, FOREIGN_HAND, 0)
    sure = at(FOUR, MINE, OTHER, points={1: all_but(OTHER)})
    assert sure.claims(OWN, FOREIGN_HAND, 0) < at_stake.claims(OWN, FOREIGN_HAND, 0)
    assert at_stake.claims(OWN, 0, 0) == 0


def test_where_points_are_few_those_of_others_cost_nothing() -> None:
    """Until somebody has one: then it is in time again."""
    for turn, points, costs in ((6, "", True), (7, "", False), (7, "C CL", True)):
        given = {1: points} if points else None
        at_stake = at(FOUR, MINE, OTHER, points=given, turn=turn)
        assert (at_stake.rivals[0].cost > 0) is costs
        assert at_stake.gain > 0


def test_who_has_not_claimed_hardly_holds_what_was_shown() -> None:
    """Only somebody who has drawn since."""
    rival = Rival(1, 0, 1.0, held_with(()))
    known = OWN | FOREIGN_HAND
    assert 0 < rival.share(OWN, known) < 1 / 84 < rival.share(OWN, 0) * 1.01
    assert rival.share(rival.hands, known) == 1


def test_after_a_reply_only_those_count_who_are_still_to_come() -> None:
    """The next player has had its turn, and its claim is known."""
    at_stake = at(FOUR, MINE, OTHER)
    assert at_stake.outlook(seen(FOUR), OWN, 1) > at_stake.outlook(seen(FOUR), OWN, 0)
    assert at_stake.claims_after(OWN, FOREIGN_HAND, 0, FOREIGN_HAND) < 0
    assert at_stake.claims_after(OWN, OWN, 0, FOREIGN_HAND) > 0


def test_a_foreign_domino_is_better_laid_aside() -> None:
    """On a table that shows nothing, what is left is easier without it."""
    at_stake = at("C CL", "C CL, B CL, L LB", OTHER)
    kept = at_stake.best_kept(seen("C CL"))
    assert kept == ("beer-spezi",)
    assert kept[0] in FOREIGN


def test_the_seventh_point_wins() -> None:
    """Whichever domino it is."""
    at_stake = at(SIX, MINE, OTHER, points={0: all_but(MINE)})
    assert at_stake.last
    assert len(at_stake.points) == GOAL - 1
    assert [at_stake.after_point(seen(SIX), each) for each in dominoes(MINE)] == [1.0] * 3
