"""Doing what was chosen on the braille display: at a keyboard, or on a server that borrows it."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.frontends.display.navigator import DisplayNavigator
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.match.answering import checked_move
from accessible_games.match.dispatch import complaint
from accessible_games.match.meaning import RefusedError
from accessible_games.match.person import Person
from accessible_games.match.room import Room
from accessible_games.speech.commands import Command
from accessible_games.speech.problem import NotUnderstoodError


def do(room: Room, touched: DisplayNavigator) -> None:
    """Do what was pressed: go on, run a command or play an answer, or nothing."""
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
    person.pending.reply_with(rows[state.row].said)


def play(room: Room, touched: DisplayNavigator, decision: Decision[Answer], answer: Answer) -> None:
    """Play an answer, or say why it is refused, on the display as well."""
    person, state = touched.person, touched.state
    told = len(person.history.events)
    room.be_patient()
    try:
        move = checked_move(person, room.match.table.copy(), decision, answer)
        room.host.takes(room, [move])
    except RefusedError as refused:
        before = len(person.lines)
        room.refuse(person, refused.lines)
        state.tell(person.lines[before:])
    else:
        state.begin(told)


def run(room: Room, touched: DisplayNavigator) -> None:
    """Run the chosen command of the menu; its lines appear on the display as well."""
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
