"""What one seat may know in Arche Noah: its view, and what is hidden.

A view contains everything its seat ever saw openly, even cards that are face down now: computer
players have no other memory. How much of it they remember is up to their level (A21). The topics
answer what a person may ask, and keep piles closed (A20).
"""

from accessible_games.core.event import PerSeat, Piece, Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.games.arche_noah.rules import bidder, bids_by_seat, picking_order
from accessible_games.games.arche_noah.state import PASSES, PLACE_OF, State, round_number, rounds


class View(Frozen):
    """The table as *seat* sees it; an onlooker (None) has no pile."""

    seat: Seat | None
    secret: Piece | None
    """The first card of the seat's own pile."""
    taken: tuple[Pieces, ...]
    """By seat, the cards taken openly in this pass; a pile is these and one secret card."""
    display: Pieces
    """The animals still available in this round."""
    set_aside: Pieces
    draw_pile: int
    coins: tuple[int, ...]
    """By seat; bids of this round are still included."""
    chips: tuple[int, ...]
    bids: PerSeat
    """Of this round, in order."""
    order: PerSeat
    """Who has yet to pick, with their bids, next first; empty during bidding."""
    holder: Seat
    """Who holds the start card in this round, or held it last."""
    on_turn: Seat | None
    number: int
    """The pass, from 1; after the game it is one more than there are."""
    round: int
    rounds: int
    scores: tuple[tuple[int, ...], ...]
    """Points for each finished pass, by seat."""
    out: Pieces
    """Species that are not in the game."""
    open_piles: bool
    knowing_hints: bool
    forgetful_hints: bool
    forgotten: int = 0
    """The number of cards missing from what it could contain, as the player has forgotten them."""


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know: its own secret card, and everything that is or was open."""
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
        knowing_hints=state.knowing_hints,
        forgetful_hints=state.forgetful_hints,
    )


def known_pile(view: View, seat: Seat) -> Pieces:
    """What the view knows of a pile: all of the seat's own, of others what they took openly."""
    secret = (view.secret,) if seat == view.seat and view.secret else ()
    return (*secret, *view.taken[seat])


# What is hidden ----------------------------------------------------------------------------------


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Reshuffle the draw pile and the other seats' secret cards."""
    others = [pile for owner, pile in enumerate(state.piles) if owner != seat]
    hidden = [*state.draw_pile, *(pile[0] for pile in others)]
    unseen = luck.shuffled(sorted(hidden, key=PLACE_OF.__getitem__))  # so that only luck decides
    for pile in others:
        pile[0] = unseen.pop()
    state.draw_pile = unseen
