"""What a player can do in a turn: nothing, row, change seats, mug, or a special action (L52).

Trading (trading.py) and showing cards cost no action; demands are continued in fights.py.
"""

from collections.abc import Callable, Sequence
from functools import cache

from accessible_games.core.decision import OneOf, Some, ask
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import COURSES, kinds_of
from accessible_games.games.lifeboat.charts import aboard, contents, count_bird, discover, put_under
from accessible_games.games.lifeboat.day import end_turn
from accessible_games.games.lifeboat.events import (
    CardShown,
    DidNothing,
    FlareFired,
    Healed,
    ParasolOpened,
    Rowed,
    RowingBegan,
    WokeUp,
)
from accessible_games.games.lifeboat.hands import cards_of, has_cards, show_card, spend
from accessible_games.games.lifeboat.sea_events import CourseSeen, CourseShown
from accessible_games.games.lifeboat.state import (
    HIDDEN,
    Demand,
    State,
    alive,
    awake,
    conscious,
    names,
    remember,
    seat_of,
    size,
)

SPECIAL: Pieces = ("flare-gun", "parasol", "medical-kit")
ACTIONS = ("nothing", "row", "swap", "mug", *SPECIAL)
FREE = ("trade", "slip", "show")
"""Words that cost no action; to slip is to trade face down."""
WORDS = (*ACTIONS, *FREE)
TALKS = {"trade": "partner", "slip": "aside"}
"""The phases in which these begin."""
LIKELY = ("row", "row", "row", *ACTIONS)
"""Actions drawn more often at random, because most boats sink if nobody rows."""
FLARE = 3
"""The number of navigation cards that a shot of the flare gun shows."""
ROWING = 2
"""The number of navigation cards that a rower draws, and one more for each open oar (L15)."""

# Choosing ----------------------------------------------------------------------------------------


def obstacles(state: State, seat: Seat) -> dict[str, str]:
    """What is not possible now, each with the reason."""
    found = useless(state, seat)
    for needed, words, reason in NEEDS:
        if not needed(state, seat):
            found |= dict.fromkeys(words, reason)
    return found


def useless(state: State, seat: Seat) -> dict[Piece, str]:
    """The cards that are of no use now, each with the reason."""
    held = cards_of(state, seat)
    found = {card: "not-owned" for card in SPECIAL if card not in held}
    if "parasol" in state.shown[seat]:
        found["parasol"] = "already-open"
    if "medical-kit" in held and not wounded(state):
        found["medical-kit"] = "nobody-wounded"
    return found


def others(state: State, seat: Seat) -> list[Seat]:
    """All others in the boat, even the unconscious and the dead."""
    return [other for other in state.boat if other != seat]


def partners(state: State, seat: Seat) -> list[Seat]:
    """The seats that can be made an offer: awake, and one of the two has a card."""
    own = has_cards(state, seat)
    return [
        other for other in conscious(state) if other != seat and (own or has_cards(state, other))
    ]


def victims(state: State, seat: Seat) -> list[Seat]:
    """The seats that can be mugged: others in the boat with a card, dead or alive (L11, L21)."""
    return [other for other in state.boat if other != seat and has_cards(state, other)]


def wounded(state: State) -> list[Seat]:
    """The seats that can be healed: the wounded who are alive (L20), including the healer."""
    return [seat for seat in state.boat if state.wounds[seat] and alive(state, seat)]


def showable(state: State, seat: Seat) -> set[Piece]:
    """The cards that may be shown at any time; showing a parasol is an action."""
    return {*state.hands[seat]} - {"parasol"}


NEEDS: Sequence[tuple[Callable[[State, Seat], object], tuple[str, ...], str]] = (
    (others, ("swap",), "alone"),
    (victims, ("mug",), "nobody-has-cards"),
    (partners, tuple(TALKS), "nobody-to-trade-with"),
    (showable, ("show",), "nothing-to-show"),
)
"""The requirements of some actions, and the reason for refusing them otherwise."""


def choices(state: State, seat: Seat, words: tuple[str, ...], likely: tuple[str, ...]) -> OneOf:
    """The words that are possible now, and why the others are not."""
    found = obstacles(state, seat)
    barred = {word: found[word] for word in words if word in found}
    out = tuple(barred)
    return OneOf(without(words, out), barred, likely=without(likely, out))


@cache
def without(words: tuple[str, ...], barred: tuple[str, ...]) -> tuple[str, ...]:
    """The words that are not barred."""
    return tuple([word for word in words if word not in barred])


async def turn(state: State) -> None:
    """Ask for one action; before it, the player may trade and show cards as often as they like."""
    seat = state.order[0]
    word = await ask(seat, "turn", choices(state, seat, WORDS, LIKELY))
    match word:
        case "nothing":
            state.tell(DidNothing(seat))
            end_turn(state)
        case "row":
            begin_rowing(state, seat)
        case "flare-gun":
            fire_flare(state, seat)
        case "parasol":
            show_card(state, seat, word)
            state.tell(ParasolOpened(seat))
            end_turn(state)
        case "medical-kit":
            reach_for(state, seat, word)
            state.phase = "heal"
        case _:
            state.phase = TALKS.get(word, word)


