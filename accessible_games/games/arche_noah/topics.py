"""What a player can ask in Arche Noah, and the facts in the answers."""

from collections.abc import Callable, Iterator, Mapping

from accessible_games.core.common_events import GameFinished, GameScored
from accessible_games.core.event import Event, PerSeat, Piece, Pieces, Seat
from accessible_games.games.arche_noah.events import (
    AnimalsShown,
    CoinsLeft,
    OrderSettled,
    PassScored,
    SecretDrawn,
    SpeciesRemoved,
)
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import PASSES, SPECIES_OF, VALUE_OF


class PileClosed(Event):
    """The number of cards in the player's own pile, but not which (A20)."""

    size: int
    coins: int
    chips: int


class PileOpen(Event):
    """An open pile; those of others without the secret card."""

    seat: Seat
    cards: Pieces
    size: int


class TableEmpty(Event):
    """No cards are out: the game is over."""


class BidsSoFar(Event):
    """The bids of this round, while other players have yet to bid."""

    bids: PerSeat


class NoPoints(Event):
    """The first pass is not over yet."""


class ChipsLeft(Event):
    """The action chips of all players."""

    chips: PerSeat


class OnTurn(Event):
    """Who bids or picks now, and how far the game is."""

    seat: Seat
    picks: bool
    number: int
    """The pass."""
    round: int
    rounds: int


class PileSizes(Event):
    """The number of cards in each pile."""

    sizes: PerSeat


class CardCounts(Event):
    """The number of open cards in each place."""

    draw_pile: int
    set_aside: int


class AboutAnimal(Event):
    """Facts about an animal whose cards are in the game."""

    animal: Piece


class AboutCard(Event):
    """The value of a card."""

    card: Piece
    value: int


class NotInGame(Event):
    """An animal was removed before the game."""

    animal: Piece


class OnTable(Event):
    """Cards available in this round."""

    cards: Pieces


class InPile(Event):
    """Cards in a pile that may be looked at."""

    seat: Seat
    cards: Pieces


class NotShown(Event):
    """No card of an animal is open."""

    animal: Piece


def hand(view: View) -> Iterator[Event]:
    """What the seat has; the contents of its pile only if piles are open."""
    if view.seat is None:
        yield PileSizes(pile_sizes(view))
        return
    size = dict(pile_sizes(view))[view.seat]
    yield PileClosed(size, view.coins[view.seat], view.chips[view.seat])
    if view.secret is not None and may_see_secret(view, view.seat) and not view.open_piles:
        yield SecretDrawn(view.seat, view.secret, view.open_piles)
    if view.open_piles and size:
        yield PileOpen(view.seat, known_pile(view, view.seat), size)


def may_see_secret(view: View, seat: Seat) -> bool:
    """Whether the secret card has not been laid down yet, with the first bid of a pass (A20)."""
    return view.round == 1 and not view.order and seat not in dict(view.bids)


def pile_sizes(view: View) -> PerSeat:
    """The number of cards of each seat, with the secret one; 0 after the game."""
    secret = 0 if view.on_turn is None else 1
    return tuple((seat, len(cards) + secret) for seat, cards in enumerate(view.taken))


def bids(view: View) -> Iterator[Event]:
    """The bids so far, or the order of picking."""
    if view.order:
        yield OrderSettled(view.order)
    elif view.bids:
        yield BidsSoFar(view.bids)


def table(view: View) -> Iterator[Event]:
    """The animals in the middle, the bids, and the species that are out of the game."""
    yield AnimalsShown(view.display) if view.display else TableEmpty()
    yield from bids(view)
    if view.out:
        yield SpeciesRemoved(view.out)


def scores(view: View) -> Iterator[Event]:
    """The points of finished passes, and all players' money and action chips."""
    if not view.scores:
        yield NoPoints()
    for number, points in enumerate(view.scores, start=1):
        yield PassScored(number, tuple(enumerate(points)))
    if len(view.scores) == PASSES:
        yield GameScored(tuple(enumerate(map(sum, zip(*view.scores, strict=True)))))
    yield CoinsLeft(tuple(enumerate(view.coins)))
    yield ChipsLeft(tuple(enumerate(view.chips)))


def turn(view: View) -> Iterator[Event]:
    """Whose turn it is, and how far the game is."""
    if view.on_turn is None:
        yield GameFinished()
    else:
        yield OnTurn(view.on_turn, bool(view.order), view.number, view.round, view.rounds)


def counts(view: View) -> Iterator[Event]:
    """The number of cards in each place; open piles in full."""
    yield PileSizes(pile_sizes(view))
    if view.open_piles:
        for seat, cards in enumerate(view.taken):
            if seat != view.seat and cards:
                yield PileOpen(seat, cards, len(cards))
    yield CardCounts(view.draw_pile, len(view.set_aside))


def card(view: View, piece: Piece) -> Iterator[Event]:
    """The value of an animal or one of its cards."""
    animal = SPECIES_OF.get(piece, piece)
    if animal in view.out:
        yield NotInGame(animal)
    elif piece in VALUE_OF:
        yield AboutCard(piece, VALUE_OF[piece])
    else:
        yield AboutAnimal(animal)


def find(view: View, piece: Piece) -> Iterator[Event]:
    """Where a card or the cards of an animal are: on the table, or in an open pile."""
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
    """The cards that *piece* names: one card, or all of an animal."""
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
