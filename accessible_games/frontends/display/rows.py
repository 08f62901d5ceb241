"""What a braille display shows of a game.

The rows follow what is heard: the news, what is asked, the cards in the hand, the table; and a menu
of commands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from accessible_games.core.decision import Answer, AtPlace, Between, Decision, OneOf, Some
from accessible_games.core.event import Event
from accessible_games.frontends.display.cells import Item, Row, label, row, text, written
from accessible_games.frontends.display.tables import table
from accessible_games.match.commands import rereading
from accessible_games.match.person import Person
from accessible_games.match.settings import CHOICES
from accessible_games.speech.narrator import field_kinds

DONE = "done"
"""Under a finger: no more cards are chosen."""
GO_ON = "go on"
"""Under a finger: computer players go on among themselves."""
MENU = ("hint", "since", "scores", "undo")
"""The commands that a display offers."""
SWITCHES = ("pace", "contracted", "marks")
"""The settings that it offers to switch."""


def display_rows(person: Person, decision: Decision[Answer] | None) -> list[Row]:
    """All rows, as the person at the keyboard may know them."""
    news = person.narrator.events(rereading.since_own_turn(person))
    asked = question(person, decision) if decision else listening(person)
    seen = (*hand(person), *table(person, decision), menu(person))
    return [*text(person, "news", news), *asked, *seen]


# What is asked -----------------------------------------------------------------------------------


def listening(person: Person) -> Iterator[Row]:
    """Nobody is asked: computer players go on when the prompt is pressed."""
    line = person.narrator.say("prompt-enter")[0]
    yield row("question", [(written(person, line), GO_ON)], [line])


def question(person: Person, decision: Decision[Answer]) -> Iterator[Row]:
    """What is asked, and the answers; cards out of the hand are answered there."""
    private = person.narrator
    asked = [*private.question(decision), private.prompt(decision).strip()]
    yield from text(person, "question", asked)
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
            yield from ((cells(str(number)), str(number)) for number in range(low, high + 1))
        case Some(cards, counts):
            yield from ((cells(card), card) for card in person.narrator.sort(cards))
            if len(counts) > 1:
                yield written(person, person.narrator.catalogue.say("display-done")), DONE


# What one holds, and can do ----------------------------------------------------------------------


def hand(person: Person) -> Iterator[Row]:
    """The cards of the hand; what is not a card as it is said."""
    cells = partial(label, person)
    for fact in person.match.table.game.TOPICS["hand"](person.view):
        said = person.narrator.event(fact)
        held = list(cards(person, fact))
        for kind, words in held:
            yield row("hand", ((cells(word, kind), word) for word in words), said)
        if not held:
            yield from text(person, "hand", said)


def cards(person: Person, fact: Event) -> Iterator[tuple[str, Sequence[str]]]:
    """The kind and the cards of each field that has some, in the order in which they are said."""
    of: Any = type(fact)
    for name, kind in field_kinds(of).items():
        found = getattr(fact, name)
        if found and kind == "pieces":
            yield "word", person.narrator.sort(found)
        elif found and kind == "dominoes":
            yield "domino", found


def menu(person: Person) -> Row:
    """Commands, and settings with what they can be switched to, as they are typed."""
    words, catalogue = person.vocabulary, person.narrator.catalogue
    items = [
        (written(person, words.command_name(command)), command)
        for command in MENU
        if command in words.commands
    ]
    for setting in SWITCHES:
        if setting not in words.commands:
            continue
        other = next(each for each in CHOICES[setting] if each != getattr(person.settings, setting))
        name = f"{words.command_name(setting)} {catalogue.say(f'{setting}-{other}')}"
        items.append((written(person, name), f"{setting} {other}"))
    return row("menu", items, person.narrator.say("display-menu"))
