"""The rules of SixPack, told in the order of the rulebook.

S1 to S46 are the project's rulings, listed in docs/rulings.md. Each phase begins with what it asks,
so that the state alone says all wherever something is asked.
"""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from accessible_games.core.decision import AtPlace, OneOf, ask, ask_all
from accessible_games.core.event import Event, Piece, Pieces, Place, Seat
from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.cells import (
    FIRST_PLACES,
    Display,
    columns,
    edges,
    fillable,
    forced_fill,
    left,
    neighbours,
    open_gaps,
    rows,
    stacks,
    touched,
    why_not_add,
    why_not_fill,
    why_not_take,
)
from accessible_games.games.sixpack.drinks import (
    BACKS,
    DOMINOES,
    FOREIGN,
    FRONTS,
    HAND,
    PIECES,
    PINK,
    fitting,
    reason,
)
from accessible_games.games.sixpack.events import (
    Claimed,
    Cleared,
    ClearingDue,
    Domino,
    Filled,
    GameWon,
    GapStays,
    HandDrawn,
    NothingToClear,
    PairLaid,
    Placed,
    PointScored,
    SetsAdded,
    StackLow,
    StarterChosen,
    TableReaches,
    Taken,
    TurnBegan,
)
from accessible_games.games.sixpack.lines import LINES, may_stay, why_not_clear
from accessible_games.games.sixpack.patterns import blocks, claims

NAME = "sixpack"
VERSION = 1
SEATS = range(2, 9)
COLOURS = 6
"""Sets of dominoes in the box."""
GOAL = 7
OPTIONS = {
    "claims": ("show", "yes-no", "off"),
    "drinks": ("usual", "alcohol-free"),
    "starter": ("lot", "first"),
    "removal": ("usual", "strict"),
}
"""Help to find patterns (S28), names of the drinks, who begins (S5), and rule 3 (S11)."""

# The table ---------------------------------------------------------------------------------------


@dataclass
class State:
    """The whole truth."""

    luck: Luck
    claims: str
    """How much help there is to find patterns: `show`, `yes-no` or `off`."""
    alcohol_free: bool
    strict: bool
    starter: Seat
    on_turn: Seat
    hands: list[list[Domino]]
    """By seat, behind the screens; a winner has none."""
    points: list[list[Domino]]
    """By seat: the dominoes laid aside, open to all."""
    display: dict[Place, Piece] = field(default_factory=dict)
    """The table; empty before the first two cards."""
    turn: int = 0
    """The number of the turn, from 1 on; 0 before the first one."""
    phase: str = "pair"
    """What is asked, or about to be: the kind of decision."""
    changed: list[Place] = field(default_factory=list)
    """Where something was placed, taken or filled in this turn."""
    taken: Piece | None = None
    """The drink taken from the first place of `changed` in this turn."""
    claimants: list[Seat] = field(default_factory=list)
    """Who may claim in this phase 3; then, at `point`, who has claimed."""
    line: tuple[str, ...] = ()
    """The line that is being cleared, ("column", "h"), while it is asked which side stays."""
    news: list[Event] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.hands)

    def copy(self) -> "State":
        """An independent copy."""
        return State(
            self.luck.copy(), self.claims, self.alcohol_free, self.strict, self.starter,
            self.on_turn, [hand[:] for hand in self.hands], [kept[:] for kept in self.points],
            self.display.copy(), self.turn, self.phase, self.changed[:], self.taken,
            self.claimants[:], self.line, self.news[:],
        )  # fmt: skip

    def tell(self, event: Event) -> None:
        self.news.append(event)


# Setting up --------------------------------------------------------------------------------------


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """Nine dominoes each, three of them behind the screen; who begins is asked or drawn (S5)."""
    if seats not in SEATS:
        raise ValueError(seats)
    by_lot = options["starter"] == "lot"
    starter = luck.one_of(range(seats)) if by_lot else 0
    state = State(
        luck, options["claims"], options["drinks"] == "alcohol-free",
        options["removal"] == "strict", starter, starter,
        [[] for _ in range(seats)], [[] for _ in range(seats)],
    )  # fmt: skip
    if seats > COLOURS:
        state.tell(SetsAdded(seats - COLOURS))
    state.tell(StarterChosen(starter, by_lot))
    for seat in range(seats):
        draw_hand(state, seat)
    return state


def face_down(state: State, seat: Seat) -> list[Domino]:
    """The dominoes of a seat that nobody sees, apart from those behind its screen."""
    return [each for each in unseen(state, seat) if each not in state.hands[seat]]


def unseen(state: State, seat: Seat) -> list[Domino]:
    """The dominoes of a seat that are no points."""
    return [domino for domino in DOMINOES if domino not in state.points[seat]]


def draw_hand(state: State, seat: Seat) -> None:
    """All but the points are shuffled face down, and three are drawn (S25)."""
    dominoes = state.luck.shuffled(unseen(state, seat))[:HAND]
    state.hands[seat] = dominoes
    state.tell(HandDrawn(seat, tuple(dominoes)))


