"""What can be asked in some games only, as the game itself declares it: each topic is a command."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from accessible_games.core.event import Seat
from accessible_games.core.game import AnyGame, Cursor
from accessible_games.match import cursor
from accessible_games.match.commands import rereading, topics
from accessible_games.match.commands.entry import HelpPart, PersonCommand
from accessible_games.match.person import Person
from accessible_games.speech import naming
from accessible_games.speech.brought import brought
from accessible_games.speech.commands import Follows
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError


def about_seat(person: Person, rest: str, topic: str) -> None:
    """Tell facts about one seat, or about the table if none is named."""
    if not rest:
        topics.about_table(person, rest, topic)
        return
    seat = typed_seat(person, rest)
    person.tell_again(person.match.table.game.seat_topics[topic](person.view, seat))


def typed_seat(person: Person, text: str) -> Seat:
    """The seat that is typed, such as "the captain", "Mia" or "me".

    Raises `NotUnderstoodError` if nobody is called so.
    """
    words = person.vocabulary
    named = " ".join(naming.named(words.lexicon, text))
    if fold(text) in words.lexicon.typed("means-me") and person.seat is not None:
        return person.seat
    return naming.seat_named(words.lexicon, named, person.narrator.called)


def about_change(person: Person, rest: str, topic: str) -> None:
    """Tell what has changed since the person's last turn."""
    before = rereading.view_before(person)
    person.tell_again(person.match.table.game.change_topics[topic](before, person.view))


def about_named(person: Person, rest: str, topic: str) -> None:
    """Tell facts about things that the game itself knows by name, or about the table without."""
    game, words = person.match.table.game, person.vocabulary
    little = words.lexicon.little()
    if not all(fold(word) in little for word in words.lexicon.split(rest)):
        read = brought(game.name, "NAMED")[topic]
        named = read(person.narrator, words.lexicon, person.view, rest)
        person.tell_again(game.named_topics[topic](person.view, named))
    elif topic in game.topics:
        topics.about_table(person, rest, topic)
    else:
        raise NotUnderstoodError("which-piece", command=words.commands.word(topic))


def step(person: Person, rest: str, way: str) -> None:
    """Move the cursor one place; anything typed after the command is ignored."""
    cursor.step(person, way)


def entries(game: AnyGame) -> Iterator[PersonCommand]:
    """Yield the commands that one game adds to those of every game."""
    everywhere = {entry.name for entry in topics.ENTRIES}
    for topic in dict.fromkeys((*game.topics, *game.seat_topics)):
        if topic in game.seat_topics:
            yield PersonCommand(topic, HelpPart.OWN, partial(about_seat, topic=topic), Follows.SEAT)
        elif topic not in everywhere:
            yield topics.of_table(topic, HelpPart.OWN)
    for topic in game.named_topics:
        about = partial(about_named, topic=topic)
        yield PersonCommand(topic, HelpPart.OWN, about, Follows.WORDS)
    for topic in game.change_topics:
        yield PersonCommand(topic, HelpPart.OWN, partial(about_change, topic=topic))
    if game.cursor is not None:
        yield from of_places(game.cursor)


def of_places(places: Cursor) -> Iterator[PersonCommand]:
    """Yield the commands of a table of places: steps to the next one, and what can be asked."""
    for way in cursor.STEPS:
        yield PersonCommand(way, HelpPart.OWN, partial(step, way=way))
    for topic in places.topics:
        look = partial(cursor.look, cursor=places, topic=topic)
        yield PersonCommand(topic, HelpPart.OWN, look, Follows.PLACE)
    for command, tour in places.tours.items():
        yield PersonCommand(command, HelpPart.OWN, partial(cursor.lead, tour=tour), Follows.PLACE)
