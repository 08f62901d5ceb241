"""Hearing a saved game again, move by move."""

from collections.abc import Iterator

from accessible_games.core.record import Record, RecordError, play_line
from accessible_games.core.table import AnyTable
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.leaving import Back
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.games import GAMES
from accessible_games.match.history import History
from accessible_games.speech.narrator import Narrator


def retell(record: Record, narrator: Narrator, screen: Screen, questions: Questions | None) -> None:
    """Say a whole record again; with questions, waiting for Enter after each move.

    A game of one person is told as that person heard it, one of several as an onlooker would.
    Where one goes back, the move before is told once more.
    """
    table = record.opening(GAMES)
    narrator = narrator.at(table).for_(record.people[0] if len(record.people) == 1 else None)
    coming, told, place = moves(record, table, narrator), list[list[str]](), 0
    while place < len(told) or (lines := next(coming, [])):
        if place == len(told):
            told.append(lines)
        screen.say(told[place])
        place += step(questions, first=place == 0) if questions else 1
    if table.pending:
        screen.say(narrator.say("record-ends"))


def moves(record: Record, table: AnyTable, narrator: Narrator) -> Iterator[list[str]]:
    """What is told of the opening of a record's table and of each move, if anything is."""
    yield from filter(None, [narrator.events(table.opening)])
    for line, text in record.answers:
        yield from filter(None, [narrator.events(play_line(table, line, text))])


def step(questions: Questions, *, first: bool) -> int:
    """Wait for Enter: one move on, or one back."""
    try:
        questions.ask("prompt-enter", str, first=first)
    except Back:
        return -1
    return 1


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
