"""The cursor at a table of places: where each person looks, and what they point at."""

from __future__ import annotations

import re

from accessible_games.core.decision import Answer, AtPlace, Decision, OneOf
from accessible_games.core.event import Place
from accessible_games.core.game import Cursor, Tour
from accessible_games.match.person import Person
from accessible_games.speech import board
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary

STEPS = ("left", "right", "up", "down")
"""The directions in which the cursor moves; each is a command if a table has places."""


def here(person: Person, cursor: Cursor) -> Place:
    """Where the cursor of a person is."""
    return person.cursor or cursor.start(person.view)


def look(person: Person, rest: str, cursor: Cursor, topic: str) -> None:
    """Facts about the place of the cursor, or about the one named; a look goes there."""
    typed = " ".join(pointed(person, rest.split()))
    place = board.place_near(typed, here(person, cursor)) if typed else here(person, cursor)
    if place is None:
        name = person.vocabulary.command_name(topic)
        raise NotUnderstoodError("which-place", word=name)
    if not board.is_known(place):
        raise NotUnderstoodError(
            "refused-unknown-place", place=person.narrator.catalogue.place(place)
        )
    if topic == "look":
        go_to(person, cursor, place)
    else:
        person.tell_again(cursor.topics[topic](person.view, place))


def step(person: Person, way: str) -> None:
    """Move the cursor one place."""
    cursor = person.match.table.game.CURSOR
    assert cursor is not None
    place = cursor.step(person.view, here(person, cursor), way)
    if place is None:
        person.reply_with(person.narrator.say("table-ends"))
    else:
        go_to(person, cursor, place)


def go_to(person: Person, cursor: Cursor, place: Place) -> None:
    """Move the cursor. What is there becomes the next prompt: it is said and felt at once."""
    person.look_at(place)
    facts = list(cursor.topics["look"](person.view, place))
    person.reply_with(person.narrator.events(facts))


def lead(person: Person, rest: str, tour: Tour) -> None:
    """Tell the next block, where a player looks for their own; "here" or "yes" claims it."""
    if person.asked is None or not asks_for_block(person.asked):
        raise NotUnderstoodError("claim-later")
    block = tour.after(person.view, person.led)
    person.lead_to(block)
    if block is None:
        person.reply_with(person.narrator.say("table-ends"))
    else:
        person.look_at(block.partition("-")[0])
        person.reply_with(person.narrator.events(tour.tell(person.view, block)))


def refusal(person: Person, decision: Decision[Answer], answer: Answer, reason: str) -> list[str]:
    """Why an answer is refused; for a block also how it differs from the player's own."""
    lines = person.narrator.refusal(decision, answer, reason)
    cursor = person.match.table.game.CURSOR
    if cursor is None or not asks_for_block(decision):
        return lines
    return lines + person.narrator.events(cursor.tour.differs(person.view, str(answer)))


def asks_for_block(decision: Decision[Answer]) -> bool:
    """Whether somebody is to find what is theirs on the table."""
    return isinstance(decision.options, OneOf) and decision.options.kind == "block"


def arrow_words(words: Vocabulary) -> dict[str, str]:
    """What the arrow keys type: steps from place to place, if the table has places."""
    known = [step for step in STEPS if step in words.commands]
    return {step: words.command_name(step) for step in known}


def pointed(person: Person, words: list[str]) -> list[str]:
    """Typed words: a place in one word, and that of the cursor for "here".

    Where they were led to a block, "here" and "yes" mean that one.
    """
    cursor = person.match.table.game.CURSOR
    if cursor is None:
        return words
    pointing = [fold(word) for word in person.vocabulary.catalogue.words("here")]
    place = here(person, cursor)
    if person.led and person.led.startswith(f"{place}-"):
        place = person.led
        leading = person.vocabulary.typed("command-claim")
        pointing += [word for word in person.vocabulary.answer_words("yes") if word not in leading]
    words = board.joined_places([person.vocabulary.lettered(word) for word in words])
    return [place if fold(word) in pointing else word for word in words]


def is_answer(person: Person, text: str, decision: Decision[Answer] | None) -> bool:
    """Whether an answer is typed that begins as a command does.

    "c m12" is a cola, "c cl" a domino and "m 13 o 14" a block, though c and m are commands. But
    "card cola" asks for a card; and where no place was told, "claim" asks to be led.
    """
    options = decision.options if decision else None
    words = pointed(person, person.vocabulary.split(text))
    if isinstance(options, OneOf) and options.kind == "block" and claims(person, words):
        return len(words) > 1 or options.words != ("no",)
    at_place = isinstance(options, AtPlace) and bool(board.places_in(words))
    letter = re.match(r"\s*\w\s+\S", text) is not None
    on_board = letter and isinstance(options, OneOf) and options.kind in ("block", "domino")
    if decision is None or not (at_place or on_board):
        return False
    try:
        person.vocabulary.answer(decision, words, person.narrator)
    except NotUnderstoodError:
        return False
    return True


def claims(person: Person, words: list[str]) -> bool:
    """Whether the first word is one that claims."""
    return bool(words) and fold(words[0]) in person.vocabulary.answer_words("yes")
