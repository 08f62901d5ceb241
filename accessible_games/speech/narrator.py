"""The narrator: events, decisions and refusals become lines, for one listener at a time.

The words for an event are the message of its class name, `HandDealt` -> `hand-dealt`; its fields
are the arguments, said as their kind asks: a seat by its name or as "you", pieces by their words.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any, Literal, get_args, get_type_hints

from accessible_games.core.decision import (
    Answer,
    AtPlace,
    Between,
    Cards,
    Decision,
    OneOf,
    Options,
    Some,
)
from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.table import AnyTable
from accessible_games.speech.arguments import (
    Argument,
    Called,
    Dominoes,
    Laid,
    Numbers,
    Run,
    Word,
    Words,
)
from accessible_games.speech.breaking import fit
from accessible_games.speech.catalogue import Catalogue, Verbosity
from accessible_games.speech.fold import fold
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
    """The names of those who play, by seat."""
    pieces: Sequence[str]
    """The game's pieces in order of value."""
    verbosity: Verbosity = "normal"
    order: Order = "value"
    listener: Seat | None = None
    """Who is "you"; None when several people listen."""
    called: Sequence[str] = ()
    """The pieces that seats are called by, if the game does so; empty if they have names."""
    unbroken: bool = False
    """Whether its lines are broken elsewhere, at the width of a display."""

    @property
    def width(self) -> int:
        """The longest line, in cells."""
        return UNBROKEN if self.unbroken else WIDTHS[self.verbosity]

    def for_(self, listener: Seat | None) -> "Narrator":
        """The same narrator, speaking to somebody else."""
        return replace(self, listener=listener)

    def at(self, table: AnyTable) -> "Narrator":
        """The same narrator, calling the seats as the game at a table does."""
        called = table.game.CALLED(table.view(None)) if table.game.CALLED else ()
        return replace(self, called=tuple(called))

    @property
    def people(self) -> dict[str, str]:
        """The piece that each person is called by, by their folded names.

        Whoever has the name of a piece leaves it to that one.
        """
        people = {fold(name): piece for name, piece in zip(self.names, self.called, strict=False)}
        pieces = {fold(self.piece(piece)) for piece in self.called}
        return {name: piece for name, piece in people.items() if name not in pieces}

    def event(self, event: Event) -> list[str]:
        """What happened, as this listener may know it."""
        seen = event.seen_by(self.listener)
        if seen is None:
            return []
        kind: Any = type(seen)  # no Hashable to mypy, as its instances hash on their own
        return self.say(message_of(kind), **self.arguments(seen))

    def arguments(self, event: Event) -> dict[str, Argument]:
        """The fields of an event as its words need them."""
        kind: Any = type(event)
        marks = field_kinds(kind).items()
        return {name: self.argument(mark, getattr(event, name)) for name, mark in marks}

    def events(self, events: Iterable[Event]) -> list[str]:
        """Several events, one after the other."""
        return [line for event in events for line in self.event(event)]

    def question(self, decision: Decision[Answer]) -> list[str]:
        """What has to be decided, if the prompt alone does not say it."""
        return self.say(f"ask-{decision.kind}", **self.options(decision))

    def prompt(self, decision: Decision[Answer]) -> str:
        """The last sentence before the player types, ending in a blank."""
        return f"{self.say(f'prompt-{decision.kind}', **self.options(decision))[0]} "

    def refusal(self, decision: Decision[Answer], answer: Answer, reason: str) -> list[str]:
        """Why an answer is refused, and what is allowed."""
        arguments = self.options(decision)
        if isinstance(answer, tuple) and isinstance(decision.options, AtPlace):
            arguments |= {"word": answer[0], "place": self.catalogue.place(answer[1])}
        elif isinstance(answer, tuple):
            arguments |= {"given": len(answer)} | self.lacking(decision.options, answer)
        return self.say(f"refused-{reason}", **arguments)

    def lacking(self, options: Options[Answer], answer: Sequence[str]) -> dict[str, Argument]:
        """The cards that were named but are not there; if there are too few, how many there are."""
        there = Counter[str](getattr(options, "cards", ()))
        few = Counter(answer) - there
        missing = self.sort([piece for piece in few.elements() if not there[piece]])
        piece = next(iter(missing or self.sort([*few])), "")
        return {"lacking": Words(missing), "piece": Word(piece), "held": there[piece]}

    def options(self, decision: Decision[Answer]) -> dict[str, Argument]:
        """The arguments that the options of a decision give."""
        match decision.options:
            case OneOf():
                return self.words_of(decision.options)
            case AtPlace():
                return {"choices": Laid(tuple(decision.options))}
            case Cards(cards, count, forbidden):
                kinds = {"cards": cards, "forbidden": forbidden}
                given: dict[str, Argument] = {"count": count}
                return given | {name: Words(self.sort(held)) for name, held in kinds.items()}
            case Some(cards, counts, barred):
                numbers = dict.fromkeys(barred, "no") | dict.fromkeys(counts, "yes")
                shown: dict[str, Argument] = {"cards": Words(self.sort(cards))}
                shown["whole"] = "yes" if len(cards) == len(self.names) else "no"
                limits = {"number": len(cards), "most": counts[-1], "least": counts[0]}
                return shown | limits | {f"may-{n}": allowed for n, allowed in numbers.items()}
            case Between(low, high):
                return {"low": low, "high": high}
        return {}

    def answer(self, decision: Decision[Answer], answer: Answer) -> str:
        """An answer of any kind by its name, as it is said after a colon."""
        if isinstance(decision.options, OneOf):
            return self.catalogue.choice(str(answer), decision.options.kind)
        if isinstance(answer, tuple) and isinstance(decision.options, AtPlace):
            word, place = answer[0], self.catalogue.place(answer[1])
            name = self.piece(word) if word in self.pieces else ""
            return self.catalogue.say("named-place", word=word, name=name, place=place)
        if isinstance(answer, tuple):
            cards = Words(self.sort(answer))
            return self.catalogue.say("named-cards", cards=cards, count=len(answer))
        return self.catalogue.say("named-number", number=answer)

    def words_of(self, options: OneOf) -> dict[str, Argument]:
        """Which plain words may be said; else the blocks or dominoes to choose from."""
        if options.kind == "domino":
            return {"choices": Dominoes(options.words)}
        if options.kind == "block":
            blocks = [self.catalogue.block(word) for word in options.words if "-" in word]
            return {"blocks": self.catalogue.joined(blocks), "found": len(blocks)}
        may = dict.fromkeys((*options.barred, *options.absent), "no")
        may |= dict.fromkeys(options.words, "yes")
        allowed: dict[str, Argument] = {f"may-{word}": each for word, each in may.items()}
        pieces = [word for word in options.words if word in self.pieces]
        return allowed | {"cards": Words(pieces)} if pieces else allowed

    def say(self, message: str, **arguments: Argument) -> list[str]:
        """The lines of a message, none longer than the verbosity allows."""
        text = self.catalogue.say(message, self.verbosity, **arguments)
        if self.verbosity == "normal" and len(text) > WIDTHS["normal"]:
            text = self.catalogue.say(message, "long", **arguments)
        return self.lines(text)

    def lines(self, text: str) -> list[str]:
        """A text in lines, none longer than the verbosity allows."""
        width, sentences = self.width, [told for part in text.split("\n") if (told := part.strip())]
        return [line for told in sentences for line in fit(capitalised(told), width)]

    def argument(self, kind: str, value: Any) -> Argument:
        """A field of an event as the words need it; `kind` as `field_kinds` names it."""
        if value is None or (value == () and kind in ("pieces", "figures", "seats")):
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return SAYABLE[kind](self, value) if kind in SAYABLE else value

    def name(self, seat: Seat) -> str:
        """The name of a seat, or "you"; catalogues say "you" in their language."""
        if seat == self.listener or not self.called:
            return self.person(seat)
        piece = self.called[seat]
        return Called(self.catalogue.person(piece), piece)

    def person(self, seat: Seat) -> str:
        """The name of whoever plays there, or "you"."""
        return "you" if seat == self.listener else self.names[seat]

    def sort(self, cards: Sequence[str]) -> list[str]:
        """Cards in the order in which they are said: by value, by name, or the most first."""
        by_value = sorted(cards, key=self.pieces.index)
        if self.order == "name":
            return sorted(by_value, key=lambda card: fold(self.catalogue.name(card)))
        if self.order == "count":
            return sorted(by_value, key=lambda card: -by_value.count(card))
        return by_value

    def piece(self, piece: str) -> str:
        """The bare name of a piece."""
        return self.catalogue.piece(piece)


