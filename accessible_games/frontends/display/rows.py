"""What a braille display shows of a game.

The rows come in the order in which a game is heard: the news, the question, the hand, the table,
then a menu of commands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from accessible_games.core.decision import Answer, Decision, Options, Some
from accessible_games.core.event import Event
from accessible_games.frontends.display.cells import DisplayRow, Item, label, row, text, written
from accessible_games.frontends.display.tables import table
from accessible_games.match.commands import rereading
from accessible_games.match.person import Person
from accessible_games.match.settings import CHOICES
from accessible_games.speech.answer_kind import AnyKind
from accessible_games.speech.brought import brought
from accessible_games.speech.kinds import kind_of
from accessible_games.speech.narrator import class_of, field_kinds

DONE = "done"
"""Under a finger: choose no more cards."""
GO_ON = "go on"
"""Under a finger: let computer players go on among themselves."""
MENU = ("hint", "since", "scores", "undo")
"""The commands that a display offers."""
SWITCHES = ("pace", "contracted", "marks")
"""The settings that the display can switch."""


def display_rows(person: Person, decision: Decision[Answer] | None) -> list[DisplayRow]:
    """Return all rows, with what the person at the keyboard may know."""
    news = person.narrator.events(rereading.since_own_turn(person))
    asked = question(person, decision) if decision else listening(person)
    seen = (*hand(person), *table(person, decision), menu(person))
    return [*text(person, "news", news), *asked, *seen]


# The question -----------------------------------------------------------------------------------


def listening(person: Person) -> Iterator[DisplayRow]:
    """Yield a row to press if no one is asked and computer players go on."""
    line = person.narrator.say("prompt-enter")[0]
    yield row("question", [(written(person, line), GO_ON)], [line])


def question(person: Person, decision: Decision[Answer]) -> Iterator[DisplayRow]:
    """Yield the question and its answers; cards are chosen in the hand."""
    private = person.narrator
    asked = [*private.question(decision), private.prompt(decision).strip()]
    yield from text(person, "question", asked)
    items = list(answers(person, decision.options))
    if items:
        choices = person.vocabulary.reader.choices(decision)
        yield row("question", items, private.say("moves-one-of", choices=choices))


def answers(person: Person, options: Options[Answer]) -> Iterator[Item]:
    """Yield the answers to choose from, or the parts of one."""
    kind = kind_of(person.narrator.catalogue, options)
    yield from ((label(person, word, kind), word) for word in kind.items(person.narrator, options))
    if isinstance(options, Some) and len(options.counts) > 1:
        yield written(person, person.narrator.catalogue.say("display-done")), DONE


# The hand and the menu ----------------------------------------------------------------------


def hand(person: Person) -> Iterator[DisplayRow]:
    """Yield the cards of the hand, and whatever else is held as it is said."""
    cells = partial(label, person)
    for fact in person.match.table.game.facts(person.view, "hand"):
        said = person.narrator.event(fact)
        held = list(cards(person, fact))
        for kind, words in held:
            yield row("hand", ((cells(word, kind), word) for word in words), said)
        if not held:
            yield from text(person, "hand", said)


def cards(person: Person, fact: Event) -> Iterator[tuple[AnyKind | None, Sequence[str]]]:
    """Yield the cards of each field that has any, in spoken order, and how they are labelled."""
    own = brought(person.match.table.game.name, "FIELDS")
    for name, mark in field_kinds(class_of(fact)).items():
        found = getattr(fact, name)
        if found and mark == "pieces":
            yield None, person.narrator.sort(found)
        elif found and mark in own and own[mark].shown is not None:
            yield own[mark].shown, found


def menu(person: Person) -> DisplayRow:
    """Return commands, and settings with their next value, as they are typed."""
    words, catalogue = person.vocabulary, person.narrator.catalogue
    items = [
        (written(person, words.commands.word(command)), command)
        for command in MENU
        if command in words.commands
    ]
    for setting in SWITCHES:
        if setting not in words.commands:
            continue
        other = next(each for each in CHOICES[setting] if each != getattr(person.settings, setting))
        name = f"{words.commands.word(setting)} {catalogue.say(f'{setting}-{other}')}"
        items.append((written(person, name), f"{setting} {other}"))
    return row("menu", items, person.narrator.say("display-menu"))
