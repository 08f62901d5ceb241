"""Cards for help in a fight, or for staying out of it: promised in the fight, paid after it.

A player who is asked to join may name a price, which the attacker or the defender promises or not;
all three may also offer a card themselves. Nobody is bound by any of it (L49).
"""

from dataclasses import replace

from accessible_games.core.decision import OneOf, ask
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import PROVISIONS, kinds_of
from accessible_games.games.lifeboat.demands import draw_from_hand, fighting
from accessible_games.games.lifeboat.events import (
    BribeBroken,
    BribeDue,
    BribeOffered,
    BribePaid,
    BribePromised,
    HelpPromised,
    OfferRefused,
)
from accessible_games.games.lifeboat.hands import cards_of, give_up, has_cards, owns
from accessible_games.games.lifeboat.options import Side
from accessible_games.games.lifeboat.state import (
    HIDDEN,
    Fight,
    HelpPromise,
    State,
    awake,
    conscious,
    deal_with,
    names,
    remember,
    seat_of,
)
from accessible_games.games.lifeboat.trading import receive, reveal

SIDES = ("attack", "defend")


def leader(fight: Fight, side: str) -> Seat:
    """The attacker or the defender."""
    return fight.leaders[SIDES.index(side)]


def sides(state: State) -> dict[str, str]:
    """The character of each leader, with the side on which one helps them."""
    leaders = zip(fighting(state).leaders, SIDES, strict=True)
    return {state.characters[seat]: side for seat, side in leaders}


def named(card: Piece) -> Piece | None:
    """A card to tell; None if it is not named."""
    return None if card == HIDDEN else card


# A price -----------------------------------------------------------------------------------------


async def promise_help(state: State) -> None:
    """Say what the player would do for a card: help a side, or stay out."""
    fight = fighting(state)
    words = SIDES if state.bribes == "announced" else (*SIDES, "out")
    answer = await ask(state.polled[0], "help", Side(words, helped=sides(state)))
    helped = None if answer == "out" else leader(fight, answer)
    state.fight, state.phase = replace(fight, helped=helped), "price"


async def name_price(state: State) -> None:
    """Choose the card. Whoever would gain is asked to promise it; for staying out, both (L66)."""
    seat, fight = state.polled[0], fighting(state)
    card = await ask(seat, "price", OneOf(tuple(PROVISIONS)))
    state.tell(HelpPromised(seat, fight.helped, card))
    givers = fight.leaders if fight.helped is None else (fight.helped,)
    terms = [HelpPromise(giver, seat, card, fight.helped) for giver in givers]
    if state.bribes == "announced":
        terms = []
    priced = tuple(dict.fromkeys((*fight.priced, seat)))
    state.fight = replace(fight, helped=None, terms=tuple(terms), priced=priced)
    state.phase = "terms" if terms else "fight"


async def answer_terms(state: State) -> None:
    """Promise it or not, whatever the seat holds: these are only words."""
    fight = fighting(state)
    promise, *others = fight.terms
    if await ask(promise.giver, "terms", OneOf(("yes", "no"))) == "yes":
        state.promises.append(promise)
        state.tell(BribePromised(promise.giver))
        others = []
    else:
        state.tell(OfferRefused(promise.taker, promise.giver))
    state.fight = replace(fight, terms=tuple(others))
    state.phase = "terms" if others else "fight"


# An offer ----------------------------------------------------------------------------------------


def may_bribe(state: State, seat: Seat) -> bool:
    """Whether a seat may offer a card: a leader, or one who could join, if somebody else could."""
    if state.bribes != "paid" or not has_cards(state, seat):
        return False
    fight = fighting(state)
    neutral = seat not in fight.fighters and awake(state, seat)
    speaks = neutral or (seat in fight.leaders and seat not in fight.rested)
    return speaks and bool(takers(state, seat))


def takers(state: State, seat: Seat) -> list[Seat]:
    """The seats that can be offered a card: conscious and not fighting."""
    fighters = fighting(state).fighters
    return [other for other in conscious(state) if other != seat and other not in fighters]


def stakes(state: State, seat: Seat) -> Pieces:
    """What a seat can offer: a card that it has, or a hidden one without naming it."""
    kinds = kinds_of(cards_of(state, seat))
    return (*kinds, *([HIDDEN] if state.hands[seat] else []))


