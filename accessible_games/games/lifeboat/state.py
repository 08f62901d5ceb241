"""The table of Lifeboat: what is chosen, the state, who is awake and alive.

L1 to L67 are the project's rulings, listed in docs/rulings.md.
"""

from dataclasses import dataclass, field

from accessible_games.core.copies import copy_of
from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.cards import SIZES
from accessible_games.games.lifeboat.sea_events import Died, Fainted, Wounded

NAME = "lifeboat"
VERSION = 1
SEATS = range(4, 7)
OPTIONS = {
    "psychopath": ("all", "spare-love", "3"),
    "trading": ("free", "turn", "open"),
    "drowned": ("back", "gone"),
    "preserver": ("living", "conscious"),
    "swimmer": ("conscious", "always"),
    "bribes": ("paid", "announced"),
}
"""Whose death a psychopath scores (L43); who may trade: who says so, or acts, or all before each
action (L47); what becomes of the drowned (L22); to whom a preserver is thrown (L25); when Frenchy
swims (L27); whether bribes of a fight can be paid right after it (L49)."""
UNNAMED = {
    "psychopath": "size",
    "trading": "turn",
    "drowned": "gone",
    "preserver": "conscious",
    "swimmer": "conscious",
    "bribes": "announced",
}
"""What a record means that does not name them; `size` is what `spare-love` was called."""
OVER = "over"
"""The phase after the game."""
HIDDEN = "hidden"
"""What is mugged where it is not an open card."""
DEALINGS = ("robbed", "threatened", "paid", "cheated", "yielded", "resisted")
"""What all remember of two who had to do with each other; the last two, when asked for a card."""


# The table ---------------------------------------------------------------------------------------


class Offer(Frozen):
    """Cards for cards, as it grows; the cards are empty until they are named."""

    seat: Seat
    partner: Seat
    give: Pieces = ()
    want: Pieces = ()
    slip: bool = False
    """Whether cards are to be passed face down (L55)."""
    given: Pieces = ()
    """Those of the cards to give that are."""
    wanted: Pieces = ()
    """Those of the wanted cards that are."""


class Demand(Frozen):
    """What the acting player wants, and of whom."""

    target: Seat
    loot: str = ""
    """An open card, or `hidden`; empty if it is about seats."""
    said: tuple[str, ...] = ()
    """What the target has tried instead of an answer: `threaten`, `offer` (L67)."""
    ransom: Piece = ""
    """The card that the target offers instead; empty where it offers none."""


class Promise(Frozen):
    """A card for help in a fight, or for staying out of it; nobody is bound (L49)."""

    giver: Seat
    taker: Seat
    card: Piece
    """A provision, or `hidden`: one that is not named."""
    helped: Seat | None
    """Whose side is to be helped; None is to be on neither."""


