"""Checks that a position of Arche Noah can be reached by play."""

from accessible_games.core.position import require
from accessible_games.games.arche_noah.rules import bids_by_seat
from accessible_games.games.arche_noah.state import (
    CHIPS,
    COINS,
    PASSES,
    SEATS,
    SPECIES,
    SPECIES_OUT,
    State,
    deck,
)


def check(state: State) -> None:
    """Check that play could lead to this state. Raises `PositionError` if it could not."""
    seats = len(state.coins)
    require(seats in SEATS, ("coins",), "wrong-length", seats)
    require(state.holder in range(seats), ("holder",), "out-of-range", state.holder)
    check_species(state)
    check_chips("coins", state.coins, COINS[seats], seats)
    check_chips("chips", state.chips, CHIPS[seats], seats)
    check_scores(state)
    if state.piles:
        check_cards(state)
        check_round(state)
    else:
        nothing = not any([state.draw_pile, state.display, state.set_aside, state.bids])
        require(nothing and not state.picked, ("piles",), "missing-field")


def check_species(state: State) -> None:
    """As many different species are out as the number of players requires."""
    out, number = state.out, SPECIES_OUT[state.seats]
    require(len(out) == number, ("out",), "wrong-length", len(out))
    for place, animal in enumerate(out):
        known = animal in SPECIES and animal not in out[:place]
        require(known, ("out", place), "out-of-range", animal)


def check_chips(name: str, held: list[int], most: int, seats: int) -> None:
    """No seat has more chips than it began with, or fewer than none."""
    require(len(held) == seats, (name,), "wrong-length", len(held))
    for seat, number in enumerate(held):
        require(number in range(most + 1), (name, seat), "out-of-range", number)


def check_scores(state: State) -> None:
    """One list of points for each finished pass, and no cards after the last one."""
    require(len(state.scores) <= PASSES, ("scores",), "wrong-length", len(state.scores))
    for place, points in enumerate(state.scores):
        require(len(points) == state.seats, ("scores", place), "wrong-length", len(points))
    over = len(state.scores) == PASSES
    require(not (over and state.piles), ("piles",), "wrong-length", len(state.piles))


def check_cards(state: State) -> None:
    """All cards of the species in the game are somewhere, and each seat has a secret card."""
    require(len(state.piles) == state.seats, ("piles",), "wrong-length", len(state.piles))
    for seat, pile in enumerate(state.piles):
        require(bool(pile), ("piles", seat), "wrong-length", 0)
    piles = [*state.piles, state.draw_pile, state.display, state.set_aside]
    cards = sorted(card for pile in piles for card in pile)
    require(cards == sorted(deck(state)), (), "wrong-deck")
    left = len(state.draw_pile)
    require(left % state.seats == 0, ("draw_pile",), "wrong-length", left)


def check_round(state: State) -> None:
    """The display is complete during bidding; nobody bids more than they have."""
    seats, shown, bids = state.seats, len(state.display), len(state.bids)
    require(bids <= seats, ("bids",), "wrong-length", bids)
    for place, (seat, bid) in enumerate(bids_by_seat(state)):
        possible = 0 <= bid <= state.coins[seat]
        require(possible, ("bids", place), "out-of-range", bid)
    picking = state.picked in range(seats) if bids == seats else state.picked == 0
    require(picking, ("picked",), "out-of-range", state.picked)
    low, high = seats - 2 * state.picked, seats
    between_rounds = shown == bids == 0 and bool(state.draw_pile)
    require(low <= shown <= high or between_rounds, ("display",), "wrong-length", shown)
