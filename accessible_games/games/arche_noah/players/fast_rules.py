"""A pass in numbers, for a search that plays it thousands of times: the same rules, no events.

A card is four times the number of its species plus its index among the four, highest first; a pile
has a set of bits for each species. A test plays the same moves here and by the rules and compares
the results.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from accessible_games.core.event import Piece, Seat
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.state import CARDS, PASSES, SPECIES, VALUES, State

NUMBER = {card: number for number, card in enumerate(CARDS)}
POINTS = tuple(
    points_of([card for place, card in enumerate(CARDS[: len(VALUES)]) if bits >> place & 1])
    for bits in range(2 ** len(VALUES))
)
"""The points for cards of one species."""

Card = int


@dataclass(slots=True)
class Pass:
    """A pass in progress."""

    piles: list[list[int]]
    """By seat and species."""
    coming: list[int]
    """By species, the cards of the draw pile."""
    draw_pile: list[Card]
    """With the next card last."""
    display: list[Card]
    coins: list[int]
    chips: list[int]
    holder: Seat
    bids: list[int]
    """Of this round, from the holder of the start card."""
    picking: list[Seat]
    """The seats that have yet to pick in this round, the next one last."""
    last: bool
    """Whether no pass follows."""
    over: bool = False

    def copy(self) -> "Pass":
        """An independent copy."""
        return Pass(
            [pile[:] for pile in self.piles], self.coming[:], self.draw_pile[:], self.display[:],
            self.coins[:], self.chips[:], self.holder, self.bids[:], self.picking[:], self.last,
            self.over,
        )  # fmt: skip


def lean(state: State) -> Pass:
    """The pass of a table at which a player is about to bid or pick."""
    table = Pass(
        [bits(numbers(pile)) for pile in state.piles],
        bits(numbers(state.draw_pile)),
        numbers(state.draw_pile),
        numbers(state.display),
        state.coins[:],
        state.chips[:],
        state.holder,
        state.bids[:],
        [],
        len(state.scores) + 1 == PASSES,
    )
    if len(table.bids) == state.seats:
        table.picking = picking_order(table)[: state.seats - state.picked]
    return table


def numbers(cards: Iterable[Piece]) -> list[Card]:
    """Cards as numbers."""
    return [NUMBER[card] for card in cards]


def bits(cards: Iterable[Card]) -> list[int]:
    """Cards by species."""
    held = [0] * len(SPECIES)
    for card in cards:
        held[card >> 2] |= 1 << (card & 3)
    return held


def on_turn(table: Pass) -> Seat:
    """The seat that bids or picks next."""
    if table.picking:
        return table.picking[-1]
    return (table.holder + len(table.bids)) % len(table.coins)


def picking_order(table: Pass) -> list[Seat]:
    """The lowest bid first, so that the next seat is the last; of equal bids the later one."""
    seats = len(table.coins)
    places = sorted(range(seats - 1, -1, -1), key=table.bids.__getitem__)
    return [(table.holder + place) % seats for place in places]


def bid(table: Pass, coins: int) -> None:
    """Let the seat bid whose turn it is; picking follows the last bid."""
    table.bids.append(coins)
    if len(table.bids) == len(table.coins):
        table.picking = picking_order(table)


def pick(table: Pass, cards: Iterable[Card]) -> None:
    """Let the seat whose turn it is take these cards; the round ends after the last seat."""
    seat, number = table.picking.pop(), 0
    display, pile = table.display, table.piles[seat]
    for card in cards:
        display.remove(card)
        pile[card >> 2] |= 1 << (card & 3)
        number += 1
    if number != 1:
        table.chips[seat] -= 1
    if not (table.picking and display):
        end_round(table)


def end_round(table: Pass) -> None:
    """Skip seats that find no card; all pay, and the next round begins."""
    pay(table)
    seats = len(table.coins)
    table.picking, table.bids = [], []
    table.holder = (table.holder + 1) % seats
    table.display = [table.draw_pile.pop() for _ in range(seats if table.draw_pile else 0)]
    for card in table.display:
        table.coming[card >> 2] &= ~(1 << (card & 3))
    table.over = not table.display


def pay(table: Pass) -> None:
    """Everybody pays; of two players only the higher bidder."""
    seats = len(table.coins)
    first = max(table.bids)
    for place, coins in enumerate(table.bids):
        if seats > 2 or place == table.bids.index(first):
            table.coins[(table.holder + place) % seats] -= coins


def totals(table: Pass) -> list[int]:
    """The points of each seat if the pass were scored now."""
    return [
        sum(map(POINTS.__getitem__, pile)) + coins // 2 + (chips if table.last else 0)
        for pile, coins, chips in zip(table.piles, table.coins, table.chips, strict=True)
    ]
