"""Navigation: the card of the day is chosen, birds are counted, people fall overboard.

Thirst comes last, in thirst.py.
"""

from accessible_games.core.decision import OneOf, ask, ask_all
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.actions import choice_of, reach_for
from accessible_games.games.lifeboat.cards import COURSES, SWIMMER, Course
from accessible_games.games.lifeboat.charts import aboard, contents, count_bird, discover, put_under
from accessible_games.games.lifeboat.hands import (
    cards_of,
    holders,
    may_hide,
    owns,
    show_card,
    spend,
)
from accessible_games.games.lifeboat.sea_events import (
    CardsLost,
    ChumPlayed,
    CompassUsed,
    CourseSeen,
    CourseSet,
    Drowned,
    FellOverboard,
    PreserverThrown,
    SavedByPreserver,
    SharksCame,
    SwamBack,
    SweptAway,
)
from accessible_games.games.lifeboat.state import (
    State,
    alive,
    awake,
    conscious,
    remember,
    seat_of,
    size,
    wound,
)

PRESERVER = "life-preserver"

# Steering ----------------------------------------------------------------------------------------


def navigator(state: State) -> Seat | None:
    """The conscious seat nearest the stern at the moment (L7)."""
    return next(iter(reversed(conscious(state))), None)


async def steering(state: State) -> None:
    """The navigator looks at the row stack; if nobody is awake, the top card counts (L35)."""
    seat = navigator(state)
    if seat is None:
        set_course(state, None, state.navigation.pop())
        return
    for card in state.row_stack:
        look_at(state, seat, card)
    state.phase = "steer"
    if "compass" in state.shown[seat]:
        use_compass(state, seat)


def look_at(state: State, seat: Seat, card: Piece) -> None:
    """Show a navigation card to a seat, which then knows where it is."""
    if card not in state.charted[seat]:
        state.charted[seat].append(card)
    state.tell(CourseSeen(*contents(card, aboard(state)), seat))


def use_compass(state: State, seat: Seat) -> None:
    """Draw one more card to choose from; if nobody rowed, two (L36)."""
    state.tell(CompassUsed(seat))
    for _ in range(1 if state.row_stack else 2):
        card = state.navigation.pop()
        discover(state, [seat], card)
        state.row_stack.append(card)
        state.tell(CourseSeen(*contents(card, aboard(state)), seat))


async def steer(state: State) -> None:
    """Choose from the row stack, or turn the top card if it is empty; a hidden compass helps.

    Nobody is asked about a single card unless they may have a compass (L64).
    """
    seat = navigator(state)
    assert seat is not None
    words = tuple(state.row_stack) or ("top",)
    word = words[0]
    if len(words) > 1 or may_hide(state, seat, "compass"):
        aids = ("compass",) if "compass" in state.hands[seat] else ()
        birds = tuple(word for word in state.row_stack if COURSES[word].bird > 0)
        word = await ask(seat, "steer", OneOf((*words, *aids), likely=birds))
    if word == "compass":
        show_card(state, seat, word)
        use_compass(state, seat)
    elif word == "top":
        set_course(state, seat, state.navigation.pop())
    else:
        state.row_stack.remove(word)
        set_course(state, seat, word)


def set_course(state: State, seat: Seat | None, card: Piece) -> None:
    """Apply the card of the day: birds, overboard and thirst, in this order."""
    put_row_stack_back(state, seat)
    discover(state, range(state.seats), card)
    state.course, state.phase = card, "overboard"
    state.tell(CourseSet(*contents(card, aboard(state)), seat))
    count_bird(state, COURSES[card].bird)  # after the phase, as the fourth ends the game instead


def put_row_stack_back(state: State, seat: Seat | None) -> None:
    """Put the other cards under the stack; the navigator, if any, knows where (L63)."""
    for card in state.row_stack:
        discover(state, [] if seat is None else [seat], card)
    put_under(state, state.row_stack)
    state.row_stack = []


def course(state: State) -> Course:
    """The navigation card of the day."""
    assert state.course is not None
    return COURSES[state.course]


# Overboard ---------------------------------------------------------------------------------------


def falling(state: State) -> list[Seat]:
    """The seats in the boat that the card names, from the bow to the stern; the dead too (L53)."""
    named = course(state).overboard
    return [seat for seat in state.boat if state.characters[seat] in named]


async def overboard(state: State) -> None:
    """They fall; then the conscious may play chum or throw a life preserver (L29)."""
    for seat in falling(state):
        state.tell(FellOverboard(seat))
    ask_on(state, conscious(state))


def ask_on(state: State, seats: list[Seat]) -> None:
    """Keep asking as long as one of these seats may still play something."""
    state.polled = able_at_sea(state, seats)
    state.phase = "sea" if state.polled else "splash"


