"""The table of Arche Noah: what is in the box, the state, how it is set up.

A1 to A28 are the project's rulings, listed in docs/rulings.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from accessible_games.core.common_events import StarterDrawn
from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.core.luck import Luck
from accessible_games.core.state import GameState
from accessible_games.games.arche_noah.events import SpeciesRemoved

NAME = "arche-noah"
VERSION = 1


# What is in the box ------------------------------------------------------------------------------

SEATS = range(2, 6)
SPECIES: Pieces = (
    "crocodile", "anteater", "bat", "vulture", "hedgehog",
    "spider", "toucan", "hyena", "snake", "frog",
)  # fmt: skip
VALUES = (4, 3, 2, 1)
"""Each animal has one card of each value (A1)."""
CARDS: Pieces = tuple(f"{animal}-{value}" for animal in SPECIES for value in VALUES)
SPECIES_OF: Mapping[Piece, Piece] = {
    f"{animal}-{value}": animal for animal in SPECIES for value in VALUES
}
VALUE_OF: Mapping[Piece, int] = {
    f"{animal}-{value}": value for animal in SPECIES for value in VALUES
}
PLACE_OF: Mapping[Piece, int] = {card: place for place, card in enumerate(CARDS)}
"""The order of cards."""
PIECES = (*SPECIES, *CARDS)
SPECIES_OUT = {2: 3, 3: 1, 4: 0, 5: 0}
"""The number of species that leave the game, by number of players."""
COINS = {2: 12, 3: 12, 4: 12, 5: 10}
"""The money of each player in each pass (A25)."""
CHIPS = {2: 3, 3: 3, 4: 3, 5: 2}
"""The action chips of each player for the whole game."""
PASSES = 2
BONUS = 3
"""The points for all four cards of an animal (A14)."""
STARTERS = ("1", "2", "3", "4", "5")
OPTIONS = {
    "starter": ("lot", *STARTERS),
    "open-piles": ("no", "yes"),
    "hints": ("remembered", "open", "all"),
}
"""The options of a table.

The seat that starts, from 1 (A19); whether piles may be looked at (A20); whether hints know what a
good player remembers, only the open cards, or all that were ever taken openly (A28).
"""
UNNAMED = {"starter": "lot", "open-piles": "no", "hints": "all"}
"""The meaning of options that a record does not name."""
LETTER = {"starter": STARTERS, "open-piles": ("no",)}


# The table ---------------------------------------------------------------------------------------


@dataclass
class State(GameState):
    """The whole truth. Between passes no card is anywhere."""

    open_piles: bool
    out: list[Piece]
    """Species that are not in the game, the same in both passes (A2)."""
    holder: Seat
    """Who holds the start card in this round, or will in the next one."""
    coins: list[int]
    """By seat; bids of this round are still included."""
    chips: list[int]
    """Action chips by seat."""
    piles: list[list[Piece]] = field(default_factory=list)
    """By seat; the first card is secret, the others were taken openly."""
    draw_pile: list[Piece] = field(default_factory=list)
    """Face down, with the next card last."""
    display: list[Piece] = field(default_factory=list)
    """The animals still available in this round."""
    set_aside: list[Piece] = field(default_factory=list)
    """Declined in this pass (A9)."""
    bids: list[int] = field(default_factory=list)
    """Of this round, from the holder of the start card; empty between rounds."""
    picked: int = 0
    """The number of seats that have picked in this round."""
    scores: list[list[int]] = field(default_factory=list)
    """Points for each finished pass, by seat."""
    knowing_hints: bool = True
    """Whether hints know cards in the piles."""
    forgetful_hints: bool = False
    """Whether hints forget such cards as a good player does; before it was a choice none did."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.coins)


def deck(state: State) -> Pieces:
    """The cards of all species that are in the game."""
    return tuple(card for card in CARDS if SPECIES_OF[card] not in state.out)


def rounds(state: State) -> int:
    """The number of rounds in a pass; without the secret cards it always divides exactly (A26)."""
    return len(VALUES) * (len(SPECIES) - len(state.out)) // state.seats - 1


def round_number(state: State) -> int:
    """The current round or the one that has just ended, from 1."""
    return rounds(state) - len(state.draw_pile) // state.seats


# Setting up --------------------------------------------------------------------------------------


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """A new table, with species removed by lot (A2).

    Raises `ValueError` if *seats* is not in SEATS, or the starter is not one of them.
    """
    chosen = options["starter"]
    if seats not in SEATS:
        raise ValueError(seats)
    if chosen != "lot" and int(chosen) > seats:
        raise ValueError(f"starter={chosen}")
    out = luck.shuffled(SPECIES)[: SPECIES_OUT[seats]]
    news: list[Event] = [SpeciesRemoved(tuple(out))] if out else []
    holder = luck.one_of(range(seats)) if chosen == "lot" else int(chosen) - 1
    if chosen == "lot":
        news.append(StarterDrawn(holder))
    coins, chips = [COINS[seats]] * seats, [CHIPS[seats]] * seats
    return State(
        luck, options["open-piles"] == "yes", out, holder, coins, chips,
        knowing_hints=options["hints"] != "open",
        forgetful_hints=options["hints"] == "remembered", news=news,
    )  # fmt: skip
