"""Likely hands: players who have swapped kept what scores, so hidden cards go together.

An imagined world has each hidden card anywhere by chance. Here hidden cards are exchanged until
hands are as likely as they seem: in proportion to e to the power of their worth to `easy`. This is
the algorithm of Metropolis, Rosenbluth, Rosenbluth, Teller and Teller, Equation of State
Calculations by Fast Computing Machines, 1953.
"""

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from accessible_games.core.event import Seat
from accessible_games.games.life_is_life.players.easy import WORTH
from accessible_games.games.life_is_life.players.fast_rules import SETS, Round

EXCHANGES = 80
"""The number of exchanges of two cards to try."""
KEEN = 1.2
"""The weight of a point of worth.

In 750 hands of `hard` after 1 to 6 swaps, hands made up so were worth what the real ones were,
within half a point; without this they were worth 1.6 to 2.9 less.
"""
WHOLE = 1000.0
"""How much less a set is worth to a player who has swapped: it would have ended the round."""

Place = list[int]
"""A seat, or -1 for out of play, and the card there."""


def guess(table: Round, out: Sequence[int], chance: Random) -> None:
    """Exchange hidden cards of an imagined table, including those *out* of play.

    The player whose turn it is sees it. Cards of players who have not swapped, and those out of
    play, are as likely as any others.
    """
    hidden = [*places(table)]
    others = [*hidden, *([-1, card] for card in out)]
    draw = chance.random
    for _ in range(EXCHANGES if hidden else 0):
        one, other = hidden[int(draw() * len(hidden))], others[int(draw() * len(others))]
        (seat, card), (giver, better) = one, other
        if seat == giver or card == better:
            continue
        more = gain(table, seat, card, better) + gain(table, giver, better, card)
        if more >= 0 or draw() < exp(KEEN * more):
            exchange(table, one, other)


def places(table: Round) -> Iterator[Place]:
    """Every unseen card of another player."""
    for seat, (hand, known) in enumerate(zip(table.hands, table.known, strict=True)):
        if seat != table.on_turn:
            for card, count in enumerate(hand):
                yield from ([seat, card] for _ in range(count - known[card]))


def gain(table: Round, seat: Seat, given: int, got: int) -> float:
    """How much more a hand is worth, to a player who has swapped, with one card for another."""
    if seat < 0 or not table.swaps[seat]:
        return 0.0
    hand = table.hands[seat]
    more, less = WORTHS_OF[table.expert][got], WORTHS_OF[table.expert][given]
    return more[hand[got] + 1] - more[hand[got]] + less[hand[given] - 1] - less[hand[given]]


def exchange(table: Round, one: Place, other: Place) -> None:
    """Exchange the cards of two places."""
    for (seat, card), got in ((one, other[1]), (other, one[1])):
        if seat >= 0:
            table.hands[seat][card] -= 1
            table.hands[seat][got] += 1
    one[1], other[1] = other[1], one[1]


def worths(expert: bool) -> list[tuple[float, ...]]:
    """The worth of each number of each animal, with sets that nobody can hold."""
    whole = {animal for animal, _ in SETS[expert]}
    return [
        (*worth, most - WHOLE * (animal in whole))
        for animal, (*worth, most) in enumerate(WORTH.values())
    ]


WORTHS_OF = {expert: worths(expert) for expert in (False, True)}
