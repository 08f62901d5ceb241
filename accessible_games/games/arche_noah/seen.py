"""What one seat may know in Arche Noah: its view, the facts it can ask for, what is hidden.

A view holds all that was ever open to its seat, also what now lies face down: computer players
have no other memory, as a person has ears. How much of it they remember is for their levels to
decide (A21). What a person can ask for is told by the topics, and they keep piles closed (A20).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat
from accessible_games.core.luck import Luck
from accessible_games.core.position import require
from accessible_games.games.arche_noah.events import (
    AnimalsShown,
    CoinsLeft,
    GameScored,
    OrderSettled,
    PassScored,
    SpeciesRemoved,
)
from accessible_games.games.arche_noah.rules import (
    CARDS,
    CHIPS,
    COINS,
    PASSES,
    SEATS,
    SPECIES,
    SPECIES_OF,
    SPECIES_OUT,
    VALUE_OF,
    State,
    bidder,
    bids_by_seat,
    deck,
    picking_order,
    round_number,
    rounds,
)


@dataclass(frozen=True)
class View:
    """The table as *seat* sees it; an onlooker (None) has no pile."""

    seat: Seat | None
    secret: Piece | None
    """The first card of one's own pile."""
    taken: tuple[Pieces, ...]
    """By seat, what was taken in the open in this pass; its pile is that and one secret card."""
    display: Pieces
    """The animals that are still to be had in this round."""
    set_aside: Pieces
    draw_pile: int
    coins: tuple[int, ...]
    """By seat; bids of this round are still among them."""
    chips: tuple[int, ...]
    bids: PerSeat
    """Of this round, in the order in which they were made."""
    order: PerSeat
    """Who has yet to pick, with the bids, the next one first; empty while bids are made."""
    holder: Seat
    """Who holds the start card in this round, or had it last."""
    on_turn: Seat | None
    number: int
    """The pass, from 1 on; after the game it is one too many."""
    round: int
    rounds: int
    scores: tuple[tuple[int, ...], ...]
    """Points of each finished pass, by seat."""
    out: Pieces
    """Species that are not in the game."""
    open_piles: bool


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know: its own secret card, and what lies or lay in the open."""
    bidding = len(state.bids) < state.seats
    order = () if bidding else picking_order(state)[state.picked :]
    piles = state.piles or [[] for _ in state.coins]
    over = len(state.scores) == PASSES
    return View(
        seat=seat,
        secret=state.piles[seat][0] if seat is not None and state.piles else None,
        taken=tuple(tuple(pile[1:]) for pile in piles),
        display=tuple(state.display),
        set_aside=tuple(state.set_aside),
        draw_pile=len(state.draw_pile),
        coins=tuple(state.coins),
        chips=tuple(state.chips),
        bids=bids_by_seat(state),
        order=order,
        holder=state.holder,
        on_turn=None if over else order[0][0] if order else bidder(state),
        number=len(state.scores) + 1,
        round=round_number(state),
        rounds=rounds(state),
        scores=tuple(map(tuple, state.scores)),
        out=tuple(state.out),
        open_piles=state.open_piles,
    )


# What a player can ask for -----------------------------------------------------------------------


@dataclass(frozen=True)
class PileClosed(Event):
    """How many cards lie in one's own pile, and nothing of what they are (A20)."""

    size: int
    coins: int
    chips: int


@dataclass(frozen=True)
class PileOpen(Event):
    """A pile that may be looked at; of others without the secret card."""

    seat: Seat
    cards: Pieces
    size: int


@dataclass(frozen=True)
class TableEmpty(Event):
    """No cards are out: the game is over."""


@dataclass(frozen=True)
class BidsSoFar(Event):
    bids: PerSeat


@dataclass(frozen=True)
class NoPoints(Event):
    """The first pass is not over."""


@dataclass(frozen=True)
class ChipsLeft(Event):
    chips: PerSeat


@dataclass(frozen=True)
class OnTurn(Event):
    seat: Seat
    picks: bool
    number: int
    """The pass."""
    round: int
    rounds: int


@dataclass(frozen=True)
class GameFinished(Event):
    """Nobody is on turn any more."""


@dataclass(frozen=True)
class PileSizes(Event):
    sizes: PerSeat


@dataclass(frozen=True)
class CardCounts(Event):
    draw_pile: int
    set_aside: int


@dataclass(frozen=True)
class AboutAnimal(Event):
    animal: Piece


@dataclass(frozen=True)
class AboutCard(Event):
    card: Piece
    value: int


@dataclass(frozen=True)
class NotInGame(Event):
    animal: Piece


@dataclass(frozen=True)
class OnTable(Event):
    cards: Pieces


@dataclass(frozen=True)
class InPile(Event):
    seat: Seat
    cards: Pieces


@dataclass(frozen=True)
class NotShown(Event):
    animal: Piece


def known_pile(view: View, seat: Seat) -> Pieces:
    """What the view knows of a pile: all of one's own, of others what they took in the open."""
    secret = (view.secret,) if seat == view.seat and view.secret else ()
    return (*secret, *view.taken[seat])


def hand(view: View) -> Iterator[Event]:
    """How much one has; what lies in the own pile only where piles are open."""
    if view.seat is None:
        yield PileSizes(pile_sizes(view))
        return
    size = dict(pile_sizes(view))[view.seat]
    yield PileClosed(size, view.coins[view.seat], view.chips[view.seat])
    if view.open_piles and size:
        yield PileOpen(view.seat, known_pile(view, view.seat), size)


