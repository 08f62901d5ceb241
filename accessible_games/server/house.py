"""The house: all people who are here or expected back, and all tables."""

from asyncio import get_running_loop
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from accessible_games.core.record import RecordError
from accessible_games.games import GAMES
from accessible_games.match.commands.entry import CommandEntry
from accessible_games.server import places
from accessible_games.server.plan import Plan
from accessible_games.server.register import Register
from accessible_games.server.store import Kept
from accessible_games.server.table import Table
from accessible_games.server.thinking import Thinker
from accessible_games.server.visitor import Door, Visitor
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command, Vocabulary

PATIENCE = 300.0
"""Seconds for which somebody may be away before the others are told what can be done."""
AT_TABLES = (
    *("people", "invite", "say", "tell", "history", "mute", "ignore", "complain", "away", "kick"),
    *("friends", "friend", "unfriend", "news", "sound", "width", "hold", "end", "leave"),
)
"""The commands that can also be typed while a game is played."""
TALK = ("say", "tell", "history", "people")
"""Those that can also be typed instead of an answer before a game."""


@dataclass(eq=False)
class House(Register):
    """See above. What people type comes to `typed`, whatever door it comes by."""

    thinker: Thinker
    entries: Mapping[str, "HouseCommand"]
    report: Callable[[Sequence[str]], None]
    """Hands lines over to whoever runs the server."""
    patience: float = PATIENCE
    tables: dict[str, Table] = field(default_factory=dict, init=False)
    """By the folded words of the tables."""
    at: dict[str, Table] = field(default_factory=dict, init=False)
    """At which table each visitor is."""

    def __post_init__(self) -> None:
        super().__post_init__()
        for kept in self.store.tables:
            self._set_up(kept)

    def _set_up(self, kept: Kept) -> None:
        """Set up a table as it is stored."""
        if kept.plan["game"] not in GAMES:
            return
        table = self.add_table(kept.word, Plan.of(kept.plan))
        members = {
            seat: self.visitor_of(self.people[fold(seated.name)])
            for seat, seated in sorted(kept.seats.items())
            if fold(seated.name) in self.people
        }
        table.restore(members, kept)
        for visitor in members.values():
            self.place(visitor, table)
        self.expect(table)

    def add_table(self, word: str, plan: Plan) -> Table:
        """A new table at which nobody sits."""
        known = tuple([self.entries[name] for name in AT_TABLES])
        table = Table(word, plan, self.store, self.thinker, known, self.obey)
        self.tables[fold(word)] = table
        return table

    # Coming and going

    def enter(
        self, visitor: Visitor, door: Door, table: Table | None = None, keys: tuple[str, ...] = ()
    ) -> None:
        """Somebody has come in, with the keys of their client; a guest to a *table*."""
        missed = visitor.come(door)
        visitor.interject("door-welcome", name=visitor.name, count=len(self.here()))
        if missed is not None:
            visitor.interject("door-missed", count=missed)
        visitor.deliver()
        if visitor.known.guest and not visitor.outbox.number:
            visitor.say("door-guest-words", name=visitor.name, words=visitor.known.secret)
        visitor.offer(keys)
        self.announce(visitor)
        self.show_place(visitor)
        if visitor.key in self.at:
            self.come_to(self.at[visitor.key], visitor)
        elif table is not None:
            self.run(visitor, Command("watch" if table.is_begun else "join", table.word))
        if visitor.key not in self.at:
            visitor.say("lobby-how")
        self.prompt(visitor)

    def come_to(self, table: Table, visitor: Visitor) -> None:
        """Somebody is at a table again."""
        try:
            self.wake(table)
        except NotUnderstoodError as error:
            visitor.say(error.message)
            return
        self.place(visitor, table)
        table.come(visitor)

    def wake(self, table: Table) -> None:
        """Go on with a stored game; `NotUnderstoodError` if the rules of today refuse it."""
        try:
            table.wake()
        except RecordError:
            self.remove(table)
            raise NotUnderstoodError("table-lost") from None

    def place(self, visitor: Visitor, table: Table) -> None:
        """Somebody is at a table from now on."""
        self.at[visitor.key] = table
        places.show_to_all(table)

    def show_place(self, visitor: Visitor) -> None:
        """Somebody's client can know where they are, and with whom."""
        lobby = [each for each in self.here() if each.key not in self.at]
        places.show(visitor, self.at.get(visitor.key), lobby)

    def drop(self, visitor: Visitor, door: Door) -> None:
        """A door is closed: whoever was there has a seat as long as their game goes on."""
        if visitor.door is not door:
            return
        visitor.go()
        if visitor.known != visitor.choose():
            self.remember(visitor.known)
        table = self.at.get(visitor.key)
        if table is not None and table.waits_for(visitor):
            places.show_to_all(table)
            table.go(visitor)
            table.wait_for(visitor, self.patience)
            self.expect(table)
            return
        looks_on = table is not None and table.seat_of(visitor) is None
        visitor.watched = table.word if table is not None and looks_on else ""
        self.leave_table(visitor)
        if visitor.token:  # they come back in a moment, perhaps
            get_running_loop().call_later(self.patience, self.forget, visitor)
        else:
            self.forget(visitor)

    def forget(self, visitor: Visitor) -> None:
        """See Register; unless they are here, or a table waits for them."""
        seated = any(each.waits_for(visitor) for each in self.tables.values())
        if not seated and visitor.door is None and self.visitors.get(visitor.key) is visitor:
            super().forget(visitor)

    def leave_table(self, visitor: Visitor) -> None:
        """Somebody goes from their table to the lobby."""
        table = self.at.pop(visitor.key, None)
        if table is None:
            return
        table.leave(visitor)
        self.show_place(visitor)
        places.show_to_all(table)
        if table.seat_of(visitor) is not None:
            table.wait_for(visitor, self.patience)
        if not table.members or (table.is_over and not [*table.visitors()]):
            self.remove(table)
        else:
            self.expect(table)

    def expect(self, table: Table) -> None:
        """Keep a table whose game has not begun for a while, if nobody is there."""
        if is_forsaken(table):
            get_running_loop().call_later(self.patience, self.expire, table)

    def expire(self, table: Table) -> None:
        """Nobody has come to such a table."""
        if is_forsaken(table):
            self.remove(table)
            for visitor in [*table.visitors()]:
                self.forget(visitor)

    def remove(self, table: Table) -> None:
        """A table is there no more, and nothing of it is kept if its game has not begun."""
        self.tables.pop(fold(table.word), None)
        (self.store.end_table if table.is_begun else self.store.forget_table)(table.word)
        for visitor in table.visitors():
            if self.at.get(visitor.key) is table:
                del self.at[visitor.key]
        if table.playing is not None:
            table.playing.stop()

    # What is typed

    def typed(self, visitor: Visitor, text: str) -> None:
        """Do what somebody types."""
        visitor.begin()
        table = self.at.get(visitor.key)
        if visitor.away:
            visitor.step_away(False)
            if table is not None:
                table.come(visitor)
        try:
            if visitor.doubt is not None:
                visitor.decide(text)
            elif visitor.dialogue is not None and not self.is_talk(visitor, text):
                visitor.dialogue.hear(text)
            elif table is not None and table.playing is not None:
                self.type_in_game(table, visitor, text)
                return
            else:
                self.type_outside(visitor, text)
        except NotUnderstoodError as error:
            visitor.refuse(error)
        self.prompt(visitor)

    def is_talk(self, visitor: Visitor, text: str) -> bool:
        """Whether a line is a command that answers no question, but talks."""
        command = self.words_of(visitor).command(text, exact=True)
        return command is not None and command.name in TALK

    def type_in_game(self, table: Table, visitor: Visitor, text: str) -> None:
        """Do what somebody types at a game: a command of the house, or what the game knows."""
        person = table.person_of(visitor)
        assert person is not None
        command = person.vocabulary.command(text, exact=True)
        if command is None or not self.obey(visitor, command):
            table.type_line(visitor, text)
        else:
            self.prompt(visitor)

    def type_outside(self, visitor: Visitor, text: str) -> None:
        """Do what somebody types where no game is played; `NotUnderstoodError`."""
        words = self.words_of(visitor)
        command = words.command(text, exact=True) or words.within(text)
        command = command or words.command(text, exact=False)
        if command is not None:
            self.obey(visitor, command)
        elif text.strip():
            raise NotUnderstoodError("unknown-command", word=text)

    def words_of(self, visitor: Visitor) -> Vocabulary:
        """What somebody can type where no game is played."""
        follows = {name: entry.follows for name, entry in self.entries.items()}
        return Vocabulary(catalogue_of(visitor.settings.language), (), {}, follows)

    def obey(self, visitor: Visitor, command: Command) -> bool:
        """Do a command of the house; False for any other."""
        table = self.at.get(visitor.key)
        in_game = table is not None and table.playing is not None
        if command.name not in (AT_TABLES if in_game else self.entries):
            return False
        self.run(visitor, command)
        return True

    def run(self, visitor: Visitor, command: Command) -> None:
        """Do a command of the house, or say why that cannot be."""
        try:
            self.entries[command.name].does(self, visitor, command.rest)
        except NotUnderstoodError as error:
            visitor.refuse(error)

    def prompt(self, visitor: Visitor) -> None:
        """Let somebody hear the last sentence before they type."""
        table = self.at.get(visitor.key)
        if visitor.is_prompted:
            return
        if visitor.doubt is not None:
            visitor.prompt(visitor.narrator.say("prompt-yes-no")[0])
        elif visitor.dialogue is not None:
            visitor.prompt(visitor.dialogue.prompt)
        elif table is None or table.playing is None:
            say = visitor.narrator.say
            visitor.prompt(say("prompt-lobby" if table is None else "prompt-gathering")[0])
        else:
            table.prompt(visitor)

    def stop(self) -> None:
        """The server ends: all hear so, and nobody thinks any more."""
        for visitor in self.here():
            visitor.interject("server-stops")
        for table in self.tables.values():
            if table.playing is not None:
                table.playing.stop()

    def acknowledged(self, visitor: Visitor, number: int) -> None:
        """Lines up to a number have come to somebody."""
        last = visitor.outbox.acknowledge(number)
        table = None if last is None else self.at.get(visitor.key)
        seat = None if table is None else table.seat_of(visitor)
        if last is not None and table is not None and seat is not None and table.is_begun:
            self.store.heard(table.word, seat, last.moves)


def is_forsaken(table: Table) -> bool:
    """Whether nobody is at a table whose game has not begun."""
    return not table.is_begun and not any(each.door for each in table.visitors())


HouseCommand = CommandEntry[Callable[[House, Visitor, str], None]]
"""A command that needs the house, and whoever types it."""
