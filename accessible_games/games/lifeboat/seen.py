"""What one seat may know in Lifeboat: its view, and what is hidden from it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.actions import partners
from accessible_games.games.lifeboat.bribes import stakes, takers
from accessible_games.games.lifeboat.cards import BOX
from accessible_games.games.lifeboat.hands import cards_of
from accessible_games.games.lifeboat.state import (
    HIDDEN,
    OVER,
    Demand,
    Fight,
    HelpPromise,
    Offer,
    State,
    conscious,
)
from accessible_games.games.lifeboat.trading import beyond, wishes

FIGHTING = ("fight", "help", "price", "terms", "bribe", "stake", "service")
STAGES = {
    "dawn": "morning", "draft": "morning", **dict.fromkeys(FIGHTING, "fight"),
    "steer": "navigation", "sea": "navigation", "throw": "navigation", "drink": "navigation",
    "water": "navigation", OVER: OVER,
}  # fmt: skip
"""The time of day of each phase; all others belong to the actions."""
Chart = tuple[Piece | None, ...]
"""Navigation cards at their places; None is a card that the seat does not know."""


class View(Frozen):
    """The table as *seat* sees it; an onlooker (None) has no hand and no goals."""

    seat: Seat | None
    love: Piece | None
    hate: Piece | None
    hand: Pieces
    """The seat's own hidden cards."""
    goals: tuple[tuple[Piece, Piece], ...]
    """By seat: love and hate once the game is over, before that nothing."""
    characters: Pieces
    boat: tuple[Seat, ...]
    """From the bow to the stern."""
    wounds: tuple[int, ...]
    shown: tuple[Pieces, ...]
    hidden: tuple[int, ...]
    """By seat: the number of cards in the hand."""
    known: tuple[Pieces, ...]
    """By seat: hidden cards that the seat is known to have (L62)."""
    deeds: tuple[tuple[Seat, Seat, int], ...]
    """Who has done something for a player (1) or against them (-1)."""
    dealings: tuple[tuple[Seat, Seat, str], ...]
    """Who `robbed`, `threatened`, `paid`, `cheated` or `resisted` whom, or `yielded` to them."""
    refusals: tuple[tuple[Seat, Seat], ...]
    """Who has refused a trade with whom today."""
    discard: Pieces
    provisions: int
    navigation: Chart
    """The stack, the top card first (L63)."""
    row_stack: Chart
    drawn: Pieces
    """The navigation cards that the seat looks at as a rower."""
    choice: Pieces
    """The provisions of which the seat may keep one."""
    passed: Pieces
    """The provisions that the seat passed on this morning."""
    birds: int
    day: int
    stage: str
    """`morning`, `actions`, `fight`, `navigation` or `over`."""
    order: tuple[Seat, ...]
    """Who has yet to act today; the first of them acts now."""
    offer: Offer | None
    demand: Demand | None
    fight: Fight | None
    promises: tuple[HelpPromise, ...]
    """What was promised in the fight and not yet paid."""
    rowed: tuple[Seat, ...]
    fought: tuple[Seat, ...]
    course: Piece | None
    thirsts: tuple[tuple[Seat, str], ...]
    shaded: bool
    psychopath: str
    trading: str
    preserver: str
    own_preserver: str
    swimmer: str


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know."""
    over, nobody = state.phase == OVER, seat is None
    own = 0 if seat is None else seat
    fight = state.fight and replace(state.fight, helped=None, tempted=None, stake="", rested=())
    return View(
        seat=seat,
        love=None if nobody else state.loves[own],
        hate=None if nobody else state.hates[own],
        hand=() if nobody else tuple(state.hands[own]),
        goals=tuple(zip(state.loves, state.hates, strict=True)) if over else (),
        characters=tuple(state.characters), boat=tuple(state.boat), wounds=tuple(state.wounds),
        shown=tuple(map(tuple, state.shown)), hidden=tuple(map(len, state.hands)),
        known=known_cards(state, seat),
        deeds=tuple(state.deeds), dealings=tuple(state.dealings),
        refusals=tuple(state.refusals), discard=tuple(state.discard),
        provisions=len(state.provisions), navigation=chart(state, seat, state.navigation[::-1]),
        row_stack=chart(state, seat, state.row_stack),
        drawn=tuple(state.drawn) if not nobody and state.order[:1] == [own] else (),
        choice=tuple(state.passing) if not nobody and state.polled[:1] == [own] else (),
        passed=() if nobody else tuple(state.passed[own]),
        birds=state.birds, day=state.day, stage=STAGES.get(state.phase, "actions"),
        order=tuple(state.order), offer=offer_to(state, seat),
        demand=state.demand if state.phase not in ("loot", "demand") else None, fight=fight,
        promises=tuple(state.promises),
        rowed=tuple(state.rowed), fought=tuple(state.fought), course=state.course,
        thirsts=tuple(state.thirsts), shaded=state.shaded, psychopath=state.psychopath,
        trading=state.trading, preserver=state.preserver, swimmer=state.swimmer,
        own_preserver=state.own_preserver,
    )  # fmt: skip


def offer_to(state: State, seat: Seat | None) -> Offer | None:
    """The current offer; only the two know what goes face down in it (L55)."""
    offer = state.offer
    if offer is None or state.phase != "deal":
        return None
    if seat in (offer.seat, offer.partner):
        return offer
    given, wanted = (HIDDEN,) * len(offer.given), (HIDDEN,) * len(offer.wanted)
    return replace(
        offer, given=given, give=(*beyond(offer.give, offer.given), *given),
        wanted=wanted, want=(*beyond(offer.want, offer.wanted), *wanted),
    )  # fmt: skip


def called(view: View) -> Pieces:
    """Seats are named by their characters, which all can see."""
    return view.characters


def known_cards(state: State, seat: Seat | None) -> tuple[Pieces, ...]:
    """What *seat* knows of the hidden cards of each seat."""
    cards: list[list[Piece]] = [[] for _ in state.hands]
    for observer, owner, card in state.known:
        if observer == seat:
            cards[owner].append(card)
    return tuple(map(tuple, cards))


def chart(state: State, seat: Seat | None, cards: Sequence[Piece]) -> Chart:
    """The cards that a seat knows, at their places."""
    charted = () if seat is None else state.charted[seat]
    return tuple(card if card in charted else None for card in cards)


# What is hidden ----------------------------------------------------------------------------------


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Make up the goals and hidden cards of others, the decks, and what others know.

    Hidden cards are sorted before they are dealt again, as their real order must not matter.
    """
    redeal_goals(state, seat, luck)
    redeal_navigation(state, seat, luck)
    redeal_provisions(state, seat, luck)
    forget(state, seat)
    remake_offer(state, seat, luck)
    remake_bribe(state, seat, luck)


