"""A session: people and computer players around one table, at one keyboard.

It is made of parts: a `Room` reads what is typed, a `Console` asks and tells, an `Autosave` keeps
the record, a `HotSeat` knows who may hear what, `Opponents` answer in the other seats. What is
special about a lesson, a puzzle or the deal of the day is a `Kind`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import ClassVar

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Seat
from accessible_games.core.record import Record
from accessible_games.core.record_lines import result_line
from accessible_games.frontends.terminal import bell, greeting, handover, keyboard_commands
from accessible_games.frontends.terminal.ahead import HintAhead
from accessible_games.frontends.terminal.autosave import Autosave
from accessible_games.frontends.terminal.console import ConsentAloud, Console
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.hot_seat import HotSeat, hot_seat
from accessible_games.frontends.terminal.keyboard import Keyboard
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.thinking import Opponents, Thinking
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.match.room import Host, Room
from accessible_games.match.settings import COMMANDS as SETTINGS
from accessible_games.match.settings import Settings
from accessible_games.speech.arguments import Argument
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.narrator import Narrator
from accessible_games.store.library import SavedGame


class Kind:
    """What is special about a session; this one is an ordinary game. Other kinds override it."""

    more: ClassVar[Mapping[str, Follows]] = {}
    """Commands besides those of every game, and what follows each."""
    only_tried: ClassVar[bool] = False
    """Whether the game is not kept, as in a lesson or at a moment of a finished game."""
    advises: ClassVar[bool] = True
    """Whether `hint` advises here as at any table."""

    def resumes(self, session: TerminalSession) -> None:
        """Say what comes before all else when a saved game is taken up."""

    def meanwhile(self, session: TerminalSession) -> AbstractContextManager[object]:
        """Return what goes on while the game is played."""
        return nullcontext()

    def prompt(self, session: TerminalSession) -> str:
        """Return the last sentence before the person types."""
        return session.person.prompt()

    def hears(self, session: TerminalSession, text: str) -> str | None:
        """Return the line that is meant; None if nothing is to be done."""
        return text

    def obeys(self, session: TerminalSession, command: Command) -> bool:
        """Do a command otherwise than at any table; return False for all others."""
        return False

    def obeyed(self, session: TerminalSession, command: Command) -> None:
        """Hear that a command was done as at any table."""

    def takes(self, session: TerminalSession, moves: list[Move]) -> None:
        """Make the legal moves that were typed. Raises `RefusedError` to make none of them."""
        for move in moves:
            session.room.play(move)

    def refused(self, session: TerminalSession) -> None:
        """Hear that a line was refused."""

    def written(self, decision: Decision[Answer]) -> Move | None:
        """Return the answer that is given instead of a computer player's, or None."""
        return None

    def left(self, session: TerminalSession) -> None:
        """Say whether the game is saved: the people leave before the end."""
        session.keep()
        session.person.say("not-saved" if session.kept.refused else "saved-for-later")

    def finish(self, session: TerminalSession) -> None:
        """Save the result, and say that the game is over."""
        table = session.match.table
        session.keep(result_line(table.game.winners(table.state)))
        unsaved = session.kept.refused
        session.person.say("not-saved" if unsaved else "game-over")
        if not unsaved:
            session.person.say("review-offered")


