"""Hearing again what was told: each person's own way through their history."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from accessible_games.core.event import Event
from accessible_games.play.history import History
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError

if TYPE_CHECKING:
    from accessible_games.play.session import Session


def tell(session: Session, events: Any) -> None:
    """Say events or facts to the person at the keyboard."""
    session.lines += session.private.events(list(events))


def history(session: Session) -> History:
    """What the person at the keyboard was told."""
    assert session.at_keyboard is not None
    return session.histories[session.at_keyboard]


def view_before(session: Session) -> Any:
    """The table as the person saw it after their own last turn, or at the opening."""
    own = own_moves(session)
    return session.table.copy(own[-1] + 1 if own else 0).view(session.at_keyboard)


def own_moves(session: Session) -> list[int]:
    """The numbers of the moves that were made on the person's own turns."""
    return [
        place
        for place, move in enumerate(session.table.moves)
        if move.seat == session.at_keyboard and move.kind not in session.table.game.ASIDES
    ]


def last(session: Session, rest: str) -> None:
    """The newest event again, or the last n."""
    number = session.vocabulary.number(rest) if rest else 1
    if not number:
        raise NotUnderstoodError("not-a-number", word=rest)
    events = history(session).last(number, partial(heard, session))
    if not events:
        session.say("nothing-yet")
    history(session).place = len(history(session).entries) - 1
    tell(session, events)


def since(session: Session, rest: str) -> None:
    """All that happened after one's own last move."""
    events = [event for event in since_own_turn(session) if heard(session, event)]
    if not events:
        session.say("nothing-since")
    tell(session, events)


def since_own_turn(session: Session) -> list[Event]:
    """What was told after one's own last move, of which the first event tells."""
    told = {when for when, _ in history(session).entries}
    own = [place for place in own_moves(session) if place + 1 in told]
    return history(session).since(own[-1])[1:] if own else history(session).since(-1)


def reread(session: Session, event: Event | None, end: str) -> None:
    """Say an event that was told before, or that there is none further on."""
    if event is None:
        session.say(end)
    else:
        tell(session, [event])


def heard(session: Session, event: Event) -> bool:
    """Whether an event says anything to the person at the keyboard."""
    return bool(session.private.event(event))


def older(session: Session, rest: str) -> None:
    reread(session, history(session).step(-1, partial(heard, session)), "no-older")


def newer(session: Session, rest: str) -> None:
    reread(session, history(session).step(+1, partial(heard, session)), "no-newer")


def first(session: Session, rest: str) -> None:
    reread(session, history(session).first(partial(heard, session)), "nothing-yet")


def search(session: Session, rest: str) -> None:
    """The nearest older event whose lines hold the words."""
    sought = fold(rest)
    if not sought:  # nothing, or no letter
        raise NotUnderstoodError("search-what")

    speaker = session.private

    def matches(event: Event) -> bool:
        return sought in fold(" ".join(speaker.event(event)))

    reread(session, history(session).search(matches), "not-found")
