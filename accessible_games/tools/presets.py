"""Decks that many people have: suits, kinds and numbers, in the words of each language.

docs/labels.md names the source of each. Their names are typed like those of games.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from accessible_games.braille.decks import Card
from accessible_games.braille.naming_schemes import System
from accessible_games.core.frozen import Frozen
from accessible_games.speech.catalogue import Catalogue

SUITS = ("clubs", "spades", "hearts", "diamonds")
KINDS = (
    *("ace", "king", "queen", "knight", "jack", "fool"),
    *("skip", "reverse", "wild"),
)
COLOURS = ("red", "yellow", "green", "blue")
SPOTS = 6
"""The most spots of a half of a domino, and of a die."""


class Preset(Frozen):
    """A deck, and how its labels are written unless an option says otherwise."""

    cards: Callable[[Catalogue], Iterator[Card]]
    system: System = System()


def suited(
    catalogue: Catalogue, suits: tuple[str, ...], kinds: tuple[str, ...], numbers: range
) -> Iterator[Card]:
    """Yield every kind and every number of every suit."""
    for suit in suits:
        for kind in (*kinds, *map(str, numbers)):
            yield card(catalogue, suit, kind)


def card(catalogue: Catalogue, suit: str, kind: str, copies: int = 1, form: str = "suit") -> Card:
    """Return a card of a suit; a kind is a word of the language, or a number, maybe signed."""
    called = catalogue.say(f"suit-{suit}")
    rank = catalogue.say(f"kind-{kind}") if kind in KINDS else kind
    name = catalogue.say("suited-card", suit=called, kind=rank, form=form)
    return Card(name, copies, suit=called, kind=rank)


def poker(catalogue: Catalogue, jokers: tuple[str, ...] = ()) -> Iterator[Card]:
    """Yield 52 cards and a joker of each of some colours."""
    yield from suited(catalogue, SUITS, ("ace", "king", "queen", "jack"), range(2, 11))
    for colour in jokers:
        letter = catalogue.say(f"suit-{colour}")[:1].upper()
        yield Card(catalogue.say(f"joker-{colour}"), label=f"Jo{letter}")


def skat(catalogue: Catalogue) -> Iterator[Card]:
    """Yield 32 cards, from seven to ace."""
    yield from suited(catalogue, SUITS, ("ace", "king", "queen", "jack"), range(7, 11))


def tarot(catalogue: Catalogue) -> Iterator[Card]:
    """Yield 56 cards in four suits with knights, 21 trumps and the fool."""
    yield from suited(catalogue, SUITS, ("king", "queen", "knight", "jack"), range(1, 11))
    for number in range(1, 22):
        yield card(catalogue, "trump", str(number), form="trump")
    yield Card(catalogue.say("kind-fool"))


def colours(catalogue: Catalogue) -> Iterator[Card]:
    """Yield 108 cards: numbers and actions in four colours, and wild cards."""
    kinds = (*map(str, range(10)), "skip", "reverse", "+2")
    for colour in COLOURS:
        for kind in kinds:
            copies = 1 if kind == "0" else 2
            yield card(catalogue, colour, kind, copies, "colour")
    wild = catalogue.say("kind-wild")
    for more in ("", "+4"):
        yield Card(f"{wild} {more}".strip(), 4, label=wild[:2].capitalize() + more)


def dominoes(catalogue: Catalogue) -> Iterator[Card]:
    """Yield 28 tiles, from double blank to double six."""
    for low in range(SPOTS + 1):
        for high in range(low, SPOTS + 1):
            name = catalogue.say("domino-tile", low=str(low), high=str(high))
            yield Card(name, label=f"{low}-{high}", piece="tile", size="24x48")


def dice(catalogue: Catalogue) -> Iterator[Card]:
    """Yield the six faces of a die."""
    for number in range(1, SPOTS + 1):
        yield Card(catalogue.say("die-face"), value=number, piece="die")


TENS = System(order="value", ten="x")
PRESETS: Mapping[str, Preset] = {
    "poker-52": Preset(poker, TENS),
    "poker-54": Preset(partial(poker, jokers=("red", "black")), TENS),
    "skat": Preset(skat),
    "tarot": Preset(tarot),
    "colours": Preset(colours),
    "dominoes": Preset(dominoes),
    "dice": Preset(dice),
}
"""The presets by their names on the command line."""