def able_at_sea(state: State, seats: list[Seat]) -> list[Seat]:
    """The seats that may have chum, if there is none in the water, or a preserver (L64)."""
    if not falling(state):
        return []
    baiting = [] if state.chum else holders(state, seats, "chum")
    throwing = [seat for seat in holders(state, seats, PRESERVER) if floating(state, seat)]
    return [seat for seat in seats if seat in baiting or seat in throwing]


def floating(state: State, thrower: Seat) -> list[Seat]:
    """The seats in the water that can be thrown a preserver and have none yet."""
    return [seat for seat in swimming(state, thrower) if PRESERVER not in state.shown[seat]]


def swimming(state: State, thrower: Seat) -> list[Seat]:
    """The seats in the water that can be thrown one (L25); the thrower only by an option (L26)."""
    saved = awake if state.preserver == "conscious" else alive
    own = state.own_preserver == "hand"
    return [seat for seat in falling(state) if saved(state, seat) and (own or seat != thrower)]


def sea_options(state: State, seat: Seat) -> OneOf:
    """Chum and the life preserver, if the seat has them, or nothing."""
    chum = ("chum",) if not state.chum and owns(state, seat, "chum") else ()
    able = owns(state, seat, PRESERVER) and floating(state, seat)
    return OneOf(("no", *chum, *((PRESERVER,) if able else ())))


async def sea(state: State) -> None:
    """Ask the seats at the same time; those who play something are asked again."""
    answers = await ask_all("sea", {seat: sea_options(state, seat) for seat in state.polled})
    for seat in state.polled:
        if answers[seat] == "chum":
            spend(state, seat, "chum")
            state.chum = True
            state.tell(ChumPlayed(seat))
        elif answers[seat] == PRESERVER:
            reach_for(state, seat, PRESERVER)
            state.thrower = seat
    ask_on(state, [seat for seat in state.polled if answers[seat] != "no"])
    if state.thrower is not None:
        state.phase = "throw"


async def throw(state: State) -> None:
    """Throw a preserver: the receiver keeps it (L25); whoever saved themselves is asked no more."""
    seat = state.thrower
    assert seat is not None
    target = seat_of(state, await ask(seat, "throw", choice_of(state, swimming(state, seat))))
    state.thrower = None
    state.shown[seat].remove(PRESERVER)
    state.shown[target].append(PRESERVER)
    state.tell(PreserverThrown(seat, target))
    remember(state, seat, target, 1)
    ask_on(state, [each for each in state.polled if not each == seat == target])


async def splash(state: State) -> None:
    """Settle the fate of everybody in the water, from the bow to the stern.

    Chum that lies open in front of one of them works by itself (L29), and there is one bite however
    much of it there is (L28).
    """
    fallen = falling(state)
    sharks = state.chum or any("chum" in state.shown[seat] for seat in fallen)
    if sharks:
        state.tell(SharksCame())
    for seat in fallen:
        plunge(state, seat, sharks)
    state.chum, state.phase = False, "thirst"


def plunge(state: State, seat: Seat, sharks: bool) -> None:
    """The dead are gone (L30), and so are the drowned if they do not come back (L22).

    All others are back in time for thirst, even if they have died in the water (L23).
    """
    drowning = drowns(state, seat)
    if not alive(state, seat) or (drowning and state.drowned == "gone"):
        sweep_away(state, seat)
        return
    lose_open_cards(state, seat)
    if drowning:
        state.wounds[seat] = size(state, seat) + 1
        state.tell(Drowned(seat))
    else:
        get_wet(state, seat)
        if sharks:
            wound(state, seat, "sharks")


def drowns(state: State, seat: Seat) -> bool:
    """Whether a seat drowns: unconscious, without a preserver, and no swimmer (L27)."""
    swims = state.characters[seat] == SWIMMER and state.swimmer == "always"
    return not (awake(state, seat) or PRESERVER in state.shown[seat] or swims)


def get_wet(state: State, seat: Seat) -> None:
    """Wound a seat, except for a good swimmer or with a preserver (L24)."""
    if PRESERVER in state.shown[seat]:
        state.tell(SavedByPreserver(seat))
    elif state.characters[seat] == SWIMMER:
        state.tell(SwamBack(seat))
    else:
        wound(state, seat, "water")


def lose_open_cards(state: State, seat: Seat) -> None:
    """Discard all open cards but the life preserver."""
    lost = [card for card in state.shown[seat] if card != PRESERVER]
    state.shown[seat] = [card for card in state.shown[seat] if card == PRESERVER]
    state.discard += lost
    if lost:
        state.tell(CardsLost(seat, tuple(lost)))


def sweep_away(state: State, seat: Seat) -> None:
    """Remove a place in the boat with all its cards, which everybody sees (L22, L30, L61)."""
    lost: Pieces = tuple(cards_of(state, seat))
    state.tell(SweptAway(seat, not alive(state, seat), lost))
    for card in lost:
        spend(state, seat, card)
    state.boat.remove(seat)
