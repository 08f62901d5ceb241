"""The cursor at a table of places: where each person looks, and what they point at."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from accessible_games.core.decision import AtPlace, Decision, OneOf
from accessible_games.core.event import Place
from accessible_games.core.game import Cursor
from accessible_games.speech import board
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import STEPS, Command

if TYPE_CHECKING:
    from accessible_games.play.session import Session


def here(session: Session, cursor: Cursor) -> Place:
    """Where the cursor of the person at the keyboard is."""
    assert session.at_keyboard is not None
    return session.cursors.get(session.at_keyboard) or cursor.start(session.view)


def look(session: Session, cursor: Cursor, command: Command) -> None:
    """Facts about the place of the cursor, or about the one named; a look goes there."""
    typed = " ".join(pointed(session, command.rest.split()))
    place = board.place_near(typed, here(session, cursor)) if typed else here(session, cursor)
    if place is None:
        name = session.vocabulary.command_name(command.name)
        raise NotUnderstoodError("which-place", word=name)
    if not board.is_known(place):
        raise NotUnderstoodError("refused-unknown-place", place=place)
    if command.name == "look":
        go_to(session, cursor, place)
    else:
        facts = list(cursor.topics[command.name](session.view, place))
        session.lines += session.private.events(facts)


def step(session: Session, way: str) -> None:
    """The cursor goes one place on."""
    cursor = session.table.game.CURSOR
    assert cursor is not None
    place = cursor.step(session.view, here(session, cursor), way)
    if place is None:
        session.answer = session.narrator.say("table-ends")
    else:
        go_to(session, cursor, place)


def go_to(session: Session, cursor: Cursor, place: Place) -> None:
    """Move the cursor. What is there becomes the next prompt: it is said and felt at once."""
    assert session.at_keyboard is not None
    session.cursors[session.at_keyboard] = place
    facts = list(cursor.topics["look"](session.view, place))
    session.answer = session.private.events(facts)


def set_arrows(session: Session) -> None:
    """The arrow keys step from place to place where the table has places."""
    words = session.vocabulary
    known = [step for step in STEPS if step in words.commands]
    session.keyboard.arrows({step: words.command_name(step) for step in known})


def pointed(session: Session, words: list[str]) -> list[str]:
    """Typed words: a place in one word, and that of the cursor for "here"."""
    cursor = session.table.game.CURSOR
    if cursor is None:
        return words
    pointing = [fold(word) for word in session.vocabulary.catalogue.words("here")]
    place = here(session, cursor)
    words = board.joined_places(words)
    return [place if fold(word) in pointing else word for word in words]


def is_answer(session: Session, text: str, decision: Decision[Any] | None) -> bool:
    """Whether an answer is typed that begins as a command does.

    "c m12" is a cola, "c cl" a domino and "m 13 o 14" a block, though c and m are commands;
    "left" is a side where one is asked for. But "card cola" asks for a card.
    """
    options = decision.options if decision else None
    if isinstance(options, OneOf) and options.kind == "word":
        words = [form for word in options.words for form in session.vocabulary.answer_words(word)]
        return len(text) > 1 and fold(text.strip()) in words
    words = pointed(session, session.vocabulary.split(text))
    at_place = isinstance(options, AtPlace) and bool(board.places_in(words))
    letter = re.match(r"\s*\w\s+\S", text) is not None
    on_board = letter and isinstance(options, OneOf) and options.kind in ("block", "domino")
    if decision is None or not (at_place or on_board):
        return False
    try:
        session.vocabulary.answer(decision, words, session.private)
    except NotUnderstoodError:
        return False
    return True