def redeal_goals(state: State, seat: Seat, luck: Luck) -> None:
    """A love and a hate for each, of which only the seat's own are known (L54)."""
    for goals in (state.loves, state.hates):
        others = luck.shuffled(sorted([*goals[:seat], *goals[seat + 1 :]]))
        goals[:] = [*others[:seat], goals[seat], *others[seat:]]


def redeal_navigation(state: State, seat: Seat, luck: Luck) -> None:
    """Shuffle all cards whose place is unknown; who knew a place now knows the new card there."""
    places = [*state.navigation, *state.row_stack, *state.drawn]
    unknown = [card for card in places if card not in state.charted[seat]]
    exchanged = dict(zip(unknown, luck.shuffled(sorted(unknown)), strict=True))
    for cards in (state.navigation, state.row_stack, state.drawn, *state.charted):
        cards[:] = [exchanged.get(card, card) for card in cards]


def redeal_provisions(state: State, seat: Seat, luck: Luck) -> None:
    """All seats keep what is known of them; everything unseen is dealt again."""
    picks, passing = redeal_draft(state, seat, luck)
    known = known_cards(state, seat)
    fixed = [[*cards, *picks[owner]] for owner, cards in enumerate(known)]
    fixed[seat] = state.hands[seat]
    unseen = Counter(BOX)
    for cards in (*state.shown, *fixed, state.discard, passing or []):
        unseen.subtract(cards)
    left = luck.shuffled(sorted(unseen.elements()))
    for owner, hand in enumerate(state.hands):
        lacking = len(hand) - len(fixed[owner])
        state.hands[owner] = fixed[owner] + [left.pop() for _ in range(lacking)]
    state.passing = [left.pop() for _ in state.passing] if passing is None else passing
    state.provisions = left


