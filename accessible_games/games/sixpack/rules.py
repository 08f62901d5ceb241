"""The rules of SixPack, in the order of the rulebook.

S1 to S47 are the project's rulings, listed in docs/rulings.md. Each phase begins with its question,
so that the state is complete whenever something is asked.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain

from accessible_games.core.decision import OneOf, ask, ask_all
from accessible_games.core.event import Event, Piece, Pieces, Place, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import Rules
from accessible_games.games.sixpack.cells import (
    FIRST_PLACES,
    PLACES,
    cross,
    reading_order,
)
from accessible_games.games.sixpack.changing import why_not_add, why_not_take
from accessible_games.games.sixpack.clearing import (
    begin_clearing,
    begin_turn,
    choose_line,
    choose_side,
    extent,
)
from accessible_games.games.sixpack.drinks import (
    BACKS,
    DOMINOES,
    FOREIGN,
    FRONTS,
    PIECES,
    PINK,
    reason,
)
from accessible_games.games.sixpack.events import (
    ChainFilled,
    Claimed,
    ClaimsOver,
    Domino,
    Filled,
    GameWon,
    GapStays,
    PairLaid,
    PatternFound,
    Placed,
    PointScored,
    StackLow,
    TableGrew,
    Taken,
    VictoryShared,
)
from accessible_games.games.sixpack.filling import after_fill, fillable, forced_fill, why_not_fill
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.options import AtPlace, OneBlock, OneDomino
from accessible_games.games.sixpack.past import Past
from accessible_games.games.sixpack.patterns import blocks, blocks_with
from accessible_games.games.sixpack.state import GOAL, OVER, State, draw_hand, winners

# Playing -----------------------------------------------------------------------------------------


async def play(state: State) -> None:
    """Play turns of four phases, clockwise, until a player has seven points."""
    while state.phase != OVER:
        await PHASES[state.phase](state)


async def lay_pair(state: State) -> None:
    """The start player chooses a bottle and a mix, even two of the same sort (S4)."""
    pair = await ask(state.on_turn, "pair", PAIRS)
    bottle, mix = pair.split("-")
    first, second = FIRST_PLACES[state.columns]
    state.layout.lay(first, bottle)
    state.layout.lay(second, mix)
    state.tell(PairLaid(state.on_turn, bottle, first, mix, second))
    begin_turn(state, state.on_turn)


# Phase 1 -----------------------------------------------------------------------------------------

PAIRS = OneDomino(DOMINOES)
TAKE = "take"


class Turning(Frozen):
    """Judges what phase 1 may do: "cola" adds one at a place, "take" takes the drink there."""

    layout: Layout
    strict: bool

    def why_not(self, word: str, place: str) -> str | None:
        """None, or a reason from rules 1 to 3; any bottle fits any mix (S6, S7)."""
        if place not in PLACES:
            return "unknown-place"
        if word == TAKE:
            return why_not_take(self.layout, place, self.strict)
        return why_not_add(self.layout, word, place)

    def lies(self, place: str) -> Piece | None:
        """The drink at a place."""
        return self.layout.display.get(place)


def changes(layout: Layout, strict: bool) -> AtPlace:
    """What phase 1 allows on a table."""
    places = (*layout.display, *layout.edges())
    return AtPlace((*PIECES, TAKE), places, Turning(layout.copy(), strict))


async def change_table(state: State) -> None:
    """Phase 1 is compulsory (S8): add a drink or take one; adding is always possible."""
    options = changes(state.layout, state.strict)
    word, place = await ask(state.on_turn, "turn", options)
    state.changed = [place]
    if word == TAKE:
        state.taken = state.layout.lift(place)
        state.tell(Taken(state.on_turn, state.taken, place))
    else:
        state.layout.lay(place, word)
        state.tell(Placed(state.on_turn, word, place))
        tell_all(state, stack_news(state, word))
    if state.layout.alone(place):
        state.tell(extent(state.layout, TableGrew))
    state.phase = "fill"


def stack_news(state: State, drink: Piece) -> list[Event]:
    """The news that a stack has just come to its pink cards, if it has."""
    bottle = FRONTS[drink]
    cards = state.layout.left[bottle]
    return [StackLow(bottle, BACKS[bottle], cards)] if cards in (PINK, PINK - 1, 0) else []


def tell_all(state: State, events: Iterable[Event]) -> None:
    """Tell several events."""
    for event in events:
        state.tell(event)


# Phase 2 -----------------------------------------------------------------------------------------


class Filling(Frozen):
    """Judges what may fill a gap."""

    layout: Layout

    def why_not(self, word: str, place: str) -> str | None:
        """None, or why the drink does not fill the place."""
        if place not in PLACES:
            return "unknown-place"
        return why_not_fill(self.layout, word, place)

    def lies(self, place: str) -> Piece | None:
        """The drink at a place; those to fill are empty."""
        return self.layout.display.get(place)


async def fill_table(state: State) -> None:
    """Fill gaps and corners until none is left, asking the player whenever it matters."""
    while choices := fill_forced(state):
        drinks = tuple(filter({*chain.from_iterable(choices.values())}.__contains__, PIECES))
        places = tuple(sorted(choices, key=reading_order))
        options = AtPlace(drinks, places, Filling(state.layout.copy()))
        drink, place = await ask(state.on_turn, "fill", options)
        tell_all(state, fill(state, place, drink, chosen=True))
    tell_gaps(state)
    begin_claims(state)


def fill_forced(state: State) -> dict[Place, Pieces]:
    """Fill where there is no choice, as long as possible; return what is left to fill."""
    choices = fillable(state.layout)
    steps, news = [], list[Event]()
    while choices and (step := forced_fill(state.layout, choices)):
        place, drink = step
        news += fill(state, place, drink)
        steps.append((drink, place))
        choices = after_fill(state.layout, choices, place)
    if steps:
        state.tell(ChainFilled(state.on_turn, tuple(steps)))
    tell_all(state, news)
    return choices


def fill(state: State, place: Place, drink: Piece, chosen: bool = False) -> list[Event]:
    """Lay the drink and say why it goes there; return the news of its stack."""
    because = reason(drink, state.layout.touched(place))
    again = state.changed[0] == place and state.taken == drink
    state.layout.lay(place, drink)
    state.changed.append(place)
    state.tell(Filled(state.on_turn, drink, place, because, again, chosen))
    return stack_news(state, drink)


def tell_gaps(state: State) -> None:
    """Tell which gaps remain that this turn has opened or changed."""
    gaps = state.layout.gaps
    around = chain.from_iterable(map(cross, state.changed))
    for place in dict.fromkeys(filter(gaps.__contains__, around)):
        why = "stack-empty" if gaps[place] else "equal-bottles"
        state.tell(GapStays(place, state.layout.touched(place), why))


# Phase 3 -----------------------------------------------------------------------------------------


def begin_claims(state: State) -> None:
    """Everybody may claim, even with the same cards (S22); with help on, those who can are asked.

    Without help everybody is asked as soon as the table has any block: all can see that much.
    """
    if state.claims == "off":
        state.claimants = [*range(state.seats)] if blocks(state.display) else []
    else:
        state.claimants = state.search.found(state.hands, state.display, state.changed)
    if state.claims == "yes-no":
        for seat in state.claimants:
            state.tell(PatternFound(seat))
    state.phase = "claim"


def claim_options(state: State, shown: Iterable[str], found: tuple[str, ...]) -> OneOf:
    """No, or a block *found* with the seat's pattern; only help `show` names it (S28)."""
    barred = {block: "not-your-pattern" for block in shown if block not in found}
    if state.claims == "show":
        return OneBlock((*found, "no"), barred, likely=found)
    return OneBlock(("no",), barred, unsaid=found, likely=found)


