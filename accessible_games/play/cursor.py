"""The cursor at a table of places: where each person looks, and what they point at."""

from __future__ import annotations

import re
from typing import Any

from accessible_games.core.decision import AtPlace, Decision, OneOf
from accessible_games.core.event import Place
from accessible_games.core.game import Cursor
from accessible_games.play.hearers import Hearers
from accessible_games.speech import board
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import STEPS, Command, Vocabulary


def here(hearers: Hearers, cursor: Cursor) -> Place:
    """Where the cursor of the person at the keyboard is."""
    return hearers.person.cursor or cursor.start(hearers.view)


def look(hearers: Hearers, cursor: Cursor, command: Command) -> None:
    """Facts about the place of the cursor, or about the one named; a look goes there."""
    typed = " ".join(pointed(hearers, command.rest.split()))
    place = board.place_near(typed, here(hearers, cursor)) if typed else here(hearers, cursor)
    if place is None:
        name = hearers.vocabulary.command_name(command.name)
        raise NotUnderstoodError("which-place", word=name)
    if not board.is_known(place):
        raise NotUnderstoodError("refused-unknown-place", place=place)
    if command.name == "look":
        go_to(hearers, cursor, place)
    else:
        hearers.tell_privately(cursor.topics[command.name](hearers.view, place))


def step(hearers: Hearers, way: str) -> None:
    """The cursor goes one place on."""
    cursor = hearers.match.table.game.CURSOR
    assert cursor is not None
    place = cursor.step(hearers.view, here(hearers, cursor), way)
    if place is None:
        hearers.reply_with(hearers.narrator.say("table-ends"))
    else:
        go_to(hearers, cursor, place)


def go_to(hearers: Hearers, cursor: Cursor, place: Place) -> None:
    """Move the cursor. What is there becomes the next prompt: it is said and felt at once."""
    hearers.person.look_at(place)
    facts = list(cursor.topics["look"](hearers.view, place))
    hearers.reply_with(hearers.private.events(facts))


def arrow_words(words: Vocabulary) -> dict[str, str]:
    """What the arrow keys type: steps from place to place where the table has places."""
    known = [step for step in STEPS if step in words.commands]
    return {step: words.command_name(step) for step in known}


def pointed(hearers: Hearers, words: list[str]) -> list[str]:
    """Typed words: a place in one word, and that of the cursor for "here"."""
    cursor = hearers.match.table.game.CURSOR
    if cursor is None:
        return words
    pointing = [fold(word) for word in hearers.vocabulary.catalogue.words("here")]
    place = here(hearers, cursor)
    words = board.joined_places(words)
    return [place if fold(word) in pointing else word for word in words]


def is_answer(hearers: Hearers, text: str, decision: Decision[Any] | None) -> bool:
    """Whether an answer is typed that begins as a command does.

    "c m12" is a cola, "c cl" a domino and "m 13 o 14" a block, though c and m are commands;
    "left" is a side where one is asked for. But "card cola" asks for a card.
    """
    options = decision.options if decision else None
    if isinstance(options, OneOf) and options.kind == "word":
        words = [form for word in options.words for form in hearers.vocabulary.answer_words(word)]
        return len(text) > 1 and fold(text.strip()) in words
    words = pointed(hearers, hearers.vocabulary.split(text))
    at_place = isinstance(options, AtPlace) and bool(board.places_in(words))
    letter = re.match(r"\s*\w\s+\S", text) is not None
    on_board = letter and isinstance(options, OneOf) and options.kind in ("block", "domino")
    if decision is None or not (at_place or on_board):
        return False
    try:
        hearers.vocabulary.answer(decision, words, hearers.private)
    except NotUnderstoodError:
        return False
    return True
