"""Checks that a position of Lifeboat can be reached by play."""

from collections import Counter
from collections.abc import Callable, Sequence

from accessible_games.core.event import Piece, Seat
from accessible_games.core.position import Place, require
from accessible_games.games.lifeboat.actions import ROWING, others, partners, victims, wounded
from accessible_games.games.lifeboat.bribes import may_bribe, stakes, takers
from accessible_games.games.lifeboat.cards import (
    BIRDS,
    BOX,
    CHARACTERS,
    COURSES,
    PROVISIONS,
    SIZES,
    WEAPONS,
)
from accessible_games.games.lifeboat.fights import may_fight
from accessible_games.games.lifeboat.hands import cards_of, may_hide, may_hold
from accessible_games.games.lifeboat.market import MARKET
from accessible_games.games.lifeboat.navigation import PRESERVER, able_at_sea, swimming
from accessible_games.games.lifeboat.parley import may_parley, ransoms
from accessible_games.games.lifeboat.rules import ACTING, FIGHT, NAVIGATION, PHASES, SETTLING
from accessible_games.games.lifeboat.state import (
    DEALINGS,
    HIDDEN,
    OPTIONS,
    OVER,
    SEATS,
    UNNAMED,
    Demand,
    Fight,
    Offer,
    State,
    alive,
    awake,
    conscious,
)
from accessible_games.games.lifeboat.thirst import shadable
from accessible_games.games.lifeboat.trading import coverable, wishes

AT_SEA = ("overboard", "sea", "throw", "splash", "thirst", "drink", "water", "dusk")
"""Phases in which a navigation card is being resolved."""
CAUSES = ("name", "row", "fight")
PARLEY = ("consent", "ransom", "settle")
"""Phases in which a demand has not been answered yet."""


def check(state: State) -> None:
    """Check that play could lead to this state. Raises `PositionError` if it could not."""
    check_lists(state)
    check_people(state)
    check_boat(state)
    check_provisions(state)
    check_navigation(state)
    check_knowledge(state)
    check_deeds(state)
    require(state.phase in (*PHASES, OVER), ("phase",), "out-of-range", state.phase)
    check_end(state)
    check_morning(state)
    check_order(state)
    check_polled(state)
    check_wishes(state)
    check_action(state)
    check_offer(state)
    check_demand(state)
    check_fight(state)
    check_promises(state)
    check_course(state)
    check_thirsts(state)


# What is always so -------------------------------------------------------------------------------


def check_lists(state: State) -> None:
    """Four to six seats, and an item for each of them in every list by seat."""
    seats = len(state.characters)
    require(seats in SEATS, ("characters",), "wrong-length", seats)
    for name in ("loves", "hates", "hands", "shown", "wounds", "charted", "passed"):
        items = getattr(state, name)
        require(len(items) == seats, (name,), "wrong-length", len(items))


def check_people(state: State) -> None:
    """The characters differ, each is loved once and hated once, and wounds are possible."""
    for seat, character in enumerate(state.characters):
        new = character in CHARACTERS and character not in state.characters[:seat]
        require(new, ("characters", seat), "out-of-range", character)
        most = SIZES[character] + 1
        require(
            0 <= state.wounds[seat] <= most, ("wounds", seat), "out-of-range", state.wounds[seat]
        )
    for name, goals in (("loves", state.loves), ("hates", state.hates)):
        require(sorted(goals) == sorted(state.characters), (name,), "wrong-cards")
    for name, choices in OPTIONS.items():
        field = name.replace("-", "_")
        chosen = getattr(state, field)
        require(chosen in (*choices, UNNAMED[name]), (field,), "out-of-range", chosen)
    require(0 <= state.birds <= BIRDS, ("birds",), "out-of-range", state.birds)
    require(state.day >= 0, ("day",), "out-of-range", state.day)


def check_seats(state: State, name: str, seats: Sequence[int]) -> None:
    """Seats that exist, each once."""
    for place, seat in enumerate(seats):
        new = seat in range(state.seats) and seat not in seats[:place]
        require(new, (name, place), "out-of-range", seat)