def reach_for(state: State, seat: Seat, card: Piece) -> None:
    """Everybody sees what a player is about to use, before it is known on whom."""
    if card not in state.shown[seat]:
        show_card(state, seat, card)
        state.tell(CardShown(seat, card))


# Rowing ------------------------------------------------------------------------------------------


def begin_rowing(state: State, seat: Seat) -> None:
    """Draw two navigation cards, and one more for each open oar."""
    count = ROWING + state.shown[seat].count("oar")
    state.drawn = [state.navigation.pop() for _ in range(count)]
    state.rowed.append(seat)
    state.tell(RowingBegan(seat, count))
    people = aboard(state)
    for card in state.drawn:
        discover(state, [seat], card)
        state.tell(CourseSeen(*contents(card, people), seat))
    state.phase = "row"


async def row(state: State) -> None:
    """Put each card on the row stack or back under the navigation stack, even all of them."""
    seat, drawn = state.order[0], tuple(state.drawn)
    kept = await ask(seat, "row", Some(drawn, tuple(range(len(drawn) + 1))))
    under = [card for card in drawn if card not in kept]
    state.row_stack += [card for card in drawn if card in kept]
    put_under(state, under)
    state.drawn = []
    state.tell(Rowed(seat, len(kept), len(under)))
    end_turn(state)


# Special actions ---------------------------------------------------------------------------------


def fire_flare(state: State, seat: Seat) -> None:
    """Show three navigation cards to all, of which only the birds count (L33)."""
    spend(state, seat, "flare-gun")
    cards = [state.navigation.pop() for _ in range(FLARE)]
    state.tell(FlareFired(seat, tuple(cards)))
    show_to_all(state, cards)
    put_under(state, cards)
    end_turn(state)  # before the birds, as the fourth ends the game instead
    for card in cards:
        count_bird(state, COURSES[card].bird)


def show_to_all(state: State, cards: list[Piece]) -> None:
    """Everybody sees these navigation cards, and so knows where they are."""
    for card in cards:
        discover(state, range(state.seats), card)
        state.tell(CourseShown(*contents(card, aboard(state))))


def choice_of(state: State, seats: list[Seat]) -> OneOf:
    """One of several characters, from the bow to the stern."""
    return OneOf(names(state, seats))


async def heal(state: State) -> None:
    """The medical kit removes a wound from anybody alive, and is discarded."""
    seat = state.order[0]
    patient = seat_of(state, await ask(seat, "heal", choice_of(state, wounded(state))))
    fainted = not awake(state, patient)
    spend(state, seat, "medical-kit")
    state.wounds[patient] -= 1
    state.tell(Healed(seat, patient, state.wounds[patient], size(state, patient)))
    remember(state, seat, patient, 1)
    if fainted:
        state.tell(WokeUp(patient))
    end_turn(state)


async def show(state: State) -> None:
    """Show a card, or none after all; it never goes back into the hand (L56)."""
    seat = trader(state)
    card = await ask(seat, "show", OneOf((*kinds_of(showable(state, seat)), "no")))
    state.phase = resting(state)
    if card != "no":
        show_card(state, seat, card)
        state.tell(CardShown(seat, card))


def trader(state: State) -> Seat:
    """The player who may trade and show cards now: asked before an action, or acting."""
    return state.polled[0] if state.polled else state.order[0]


def resting(state: State) -> str:
    """The phase in which the trader is asked again."""
    return "market" if state.polled else "turn"


# Whom to demand something of ---------------------------------------------------------------------


async def swap(state: State) -> None:
    """Choose anybody else in the boat, even the unconscious and the dead."""
    seat = state.order[0]
    target = seat_of(state, await ask(seat, "swap", choice_of(state, others(state, seat))))
    state.demand, state.phase = Demand(target), "demand"


async def mug(state: State) -> None:
    """Choose anybody else who has a card."""
    seat = state.order[0]
    target = seat_of(state, await ask(seat, "mug", choice_of(state, victims(state, seat))))
    state.demand, state.phase = Demand(target), "loot"


async def loot(state: State) -> None:
    """Choose an open card or a hidden one, announced before the answer (L9)."""
    demand = state.demand
    assert demand is not None
    kinds = kinds_of(state.shown[demand.target])
    choices = (*kinds, *([HIDDEN] if state.hands[demand.target] else []))
    seat = state.order[0]
    wanted = choices[0] if len(choices) == 1 else await ask(seat, "loot", OneOf(choices))
    state.demand, state.phase = Demand(demand.target, wanted), "demand"
