"""Doing what was chosen on the braille display: at a keyboard, or at a server that lends it."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.frontends.display.navigator import DisplayNavigator
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.match.dispatch import RefusedError, checked_move, complaint
from accessible_games.match.person import Person
from accessible_games.match.room import Room
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command


def do(room: Room, touched: DisplayNavigator) -> None:
    """Go on, do a command or play an answer: whatever was pressed, or nothing."""
    if touched.goes_on:
        room.dispatch(touched.person, "")
    elif touched.command:
        run(room, touched)
    elif touched.answer is not None and touched.decision is not None:
        play(room, touched, touched.decision, touched.answer)


def go_to_hand(person: Person, state: DisplayState) -> None:
    """Begin at the hand, or else at the first row; it is said at the next prompt."""
    rows = display_rows(person, person.asked)
    hand = [place for place, row in enumerate(rows) if row.part == "hand"]
    state.go_to(hand[0] if hand else 0)
    person.reply_with(rows[state.row].said)


def play(room: Room, touched: DisplayNavigator, decision: Decision[Answer], answer: Answer) -> None:
    """Play an answer, or say why it is refused; the display says that too."""
    person, state = touched.person, touched.state
    told = len(person.history.events)
    room.be_patient()
    try:
        room.give([checked_move(person, room.match.table.copy(), decision, answer)])
    except RefusedError as refused:
        before = len(person.lines)
        room.refuse(person, refused.lines)
        state.tell(person.lines[before:])
    else:
        state.begin(told)


def run(room: Room, touched: DisplayNavigator) -> None:
    """Do what a command of the menu says; the display says its lines too."""
    person, state = touched.person, touched.state
    moves, before = len(room.match.table.moves), len(person.lines)
    name, _, rest = touched.command.partition(" ")
    try:
        room.run_command(person, Command(name, rest))
    except (NotUnderstoodError, RefusedError) as error:
        room.refuse(person, complaint(person, error))
    if len(room.match.table.moves) != moves:
        state.begin(len(person.history.events))
    if said := person.lines[before:]:
        state.tell(said)