def check_boat(state: State) -> None:
    """Each seat once; players swept away have no cards."""
    for name in ("boat", "order", "polled", "rowed", "fought"):
        check_seats(state, name, getattr(state, name))
    for name in ("order", "polled"):
        for place, seat in enumerate(getattr(state, name)):
            require(seat in state.boat, (name, place), "out-of-range", seat)
    for seat in range(state.seats):
        gone = seat not in state.boat
        require(not (gone and cards_of(state, seat)), ("hands", seat), "wrong-cards")


def check_pieces(place: Place, cards: Sequence[Piece], pieces: Sequence[Piece]) -> None:
    """Cards of the right kind."""
    for index, card in enumerate(cards):
        require(card in pieces, (*place, index), "unknown-piece", card)


def check_provisions(state: State) -> None:
    """All 42 are somewhere, exactly once."""
    piles: dict[Place, list[Piece]] = {
        (name,): getattr(state, name) for name in ("provisions", "discard", "passing")
    }
    for seat in range(state.seats):
        piles |= {("hands", seat): state.hands[seat], ("shown", seat): state.shown[seat]}
    for place, cards in piles.items():
        check_pieces(place, cards, BOX)
    cards = [card for pile in piles.values() for card in pile]
    require(sorted(cards) == sorted(BOX), (), "wrong-deck")


def check_navigation(state: State) -> None:
    """All 24 are somewhere, exactly once."""
    for name in ("navigation", "row_stack", "drawn"):
        check_pieces((name,), getattr(state, name), tuple(COURSES))
    require(
        state.course is None or state.course in COURSES, ("course",), "unknown-piece", state.course
    )
    day = [state.course] if state.course is not None else []
    cards = [*state.navigation, *state.row_stack, *state.drawn, *day]
    require(sorted(cards) == sorted(COURSES), (), "wrong-deck")


def check_knowledge(state: State) -> None:
    """Nobody knows of a card that is not there."""
    for seat in range(state.seats):
        check_pieces(("charted", seat), state.charted[seat], tuple(COURSES))
        check_pieces(("passed", seat), state.passed[seat], BOX)
    counted = Counter(state.known)
    for place, (observer, owner, card) in enumerate(state.known):
        known = observer in range(state.seats) and owner in range(state.seats)
        require(known and observer != owner, ("known", place), "out-of-range", observer)
        held = state.hands[owner].count(card) >= counted[observer, owner, card]
        require(held, ("known", place), "wrong-cards", card)


def check_deeds(state: State) -> None:
    """All deeds are for or against another player at the table."""
    for place, (doer, other, by) in enumerate(state.deeds):
        there = doer in range(state.seats) and other in range(state.seats)
        require(there and doer != other, ("deeds", place), "out-of-range", doer)
        require(by in (1, -1), ("deeds", place), "out-of-range", by)
    for place, (doer, other, what) in enumerate(state.dealings):
        there = doer in range(state.seats) and other in range(state.seats)
        require(there and doer != other, ("dealings", place), "out-of-range", doer)
        require(what in DEALINGS, ("dealings", place), "out-of-range", what)
    for place, (refuser, asker) in enumerate(state.refusals):
        there = {refuser, asker} <= {*range(state.seats)}
        require(there and refuser != asker, ("refusals", place), "out-of-range", refuser)


# What depends on the phase, such as who is asked -------------------------------------------------


def check_end(state: State) -> None:
    """With the fourth bird, or when everybody is dead, the game is over."""
    over, landed = state.phase in (OVER, "end"), state.birds == BIRDS
    dead = not any(alive(state, seat) for seat in state.boat)
    ended = landed or (dead and state.phase == OVER)
    require(over == ended, ("phase",), "out-of-range", state.phase)
    dying = state.phase in (*NAVIGATION, OVER)
    require(dying or not dead, ("phase",), "out-of-range", state.phase)


def check_morning(state: State) -> None:
    """Players yet to choose sit next to each other, with a card for each."""
    drafting, crew, left = state.phase == "draft", conscious(state), len(state.polled)
    if drafting:
        first = crew.index(state.polled[0]) if state.polled and state.polled[0] in crew else 0
        require(
            state.polled == crew[first : first + left], ("polled",), "out-of-range", state.polled
        )
        require(left > 1, ("polled",), "wrong-length", left)
        require(state.order == state.boat, ("order",), "out-of-range", state.order)
    count = left if drafting else 0
    require(len(state.passing) == count, ("passing",), "wrong-length", len(state.passing))