def pile_sizes(view: View) -> PerSeat:
    """How many cards each has, with the secret one; none after the game."""
    secret = 0 if view.on_turn is None else 1
    return tuple((seat, len(cards) + secret) for seat, cards in enumerate(view.taken))


def table(view: View) -> Iterator[Event]:
    """The animals in the middle, the bids, and which species are out of the game."""
    yield AnimalsShown(view.display) if view.display else TableEmpty()
    if view.order:
        yield OrderSettled(view.order)
    elif view.bids:
        yield BidsSoFar(view.bids)
    if view.out:
        yield SpeciesRemoved(view.out)


def scores(view: View) -> Iterator[Event]:
    """The points of finished passes, and everybody's money and action chips."""
    if not view.scores:
        yield NoPoints()
    for number, points in enumerate(view.scores, start=1):
        yield PassScored(number, tuple(enumerate(points)))
    if len(view.scores) == PASSES:
        yield GameScored(tuple(enumerate(map(sum, zip(*view.scores, strict=True)))))
    yield CoinsLeft(tuple(enumerate(view.coins)))
    yield ChipsLeft(tuple(enumerate(view.chips)))


def turn(view: View) -> Iterator[Event]:
    """Who is on turn, and how far the game is."""
    if view.on_turn is None:
        yield GameFinished()
    else:
        yield OnTurn(view.on_turn, bool(view.order), view.number, view.round, view.rounds)


def counts(view: View) -> Iterator[Event]:
    """How many cards are where; open piles are told whole."""
    yield PileSizes(pile_sizes(view))
    if view.open_piles:
        for seat, cards in enumerate(view.taken):
            if seat != view.seat and cards:
                yield PileOpen(seat, cards, len(cards))
    yield CardCounts(view.draw_pile, len(view.set_aside))


def card(view: View, piece: Piece) -> Iterator[Event]:
    """What an animal or one of its cards is worth."""
    animal = SPECIES_OF.get(piece, piece)
    if animal in view.out:
        yield NotInGame(animal)
    elif piece in VALUE_OF:
        yield AboutCard(piece, VALUE_OF[piece])
    else:
        yield AboutAnimal(animal)


def find(view: View, piece: Piece) -> Iterator[Event]:
    """Where a card or the cards of an animal are: on the table, or in a pile that is open."""
    if SPECIES_OF.get(piece, piece) in view.out:
        yield NotInGame(SPECIES_OF.get(piece, piece))
        return
    shown = meant(view.display, piece)
    piles = [meant(known_pile(view, seat), piece) for seat in range(len(view.coins))]
    if shown:
        yield OnTable(shown)
    for seat, cards in enumerate(piles):
        if cards and view.open_piles:
            yield InPile(seat, cards)
    if not shown and not (view.open_piles and any(piles)):
        yield NotShown(piece)


def meant(cards: Pieces, piece: Piece) -> Pieces:
    """Those of the cards that are the card, or of the animal."""
    return tuple(card for card in cards if piece in (card, SPECIES_OF[card]))


TOPICS: Mapping[str, Callable[[View], Iterator[Event]]] = {
    "hand": hand,
    "table": table,
    "scores": scores,
    "turn": turn,
    "counts": counts,
}
PIECE_TOPICS: Mapping[str, Callable[[View, Piece], Iterator[Event]]] = {
    "card": card,
    "find": find,
}


# What is hidden ----------------------------------------------------------------------------------


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Shuffle the draw pile and the secret cards of others anew."""
    others = [pile for owner, pile in enumerate(state.piles) if owner != seat]
    hidden = [*state.draw_pile, *(pile[0] for pile in others)]
    unseen = luck.shuffled(sorted(hidden, key=CARDS.index))  # so that luck alone decides
    for pile in others:
        pile[0] = unseen.pop()
    state.draw_pile = unseen


# Positions ---------------------------------------------------------------------------------------


def check(state: State) -> None:
    """Raise `PositionError` where no play could lead to this state."""
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
    """As many different species are out as the number of players asks."""
    out, number = state.out, SPECIES_OUT[state.seats]
    require(len(out) == number, ("out",), "wrong-length", len(out))
    for place, animal in enumerate(out):
        known = animal in SPECIES and animal not in out[:place]
        require(known, ("out", place), "out-of-range", animal)


def check_chips(name: str, held: list[int], most: int, seats: int) -> None:
    """Each seat has between no and as many chips as it began with."""
    require(len(held) == seats, (name,), "wrong-length", len(held))
    for seat, number in enumerate(held):
        require(number in range(most + 1), (name, seat), "out-of-range", number)


def check_scores(state: State) -> None:
    """One list of points for each finished pass, and no cards after the last."""
    require(len(state.scores) <= PASSES, ("scores",), "wrong-length", len(state.scores))
    for place, points in enumerate(state.scores):
        require(len(points) == state.seats, ("scores", place), "wrong-length", len(points))
    over = len(state.scores) == PASSES
    require(not (over and state.piles), ("piles",), "wrong-length", len(state.piles))


def check_cards(state: State) -> None:
    """All cards of the species in the game are somewhere, and each seat has a secret one."""
    require(len(state.piles) == state.seats, ("piles",), "wrong-length", len(state.piles))
    for seat, pile in enumerate(state.piles):
        require(bool(pile), ("piles", seat), "wrong-length", 0)
    piles = [*state.piles, state.draw_pile, state.display, state.set_aside]
    cards = sorted(card for pile in piles for card in pile)
    require(cards == sorted(deck(state)), (), "wrong-deck")
    left = len(state.draw_pile)
    require(left % state.seats == 0, ("draw_pile",), "wrong-length", left)


def check_round(state: State) -> None:
    """The display is whole while bids are made; nobody bids more than there is."""
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