def redeal_draft(
    state: State, seat: Seat, luck: Luck
) -> tuple[list[list[Piece]], list[Piece] | None]:
    """What others kept this morning, and what is still passed on; None if never looked at.

    Those who chose after *seat* have each kept one of the cards that it passed on.
    """
    picks: list[list[Piece]] = [[] for _ in state.hands]
    if not state.passing or state.polled[0] == seat:
        return picks, state.passing
    if not state.passed[seat]:
        return picks, None
    crew, cards = conscious(state), luck.shuffled(state.passed[seat])
    for other in crew[crew.index(seat) + 1 : crew.index(state.polled[0])]:
        picks[other].append(cards.pop())
    return picks, cards


def forget(state: State, seat: Seat) -> None:
    """Make up what others have seen: they know nothing that *seat* does not know."""
    kept: list[tuple[Seat, Seat, Piece]] = []
    for entry in state.known:
        observer, owner, card = entry
        shared = kept.count(entry) < state.known.count((seat, owner, card))
        if seat in (observer, owner) or shared:
            kept.append(entry)
    state.known = kept
    state.passed = [cards if each == seat else [] for each, cards in enumerate(state.passed)]


def remake_offer(state: State, seat: Seat, luck: Luck) -> None:
    """Replace an offer of another seat that has not been made yet by a random one."""
    offer = state.offer
    if offer is None or offer.seat == seat:
        return
    if state.phase == "deal":
        remake_slip(state, seat, offer, luck)
        return
    others, slip = partners(state, offer.seat), luck.one_of((False, True))
    if state.phase in ("give", "cover"):
        state.offer, state.phase = Offer(offer.seat, luck.one_of(others), slip=slip), "give"
        return
    other = luck.one_of([each for each in others if cards_of(state, each)])
    cards = luck.shuffled(cards_of(state, offer.seat))
    count = luck.one_of(range(len(cards) + 1))
    state.offer = Offer(offer.seat, other, tuple(cards[:count]), slip=slip)


def remake_slip(state: State, seat: Seat, offer: Offer, luck: Luck) -> None:
    """Replace what goes face down by random hidden cards, unless *seat* is one of the two."""
    if seat == offer.partner or not (offer.given or offer.wanted):
        return
    give, want = beyond(offer.give, offer.given), beyond(offer.want, offer.wanted)
    hidden = beyond(state.hands[offer.seat], beyond(give, state.shown[offer.seat]))
    unseen = beyond(beyond(wishes(state, offer.partner), state.shown[offer.partner]), want)
    given = tuple(luck.shuffled(sorted(hidden))[: len(offer.given)])
    wanted = tuple(luck.shuffled(sorted(unseen))[: len(offer.wanted)])
    state.offer = replace(
        offer, give=(*give, *given), want=(*want, *wanted), given=given, wanted=wanted
    )


def remake_bribe(state: State, seat: Seat, luck: Luck) -> None:
    """Replace a bribe that another seat has not announced yet by a random one."""
    fight = state.fight
    if fight is None or state.polled[0] == seat:
        return
    giver = state.polled[0]
    tempted = luck.one_of(takers(state, giver)) if fight.tempted is not None else None
    card = luck.one_of(stakes(state, giver)) if fight.stake else ""
    state.fight = replace(fight, tempted=tempted, stake=card)