def check_order(state: State) -> None:
    """The acting player is conscious; nobody has yet to act at night or in the trades before it."""
    evening = state.trading == "free" and state.phase in MARKET and state.polled
    if state.phase in ACTING - {*SETTLING} and (state.order or not evening):
        acting = bool(state.order) and awake(state, state.order[0])
        require(acting, ("order",), "out-of-range", state.order)
    elif state.phase in NAVIGATION and state.phase != "end":
        require(not state.order, ("order",), "wrong-length", len(state.order))


def check_polled(state: State) -> None:
    """Only those who are conscious and may do what is asked are asked."""
    may: dict[str, Callable[[Seat], bool]] = {
        "draft": lambda seat: awake(state, seat),
        "market": lambda seat: (
            awake(state, seat) and (state.trading == "free" or seat != state.order[0])
        ),
        "sea": lambda seat: awake(state, seat) and bool(able_at_sea(state, [seat])),
        "throw": lambda seat: awake(state, seat),
        "water": lambda seat: awake(state, seat) and may_hold(state, seat, "water"),
    }
    if state.trading != "turn":
        may |= dict.fromkeys(MARKET, may["market"])
    if state.phase in FIGHT and state.fight is not None:
        may |= dict.fromkeys(FIGHT, lambda seat: may_fight(state, seat))
    for place, seat in enumerate(state.polled):
        asked = state.phase in may and may[state.phase](seat)
        require(asked, ("polled", place), "out-of-range", seat)
    asking = state.phase in ("market", "sea", "water", *FIGHT) and state.phase != "outcome"
    require(bool(state.polled) or not asking, ("polled",), "wrong-length", 0)
    open_market = state.phase != "market" or state.trading != "turn"
    require(open_market, ("phase",), "out-of-range", state.phase)


def check_wishes(state: State) -> None:
    """Nobody wishes twice, nor when everybody is asked or nobody may, nor at night."""
    for name, wished in (("wishing", state.wishing), ("evening", state.evening)):
        may = state.trading == "free" and state.phase in (*ACTING, "next", "end", OVER)
        require(may or not wished, (name,), "wrong-length", len(wished))
        for place, seat in enumerate(wished):
            new = seat in state.boat and seat not in wished[:place]
            require(new, (name, place), "out-of-range", seat)


def check_action(state: State) -> None:
    """The requirements of an action are met."""
    seat = state.order[0] if state.order else 0
    rowing = state.phase == "row"
    count = ROWING + state.shown[seat].count("oar") if rowing else 0
    require(len(state.drawn) == count, ("drawn",), "wrong-length", len(state.drawn))
    able: dict[str, Callable[[], object]] = {
        "row": lambda: seat in state.rowed,
        "heal": lambda: "medical-kit" in state.shown[seat] and wounded(state),
        "swap": lambda: others(state, seat),
        "mug": lambda: victims(state, seat),
    }
    possible = able.get(state.phase, lambda: True)()
    require(bool(possible), ("phase",), "out-of-range", state.phase)


def check_offer(state: State) -> None:
    """An offer exists while it grows, from a player who may trade now to a conscious one."""
    offer = state.offer
    trader = (state.polled or state.order or [0])[0]
    if state.phase in ("partner", "aside"):
        require(bool(partners(state, trader)), ("phase",), "out-of-range", state.phase)
    if state.phase not in ("give", "want", "cover", "deal"):
        require(offer is None, ("offer",), "wrong-cards")
        return
    require(offer is not None and offer.seat == trader, ("offer", "seat"), "out-of-range")
    assert offer is not None
    able = offer.partner in partners(state, offer.seat)
    require(able, ("offer", "partner"), "out-of-range", offer.partner)
    for name, cards, there in (
        ("give", offer.give, cards_of(state, offer.seat)),
        ("want", offer.want, wishes(state, offer.partner)),
    ):
        require(not Counter(cards) - Counter(there), ("offer", name), "wrong-cards")
    asked = state.phase != "want" or cards_of(state, offer.partner)
    require(bool(asked), ("offer", "partner"), "out-of-range", offer.partner)
    said = offer.give or offer.want or state.phase not in ("cover", "deal")
    require(bool(said), ("offer", "give"), "wrong-length", 0)
    check_slip(state, offer)


