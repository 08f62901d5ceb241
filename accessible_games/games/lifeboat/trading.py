"""Cards for cards, gifts and pleas: only between two who are awake, never in a fight (L47).

Cards are traded openly, or slipped to the other player face down (L55).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain, product

from accessible_games.core.decision import OneOf, Some, ask
from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.games.lifeboat.actions import choice_of, partners, resting, trader
from accessible_games.games.lifeboat.cards import BOX
from accessible_games.games.lifeboat.demands import draw_from_hand
from accessible_games.games.lifeboat.events import (
    OfferMade,
    OfferRefused,
    OfferSlipped,
    OfferTaken,
    SlipTaken,
)
from accessible_games.games.lifeboat.hands import cards_of, give_up, learn
from accessible_games.games.lifeboat.state import Offer, State, seat_of


async def partner(state: State) -> None:
    """Choose the partner of an offer, open or face down."""
    seat, slip = trader(state), state.phase == "aside"
    other = seat_of(state, await ask(seat, "partner", choice_of(state, partners(state, seat))))
    state.offer, state.phase = Offer(seat, other, slip=slip), "give"


def offered(state: State) -> Offer:
    """The offer, in a phase that has one."""
    assert state.offer is not None
    return state.offer


async def give(state: State) -> None:
    """Any of the player's own cards; none is a plea, for which somebody must have a card."""
    offer = offered(state)
    cards = tuple(cards_of(state, offer.seat))
    least = 0 if cards_of(state, offer.partner) else 1
    given: Pieces = ()
    if cards:
        given = await ask(offer.seat, "give", Some(cards, tuple(range(least, len(cards) + 1))))
    state.offer, state.phase = replace(offer, give=given), "want"


def wishes(state: State, other: Seat) -> Pieces:
    """What another player may have as far as all can see: open cards, and any not in sight.

    The asker's own cards are not left out, or the question would tell what they hold (L64).
    """
    left = list(BOX)
    for card in (*state.discard, *chain(*state.shown)):
        left.remove(card)
    return (*state.shown[other], *left)


async def want(state: State) -> None:
    """Choose what is wanted; nothing makes it a gift."""
    offer = offered(state)
    most = len(cards_of(state, offer.partner))
    counts = tuple(range(0 if offer.give else 1, most + 1))
    wanted: Pieces = ()
    if most:
        wanted = await ask(offer.seat, "want", Some(wishes(state, offer.partner), counts))
    state.offer = replace(offer, want=wanted)
    if offer.slip:
        state.phase = "cover"
    else:
        propose(state)


def beyond(cards: Sequence[Piece], others: Sequence[Piece]) -> Pieces:
    """The cards left after removing others of their kind."""
    return tuple((Counter(cards) - Counter(others)).elements())


def coverable(state: State, offer: Offer) -> tuple[Pieces, Pieces]:
    """What can be passed face down of the cards given and wanted: no open cards."""
    given = beyond(offer.give, state.shown[offer.seat])
    return given, beyond(offer.want, state.shown[offer.partner])


async def cover(state: State) -> None:
    """Choose the cards that go face down; of equal ones those that are given."""
    offer = offered(state)
    given, wanted = coverable(state, offer)
    covered = (*given, *wanted)
    if len(covered) > 1:
        counts = tuple(range(1, len(covered) + 1))
        covered = await ask(offer.seat, "cover", Some(covered, counts))
    rest = beyond(covered, given)
    state.offer = replace(offer, given=beyond(covered, rest), wanted=rest)
    propose(state)


def propose(state: State) -> None:
    """Tell the partner the whole offer, and the others what is not secret."""
    offer, state.phase = offered(state), "deal"
    state.tell(told(offer))
    reveal(state, range(state.seats), offer.seat, beyond(offer.give, offer.given))
    reveal(state, [offer.partner], offer.seat, offer.give)


def told(offer: Offer) -> Event:
    """The event that tells an offer."""
    seat, partner, give, want = offer.seat, offer.partner, offer.give, offer.want
    if not (offer.given or offer.wanted):
        return OfferMade(seat, partner, give, want)
    return OfferSlipped(
        seat, partner, beyond(give, offer.given), offer.given, len(offer.given),
        beyond(want, offer.wanted), offer.wanted, len(offer.wanted),
    )  # fmt: skip


def reveal(state: State, observers: Iterable[Seat], seat: Seat, cards: Pieces) -> None:
    """Named cards are held: everybody who hears it knows of at least these from now on (L55)."""
    for card, observer in product(dict.fromkeys(cards), observers):
        hidden = cards.count(card) - state.shown[seat].count(card)
        lacking = hidden - state.known.count((observer, seat, card))
        for _ in range(lacking):
            learn(state, [observer], seat, card)


async def deal(state: State) -> None:
    """Let the partner answer, who can agree only with the cards in hand."""
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
        state.refusals.append((offer.partner, offer.seat))


def exchange(state: State, offer: Offer) -> None:
    """Open cards stay open, hidden ones go into the other hand (L46); face down, only two know."""
    seat, other = offer.seat, offer.partner
    sides = (
        (seat, other, beyond(offer.give, offer.given), offer.given),
        (other, seat, beyond(offer.want, offer.wanted), offer.wanted),
    )
    slipped = offer.given or offer.wanted
    state.tell(
        SlipTaken(seat, other) if slipped else OfferTaken(seat, other, offer.give, offer.want)
    )
    passed = [
        (taker, card, give_up(state, giver, card))
        for giver, taker, cards, _ in sides
        for card in cards
    ]
    for giver, taker, _, covered in sides:
        for card in covered:
            draw_from_hand(state, taker, giver, card)
    for taker, card, hidden in passed:
        receive(state, taker, card, hidden)


def receive(state: State, seat: Seat, card: Piece, hidden: bool) -> None:
    """A card that everybody knows of goes to a new owner."""
    if hidden:
        state.hands[seat].append(card)
        learn(state, list(range(state.seats)), seat, card)
    else:
        state.shown[seat].append(card)
