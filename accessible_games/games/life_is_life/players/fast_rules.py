"""A round in numbers, for a search that plays it thousands of times: the same rules, no events.

Animals are numbers in the order of the box; hands are the number of each of them. A test plays the
same moves here and by the rules and compares the results.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import sub

from accessible_games.core.event import Piece, Seat
from accessible_games.games.life_is_life.rules import combinations, losses
from accessible_games.games.life_is_life.seen import known_cards
from accessible_games.games.life_is_life.state import PIECES, VALUES, State

NUMBER = {animal: number for number, animal in enumerate(PIECES)}
WORTHS = tuple(VALUES.values())
SETS = {
    expert: tuple((NUMBER[animal], VALUES[animal]) for animal in combinations(expert))
    for expert in (False, True)
}
"""Animals whose complete set is sudden death, with its size, without and with experts."""

Row = tuple[int, ...]


@dataclass(slots=True)
class Round:
    """A round in progress, between two turns."""

    hands: list[list[int]]
    """By seat, the number of each animal; empty for a seat that is out."""
    known: list[list[int]]
    """The part of it that everybody knows: cards taken and not laid down since."""
    unseen: list[int]
    """The number of each animal that nobody but its holder has seen."""
    rows: list[Row]
    swaps: list[int]
    """By seat, the number of swaps."""
    lives: list[int]
    on_turn: Seat
    knocker: Seat | None
    expert: bool
    over: bool = False

    def copy(self) -> "Round":
        """An independent copy."""
        return Round(
            [hand[:] for hand in self.hands], [hand[:] for hand in self.known],
            self.unseen[:], self.rows[:], self.swaps[:], self.lives[:], self.on_turn, self.knocker,
            self.expert, self.over,
        )  # fmt: skip


def lean(state: State) -> Round:
    """The round of a table at which a player is about to swap or knock."""
    told, swaps = tuple(state.swaps), [0] * len(state.lives)
    for swap in told:
        swaps[swap.seat] += 1
    known = [counted(known_cards(told, seat).elements()) for seat in range(len(state.lives))]
    shown = counted(card for row in state.display for card in row)
    return Round(
        [counted(hand) for hand in state.hands],
        known,
        [*map(sub, WORTHS, map(sum, zip(shown, *known, strict=True)))],
        [numbers(row) for row in state.display],
        swaps,
        state.lives[:],
        state.on_turn,
        state.knocker,
        state.expert,
    )


def numbers(cards: Sequence[Piece]) -> Row:
    """Cards as numbers."""
    return tuple(NUMBER[card] for card in cards)


def counted(cards: Iterable[Piece]) -> list[int]:
    """The number of each animal."""
    counts = [0] * len(PIECES)
    for card in cards:
        counts[NUMBER[card]] += 1
    return counts


def swap(table: Round, row: int, laid: Row) -> None:
    """Let the seat whose turn it is take a row, from 1, and lay down these cards there."""
    seat = table.on_turn
    hand, known = table.hands[seat], table.known[seat]
    for card in laid:
        hand[card] -= 1
        if known[card]:
            known[card] -= 1
        else:
            table.unseen[card] -= 1
    for card in table.rows[row - 1]:
        hand[card] += 1
        known[card] += 1
    table.rows[row - 1] = laid
    table.swaps[seat] += 1
    for card, value in SETS[table.expert]:
        if hand[card] == value:
            sudden_death(table, seat)
            return
    go_on(table)


def knock(table: Round) -> None:
    """Let the seat whose turn it is knock, for the first time or to keep its hand."""
    if table.knocker is None:
        table.knocker = table.on_turn
    go_on(table)


def go_on(table: Round) -> None:
    """Pass the turn on; when it comes back to the knocker, the round is scored."""
    seat, seats = table.on_turn, len(table.lives)
    while True:
        seat = (seat + 1) % seats
        if table.lives[seat]:
            break
    table.on_turn = seat
    if seat == table.knocker:
        score(table)


def sudden_death(table: Round, seat: Seat) -> None:
    """All others lose a life, an expert gains one."""
    table.lives = [
        max(0, lives - 1) if other != seat else lives + table.expert
        for other, lives in enumerate(table.lives)
    ]
    table.over = True


def score(table: Round) -> None:
    """Score majorities, then take lives."""
    points = totals(table)
    players = {seat: points[seat] for seat, lives in enumerate(table.lives) if lives}
    if len(set(players.values())) > 1:
        for seat, lost in losses(players).items():
            table.lives[seat] = max(0, table.lives[seat] - lost)
    table.over = True


def totals(table: Round) -> list[int]:
    """The points of each seat if the round were scored now."""
    points = [0] * len(table.hands)
    cards = zip(*table.hands, strict=True)
    winners = MAJORITIES[len(table.lives) - table.lives.count(0) == 2]
    for value, winner in zip(WORTHS, map(winners.__getitem__, cards), strict=True):
        if winner is not None:
            points[winner] += value
    return points


class Majorities(dict[tuple[int, ...], Seat | None]):
    """The seat with the majority of an animal, keyed by how many of it each seat holds.

    None if no seat holds more than each other, or if that is not enough.
    """

    def __init__(self, least: int) -> None:
        """*least* is the number that is enough."""
        self.least = least

    def __missing__(self, counts: tuple[int, ...]) -> Seat | None:
        """Compute and cache a value."""
        most = max(counts)
        alone = most >= self.least and counts.count(most) == 1
        self[counts] = winner = counts.index(most) if alone else None
        return winner


MAJORITIES = (Majorities(1), Majorities(2))
"""When only two are left, one card is not enough."""