def check_slip(state: State, offer: Offer) -> None:
    """Cards that go face down are part of a slipped offer, and are not open."""
    slipping = offer.slip and state.phase == "deal"
    for name, cards, there in zip(
        ("given", "wanted"), (offer.given, offer.wanted), coverable(state, offer), strict=True
    ):
        hidden = slipping and not Counter(cards) - Counter(there)
        require(hidden or not cards, ("offer", name), "wrong-cards")
    require(offer.slip or state.phase != "cover", ("offer", "slip"), "out-of-range", offer.slip)


def check_demand(state: State) -> None:
    """A demand on somebody in the boat exists while it is chosen, answered and fought for."""
    demand = state.demand
    if state.phase not in ("loot", "demand", *PARLEY, *FIGHT):
        require(demand is None, ("demand",), "wrong-cards")
        return
    require(demand is not None, ("demand",), "missing-field")
    assert demand is not None
    seat, target = state.order[0], demand.target
    require(target in others(state, seat), ("demand", "target"), "out-of-range", target)
    if state.phase == "loot":
        require(target in victims(state, seat), ("demand", "target"), "out-of-range", target)
    hidden = bool(state.hands[target]) or state.phase in FIGHT
    there = hidden if demand.loot == HIDDEN else demand.loot in ("", *state.shown[target])
    require(there, ("demand", "loot"), "wrong-cards", demand.loot)
    if state.phase in PARLEY:
        require(awake(state, target), ("demand", "target"), "out-of-range", target)
    check_parley(state, demand)


def check_parley(state: State, demand: Demand) -> None:
    """Any attempt to talk first was possible, and a card that is offered exists."""
    for place, word in enumerate(demand.said):
        tried = word in ("threaten", "offer") and word not in demand.said[:place]
        allowed = state.phase in (*PARLEY, *FIGHT) and may_parley(state)
        require(tried and allowed, ("demand", "said", place), "out-of-range", word)
    cards = ransoms(state)
    offered = demand.ransom in cards and state.phase == "settle" and "offer" in demand.said
    require(offered or not demand.ransom, ("demand", "ransom"), "wrong-cards", demand.ransom)
    possible = {"ransom": bool(cards), "settle": bool(demand.said)}.get(state.phase, True)
    require(possible, ("phase",), "out-of-range", state.phase)


def check_fight(state: State) -> None:
    """The two sides of a fight are led by the two players of the demand."""
    fight = state.fight
    if state.phase not in FIGHT:
        require(fight is None, ("fight",), "wrong-cards")
        return
    require(fight is not None and state.demand is not None, ("fight",), "missing-field")
    assert fight is not None
    assert state.demand is not None
    sides = (
        ("attackers", fight.attackers, state.order[0]),
        ("defenders", fight.defenders, state.demand.target),
    )
    for name, side, leader in sides:
        require(side[:1] == (leader,), ("fight", name), "out-of-range", leader)
    for seat in fight.fighters:
        once = seat in conscious(state) and fight.fighters.count(seat) == 1
        require(once, ("fight",), "out-of-range", seat)
    for place, (seat, card) in enumerate(fight.played):
        played = seat in fight.fighters and card in WEAPONS and card in state.shown[seat]
        once = [fighter for fighter, _ in fight.played].count(seat) == 1
        require(played and once, ("fight", "played", place), "wrong-cards", card)
    for place, seat in enumerate(fight.rested):
        led = seat in fight.leaders and fight.rested.count(seat) == 1
        require(led, ("fight", "rested", place), "out-of-range", seat)
    for place, seat in enumerate(fight.priced):
        named = seat in state.boat and fight.priced.count(seat) == 1
        require(named, ("fight", "priced", place), "out-of-range", seat)
    check_bribe(state, fight)