class Fight(Frozen):
    """Who fights on which side; the first of each is its leader."""

    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    played: tuple[tuple[Seat, Piece], ...] = ()
    """The weapons played in this fight, one a fighter (L13)."""
    helped: Seat | None = None
    """The leader to whom help is being promised, while the price is asked."""
    tempted: Seat | None = None
    """Who is being offered a card, while the offer grows."""
    stake: Piece = ""
    """The card that is being offered; empty until it is named."""
    terms: tuple[Promise, ...] = ()
    """What was asked of somebody, who is yet to promise it or not."""
    rested: tuple[Seat, ...] = ()
    """Leaders who have let it be since somebody joined against them: they offer nothing (L66)."""
    priced: tuple[Seat, ...] = ()
    """Who has named a price for help or for staying out."""

    @property
    def fighters(self) -> tuple[Seat, ...]:
        """Both sides, the attackers first."""
        return self.attackers + self.defenders

    @property
    def leaders(self) -> tuple[Seat, Seat]:
        """The attacker and the defender."""
        return self.attackers[0], self.defenders[0]

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All who fight on the side of a fighter."""
        return self.attackers if seat in self.attackers else self.defenders


@dataclass
class State:
    """The whole truth. Decks have their next card last, lists by seat have one item a seat."""

    luck: Luck
    psychopath: str
    """`all`, `spare-love`, or `3` points for each death; `size` in old games."""
    trading: str
    """`free`, `turn` or `open`."""
    characters: list[Piece]
    loves: list[Piece]
    hates: list[Piece]
    boat: list[Seat]
    """Who is in the boat, from the bow to the stern; whoever was swept away is not."""
    hands: list[list[Piece]]
    """Hidden provisions by seat."""
    provisions: list[Piece]
    navigation: list[Piece]
    shown: list[list[Piece]]
    """Open provisions by seat."""
    wounds: list[int]
    charted: list[list[Piece]]
    """By seat: the navigation cards whose place the seat knows (L63)."""
    passed: list[list[Piece]]
    """By seat: the provisions that the seat has passed on this morning."""
    drowned: str = UNNAMED["drowned"]
    """`back` in the boat, or `gone`."""
    preserver: str = UNNAMED["preserver"]
    """Who in the water can get one: the `living`, or the `conscious`."""
    swimmer: str = UNNAMED["swimmer"]
    """Whether Frenchy swims when `conscious`, or `always`."""
    bribes: str = UNNAMED["bribes"]
    """`paid` or `announced`."""
    discard: list[Piece] = field(default_factory=list)
    """Provisions that are spent or lost, open to all (L61)."""
    known: list[tuple[Seat, Seat, Piece]] = field(default_factory=list)
    """Who knows of whom a card in the hidden hand (L62)."""
    deeds: list[tuple[Seat, Seat, int]] = field(default_factory=list)
    """Who has done something for somebody (1) or against somebody (-1) before all eyes."""
    dealings: list[tuple[Seat, Seat, str]] = field(default_factory=list)
    """Who has done which of `DEALINGS` to whom, as all have seen."""
    refusals: list[tuple[Seat, Seat]] = field(default_factory=list)
    """Who has refused a trade with whom today."""
    birds: int = 0
    day: int = 0
    phase: str = "dawn"
    """What is asked or done next, or `over`."""
    order: list[Seat] = field(default_factory=list)
    """Who is yet to act today; the first of them acts now."""
    polled: list[Seat] = field(default_factory=list)
    """Who is yet to be asked: in the draft, about trades, in a fight, about the sea."""
    wishing: list[Seat] = field(default_factory=list)
    """Who has said that they want to trade as soon as no fight is on."""
    evening: list[Seat] = field(default_factory=list)
    """Who wants to after the last action of the day."""
    passing: list[Piece] = field(default_factory=list)
    """The provisions that go from hand to hand in the morning."""
    offer: Offer | None = None
    demand: Demand | None = None
    fight: Fight | None = None
    promises: list[Promise] = field(default_factory=list)
    """What was promised in the fight; after it, what is due of that."""
    drawn: list[Piece] = field(default_factory=list)
    """The navigation cards that the rower looks at, top card first."""
    row_stack: list[Piece] = field(default_factory=list)
    rowed: list[Seat] = field(default_factory=list)
    """Who has rowed today."""
    fought: list[Seat] = field(default_factory=list)
    """Who has fought today."""
    course: Piece | None = None
    """The navigation card of the day, while it is resolved."""
    chum: bool = False
    """Whether chum was played into the water today."""
    thrower: Seat | None = None
    """Who throws the life preserver, while it is asked to whom."""
    thirsts: list[tuple[Seat, str]] = field(default_factory=list)
    """Who is still to be thirsty today, and why: `name`, `row` or `fight`."""
    shaded: bool = False
    """Whether the parasol has been used today."""
    news: list[Event] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.characters)

    def copy(self) -> "State":
        """An independent copy."""
        return copy_of(self)

    def tell(self, event: Event) -> None:
        """Something has happened; the table collects it."""
        self.news.append(event)


# People ------------------------------------------------------------------------------------------


def size(state: State, seat: Seat) -> int:
    """How strong a character is, and how many wounds it can bear."""
    return SIZES[state.characters[seat]]


def alive(state: State, seat: Seat) -> bool:
    """In the boat, and not more wounds than its size (L20)."""
    return seat in state.boat and state.wounds[seat] <= size(state, seat)


def awake(state: State, seat: Seat) -> bool:
    """Alive, and fewer wounds than its size: conscious (L20)."""
    return seat in state.boat and state.wounds[seat] < size(state, seat)


def conscious(state: State) -> list[Seat]:
    """Who is awake, from the bow to the stern."""
    wounds, characters = state.wounds, state.characters
    return [seat for seat in state.boat if wounds[seat] < SIZES[characters[seat]]]


def seat_of(state: State, character: Piece) -> Seat:
    """Who plays a character."""
    return state.characters.index(character)


def wound(state: State, seat: Seat, cause: str) -> None:
    """One wound more; with as many as its size a character faints, with more it dies (L20)."""
    state.wounds[seat] += 1
    wounds, most = state.wounds[seat], size(state, seat)
    state.tell(Wounded(seat, cause, wounds, most))
    if wounds == most:
        state.tell(Fainted(seat))
    elif wounds == most + 1:
        state.tell(Died(seat))


def remember(state: State, doer: Seat, other: Seat, by: int) -> None:
    """What somebody has done for another (1) or against another (-1), as all have seen."""
    if doer != other:
        state.deeds.append((doer, other, by))


def deal_with(state: State, doer: Seat, other: Seat, what: str) -> None:
    """Somebody has `robbed`, `threatened`, `paid` or `cheated` another, as all have seen."""
    state.dealings.append((doer, other, what))


def names(state: State, seats: list[Seat]) -> tuple[Piece, ...]:
    """The characters of some seats."""
    return tuple([state.characters[seat] for seat in seats])
