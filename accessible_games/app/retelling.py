"""Hearing a saved game again, move by move."""

from accessible_games.core.event import Event
from accessible_games.core.record import Record, RecordError, play_line
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.games import GAMES
from accessible_games.match.history import History
from accessible_games.speech.narrator import Narrator


def retell(record: Record, narrator: Narrator, screen: Screen, questions: Questions | None) -> None:
    """Say a whole record again; with questions, waiting for Enter after each move.

    A game of one person is told as that person heard it, one of several as an onlooker would.
    """
    table = record.opening(GAMES)
    narrator = narrator.at(table).for_(record.people[0] if len(record.people) == 1 else None)
    tell(narrator, table.opening, screen, questions)
    for line, text in record.answers:
        tell(narrator, play_line(table, line, text), screen, questions)
    if table.pending:
        screen.say(narrator.say("record-ends"))


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


def tell(
    narrator: Narrator, events: list[Event], screen: Screen, questions: Questions | None
) -> None:
    """Say events, and wait if there are questions and something was said."""
    lines = narrator.events(events)
    screen.say(lines)
    if questions is not None and lines:
        questions.ask("prompt-enter", str)