class TerminalSession(Host):
    """One game being played, from its first question to its end."""

    def __init__(
        self,
        *,
        match: Match,
        narrator: Narrator,
        settings: Settings,
        saved: SavedGame,
        keyboard: Keyboard,
        screen: Screen,
        report: Callable[[Console, bool], Path],
        kind: Kind | None = None,
        ahead: HintAhead | None = None,
        thinking: Thinking | None = None,
    ) -> None:
        """Sit down at a match; *narrator* tells it to no one in particular."""
        self.kind = kind or Kind()
        self.kept = Autosave(saved, self.kind.only_tried)
        known = keyboard_commands.commands_of(match.table.game)
        commands = {**known, **self.kind.more}
        people = hot_seat(match, narrator, settings, commands)
        self.console = Console(
            *(settings, keyboard, screen, people, self.kept, report),
            *(ahead if self.kind.advises else None, self._refuse),
        )
        self.opponents = Opponents(match, self.console, thinking or Thinking(), self.kind.written)
        consent = ConsentAloud(self.opponents, people, self.console)
        self.room = Room(match, people, host=self, seating=self.opponents, consent=consent)
        self.listening = False
        """Whether the people were told that the computer players go on alone."""

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.room.match

    @property
    def hot_seat(self) -> HotSeat:
        """The people at the keyboard."""
        return self.console.hot_seat

    @property
    def person(self) -> Person:
        """The person at the keyboard; all of them together while no one has taken it."""
        return self.hot_seat.person

    @property
    def persons(self) -> dict[Seat, Person]:
        """Each of the people, by their seat."""
        return self.hot_seat.persons

    @property
    def settings(self) -> Settings:
        """What the people have chosen."""
        return self.console.settings

    @property
    def has_won(self) -> bool:
        """Whether one of the people has won; nobody wins an evening."""
        table = self.match.table
        return not table.game.shared and not {*table.game.winners(table.state)}.isdisjoint(
            self.persons
        )

    # From the beginning to the end

    def welcome(self, newcomer: bool, *, told: bool = False) -> None:
        """Begin a new game; see `greeting`."""
        greeting.welcome(self.hot_seat, newcomer=newcomer, told=told)

    def take_up(self, record: Record) -> None:
        """Continue a saved game; see `greeting`."""
        self.kind.resumes(self)
        greeting.take_up(self.hot_seat, record)

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        with self.kind.meanwhile(self):
            self.console.set_arrows()
            try:
                self._play()
                if self.has_won:
                    bell.at_end(self.settings, self.console.screen)
                self.kind.finish(self)
            except (Leave, KeyboardInterrupt):  # even while computer players think
                self.kind.left(self)
            except Exception:
                self.keep()  # write what still waits, before the file is closed
                raise
            finally:
                self._end()

    def _play(self) -> None:
        """Ask people and let computer players answer, until the game is over."""
        self.play_bots()
        while self.match.table.pending:
            decision = self.match.own_decision()
            if decision is None or decision is not self.person.asked:
                self.pose(decision)
            self._ask(decision)
            self.play_bots()

    def _end(self) -> None:
        """Give back what the session has, and say what still waits."""
        if self.console.ahead is not None:
            self.console.ahead.end()
        self.console.display.give_back()
        self.console.speak()
        self.kept.saved.close()

    def play_bots(self) -> None:
        """Let the computer players answer; the people wait in the meantime."""
        self.opponents.thinking.begin_waiting()
        self.room.play_bots()

    def pose(self, decision: Decision[Answer] | None) -> None:
        """Say the question to the person who is asked: it rings, and they get the keyboard.

        Where nobody is asked any more, say once that computer players go on alone.
        """
        if decision is None:
            self._listen_on()
            return
        if decision.kind not in self.match.table.game.off_turn:
            self.opponents.thinking.begin_turn()
        people, console = self.hot_seat, self.console
        if decision.kind in self.match.table.game.shared:
            handover.share(console)
        else:
            news = self.persons[decision.seat].history.news()
            bell.at_turn(self.settings, console.screen, decision.seat, news)
            if people.at_keyboard != decision.seat:
                handover.pass_to(console, decision.seat)
        people.person.pose(decision)
        if console.display.state is None and people.at_keyboard in console.display.wanted_by:
            from accessible_games.frontends.terminal import display_mode

            display_mode.feel_again(console)

    def _listen_on(self) -> None:
        """Say that nobody is asked any more."""
        self.opponents.thinking.begin_turn()
        self.person.ask_nothing()
        if not self.listening:
            self.person.say("listen-on")
        self.listening = True

    def _ask(self, decision: Decision[Answer] | None) -> None:
        """Do what a person types, or presses on the braille display while the game has it."""
        prompt = self.kind.prompt(self)
        if self.console.display.state is not None:
            from accessible_games.frontends.terminal import display_mode

            if display_mode.comes_first(self.room, self.console, prompt, decision):
                return
        self.room.dispatch(self.person, self.console.read(prompt))

    # What the room asks of its host

    def hears(self, person: Person, text: str) -> str | None:
        """See Host."""
        return self.kind.hears(self, text)

    def obeys(self, person: Person, command: Command) -> bool:
        """See Host: also commands that need more than the table."""
        if self.kind.obeys(self, command):
            return True
        if command.name in keyboard_commands.COMMANDS:
            keyboard_commands.COMMANDS[command.name].does(self.console, command.rest)
        else:
            if command.name == "hint" and self.console.ahead is not None:
                self.console.ahead.go_on()
            self.room.obey(person, command)
            if command.name in SETTINGS:
                self.console.renew()
        self.kind.obeyed(self, command)
        return True

    def takes(self, room: Room, moves: list[Move]) -> None:
        """See Host."""
        self.kind.takes(self, moves)

    def confirms(self, person: Person, question: str, **arguments: Argument) -> bool:
        """See Host."""
        return self.console.confirms(person, question, **arguments)

    def refused(self, person: Person) -> None:
        """See Host: it rings, whether it was typed or touched."""
        bell.at_refusal(self.settings, self.console.screen)
        self.kind.refused(self)

    def introduce(self, room: Room, decision: Decision[Answer]) -> None:
        """See Host."""
        self.pose(decision)

    def keep(self, *lines: str) -> None:
        """Write lines of the record to the disk, if the game is kept there."""
        self.kept.add(self.person, *lines)

    def _refuse(self, person: Person, lines: Iterable[str]) -> None:
        self.room.refuse(person, lines)
