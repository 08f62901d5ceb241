"""The table of Lifeboat: its options, the state, who is awake and alive.

L1 to L68 are the project's rulings, listed in docs/rulings.md.
"""

from dataclasses import dataclass, field

from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.state import GameState
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
    "own-preserver": ("open", "hand"),
    "swimmer": ("conscious", "always"),
    "bribes": ("paid", "announced"),
    "parley": ("yes", "no"),
}
"""The options of a table.

Whose death a psychopath scores (L43); who may trade: those who say so, or act, or everybody before
each action (L47); what becomes of the drowned (L22); who can be thrown a preserver (L25); whether
one's own helps from the hand too (L26); when Frenchy swims (L27); whether bribes of a fight can be
paid right after it (L49); whether a demand can be met with words or another card (L67).
"""
UNNAMED = {
    "psychopath": "size",
    "trading": "turn",
    "drowned": "gone",
    "preserver": "conscious",
    "own-preserver": "hand",
    "swimmer": "conscious",
    "bribes": "announced",
    "parley": "bribes",
}
"""The meaning of options that a record does not name.

`size` is an old name of `spare-love`; `bribes` is `yes` where these are paid, as once there was one
option for both.
"""
LETTER = {
    "psychopath": ("all",),
    "trading": ("free",),
    "drowned": ("back",),
    "preserver": ("living",),
    "own-preserver": ("open",),
    "swimmer": ("conscious", "always"),
    "bribes": ("paid",),
    "parley": ("no",),
}
OVER = "over"
"""The phase after the game."""
HIDDEN = "hidden"
"""What is mugged if it is not an open card."""
DEALINGS = ("robbed", "threatened", "paid", "cheated", "yielded", "resisted")
"""What everybody remembers of two players; the last two are answers to demands for a card."""


# The table ---------------------------------------------------------------------------------------


class Offer(Frozen):
    """Cards for cards, as the offer grows; cards are empty until they are named."""

    seat: Seat
    partner: Seat
    give: Pieces = ()
    want: Pieces = ()
    slip: bool = False
    """Whether cards are to be passed face down (L55)."""
    given: Pieces = ()
    """Which of the cards to give are face down."""
    wanted: Pieces = ()
    """Which of the wanted cards are face down."""


class Demand(Frozen):
    """What the acting player wants, and of whom."""

    target: Seat
    loot: str = ""
    """An open card, or `hidden`; empty if it is about seats."""
    said: tuple[str, ...] = ()
    """What the target has tried before an answer: `threaten`, `offer` (L67)."""
    ransom: Piece = ""
    """The card that the target offers instead; empty for none."""


class HelpPromise(Frozen):
    """A card for help in a fight, or for staying out of it; nobody is bound (L49)."""

    giver: Seat
    taker: Seat
    card: Piece
    """A provision, or `hidden` for one that is not named."""
    helped: Seat | None
    """Whose side is to be helped; None for neither."""