def check_bribe(state: State, fight: Fight) -> None:
    """A price is named by a player not fighting, an offer made by one who may make it."""
    phase, seat = state.phase, state.polled[0] if state.polled else 0
    nobody = (None,) if phase != "price" or state.bribes == "paid" else ()
    promised = (*(fight.leaders if phase == "price" else ()), *nobody)
    require(fight.helped in promised, ("fight", "helped"), "out-of-range", fight.helped)
    if phase in ("help", "price", "terms"):
        require(seat not in fight.fighters, ("polled", 0), "out-of-range", seat)
    offering = phase in ("bribe", "stake", "service")
    require(not offering or may_bribe(state, seat), ("polled", 0), "out-of-range", seat)
    able = (*takers(state, seat),) if phase in ("stake", "service") else (None,)
    require(fight.tempted in able, ("fight", "tempted"), "out-of-range", fight.tempted)
    cards = {"bribe": ("", *stakes(state, seat)), "service": stakes(state, seat)}
    require(fight.stake in cards.get(phase, ("",)), ("fight", "stake"), "wrong-cards", fight.stake)
    require(bool(fight.terms) == (phase == "terms"), ("fight", "terms"), "wrong-length")
    for place, promise in enumerate(fight.terms):
        asked = promise.taker == seat and promise.giver in fight.leaders
        require(asked, ("fight", "terms", place), "out-of-range", promise.giver)


def check_promises(state: State) -> None:
    """Cards are promised in a fight, and due after it between players who are awake."""
    made = state.phase in FIGHT and state.bribes == "paid"
    settled = state.phase in SETTLING
    require(made or settled or not state.promises, ("promises",), "wrong-length")
    asked = state.phase not in ("pay", "slip") or bool(state.promises)
    require(asked, ("promises",), "wrong-length", 0)
    terms = state.fight.terms if state.fight is not None else ()
    for place, promise in enumerate((*state.promises, *terms)):
        two = {promise.giver, promise.taker} & {*conscious(state)}
        require(len(two) == 2, ("promises", place), "out-of-range", promise.giver)
        known = promise.card in (HIDDEN, *PROVISIONS)
        require(known, ("promises", place), "unknown-piece", promise.card)
        helped = promise.helped in (None, *range(state.seats))
        require(helped, ("promises", place), "out-of-range", promise.helped)
    if state.phase == "slip":
        hand = state.hands[state.promises[0].giver]
        require(bool(hand), ("phase",), "out-of-range", state.phase)


def check_course(state: State) -> None:
    """The card of the day exists once it was chosen, and then there is no row stack."""
    phase = state.phase
    chosen = state.course is not None
    require(
        chosen == (phase in AT_SEA) or phase in ("end", OVER),
        ("course",),
        "out-of-range",
        state.course,
    )
    require(not (chosen and state.row_stack), ("row_stack",), "wrong-length", len(state.row_stack))
    if phase == "steer":
        crew = conscious(state)
        asked = bool(crew) and (len(state.row_stack) > 1 or may_hide(state, crew[-1], "compass"))
        require(asked, ("phase",), "out-of-range", phase)
    require(
        not state.chum or phase in ("sea", "throw", "splash"), ("chum",), "out-of-range", state.chum
    )
    thrower = state.thrower
    if phase == "throw":
        throws = thrower in conscious(state) and PRESERVER in state.shown[thrower or 0]
        catches = bool(swimming(state, thrower or 0))
        require(throws and catches, ("thrower",), "out-of-range", thrower)
    else:
        require(thrower is None, ("thrower",), "out-of-range", thrower)


def check_thirsts(state: State) -> None:
    """The thirsty are in the boat, and the first of them can be helped."""
    asked = state.phase in ("drink", "water")
    require(bool(state.thirsts) == asked, ("thirsts",), "wrong-length", len(state.thirsts))
    for place, (seat, cause) in enumerate(state.thirsts):
        known = seat in state.boat and cause in CAUSES
        require(known, ("thirsts", place), "out-of-range", cause)
    if asked:
        seat, _ = state.thirsts[0]
        own = shadable(state, seat) or may_hold(state, seat, "water")
        can = awake(state, seat) and own if state.phase == "drink" else seat not in state.polled
        require(can and alive(state, seat), ("thirsts", 0), "out-of-range", seat)
