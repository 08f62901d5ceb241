"""The narrator: events, decisions and refusals become lines, for one listener at a time.

The words for an event are the message of its class name, `HandDealt` -> `hand-dealt`. Its fields
are the arguments, said according to their kind: a seat by name or as "you", pieces by their words.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any, Literal, get_args, get_type_hints

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.table import AnyTable
from accessible_games.speech.answer_kind import FieldKind
from accessible_games.speech.arguments import (
    Argument,
    Called,
    Numbers,
    Word,
    Words,
)
from accessible_games.speech.brought import brought
from accessible_games.speech.catalogue import Catalogue, Verbosity
from accessible_games.speech.kinds import kind_of
from accessible_games.speech.line_breaking import fit
from accessible_games.speech.normalize import fold
from accessible_games.speech.program_name import typed

Order = Literal["value", "name", "count"]
ORDERS: tuple[Order, ...] = ("value", "name", "count")
"""The ways in which cards can be sorted when they are said."""

WIDTHS: Mapping[Verbosity, int] = {"brief": 40, "normal": 80, "full": 120, "braille": 40}
"""The longest line, in cells, at each verbosity."""
UNBROKEN = 1000
"""The longest line, in cells, of a text that is broken into lines elsewhere."""


class Narrator(Frozen):
    """Says a game in one language, at one verbosity."""

    catalogue: Catalogue
    names: Sequence[str]
    """The names of the players, by seat."""
    pieces: Sequence[str]
    """The game's pieces in order of value."""
    verbosity: Verbosity = "normal"
    order: Order = "value"
    listener: Seat | None = None
    """Who is "you"; None when several people listen."""
    called: Sequence[str] = ()
    """The pieces by which seats are called, if the game does so; empty if they have names."""
    unbroken: bool = False
    """Whether its lines are broken elsewhere, at the width of a display."""

    @property
    def width(self) -> int:
        """The longest line, in cells."""
        return UNBROKEN if self.unbroken else WIDTHS[self.verbosity]

    def for_(self, listener: Seat | None) -> "Narrator":
        """Return the same narrator, speaking to someone else."""
        return replace(self, listener=listener)

    def at(self, table: AnyTable) -> "Narrator":
        """Return the same narrator, calling the seats as the game at a table does."""
        called = table.game.seat_pieces(table.view(None)) if table.game.seat_pieces else ()
        return replace(self, called=tuple(called))

    @property
    def people(self) -> dict[str, str]:
        """The piece by which each person is called, by their folded names.

        A name that a piece has too is left out: it means the piece.
        """
        people = {fold(name): piece for name, piece in zip(self.names, self.called, strict=False)}
        pieces = {fold(self.piece(piece)) for piece in self.called}
        return {name: piece for name, piece in people.items() if name not in pieces}

    def event(self, event: Event) -> list[str]:
        """Return what happened, as this listener may know it."""
        seen = event.seen_by(self.listener)
        if seen is None:
            return []
        return self.say(message_of(class_of(seen)), **self.arguments(seen))

    def arguments(self, event: Event) -> dict[str, Argument]:
        """Return the fields of an event as its words need them."""
        marks = field_kinds(class_of(event)).items()
        return {name: self.argument(mark, getattr(event, name)) for name, mark in marks}

    def events(self, events: Iterable[Event]) -> list[str]:
        """Return several events, one after the other."""
        return [line for event in events for line in self.event(event)]

    def question(self, decision: Decision[Answer]) -> list[str]:
        """Return what has to be decided, unless the prompt alone says it."""
        return self.say(f"ask-{decision.kind}", **self.options(decision))

    def prompt(self, decision: Decision[Answer]) -> str:
        """Return the last sentence before the player types, ending in a blank."""
        return f"{self.say(f'prompt-{decision.kind}', **self.options(decision))[0]} "

    def refusal(self, decision: Decision[Answer], answer: Answer, reason: str) -> list[str]:
        """Return why an answer is refused, and what is allowed."""
        options = decision.options
        refused = kind_of(self.catalogue, options).refused(self, options, answer)
        return self.say(f"refused-{reason}", **self.options(decision), **refused)

    def options(self, decision: Decision[Answer]) -> dict[str, Argument]:
        """The arguments that a decision gives: its options, and whom it is about."""
        about = {} if decision.about is None else {"about": self.name(decision.about)}
        return kind_of(self.catalogue, decision.options).arguments(self, decision.options) | about

    def answer(self, decision: Decision[Answer], answer: Answer) -> str:
        """Return the name of any kind of answer, as it is said after a colon."""
        return kind_of(self.catalogue, decision.options).named(self, decision.options, answer)

    def say(self, message: str, **arguments: Argument) -> list[str]:
        """Return the lines of a message, none longer than the verbosity allows."""
        text = self.catalogue.say(message, self.verbosity, **arguments)
        if self.verbosity == "normal" and len(text) > WIDTHS["normal"]:
            text = self.catalogue.say(message, "long", **arguments)
        return self.lines(text, str(arguments.get("file", "")))

    def lines(self, text: str, file: str = "") -> list[str]:
        """Return a text in lines, none longer than the verbosity allows.

        The name of a *file* stays as it was typed, even if a sentence begins with it.
        """
        width, sentences = self.width, [told for part in text.split("\n") if (told := part.strip())]
        return [line for told in sentences for line in fit(capitalised(told, file), width)]

    def argument(self, kind: str, value: Any) -> Argument:
        """Return a field of an event as the words need it; *kind* as `field_kinds` names it."""
        if value is None or (value == () and kind in ("pieces", "figures", "seats")):
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if kind in SAYABLE:
            return SAYABLE[kind](self, value)
        own: FieldKind | None = brought(self.catalogue.game, "FIELDS").get(kind)
        return value if own is None else own.argument(self, value)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat, or "you"; catalogues translate "you"."""
        if seat == self.listener or not self.called:
            return self.person(seat)
        piece = self.called[seat]
        return Called(self.catalogue.person(piece), piece)

    @property
    def own_figure(self) -> str:
        """The piece that the listener is called by; empty where there is none."""
        return "" if self.listener is None or not self.called else self.called[self.listener]

    def person(self, seat: Seat) -> str:
        """Return the name of the player there, or "you"."""
        return "you" if seat == self.listener else self.names[seat]

    def sort(self, cards: Sequence[str]) -> list[str]:
        """Return cards in spoken order: by value, by name, or the most frequent first."""
        by_value = sorted(cards, key=self.pieces.index)
        if self.order == "name":
            return sorted(by_value, key=lambda card: fold(self.catalogue.name(card)))
        if self.order == "count":
            return sorted(by_value, key=lambda card: -by_value.count(card))
        return by_value

    def piece(self, piece: str) -> str:
        """Return the bare name of a piece."""
        return self.catalogue.piece(piece)


SAYABLE: Mapping[str, Callable[[Narrator, Any], Argument]] = {
    "seat": Narrator.name,
    "person": Narrator.person,
    "piece": lambda _, piece: Word(piece),
    "pieces": lambda speaker, cards: Words(speaker.sort(cards)),
    "figures": lambda speaker, figures: Words(speaker.sort(figures), False, speaker.own_figure),
    "per-seat": lambda speaker, pairs: Numbers([(speaker.name(seat), n) for seat, n in pairs]),
    "seats": lambda speaker, seats: Numbers([(speaker.name(seat), 0) for seat in seats]),
    "message": lambda speaker, message: speaker.catalogue.say(message),
    "place": lambda speaker, place: speaker.catalogue.place(place),
    "places": lambda speaker, places: ", ".join(map(speaker.catalogue.place, places)),
}
"""How a narrator converts fields of events that are not said unchanged, by their kinds."""


def capitalised(sentence: str, file: str = "") -> str:
    """Return the sentence with a capital first letter.

    The name of the program, and that of a *file*, stay as they are at its beginning.
    """
    first = sentence[0].upper()
    if sentence[0] == first or sentence.startswith((typed(), *filter(None, [file]))):
        return sentence
    return first + sentence[1:]


def class_of(event: Event) -> Any:
    """Return the class of an event; mypy sees no Hashable in it, as instances define their hash."""
    return type(event)


@cache
def message_of(kind: type[Event]) -> str:
    """Return the message of an event's class: `HandDealt` -> `hand-dealt`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def field_kinds(kind: type[Event]) -> dict[str, str]:
    """Return the kind of each field of an event: seat, piece, pieces, per-seat, or plain."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: next(_marks(hints[field.name]), "plain") for field in fields(kind)}


def _marks(hint: object) -> Iterator[str]:
    """Yield the marks that `core.event` gave a type, even within `Seat | None`."""
    yield from getattr(hint, "__metadata__", ())
    for argument in get_args(hint):
        yield from getattr(argument, "__metadata__", ())