# Playing -----------------------------------------------------------------------------------------


async def play(state: State) -> None:
    """Turns of four phases, clockwise, until somebody has seven points."""
    while not winners(state):
        await PHASES[state.phase](state)


async def lay_pair(state: State) -> None:
    """The start player chooses a bottle and a mix, also two of the same sort (S4)."""
    pair = await ask(state.on_turn, "pair", PAIRS)
    bottle, mix = pair.split("-")
    first, second = FIRST_PLACES
    state.display = {first: bottle, second: mix}
    state.tell(PairLaid(state.on_turn, bottle, first, mix, second))
    begin_turn(state, state.on_turn)


def begin_turn(state: State, seat: Seat) -> None:
    """The next player's four phases."""
    state.on_turn, state.turn, state.phase = seat, state.turn + 1, "turn"
    state.changed, state.taken = [], None
    state.tell(TurnBegan(seat, state.turn))


# Phase 1 -----------------------------------------------------------------------------------------

PAIRS = OneOf(DOMINOES)
TAKE = "take"


@dataclass(frozen=True)
class Turning:
    """Judges what phase 1 may do: "cola" adds one at a place, "take" takes what is there."""

    display: Display
    strict: bool

    def why_not(self, word: str, place: str) -> str | None:
        """None, or a reason by rules 1 to 3; any bottle fits any mix (S6, S7)."""
        if word == TAKE:
            return why_not_take(self.display, place, self.strict)
        return why_not_add(self.display, word, place)


async def change_table(state: State) -> None:
    """Phase 1 must be played (S8): add a drink or take one; an add always is possible."""
    display = state.display.copy()
    places = (*display, *edges(display))
    options = AtPlace((*PIECES, TAKE), places, Turning(display, state.strict))
    word, place = await ask(state.on_turn, "turn", options)
    state.changed = [place]
    if word == TAKE:
        state.taken = state.display.pop(place)
        state.tell(Taken(state.on_turn, state.taken, place))
    else:
        state.display[place] = word
        state.tell(Placed(state.on_turn, word, place))
        tell_stack(state, word)
    if extent(state.display) != extent(display):
        state.tell(extent(state.display))
    state.phase = "fill"


def extent(display: Display) -> TableReaches:
    """The box around a display."""
    across, down = columns(display), rows(display)
    first, last = across[0] + down[0], across[-1] + down[-1]
    return TableReaches(first, last, len(across), len(down))


def tell_stack(state: State, drink: Piece) -> None:
    """Say when the stack from which a drink was taken has come to its pink cards."""
    bottle = FRONTS[drink]
    cards = left(state.display, bottle)
    if cards in (PINK, PINK - 1, 0):
        state.tell(StackLow(bottle, BACKS[bottle], cards))


# Phase 2 -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Filling:
    """Judges what may fill a gap."""

    display: Display

    def why_not(self, word: str, place: str) -> str | None:
        """None, or why the drink does not fill the place."""
        return why_not_fill(self.display, word, place)


async def fill_table(state: State) -> None:
    """Fill gaps and corners until none is left; the player on turn is asked where it matters."""
    while choices := fillable(state.display):
        step = forced_fill(state.display, choices)
        if step is None:
            drinks = tuple(drink for drink in PIECES if any(drink in c for c in choices.values()))
            options = AtPlace(drinks, tuple(choices), Filling(state.display.copy()))
            drink, place = await ask(state.on_turn, "fill", options)
            step = place, drink
        fill(state, *step)
    tell_gaps(state)
    begin_claims(state)


def fill(state: State, place: Place, drink: Piece) -> None:
    """Lay the drink, and say why it goes there."""
    because = reason(drink, touched(state.display, place))
    again = state.changed[0] == place and state.taken == drink
    state.display[place] = drink
    state.changed.append(place)
    state.tell(Filled(state.on_turn, drink, place, because, again))
    tell_stack(state, drink)


def tell_gaps(state: State) -> None:
    """Say which gaps stay that this turn has opened or changed."""
    for place, near in open_gaps(state.display):
        if any(each in state.changed for each in (place, *neighbours(place))):
            why = "stack-empty" if fitting(near) else "equal-bottles"
            state.tell(GapStays(place, near, why))


# Phase 3 -----------------------------------------------------------------------------------------


def begin_claims(state: State) -> None:
    """Everybody may claim, also with the same cards (S22); asked is who can, unless help is off.

    Without help everybody is asked while the table has any block: that much all can see.
    """
    shown = blocks(state.display)
    seats = range(state.seats)
    if state.claims == "off":
        state.claimants = [seat for seat in seats if shown]
    else:
        state.claimants = [seat for seat in seats if claims(shown, tuple(state.hands[seat]))]
    state.phase = "claim"