async def bribe(state: State) -> None:
    """Offer a card: name either the person or the card first."""
    seat, fight = state.polled[0], fighting(state)
    cards = () if fight.stake else stakes(state, seat)
    people = names(state, takers(state, seat))
    word = await ask(seat, "bribe", OneOf((*people, *cards)))
    if word in cards:
        state.fight = replace(fight, stake=word)
    else:
        state.fight = replace(fight, tempted=seat_of(state, word))
        state.phase = "service" if fight.stake else "stake"


async def stake(state: State) -> None:
    """Choose the card to offer."""
    seat, fight = state.polled[0], fighting(state)
    card = await ask(seat, "stake", OneOf(stakes(state, seat)))
    state.fight, state.phase = replace(fight, stake=card), "service"


async def service(state: State) -> None:
    """Choose the service; then the other is asked at once whether to join, and the leader again."""
    seat, fight = state.polled[0], fighting(state)
    taker, card = fight.tempted, fight.stake
    assert taker is not None
    words = ("aid", "out") if seat in fight.fighters else (*SIDES, "out")
    answer = await ask(seat, "service", OneOf(words))
    helped = seat if answer == "aid" else None if answer == "out" else leader(fight, answer)
    promise = HelpPromise(seat, taker, card, helped)
    state.promises.append(promise)
    state.tell(offer_of(promise))
    reveal(state, range(state.seats), seat, (card,) if card != HIDDEN else ())
    state.fight = replace(fight, tempted=None, stake="")
    state.polled = [taker, *(each for each in state.polled if each != taker)]
    state.phase = "fight"


def offer_of(promise: HelpPromise) -> BribeOffered:
    """The event that tells a promise."""
    kinds = {None: "out", promise.giver: "help"}
    return BribeOffered(
        promise.giver, promise.taker, named(promise.card),
        kinds.get(promise.helped, "side"), promise.helped,
    )  # fmt: skip


# After the fight ---------------------------------------------------------------------------------


def due_promises(state: State, fight: Fight) -> list[HelpPromise]:
    """The promises whose conditions were met, between players who are awake."""
    return [
        promise
        for promise in state.promises
        if kept(fight, promise) and awake(state, promise.giver) and awake(state, promise.taker)
    ]


def kept(fight: Fight, promise: HelpPromise) -> bool:
    """Whether the taker has helped the side, or stayed out."""
    if promise.helped is None:
        return promise.taker not in fight.fighters
    return promise.taker in fight.side_of(promise.helped)


async def due(state: State) -> None:
    """Ask for one promise after another; then the next player has a turn."""
    if state.promises:
        promise = state.promises[0]
        state.tell(BribeDue(promise.giver, promise.taker, named(promise.card)))
        state.phase = "pay"
    else:
        state.phase = "next"


async def pay(state: State) -> None:
    """Hand over the card openly, or one face down, or none; nobody asks which one it is."""
    promise = state.promises[0]
    giver = promise.giver
    shown = ("yes",) if owns(state, giver, promise.card) else ()
    hidden = (HIDDEN,) if state.hands[giver] else ()
    answer = await ask(giver, "pay", OneOf((*shown, *hidden, "no"), likely=(*shown, *hidden)))
    if answer == HIDDEN:
        state.phase = "slip"
        return
    if answer == "yes":
        hand_over(state, giver, promise.taker, promise.card)
    else:
        state.tell(BribeBroken(giver, promise.taker))
    done(state, 1 if answer == "yes" else -1)


def hand_over(state: State, giver: Seat, taker: Seat, card: Piece) -> None:
    """An open card stays open; everybody knows who holds a hidden one now."""
    hidden = give_up(state, giver, card)
    receive(state, taker, card, hidden)
    state.tell(BribePaid(giver, taker, card, hidden=False))


async def slip(state: State) -> None:
    """Choose what goes face down: any card of the hand, as only the two see it."""
    promise = state.promises[0]
    giver, taker = promise.giver, promise.taker
    kinds = kinds_of(state.hands[giver])
    card = kinds[0] if len(kinds) == 1 else await ask(giver, "slip", OneOf(kinds))
    draw_from_hand(state, taker, giver, card)
    state.tell(BribePaid(giver, taker, card, hidden=True))
    done(state, 1)


def done(state: State, by: int) -> None:
    """Go on to the next promise; everybody has seen what became of this one."""
    promise = state.promises.pop(0)
    remember(state, promise.giver, promise.taker, by)
    deal_with(state, promise.giver, promise.taker, "paid" if by > 0 else "cheated")
    state.phase = "due"
