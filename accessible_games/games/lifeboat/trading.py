"""Cards for cards, gifts and pleas: only between two who are awake, never in a fight (L47)."""

from dataclasses import replace
from itertools import chain

from accessible_games.core.decision import OneOf, Some, ask
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.actions import (
    FREE,
    choice_of,
    choices,
    partners,
    resting,
    trader,
)
from accessible_games.games.lifeboat.cards import BOX
from accessible_games.games.lifeboat.events import OfferMade, OfferRefused, OfferTaken
from accessible_games.games.lifeboat.hands import cards_of, give_up, learn
from accessible_games.games.lifeboat.state import Offer, State, seat_of


async def market(state: State) -> None:
    """With open trading everybody awake may trade before each action, and show cards."""
    seat = state.polled[0]
    word = await ask(seat, "market", choices(state, seat, ("done", *FREE), ("done",)))
    if word == "done":
        del state.polled[0]
        state.phase = resting(state)
    else:
        state.phase = {"trade": "partner"}.get(word, word)


async def partner(state: State) -> None:
    """To whom an offer is made."""
    seat = trader(state)
    other = seat_of(state, await ask(seat, "partner", choice_of(state, partners(state, seat))))
    state.offer, state.phase = Offer(seat, other), "give"


def offered(state: State) -> Offer:
    """The offer, in a phase where there is one."""
    assert state.offer is not None
    return state.offer


async def give(state: State) -> None:
    """Any of one's own cards; none is a plea, which needs somebody to have a card."""
    offer = offered(state)
    cards = tuple(cards_of(state, offer.seat))
    least = 0 if cards_of(state, offer.partner) else 1
    given: Pieces = ()
    if cards:
        given = await ask(offer.seat, "give", Some(cards, tuple(range(least, len(cards) + 1))))
    state.offer, state.phase = replace(offer, give=given), "want"


def wishes(state: State, other: Seat) -> Pieces:
    """What somebody may have for all that everybody sees: open cards, and any not in sight.

    One's own cards are not left out: a question must not tell what the asker holds (L64).
    """
    left = list(BOX)
    for card in (*state.discard, *chain(*state.shown)):
        left.remove(card)
    return (*state.shown[other], *left)


async def want(state: State) -> None:
    """What is asked for it; nothing makes it a gift."""
    offer = offered(state)
    most = len(cards_of(state, offer.partner))
    counts = tuple(range(0 if offer.give else 1, most + 1))
    wanted: Pieces = ()
    if most:
        wanted = await ask(offer.seat, "want", Some(wishes(state, offer.partner), counts))
    state.offer, state.phase = replace(offer, want=wanted), "deal"
    state.tell(OfferMade(offer.seat, offer.partner, offer.give, wanted))
    reveal(state, offer.seat, offer.give)


def reveal(state: State, seat: Seat, cards: Pieces) -> None:
    """Cards that are named aloud are held: from now on all know it, at least of so many (L55)."""
    for card in dict.fromkeys(cards):
        hidden = cards.count(card) - state.shown[seat].count(card)
        for observer in range(state.seats):
            lacking = hidden - state.known.count((observer, seat, card))
            for _ in range(lacking):
                learn(state, [observer], seat, card)


async def deal(state: State) -> None:
    """The partner answers, and can say yes with the cards in hand only."""
    offer = offered(state)
    held = cards_of(state, offer.partner)
    able = all(held.count(card) >= offer.want.count(card) for card in offer.want)
    choice = OneOf(("yes", "no")) if able else OneOf(("no",), {"yes": "cannot-pay"})
    answer = await ask(offer.partner, "deal", choice)
    state.offer, state.phase = None, resting(state)
    if answer == "yes":
        exchange(state, offer)
    else:
        state.tell(OfferRefused(offer.seat, offer.partner))


def exchange(state: State, offer: Offer) -> None:
    """Open cards stay open, hidden ones go into the other hand (L46)."""
    state.tell(OfferTaken(offer.seat, offer.partner, offer.give, offer.want))
    given = [(card, give_up(state, offer.seat, card)) for card in offer.give]
    wanted = [(card, give_up(state, offer.partner, card)) for card in offer.want]
    for owner, cards in ((offer.partner, given), (offer.seat, wanted)):
        for card, hidden in cards:
            receive(state, owner, card, hidden)


def receive(state: State, seat: Seat, card: Piece, hidden: bool) -> None:
    """A card that all know of comes to a new owner."""
    if hidden:
        state.hands[seat].append(card)
        learn(state, list(range(state.seats)), seat, card)
    else:
        state.shown[seat].append(card)
