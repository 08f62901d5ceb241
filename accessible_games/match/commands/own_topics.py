"""What can be asked in some games only, as the game itself declares it: each topic is a command."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from accessible_games.core.game import AnyGame, Cursor
from accessible_games.match import cursor
from accessible_games.match.commands import rereading, topics
from accessible_games.match.commands.entry import Part, PersonCommand
from accessible_games.match.person import Person
from accessible_games.speech.vocabulary import Follows


def about_seat(person: Person, rest: str, topic: str) -> None:
    """Tell facts about one seat, or about the table if none is named."""
    if not rest:
        topics.about_table(person, rest, topic)
        return
    seat = person.vocabulary.seat(rest, person.narrator.called)
    person.tell_again(person.match.table.game.SEAT_TOPICS[topic](person.view, seat))


def about_change(person: Person, rest: str, topic: str) -> None:
    """Tell what has changed since the person's last turn."""
    before = rereading.view_before(person)
    person.tell_again(person.match.table.game.CHANGE_TOPICS[topic](before, person.view))


def step(person: Person, rest: str, way: str) -> None:
    """Move the cursor one place, whatever is typed after the command."""
    cursor.step(person, way)


def entries(game: AnyGame) -> Iterator[PersonCommand]:
    """The commands that one game adds to those of every game."""
    everywhere = {entry.name for entry in topics.ENTRIES}
    for topic in dict.fromkeys((*game.TOPICS, *game.SEAT_TOPICS)):
        if topic in game.SEAT_TOPICS:
            yield PersonCommand(topic, Part.OWN, partial(about_seat, topic=topic), Follows.SEAT)
        elif topic not in everywhere:
            yield topics.of_table(topic, Part.OWN)
    for topic in game.CHANGE_TOPICS:
        yield PersonCommand(topic, Part.OWN, partial(about_change, topic=topic))
    if game.CURSOR is not None:
        yield from of_places(game.CURSOR)


def of_places(places: Cursor) -> Iterator[PersonCommand]:
    """The commands of a table of places: the steps from one to the next, and what can be asked."""
    for way in cursor.STEPS:
        yield PersonCommand(way, Part.OWN, partial(step, way=way))
    for topic in places.topics:
        look = partial(cursor.look, cursor=places, topic=topic)
        yield PersonCommand(topic, Part.OWN, look, Follows.PLACE)
    yield PersonCommand("claim", Part.OWN, partial(cursor.lead, tour=places.tour), Follows.PLACE)
