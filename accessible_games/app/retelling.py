"""Hearing a saved game again, move by move."""

from collections.abc import Iterator, Sequence
from typing import Any

from accessible_games.core.decision import Decision, Move, only_answer
from accessible_games.core.event import Event, Seat
from accessible_games.core.record import Record, RecordError, play_line
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.leaving import Back
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.games import GAMES
from accessible_games.match.hearing import heard_of
from accessible_games.match.history import History
from accessible_games.match.match import Match
from accessible_games.match.remarks import is_spared
from accessible_games.match.settings import Settings
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.together import told_together


def retell(
    record: Record,
    narrator: Narrator,
    screen: Screen,
    questions: Questions | None,
    settings: Settings,
) -> None:
    """Say a whole record again; with questions, waiting for Enter after each move.

    A game of one person is told as that person heard it, what happened before each own answer at
    once; one of several as an onlooker would hear it.
    Where one goes back, the move before is told once more.
    """
    match = Match(record.opening(GAMES), record)
    narrator = narrator.at(match.table).for_(record.people[0] if len(record.people) == 1 else None)
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
    """The parts of a record, each heard at once: one for each move, or up to an own answer."""
    history, table = History(), match.table
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
    """Wait for Enter: one move on, or one back."""
    try:
        questions.ask("prompt-enter", str, first=first)
    except Back:
        return -1
    return 1


def was_chosen(asked: Sequence[Decision[Any]], move: Move, seat: Seat | None) -> bool:
    """Whether a seat was *asked* before that move, and had a choice."""
    own = (each for each in asked if each.seat == seat == move.seat)
    return any(only_answer(each) is None for each in own)


def wished(
    events: list[Event], narrator: Narrator, settings: Settings, history: History
) -> list[Event]:
    """What the listener wishes to hear of these events; the history remembers all of them."""
    found = []
    for event in events:
        seen = event.seen_by(narrator.listener)
        if seen is not None and not is_spared(seen, settings):
            found.append(heard_of(seen, narrator, settings.hear, history.events))
            history.add(0, seen)
    return [event for event in found if event is not None]


def must_not_look_back(record: Record) -> bool:
    """Whether a game goes on in which the rules forbid to look at what happened before.

    It could be heard in another window while it is played; when it is over, all is open.
    """
    if record.result is not None:
        return False
    table = record.opening(GAMES)
    history = History()
    events = [*table.opening]
    for line, text in record.answers:
        try:
            events += play_line(table, line, text)
        except RecordError:
            break  # it is told up to there
    for event in events:
        history.add(0, event)
    return bool(table.pending) and history.is_covered
