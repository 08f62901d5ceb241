"""Hearing a saved game again, move by move."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from accessible_games.core.decision import Decision, Move, only_answer
from accessible_games.core.event import Event, Seat
from accessible_games.core.record import Record, RecordError, play_line
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.control_flow import BackToQuestion
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.games import RECORDED
from accessible_games.match.event_filter import heard_of
from accessible_games.match.history import EventHistory
from accessible_games.match.match import Match
from accessible_games.match.remarks import is_spared
from accessible_games.match.settings import Settings
from accessible_games.speech.aggregation import told_together
from accessible_games.speech.narrator import Narrator


def retell(
    record: Record,
    narrator: Narrator,
    screen: Screen,
    questions: Questions | None,
    settings: Settings,
) -> None:
    """Say a whole record again; with *questions*, wait for Enter after each move.

    A game of one person is told as that person heard it, with everything before each of their
    answers in one go. A game of several people is told as an onlooker would hear it. Going back
    tells the move before once more.
    """
    match = Match(record.opening(RECORDED), record)
    narrator = replace(narrator.at(match.table), names=match.names)
    narrator = narrator.for_(record.people[0] if len(record.people) == 1 else None)
    parts = whole(match, narrator, settings, by_move=questions is not None)
    coming = (lines for lines in (told_together(narrator, part) for part in parts) if lines)
    told, place = list[list[str]](), 0
    while place < len(told) or (lines := next(coming, [])):
        if place == len(told):
            told.append(lines)
        screen.say(told[place])
        place += step(questions, first=place == 0) if questions else 1
    if match.table.pending:
        screen.say(narrator.say("record-ends"))


def whole(
    match: Match, narrator: Narrator, settings: Settings, *, by_move: bool
) -> Iterator[list[Event]]:
    """Yield what is heard in one go: each move, or everything up to the person's next answer."""
    history, table = EventHistory(), match.table
    waiting = wished(table.opening, narrator, settings, history)
    for line, text in match.record.answers:
        asked = table.waiting()
        try:
            events = match.follow(line, text)
        except RecordError:
            yield waiting
            raise
        if by_move or was_chosen(asked, table.moves[-1], narrator.listener):
            yield waiting
            waiting = []
        waiting += wished(events, narrator, settings, history)
    yield waiting


def step(questions: Questions, *, first: bool) -> int:
    """Wait for Enter and return 1 to go one move on or -1 to go one back."""
    try:
        questions.ask("prompt-enter", str, first=first)
    except BackToQuestion:
        return -1
    return 1


def was_chosen(asked: Sequence[Decision[Any]], move: Move, seat: Seat | None) -> bool:
    """Whether a seat was *asked* before that move and had a choice."""
    own = (each for each in asked if each.seat == seat == move.seat)
    return any(only_answer(each) is None for each in own)


def wished(
    events: list[Event], narrator: Narrator, settings: Settings, history: EventHistory
) -> list[Event]:
    """Return what the listener wants to hear of these events; *history* remembers all of them."""
    found = []
    for event in events:
        seen = event.seen_by(narrator.listener)
        if seen is not None and not is_spared(seen, settings):
            found.append(heard_of(seen, narrator, settings.hear, history.events))
            history.add(0, seen)
    return [event for event in found if event is not None]


def must_not_look_back(record: Record) -> bool:
    """Whether a game is unfinished and its rules forbid looking back at what happened.

    Otherwise it could be replayed in another window during play. A finished game is open to all.
    """
    if record.result is not None:
        return False
    table = record.opening(RECORDED)
    history = EventHistory()
    events = [*table.opening]
    for line, text in record.answers:
        try:
            events += play_line(table, line, text)
        except RecordError:
            break  # the rest is not told either
    for event in events:
        history.add(0, event)
    return bool(table.pending) and history.is_covered