SAYABLE: Mapping[str, Callable[[Narrator, Any], Argument]] = {
    "seat": Narrator.name,
    "person": Narrator.person,
    "piece": lambda _, piece: Word(piece),
    "pieces": lambda speaker, cards: Words(speaker.sort(cards)),
    "figures": lambda speaker, figures: Words(speaker.sort(figures), labelled=False),
    "per-seat": lambda speaker, pairs: Numbers([(speaker.name(seat), n) for seat, n in pairs]),
    "seats": lambda speaker, seats: Numbers([(speaker.name(seat), 0) for seat in seats]),
    "message": lambda speaker, message: speaker.catalogue.say(message),
    "place": lambda speaker, place: speaker.catalogue.place(place),
    "places": lambda speaker, places: ", ".join(map(speaker.catalogue.place, places)),
    "run": lambda _, run: Run(run),
    "domino": lambda _, domino: Dominoes([domino]),
    "dominoes": lambda _, dominoes: Dominoes(dominoes),
    "block": lambda speaker, block: speaker.catalogue.block(block),
    "laid": lambda _, laid: Laid(laid),
}
"""How a narrator converts fields of events that are not said as they are, by their kinds."""


def capitalised(sentence: str) -> str:
    """The sentence with a capital first letter, unless it begins with the program's name."""
    first = sentence[0].upper()
    kept = sentence[0] == first or sentence.startswith(typed())
    return sentence if kept else first + sentence[1:]


@cache
def message_of(kind: type[Event]) -> str:
    """The message of an event's class: `HandDealt` -> `hand-dealt`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def field_kinds(kind: type[Event]) -> dict[str, str]:
    """The kind of each field of an event: seat, piece, pieces, per-seat, or plain."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: next(_marks(hints[field.name]), "plain") for field in fields(kind)}


def _marks(hint: object) -> Iterator[str]:
    """The marks that `core.event` gave a type, even within `Seat | None`."""
    yield from getattr(hint, "__metadata__", ())
    for argument in get_args(hint):
        yield from getattr(argument, "__metadata__", ())
