"""What is special about an evening at a real table: it goes on until somebody ends it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from threading import Timer
from time import monotonic, sleep
from typing import ClassVar

from accessible_games.app.evening_tables import cards_in, look, refuse
from accessible_games.braille.problem import DeckError
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.record_lines import result_line
from accessible_games.frontends.terminal import bell
from accessible_games.frontends.terminal.error_messages import system_problem
from accessible_games.frontends.terminal.keyboard import drop_typed_ahead
from accessible_games.frontends.terminal.screen import is_terminal
from accessible_games.frontends.terminal.session import Kind, TerminalSession
from accessible_games.real_table.entries import Entries, Hide, what_is
from accessible_games.real_table.export import as_csv, in_short
from accessible_games.real_table.sheet import Sheet
from accessible_games.real_table.speech.deal_lines import with_table
from accessible_games.speech.commands import Command, Follows
from accessible_games.store import owned, whole

SHEETS = "sheets"
"""The folder of exported sheets, beside that of the saved games."""


NO_SHEET = "refused-no-sheet"
SAME_TIME = 10.0
"""Seconds after which the keyboard is passed on at the earliest, whatever a secret is."""
EACH_CARD = 2.0
"""Further seconds for each card after the first: everybody has as many."""


def at_keys() -> bool:
    """Whether somebody types at a terminal, so that others wait beside them."""
    return is_terminal(sys.stdin)


def rest(seconds: float) -> None:
    """Let time go by; keys that were pressed meanwhile do not count."""
    sleep(seconds)
    drop_typed_ahead()


class Evening(Kind):
    """An evening: nobody advises, and afterwards there is nothing to review."""

    more: ClassVar[Mapping[str, Follows]] = {
        **dict.fromkeys(("export", "time"), Follows.NOTHING),
        "look": Follows.WORDS,
    }
    advises: ClassVar[bool] = False

    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        pause: Callable[[float], None] = rest,
        waits: Callable[[], bool] = at_keys,
    ) -> None:
        self.clock, self.pause, self.waits = clock, pause, waits
        self.typed = ""
        """The last line."""
        self.heard: Decision[Answer] | None = None
        """The secret that somebody is hearing."""
        self.since = 0.0
        """When they began to."""
        self.rings: float | None = None
        """When the timer rings, or has rung unless that was told; None without one."""
        self.set_at = 0
        """How many moves had been made when it was set."""
        self.bell: Timer | None = None

    def obeys(self, session: TerminalSession, command: Command) -> bool:
        """See Kind: the sheet becomes a file, and a timer says what is left."""
        if command.name == "time":
            self.tell_time(session)
            return True
        if command.name == "look":
            return look(session, self.typed, command.rest)
        if command.name != "export":
            return False
        sheets: list[Sheet] = session.match.table.state.sheets
        if sheets:
            export(session, sheets[-1], len(sheets))
        else:
            session.person.say(NO_SHEET)
        return True

    def hears(self, session: TerminalSession, text: str) -> str | None:
        """See Kind: a table in a file is dealt by its cards, which the record has then."""
        self.typed, asked = text, session.person.asked
        if asked is None or not isinstance(asked.options, Entries):
            return text
        lexicon, seats = session.person.vocabulary.lexicon, len(asked.options.here)
        try:
            return with_table(
                lexicon, text, partial(cards_in, language=lexicon.catalogue.language), seats
            )
        except (DeckError, OSError) as error:
            refuse(session, error)
            return None

    def prompt(self, session: TerminalSession) -> str:
        """See Kind. Whoever types after the bell hears why it rang; Enter hides a secret here."""
        asked = session.person.asked
        if asked is not self.heard:
            self.heard, self.since = asked, self.clock()
        secret = None
        if asked is not None and isinstance(asked.options, Hide):
            secret = asked.options
        if self.rings is not None and len(session.match.table.moves) < self.set_at:
            self.stop()  # it was taken back
        if self.rings is not None and self.clock() >= self.rings and secret is None:
            self.tell_time(session)
        if secret is None:
            return super().prompt(session)
        (line,) = session.person.narrator.say("prompt-hides", what=what_is(secret.kind))
        return f"{line} "

    def takes(self, session: TerminalSession, moves: list[Move]) -> None:
        """See Kind."""
        asked = session.person.asked
        if asked is not None and isinstance(asked.options, Hide) and asked.options.equal:
            shown = asked.options
            self.wait(session, len(shown.secret) if what_is(shown.kind) == "cards" else 1)
        super().takes(session, moves)
        for move in moves:
            if isinstance(move.answer, tuple) and move.answer[:1] == ("timer",):
                self.set_timer(session, int(move.answer[1]))

    # Time

    def wait(self, session: TerminalSession, cards: int) -> None:
        """Wait until as much time has gone by as for everybody who has so many cards."""
        left = SAME_TIME + EACH_CARD * (cards - 1) - (self.clock() - self.since)
        if left > 0 and self.waits():
            session.person.say_at_once("secret-wait")
            self.pause(left)
            session.console.screen.ring()

    def set_timer(self, session: TerminalSession, seconds: int) -> None:
        """Ring the bell after so many seconds; only one timer runs."""
        self.stop()
        self.rings = self.clock() + seconds
        self.set_at = len(session.match.table.moves)
        if self.waits():
            self.bell = Timer(seconds, bell.at_time, (session.settings, session.console.screen))
            self.bell.daemon = True
            self.bell.start()

    def stop(self) -> None:
        """Let no bell ring any more."""
        if self.bell is not None:
            self.bell.cancel()
        self.bell = self.rings = None

    def tell_time(self, session: TerminalSession) -> None:
        """Say how long the timer still runs, or once that it has rung."""
        if self.rings is None:
            session.person.say("no-timer")
            return
        left = round(self.rings - self.clock())
        if left > 0:
            minutes, seconds = divmod(left, 60)
            session.person.say("time-left", minutes=minutes, seconds=seconds)
        else:
            self.stop()
            session.person.say("time-up")

    def left(self, session: TerminalSession) -> None:
        """See Kind."""
        self.stop()
        session.keep()
        session.person.say("not-saved" if session.kept.refused else "evening-saved")

    def finish(self, session: TerminalSession) -> None:
        """See Kind."""
        self.stop()
        table = session.match.table
        session.keep(result_line(table.game.winners(table.state)))
        if session.kept.refused:
            session.person.say("not-saved")


def export(session: TerminalSession, sheet: Sheet, number: int) -> None:
    """Write a sheet as a table of a spreadsheet, and say where it is and a line to send."""
    catalogue, names = session.person.narrator.catalogue, session.person.narrator.names
    record = session.kept.saved.path
    file = record.parent.parent / SHEETS / f"{record.stem}-{number}.csv"
    try:
        owned.make_folder(file.parent)
        whole.write({file: as_csv(sheet, names, catalogue).encode()}, owned.FILE)
    except OSError as error:
        session.person.say("export-refused", problem=system_problem(error, catalogue))
    else:
        session.person.say("exported", file=str(file))
    session.person.say_lines([in_short(sheet, names, catalogue)])
