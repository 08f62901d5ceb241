"""Positions of Lifeboat: what no play could lead to is refused."""

from collections import Counter
from collections.abc import Callable, Sequence

from accessible_games.core.event import Piece, Seat
from accessible_games.core.position import Place, require
from accessible_games.games.lifeboat.actions import ROWING, others, partners, victims, wounded
from accessible_games.games.lifeboat.cards import BIRDS, BOX, CHARACTERS, COURSES, SIZES, WEAPONS
from accessible_games.games.lifeboat.fights import may_fight
from accessible_games.games.lifeboat.navigation import PRESERVER, may_act_at_sea, swimming
from accessible_games.games.lifeboat.rules import ACTIONS, FIGHT, NAVIGATION, PHASES
from accessible_games.games.lifeboat.state import (
    HIDDEN,
    OPTIONS,
    OVER,
    SEATS,
    State,
    alive,
    awake,
    cards_of,
    conscious,
    may_hide,
    may_hold,
)
from accessible_games.games.lifeboat.thirst import shadable
from accessible_games.games.lifeboat.trading import wishes

ACTING = ("turn", *ACTIONS, *FIGHT)
"""Phases in which somebody acts."""
AT_SEA = ("overboard", "sea", "throw", "splash", "thirst", "drink", "water", "dusk")
"""Phases in which a navigation card is being resolved."""
CAUSES = ("name", "row", "fight")


def check(state: State) -> None:
    """Raise `PositionError` where no play could lead to this state."""
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
    check_action(state)
    check_offer(state)
    check_demand(state)
    check_fight(state)
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
    """Different characters, each loved once and hated once, and wounds that they can have."""
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
        chosen = getattr(state, name)
        require(chosen in choices, (name,), "out-of-range", chosen)
    require(0 <= state.birds <= BIRDS, ("birds",), "out-of-range", state.birds)
    require(state.day >= 0, ("day",), "out-of-range", state.day)


def check_seats(state: State, name: str, seats: Sequence[int]) -> None:
    """Seats that there are, each once."""
    for place, seat in enumerate(seats):
        new = seat in range(state.seats) and seat not in seats[:place]
        require(new, (name, place), "out-of-range", seat)


def check_boat(state: State) -> None:
    """Each seat once; who was swept away has no cards."""
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
    """All 42 are somewhere, once."""
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
    """All 24 are somewhere, once."""
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
    """What was done was done for or against somebody else at the table."""
    for place, (doer, other, by) in enumerate(state.deeds):
        there = doer in range(state.seats) and other in range(state.seats)
        require(there and doer != other, ("deeds", place), "out-of-range", doer)
        require(by in (1, -1), ("deeds", place), "out-of-range", by)


# What the phase asks -----------------------------------------------------------------------------


def check_end(state: State) -> None:
    """With the fourth bird the game is over, and else when all are dead."""
    over, landed = state.phase in (OVER, "end"), state.birds == BIRDS
    dead = not any(alive(state, seat) for seat in state.boat)
    ended = landed or (dead and state.phase == OVER)
    require(over == ended, ("phase",), "out-of-range", state.phase)
    dying = state.phase in (*NAVIGATION, OVER)
    require(dying or not dead, ("phase",), "out-of-range", state.phase)


def check_morning(state: State) -> None:
    """Those who are yet to choose sit next to each other, with a card for each."""
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
    """Who acts is conscious; when the boat is navigated nobody has yet to act."""
    if state.phase in ACTING:
        acting = bool(state.order) and awake(state, state.order[0])
        require(acting, ("order",), "out-of-range", state.order)
    elif state.phase in NAVIGATION and state.phase != "end":
        require(not state.order, ("order",), "wrong-length", len(state.order))


def check_polled(state: State) -> None:
    """Only those are asked who are conscious and may do what is asked."""
    may: dict[str, Callable[[Seat], bool]] = {
        "draft": lambda seat: awake(state, seat),
        "market": lambda seat: awake(state, seat) and seat != state.order[0],
        "sea": lambda seat: awake(state, seat) and may_act_at_sea(state, seat),
        "throw": lambda seat: awake(state, seat),
        "water": lambda seat: awake(state, seat) and may_hold(state, seat, "water"),
    }
    trading = ("show", "partner", "give", "want", "deal")
    if state.phase in trading and state.trading == "open":
        may |= dict.fromkeys(trading, may["market"])
    if state.phase in FIGHT and state.fight is not None:
        may |= dict.fromkeys(("fight", "help", "price"), lambda seat: may_fight(state, seat))
    for place, seat in enumerate(state.polled):
        asked = state.phase in may and may[state.phase](seat)
        require(asked, ("polled", place), "out-of-range", seat)
    asking = state.phase in ("market", "fight", "help", "price", "sea", "water")
    require(bool(state.polled) or not asking, ("polled",), "wrong-length", 0)
    open_market = state.phase != "market" or state.trading == "open"
    require(open_market, ("phase",), "out-of-range", state.phase)


def check_action(state: State) -> None:
    """What an action needs is there."""
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
    """An offer is there while it grows, of who may trade now, to somebody who is conscious."""
    offer = state.offer
    trader = (state.polled or state.order or [0])[0]
    if state.phase == "partner":
        require(bool(partners(state, trader)), ("phase",), "out-of-range", state.phase)
    if state.phase not in ("give", "want", "deal"):
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
    said = offer.give or offer.want or state.phase != "deal"
    require(bool(said), ("offer", "give"), "wrong-length", 0)


def check_demand(state: State) -> None:
    """A demand is there while it is chosen, answered and fought for, of somebody in the boat."""
    demand = state.demand
    if state.phase not in ("loot", "demand", "consent", *FIGHT):
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
    if state.phase == "consent":
        require(awake(state, target), ("demand", "target"), "out-of-range", target)


def check_fight(state: State) -> None:
    """The two sides of a fight are led by those whom the demand is about."""
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
    leaders = (fight.attackers[0], fight.defenders[0]) if state.phase == "price" else (None,)
    require(fight.helped in leaders, ("fight", "helped"), "out-of-range", fight.helped)
    if state.phase in ("help", "price"):
        neutral = state.polled[0] not in fight.fighters
        require(neutral, ("polled", 0), "out-of-range", state.polled[0])


def check_course(state: State) -> None:
    """The card of the day lies there after it was chosen, and then there is no row stack."""
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
        require(throws and bool(swimming(state)), ("thrower",), "out-of-range", thrower)
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