def claim_options(state: State, shown: dict[str, Pieces], seat: Seat) -> OneOf:
    """No, or a block with the seat's pattern; only help `show` says which (S28)."""
    found = claims(shown, tuple(state.hands[seat]))
    barred = {block: "not-your-pattern" for block in shown if block not in found}
    if state.claims == "show":
        return OneOf((*found, "no"), barred, likely=found)
    return OneOf(("no",), barred, unsaid=found, likely=found)


async def claim(state: State) -> None:
    """Everybody looks for the pattern of the own dominoes, at the same time."""
    if state.claimants:
        shown = blocks(state.display)
        options = {seat: claim_options(state, shown, seat) for seat in state.claimants}
        answers = await ask_all("claim", options)
        state.claimants = [seat for seat in state.claimants if answers[seat] != "no"]
        for seat in state.claimants:
            state.tell(Claimed(seat, answers[seat], tuple(state.hands[seat])))
    state.phase = "point"


async def score(state: State) -> None:
    """Who has claimed lays one domino aside, of its choice (S24), and draws anew; once (S23)."""
    if state.claimants:
        options = {seat: point_options(state.hands[seat]) for seat in state.claimants}
        answers = await ask_all("point", options)
        for seat in state.claimants:
            lay_aside(state, seat, answers[seat])
        state.claimants = []
    if winners(state):
        state.tell(GameWon(tuple(winners(state)), GOAL))
    begin_clearing(state)


def point_options(hand: list[Domino]) -> OneOf:
    """Any of the three; likely are those hardest to find, with a mix that lacks the bottle."""
    return OneOf(tuple(hand), likely=tuple(domino for domino in hand if domino in FOREIGN))


def lay_aside(state: State, seat: Seat, domino: Domino) -> None:
    """A point; with six dominoes or more left there is something to draw from."""
    state.points[seat].append(domino)
    state.tell(PointScored(seat, domino, len(state.points[seat])))
    if len(state.points[seat]) < GOAL:
        draw_hand(state, seat)
    else:
        state.hands[seat] = []


# Phase 4 -----------------------------------------------------------------------------------------


def low_stack(state: State) -> Piece | None:
    """A sort with less than five cards left now (S29, S38), counted by sort (S34)."""
    return next((bottle for bottle, cards in stacks(state.display).items() if cards < PINK), None)


def begin_clearing(state: State) -> None:
    """Clear if a pink card was needed, else it is the next player's turn."""
    bottle = None if winners(state) else low_stack(state)
    if bottle is None:
        end_turn(state)
    elif not clearable(state.display):
        state.tell(NothingToClear())
        end_turn(state)
    else:
        state.phase = "clear"
        state.tell(
            ClearingDue(state.on_turn, bottle, BACKS[bottle], left(state.display, bottle))
        )


def end_turn(state: State) -> None:
    """On to the next player, clockwise; gaps opened by clearing wait for phase 2 (S35)."""
    if not winners(state):
        begin_turn(state, (state.on_turn + 1) % state.seats)


def clearable(display: Display) -> bool:
    """Whether any line may be cleared."""
    names = [("column", name) for name in columns(display)]
    names += [("row", name) for name in rows(display)]
    return any(why_not_clear(display, *line) is None for line in names)


@dataclass(frozen=True)
class Clearing:
    """Judges which column or row may be cleared."""

    display: Display

    def why_not(self, word: str, place: str) -> str | None:
        """None, or why what would stay is no table."""
        return why_not_clear(self.display, word, place)


async def choose_line(state: State) -> None:
    """The player on turn chooses a column or a row (S30)."""
    display = state.display.copy()
    options = AtPlace(LINES, (*columns(display), *rows(display)), Clearing(display))
    line, name = await ask(state.on_turn, "clear", options)
    sides = tuple(may_stay(display, line, name))
    state.line = (line, name)
    if len(sides) == 1:
        clear(state, sides[0])
    else:
        state.phase = "keep"


async def choose_side(state: State) -> None:
    """Of equal parts the player chooses which one stays (S31)."""
    side = await ask(state.on_turn, "keep", OneOf(tuple(may_stay(state.display, *state.line))))
    clear(state, side)


def clear(state: State, side: str) -> None:
    """The line and the other side go back; again, if that was not enough (S33)."""
    line, name = state.line
    kept = may_stay(state.display, line, name)[side]
    returned = len(state.display) - len(kept)
    state.display, state.line = kept, ()
    state.tell(Cleared(state.on_turn, line, name, side, returned, len(kept)))
    state.tell(extent(kept))
    begin_clearing(state)


# The end of the game -----------------------------------------------------------------------------

PHASES: Mapping[str, Callable[[State], Coroutine[Any, Any, None]]] = {
    "pair": lay_pair,
    "turn": change_table,
    "fill": fill_table,
    "claim": claim,
    "point": score,
    "clear": choose_line,
    "keep": choose_side,
}
STANDING = frozenset(PHASES)


def winners(state: State) -> list[Seat]:
    """Who has seven points; several win together (S26)."""
    return [seat for seat, kept in enumerate(state.points) if len(kept) >= GOAL]
