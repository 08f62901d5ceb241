"""What somebody probably holds, by what they have done in the open."""

from random import Random

import pytest

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Move
from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.players.grid import Grid
from accessible_games.games.sixpack.players.guesses import MISSED, TRIED, Guess, guesses
from accessible_games.games.sixpack.players.numbering import BITS
from accessible_games.games.sixpack.players.prospects import held_with, survey
from accessible_games.players import bot
from tests.games.sixpack.building import Document, SixTable, display, new, position
from tests.games.sixpack.players.seats import MINE, OTHER, SIX, hand

ALL = held_with(())
WHOLE = Grid.of(display(SIX))
PART = Grid.of({place: drink for place, drink in display(SIX).items() if place != "o14"})
"""The same table before the last drink was added."""


def turn(seat: int, **fields: object) -> Document:
    """A turn that is over, in which the last drink of SIX was added and nobody claimed."""
    given = {"seat": seat, "changed": ["o14"], "taken": None, "claimed": [], "returned": []}
    return given | fields


def after(*turns: Document) -> Guess:
    """What seat 1 probably holds after some turns, for seat 0."""
    return guesses(position(SIX, (MINE, OTHER, OTHER), past=list(turns)).view(0))[1]


def of(guess: Guess, hands: int) -> float:
    """The chance to hold one of some hands, for each of them."""
    return guess.share(hands) / hands.bit_count()


def test_of_somebody_who_has_done_nothing_all_hands_are_as_likely() -> None:
    """Of all that the points leave, and of no other."""
    table = position(SIX, (MINE, OTHER, OTHER), {2: "C CL, B CB"})
    found = guesses(table.view(0))
    assert [*found] == [1, 2]
    for seat, points in ((1, ()), (2, ("cola-spezi", "beer-diesel"))):
        hands = held_with(points)
        assert found[seat].share(hands) == pytest.approx(1)
        assert {chance for _, chance in found[seat].chances} == {1 / hands.bit_count()}
    assert found[2].share(ALL & ~held_with(("cola-spezi", "beer-diesel"))) == 0


def test_who_has_not_claimed_hardly_holds_what_was_shown() -> None:
    """In the turn of another; hands that were not shown all stay as likely."""
    guess = after(turn(2))
    shown = WHOLE.shown
    assert of(guess, shown) == pytest.approx(MISSED * of(guess, ALL & ~shown))


def test_who_could_have_made_a_pattern_would_have_done_so() -> None:
    """In a turn of their own."""
    could = survey(PART, False).once & ~WHOLE.shown
    guess = after(turn(1))
    then = survey(WHOLE, False)
    rest = ALL & ~(could | then.once)
    assert of(guess, could) == pytest.approx(MISSED / TRIED[0] * of(guess, rest))


def test_most_turns_bring_the_own_pattern_within_reach() -> None:
    """A hand that several changes would bring now is the likeliest, then one that one would."""
    guess, then = after(turn(1)), survey(WHOLE, False)
    new_hands = ALL & ~survey(PART, False).once & ~then.shown
    ways = (new_hands & ~then.once, new_hands & then.once & ~then.twice, new_hands & then.twice)
    chances = [of(guess, hands) for hands in ways if hands]
    assert chances == sorted(chances)
    assert len(chances) > 1
    other = after(turn(2))
    assert of(other, ways[0]) == pytest.approx(of(other, new_hands))


def test_whoever_has_claimed_holds_another_hand_now() -> None:
    """What was done before does not count."""
    earlier = turn(2, changed=["o13"])
    assert after(earlier, turn(2, claimed=[1])) == after()
    later = after(turn(2, changed=["o13"], claimed=[1]), turn(2))
    assert later == after(turn(2))


def test_the_turn_that_goes_on_tells_nothing_yet() -> None:
    """While the table is filled, turns before it count as they did at its beginning."""
    table = new(3, 1)
    chance = Random(1)
    before: dict[int, Guess] = {}
    compared = 0
    for _ in range(60):
        decision = table.waiting()[0]
        if decision.kind == "turn":
            before = guesses(table.view(decision.seat))
        elif decision.kind == "fill":
            assert guesses(table.view(decision.seat)) == before
            compared += 1
        table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    assert compared


def hard_game(seed: int, turns: int) -> SixTable:
    """A game of four `hard` players, broken off after some turns."""
    table = new(4, seed)
    while table.pending and table.state.turn <= turns:
        play_move(table, [bot("sixpack", "hard", 0.2)] * 4, seed)
    return table


@pytest.mark.parametrize("seed", range(2))
def test_chances_add_up_and_tell_something(seed: int) -> None:
    """In a game of players that search, true hands are likelier than by chance on average."""
    table = hard_game(seed, 12)
    gains = []
    for seat in range(4):
        for other, guess in guesses(table.view(seat)).items():
            held = BITS[frozenset(table.state.hands[other])]
            assert guess.share(ALL) == pytest.approx(1)
            gains.append(guess.share(held) * len(guess.chances))
    assert sum(gains) / len(gains) > 1


def test_a_guess_is_the_same_whatever_is_hidden() -> None:
    """It knows what all have seen, and nothing else."""
    table = hard_game(3, 8)
    for number in range(3):
        assert guesses(table.determinize(0, Luck(number)).view(0)) == guesses(table.view(0))


def test_a_share_is_that_of_the_hands_named() -> None:
    """Of none it is nothing."""
    mine, other = BITS[hand(MINE)], BITS[hand(OTHER)]
    guess = Guess(((mine, 0.75), (other, 0.25)))
    assert [guess.share(hands) for hands in (0, mine, other, mine | other)] == [0, 0.75, 0.25, 1]
