"""The table of Arche Noah: what is in the box, the state, how it is set up.

A1 to A28 are the project's rulings, listed in docs/rulings.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from accessible_games.core.copies import copy_of
from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.core.luck import Luck
from accessible_games.games.arche_noah.events import SpeciesRemoved, StarterDrawn

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
"""What to sort cards by."""
PIECES = (*SPECIES, *CARDS)
SPECIES_OUT = {2: 3, 3: 1, 4: 0, 5: 0}
"""How many species leave the game, by the number of players."""
COINS = {2: 12, 3: 12, 4: 12, 5: 10}
"""Money for each player in each pass (A25)."""
CHIPS = {2: 3, 3: 3, 4: 3, 5: 2}
"""Action chips for each player in the whole game."""
PASSES = 2
BONUS = 3
"""Points for all four cards of an animal (A14)."""
OPTIONS = {
    "starter": ("lot", "1", "2", "3", "4", "5"),
    "open-piles": ("no", "yes"),
    "hints": ("open", "all"),
}
"""The seat that starts, counted from 1 (A19); whether piles may be looked at (A20); whether hints
go by what lies open, or by all that was ever taken in the open (A28).
"""
UNNAMED = {"starter": "lot", "open-piles": "no", "hints": "all"}
"""What a record means that does not name them."""


# The table ---------------------------------------------------------------------------------------


@dataclass
class State:
    """The whole truth. Between passes no card is anywhere."""

    luck: Luck
    open_piles: bool
    out: list[Piece]
    """Species that are not in the game, the same in both passes (A2)."""
    holder: Seat
    """Who holds the start card in this round, or will in the next one."""
    coins: list[int]
    """By seat; bids of this round are still among them."""
    chips: list[int]
    """Action chips by seat."""
    piles: list[list[Piece]] = field(default_factory=list)
    """By seat; the first card is secret, the others were taken in the open."""
    draw_pile: list[Piece] = field(default_factory=list)
    """Face down, the next card last."""
    display: list[Piece] = field(default_factory=list)
    """The animals that are still to be had in this round."""
    set_aside: list[Piece] = field(default_factory=list)
    """Declined in this pass (A9)."""
    bids: list[int] = field(default_factory=list)
    """Of this round, from the holder of the start card on; empty between rounds."""
    picked: int = 0
    """How many seats have had their pick in this round."""
    scores: list[list[int]] = field(default_factory=list)
    """Points of each finished pass, by seat."""
    knowing_hints: bool = True
    """Whether hints go by all that was ever taken in the open, as they did before one could choose.
    """
    news: list[Event] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.coins)

    def copy(self) -> "State":
        """An independent copy."""
        return copy_of(self)

    def tell(self, event: Event) -> None:
        """Something has happened; the table collects it."""
        self.news.append(event)


def deck(state: State) -> Pieces:
    """The cards of all species that are in the game."""
    return tuple(card for card in CARDS if SPECIES_OF[card] not in state.out)


def rounds(state: State) -> int:
    """How many rounds a pass has; without the secret cards it always divides exactly (A26)."""
    return len(VALUES) * (len(SPECIES) - len(state.out)) // state.seats - 1


def round_number(state: State) -> int:
    """The round that is being played or has just ended, from 1 on."""
    return rounds(state) - len(state.draw_pile) // state.seats


# Setting up --------------------------------------------------------------------------------------


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """Money and action chips by the number of players; species are taken out by lot (A2).

    ValueError for a number of seats out of SEATS, or a starter beyond them.
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
        knowing_hints=options["hints"] == "all", news=news,
    )  # fmt: skip