async def claim(state: State) -> None:
    """Everybody looks for the pattern of their own dominoes at the same time."""
    if state.claimants:
        shown = blocks(state.display)
        own = {seat: blocks_with(frozenset(state.hands[seat]), shown) for seat in state.claimants}
        options = {seat: claim_options(state, shown, tuple(own[seat])) for seat in state.claimants}
        answers = await ask_all("claim", options)
        state.claimants = [seat for seat in state.claimants if answers[seat] != "no"]
        for seat in state.claimants:
            state.tell(Claimed(seat, answers[seat], tuple(state.hands[seat])))
    state.tell(ClaimsOver())
    state.phase = "point"


async def score(state: State) -> None:
    """Claimants set aside a domino of their choice (S24) and draw again, once (S23)."""
    if state.claimants:
        options = {seat: point_options(state.hands[seat]) for seat in state.claimants}
        answers = await ask_all("point", options)
        for seat in state.claimants:
            lay_aside(state, seat, answers[seat])
    claimed, state.claimants = tuple(state.claimants), []
    state.past.append(Past(state.on_turn, tuple(state.changed), state.taken, claimed))
    if seven := winners(state):
        state.phase = OVER
        state.tell(victory(seven))
    else:
        begin_clearing(state)


def victory(seven: Sequence[Seat]) -> Event:
    """The event that tells who has won, alone or together (S26)."""
    alone = len(seven) == 1
    return GameWon(seven[0], GOAL) if alone else VictoryShared(tuple(seven), GOAL)


def point_options(hand: list[Domino]) -> OneOf:
    """Any of the three; likely are those hardest to find, with a mix that lacks the bottle."""
    foreign = tuple(domino for domino in hand if domino in FOREIGN)
    return OneDomino(tuple(hand), likely=foreign)


def lay_aside(state: State, seat: Seat, domino: Domino) -> None:
    """Score a point; with six dominoes or more left there is something to draw from."""
    state.points[seat].append(domino)
    state.tell(PointScored(seat, domino, len(state.points[seat])))
    if len(state.points[seat]) < GOAL:
        draw_hand(state, seat)
    else:
        state.hands[seat] = []


# Phase 4 is in clearing.py ------------------------------------------------------------------------

PHASES: Mapping[str, Callable[[State], Rules]] = {
    "pair": lay_pair,
    "turn": change_table,
    "fill": fill_table,
    "claim": claim,
    "point": score,
    "clear": choose_line,
    "keep": choose_side,
}
CHECKPOINTS = frozenset(PHASES)
OFF_TURN = frozenset({"claim", "point"})