class Fight(Frozen):
    """Who fights on which side; the first of each side is its leader."""

    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    played: tuple[tuple[Seat, Piece], ...] = ()
    """The weapons played in this fight, one for each fighter (L13)."""
    helped: Seat | None = None
    """The leader to be helped, while a price is named."""
    tempted: Seat | None = None
    """The player being offered a card, while the offer grows."""
    stake: Piece = ""
    """The card being offered; empty until it is named."""
    terms: tuple[HelpPromise, ...] = ()
    """What a player was asked to promise, and has not answered yet."""
    rested: tuple[Seat, ...] = ()
    """Leaders who passed after a player last joined against them: they offer nothing (L66)."""
    priced: tuple[Seat, ...] = ()
    """Players who have named a price for help or for staying out."""

    @property
    def fighters(self) -> tuple[Seat, ...]:
        """Both sides, the attackers first."""
        return self.attackers + self.defenders

    @property
    def leaders(self) -> tuple[Seat, Seat]:
        """The attacker and the defender."""
        return self.attackers[0], self.defenders[0]

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody on the side of a fighter."""
        return self.attackers if seat in self.attackers else self.defenders


@dataclass
class State(GameState):
    """The whole truth. Decks have their next card last, lists by seat have one item for each."""

    psychopath: str
    """`all`, `spare-love`, or `3` points for each death; `size` in old games."""
    trading: str
    """`free`, `turn` or `open`."""
    characters: list[Piece]
    loves: list[Piece]
    hates: list[Piece]
    boat: list[Seat]
    """Who is in the boat, from the bow to the stern, without those swept away."""
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
    """By seat: the provisions that the seat passed on this morning."""
    drowned: str = UNNAMED["drowned"]
    """`back` in the boat, or `gone`."""
    preserver: str = UNNAMED["preserver"]
    """Who in the water can get one: the `living`, or the `conscious`."""
    own_preserver: str = UNNAMED["own-preserver"]
    """Whether one's own saves only while it lies `open`, or from the `hand` too."""
    swimmer: str = UNNAMED["swimmer"]
    """Whether Frenchy swims when `conscious`, or `always`."""
    bribes: str = UNNAMED["bribes"]
    """`paid` or `announced`."""
    parley: str = UNNAMED["parley"]
    """`yes`, `no`, or `bribes`: `yes` where bribes are paid."""
    discard: list[Piece] = field(default_factory=list)
    """Provisions discarded or lost, open to all (L61)."""
    known: list[tuple[Seat, Seat, Piece]] = field(default_factory=list)
    """Who knows of a card in whose hidden hand (L62)."""
    deeds: list[tuple[Seat, Seat, int]] = field(default_factory=list)
    """Who has openly done something for a player (1) or against them (-1)."""
    dealings: list[tuple[Seat, Seat, str]] = field(default_factory=list)
    """Who has openly done which of `DEALINGS` to whom."""
    refusals: list[tuple[Seat, Seat]] = field(default_factory=list)
    """Who has refused a trade with whom today."""
    birds: int = 0
    day: int = 0
    phase: str = "dawn"
    """What is asked or done next, or `over`."""
    order: list[Seat] = field(default_factory=list)
    """Who has yet to act today; the first of them acts now."""
    polled: list[Seat] = field(default_factory=list)
    """Who has yet to be asked: in the draft, about trades, in a fight, about the sea."""
    wishing: list[Seat] = field(default_factory=list)
    """Who has said that they want to trade after any fight."""
    evening: list[Seat] = field(default_factory=list)
    """Who wants to trade after the last action of the day."""
    passing: list[Piece] = field(default_factory=list)
    """The provisions passed around in the morning."""
    offer: Offer | None = None
    demand: Demand | None = None
    fight: Fight | None = None
    promises: list[HelpPromise] = field(default_factory=list)
    """What was promised in the fight; after it, what is due."""
    drawn: list[Piece] = field(default_factory=list)
    """The navigation cards that the rower looks at, top card first."""
    row_stack: list[Piece] = field(default_factory=list)
    rowed: list[Seat] = field(default_factory=list)
    """Who has rowed today."""
    fought: list[Seat] = field(default_factory=list)
    """Who has fought today."""
    course: Piece | None = None
    """The navigation card of the day, while it is being resolved."""
    chum: bool = False
    """Whether chum was played into the water today."""
    thrower: Seat | None = None
    """Who throws the life preserver, while asked to whom."""
    thirsts: list[tuple[Seat, str]] = field(default_factory=list)
    """Who has yet to be thirsty today, and why: `name`, `row` or `fight`."""
    shaded: bool = False
    """Whether the parasol has been used today."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.characters)


# People ------------------------------------------------------------------------------------------


def size(state: State, seat: Seat) -> int:
    """A character's strength, and the number of wounds it can bear."""
    return SIZES[state.characters[seat]]


def alive(state: State, seat: Seat) -> bool:
    """In the boat, with no more wounds than its strength (L20)."""
    return seat in state.boat and state.wounds[seat] <= size(state, seat)


def awake(state: State, seat: Seat) -> bool:
    """Alive, with fewer wounds than its strength: conscious (L20)."""
    return seat in state.boat and state.wounds[seat] < size(state, seat)


def conscious(state: State) -> list[Seat]:
    """The seats that are awake, from the bow to the stern."""
    wounds, characters = state.wounds, state.characters
    return [seat for seat in state.boat if wounds[seat] < SIZES[characters[seat]]]


def seat_of(state: State, character: Piece) -> Seat:
    """The seat that plays a character."""
    return state.characters.index(character)


def wound(state: State, seat: Seat, cause: str) -> None:
    """Add a wound; a character faints at its strength, and dies beyond it (L20)."""
    state.wounds[seat] += 1
    wounds, most = state.wounds[seat], size(state, seat)
    state.tell(Wounded(seat, cause, wounds, most))
    if wounds == most:
        state.tell(Fainted(seat))
    elif wounds == most + 1:
        state.tell(Died(seat))


def remember(state: State, doer: Seat, other: Seat, by: int) -> None:
    """Note openly that a player has done something for another (1) or against another (-1)."""
    if doer != other:
        state.deeds.append((doer, other, by))


def deal_with(state: State, doer: Seat, other: Seat, what: str) -> None:
    """Note openly that a player has `robbed`, `threatened`, `paid` or `cheated` another."""
    state.dealings.append((doer, other, what))


def names(state: State, seats: list[Seat]) -> tuple[Piece, ...]:
    """The characters of some seats."""
    return tuple([state.characters[seat] for seat in seats])
