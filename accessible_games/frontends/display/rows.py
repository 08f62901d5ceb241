"""What a braille display shows of a game: rows of cells, and what each means under a finger.

A row is as long as it needs to be; the display is a window that is moved along it. The rows follow
what is heard: the news, what is asked, the cards in the hand, the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from accessible_games.core.decision import Answer, AtPlace, Between, Decision, OneOf, Some
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import Cursor
from accessible_games.frontends.display.device import BLANK
from accessible_games.games import GAMES
from accessible_games.match.cells import piece_labels
from accessible_games.match.commands import rereading
from accessible_games.match.felt import felt
from accessible_games.match.person import Person
from accessible_games.speech.catalogue import Language
from accessible_games.speech.narrator import field_kinds

DONE = "done"
"""Under a finger: no more cards are chosen."""
GO_ON = "go on"
"""Under a finger: computer players go on among themselves."""
Item = tuple[str, str]
"""Cells, and the word that they mean."""


class Spot(NamedTuple):
    """Cells of a row that mean a word: a piece, an answer or a place."""

    start: int
    end: int
    word: str


class Row(Frozen):
    """One row: the cells of Unicode in exact dots, all else as text."""

    part: str
    """`news`, `question`, `hand`, `table`, or `notice`."""
    cells: str
    said: tuple[str, ...]
    """The lines for whoever listens, when the row comes under the fingers."""
    spots: tuple[Spot, ...] = ()

    def at(self, cell: int) -> Spot | None:
        """What is under a finger."""
        return next((spot for spot in self.spots if spot.start <= cell < spot.end), None)

    def windows(self, width: int) -> list[int]:
        """Where each window of the display begins; words and labels stay whole if they fit."""
        starts = [0]
        while len(self.cells) - starts[-1] > width:
            end = starts[-1] + width
            blank = self.cells.rfind(" ", starts[-1] + 1, end + 1)
            starts.append(end if blank < 0 else blank + 1)
        return starts


def display_rows(person: Person, decision: Decision[Answer] | None) -> list[Row]:
    """All rows, as the person at the keyboard may know them."""
    news = person.narrator.events(rereading.since_own_turn(person))
    asked = question(person, decision) if decision else listening(person)
    return [*text("news", news), *asked, *hand(person), *table(person)]


def text(part: str, lines: Iterable[str]) -> Iterator[Row]:
    """A row for each line."""
    return (Row(part, line, (line,)) for line in lines)


def row(part: str, items: Iterable[Item], said: Iterable[str]) -> Row:
    """A row of items, with two blanks between them if items may contain a blank."""
    shown, gap = list(items), " "
    if any(blank in cells for cells, _ in shown for blank in (" ", chr(BLANK))):
        gap = "  "
    spots: list[Spot] = []
    for cells, word in shown:
        start = spots[-1].end + len(gap) if spots else 0
        spots.append(Spot(start, start + len(cells), word))
    return Row(part, gap.join(cells for cells, _ in shown), tuple(said), tuple(spots))


# What is asked -----------------------------------------------------------------------------------


def listening(person: Person) -> Iterator[Row]:
    """Nobody is asked: computer players go on when the prompt is pressed."""
    line = person.narrator.say("prompt-enter")[0]
    yield Row("question", line, (line,), (Spot(0, len(line), GO_ON),))


def question(person: Person, decision: Decision[Answer]) -> Iterator[Row]:
    """What is asked, and the answers; cards out of the hand are answered there."""
    private = person.narrator
    yield from text("question", [*private.question(decision), private.prompt(decision).strip()])
    items = list(answers(person, decision.options))
    if items:
        choices = person.vocabulary.choices(decision)
        yield row("question", items, private.say("moves-one-of", choices=choices))


def answers(person: Person, options: Any) -> Iterator[Item]:
    """The answers to choose from, or the parts of one."""
    cells = partial(label, person)
    match options:
        case OneOf(words=words, kind=kind):
            yield from ((cells(word, kind), word) for word in words)
        case AtPlace(words=words):
            yield from ((cells(word), word) for word in words)
        case Between(low, high):
            yield from ((str(number), str(number)) for number in range(low, high + 1))
        case Some(cards, counts):
            yield from ((cells(card), card) for card in person.narrator.sort(cards))
            if len(counts) > 1:
                yield person.narrator.catalogue.say("display-done"), DONE


@cache
def labels(language: Language, game: str) -> dict[str, str]:
    """The label of each piece; its blanks are cells, so that it stays whole."""
    found = piece_labels(language, game, GAMES[game].PIECES)
    return {piece: cells.replace(" ", chr(BLANK)) for piece, cells in found.items()}


def label(person: Person, word: str, kind: str = "word") -> str:
    """An answer in cells: cards by their labels, seats and all else by their names."""
    catalogue = person.narrator.catalogue
    cells = labels(catalogue.language, person.match.table.game.NAME)
    if word in person.narrator.called:
        return catalogue.name(word)
    parts = word.split("-") if kind == "domino" else [word]
    if all(part in cells for part in parts):
        return chr(BLANK).join(cells[part] for part in parts)
    if catalogue.has(f"typed-{word}"):
        return catalogue.words(f"typed-{word}")[0]
    return word if word.isdecimal() else catalogue.choice(word, kind)


# What one holds and sees -------------------------------------------------------------------------


def hand(person: Person) -> Iterator[Row]:
    """The cards of the hand; what is not a card as it is said."""
    cells = partial(label, person)
    for fact in person.match.table.game.TOPICS["hand"](person.view):
        said = person.narrator.event(fact)
        held = list(cards(person, fact))
        for kind, words in held:
            yield row("hand", ((cells(word, kind), word) for word in words), said)
        if not held:
            yield from text("hand", said)


def cards(person: Person, fact: Event) -> Iterator[tuple[str, Sequence[str]]]:
    """The kind and the cards of each field that has some, in the order in which they are said."""
    of: Any = type(fact)
    for name, kind in field_kinds(of).items():
        found = getattr(fact, name)
        if found and kind == "pieces":
            yield "word", person.narrator.sort(found)
        elif found and kind == "dominoes":
            yield "domino", found


def table(person: Person) -> Iterator[Row]:
    """The table row by row: place by place if it has places, or else as it is said."""
    game, view = person.match.table.game, person.view
    if game.CURSOR is None:
        return text("table", felt(person).events(list(game.TOPICS["table"](view))))
    return places(person, game.CURSOR)


def places(person: Person, cursor: Cursor) -> Iterator[Row]:
    """The columns' letters, then each row of the table after its number."""
    for number, shown in enumerate(cursor.plan(person.view)):
        if number == 0:
            said = person.narrator.say("display-columns")
        else:
            said = person.narrator.events(list(cursor.topics["row"](person.view, shown[1][1])))
        spots, start = [], 0
        for cells, place in shown:
            spots.append(Spot(start, start + len(cells), place))
            start += len(cells)
        yield Row("table", "".join(cells for cells, _ in shown), tuple(said), tuple(spots))
