"""The server: all people who are here or expected back, and all tables."""

from asyncio import get_running_loop
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil

from accessible_games.core.record import RecordError
from accessible_games.games import RECORDED
from accessible_games.match.commands.entry import CommandEntry
from accessible_games.match.person import Person
from accessible_games.match.typed_cells import in_letters
from accessible_games.server.lobby import consent, openings, presence, rematch
from accessible_games.server.lobby.acts import PATIENCE
from accessible_games.server.lobby.addressing import addressed
from accessible_games.server.lobby.bot_tasks import Thinker
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.ending import Ending
from accessible_games.server.lobby.greeting import greet, tell_turn
from accessible_games.server.lobby.outside import BESIDE, outside
from accessible_games.server.lobby.table import ServerTable, TableCommands, as_typed
from accessible_games.server.lobby.table_commands import AT_EVENINGS, AT_TABLES, BETWEEN_GAMES, TALK
from accessible_games.server.lobby.table_drafts import title_in
from accessible_games.server.lobby.table_talk import SAID
from accessible_games.server.lobby.turn_notices import TurnNotices
from accessible_games.server.lobby.user import Connection, User
from accessible_games.server.lobby.waiting_turns import asks, tell_next, tell_waiting
from accessible_games.server.storage.reading import is_damage
from accessible_games.server.storage.store import StoredTable
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.server.storage.turn_clock import CLOCK
from accessible_games.speech import command_lines
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.commands import Command
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.line import Line
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary


@dataclass(eq=False)
class Server:
    """See above. What people type comes to `typed`, through whatever connection."""

    directory: Directory
    thinker: Thinker
    entries: Mapping[str, "ServerCommand"]
    report: Callable[[Sequence[str]], bool]
    """Passes lines on to the operator of the server; returns False if they cannot be kept."""
    patience: float = PATIENCE
    meant: Callable[[Person, str], str] = as_typed
    """Returns the line that is meant by what somebody types in a game."""
    tables: dict[str, ServerTable] = field(default_factory=dict, init=False)
    """The tables by their folded words."""
    at: dict[str, ServerTable] = field(default_factory=dict, init=False)
    """The table of each user."""
    ending: Ending = field(default_factory=Ending, init=False)
    notices: TurnNotices = field(default_factory=TurnNotices, init=False)
    """Hears of the turns of people who are not there."""

    def __post_init__(self) -> None:
        for kept in self.directory.store.tables:
            self._set_up(kept)

    def _set_up(self, kept: StoredTable) -> None:
        """Set up a table as it is stored."""
        table = self.add_table(kept.word, TablePlan.of(kept.plan))
        if table.pace is not None:
            table.pace.restore(kept)
        members = {
            seat: self.directory.user_of(self.directory.people[fold(seated.name)])
            for seat, seated in sorted(kept.seats.items())
            if fold(seated.name) in self.directory.people
            and (table.pace is None or table.pace.expects(seat))
        }
        table.restore(members, kept)
        if table.pace is not None and table.is_over and not members:
            self.remove(table)  # the server was killed in the moment in which the last one left
            return
        for user in members.values() if table.pace is None else ():
            self.place(user, table)
        self.expect(table)

    def add_table(self, word: str, plan: TablePlan) -> ServerTable:
        """Add a new table at which no one sits."""
        known = tuple([self.entries[name] for name in self._known_at(plan)])
        called = self.directory.person_called
        counts = self.directory.competition.counts
        commands = TableCommands(
            self.thinker, known, self.obey, called, self.meant, self.notices, counts
        )
        table = ServerTable(word, plan, self.directory.store, commands)
        self.tables[fold(word)] = table
        return table

    def _known_at(self, plan: TablePlan) -> list[str]:
        """The commands that can also be typed during what is played."""
        own = AT_EVENINGS if RECORDED[plan.game].shared else ()
        return [*AT_TABLES, *(name for name in own if name in self.entries)]

    # Coming and going

    def enter(
        self,
        user: User,
        connection: Connection,
        table: ServerTable | None = None,
        keys: tuple[str, ...] = (),
        recovery: str = "",
    ) -> None:
        """Take in a user with the keys of their client and new words for *recovery*, if any.

        A guest comes to a *table*.
        """
        watched = self.tables.get(fold(user.presence.watched))
        greet(self.directory, user, user.come(connection), recovery)
        user.offer(keys)
        self.directory.announce(user)
        self.show_place(user)
        self._lead(user, watched, table)
        if user.key not in self.at:
            self._show_lobby(user)
        self.warn(user)
        self.prompt(user)

    def _lead(self, user: User, watched: ServerTable | None, table: ServerTable | None) -> None:
        """Lead a user who comes in to their seat, to what they *watched*, or else to a *table*."""
        waiting = self.waiting_for(user)
        tell_waiting(user, waiting)
        own = [each for each in waiting if each.pace is None]
        own = [self.at[user.key]] if user.key in self.at else own
        if len(own) == 1:
            self.come_to(own[0], user, says=True)
        elif (there := watched or table) is not None:
            looks_on = watched is not None or (there.is_begun and not is_open_to_all(there))
            looks_on = looks_on and there.company.seat_of(user) is None
            self.run(user, Command("watch" if looks_on else "join", there.word))

    def _show_lobby(self, user: User) -> None:
        """Tell a user what can be done in the lobby, and which tables are open if they wish it."""
        user.say("lobby-how")
        self.directory.competition.greet(user)
        openings.tell_open(user, self.tables.values(), self.at)

    def warn(self, user: User) -> None:
        """Tell a user of a restart, if one is announced."""
        if self.ending.restart_at is not None:
            left = ceil((self.ending.restart_at - get_running_loop().time()) / 60)
            user.say("server-restarts", minutes=max(1, left))

    def waiting_for(self, user: User) -> list[ServerTable]:
        """The tables where an unfinished game has a seat for a user."""
        return [table for table in self.tables.values() if table.waits_for(user)]

    def come_to(self, table: ServerTable, user: User, *, says: bool = False) -> None:
        """Bring a user back to their table; if it *says* so, they hear which it is, too."""
        try:
            self.wake(table)
        except NotUnderstoodError as error:
            user.say(error.message)
            return
        if says:
            user.say("turns-at", **presence.with_whom(table, user))
        was_elsewhere = table.pace is not None or table.company.seat_of(user) in table.company.gone
        self.place(user, table)
        table.come(user)
        if says:
            tell_turn(table, user)
        if was_elsewhere:
            consent.ask_who_comes(table, user)

    def wake(self, table: ServerTable) -> None:
        """Resume a stored game. Raises `NotUnderstoodError` if today's rules refuse it."""
        rests = table.asleep is not None
        try:
            table.wake()
        except RecordError as error:
            self.remove(table)
            if damaged := is_damage(error):
                self.directory.store.set_aside(
                    table.word, f"{error.line} {error.problem} {error.found}"
                )
            raise NotUnderstoodError("table-damaged" if damaged else "table-lost") from None
        for user in (
            each for each in table.company.members.values() if rests and each.connection is None
        ):
            table.wait_for(user, self.patience)

    def place(self, user: User, table: ServerTable) -> None:
        """Put a user at a table."""
        self.at[user.key] = table
        user.outbox.turn_to(table.word)
        presence.show_to_all(table)

    def show_place(self, user: User) -> None:
        """Tell a user's client where they are, and with whom."""
        lobby = [each for each in self.directory.here() if each.key not in self.at]
        presence.show(user, self.at.get(user.key), lobby)

    def drop(self, user: User, connection: Connection) -> None:
        """Handle a closed connection: its user keeps their seat while their game goes on."""
        if user.connection is not connection:
            return
        user.go()
        if user.known != user.choose():
            self.directory.remember(user.known)
        if self.ending.is_now:
            return
        table = self.at.get(user.key)
        if table is not None and table.waits_for(user):
            presence.show_to_all(table)
            table.go(user)
            table.wait_for(user, self.patience)
            self.expect(table)
            if table.pace is not None:
                goings, loop = user.presence.goings, get_running_loop()
                loop.call_later(self.patience, self._go_elsewhere, user, goings)
            return
        if table is not None and table.company.seat_of(user) is not None:
            self._keep_place(table, user)
            return
        looks_on = table is not None and table.company.seat_of(user) is None
        user.presence.watched = table.word if table is not None and looks_on else ""
        self.leave_table(user)
        self.expect_back(user)

    def _go_elsewhere(self, user: User, goings: int) -> None:
        """Let a user leave a table of days who has not come back since their connection closed."""
        if user.connection is None and user.presence.goings == goings:
            self.leave_table(user)
            self.forget(user)

    def _keep_place(self, table: ServerTable, user: User) -> None:
        """Keep somebody's place after a game for a while, so that they can play another one."""
        presence.show_to_all(table)
        table.go(user)
        loop = get_running_loop()
        loop.call_later(self.patience, self._give_up, user, user.presence.goings)

    def forget(self, user: User) -> None:
        """Forget a user, but not while they are here or a table waits for them."""
        seated = self.waiting_for(user)
        if not seated and user.connection is None and self.directory.users.get(user.key) is user:
            self.directory.forget(user)

    def expect_back(self, user: User) -> None:
        """Forget a user who has left, but only after a while if they may come back.

        What leads back is a client, the table that they watched, or the words of a guest.
        """
        words = user.known.guest and not user.presence.parted
        if user.presence.token or user.presence.watched or words:
            loop = get_running_loop()
            loop.call_later(self.patience, self._give_up, user, user.presence.goings)
        else:
            self.forget(user)

    def _give_up(self, user: User, goings: int) -> None:
        """Forget a user who has not come back since they left."""
        if user.presence.goings == goings and user.connection is None:
            table = self.at.get(user.key)
            if table is not None and table.is_over:
                self.leave_table(user)
            self.forget(user)

    def leave_table(self, user: User) -> None:
        """Move a user from their table to the lobby."""
        table = self.at.pop(user.key, None)
        if table is None:
            return
        table.leave(user)
        self.show_place(user)
        presence.show_to_all(table)
        if table.company.seat_of(user) is not None:
            table.wait_for(user, self.patience)
        if table.is_over and not table.company.members and table.company.waiting():
            self._hand_over(table)
        is_heard = table.pace is None or not table.pace.clock.asked
        is_done = table.is_over and is_heard and not self._is_anybody_at(table)
        if not table.company.members or is_done:
            self.remove(table)
        else:
            self.expect(table)

    def _is_anybody_at(self, table: ServerTable) -> bool:
        """Whether anybody is at a table, or was a moment ago."""
        return any(self.at.get(user.key) is table for user in table.company.users())

    def _hand_over(self, table: ServerTable) -> None:
        """Give a table that all players have left after a game to those who wait for the next."""
        for user in rematch.regroup(table, lambda user: self.at.get(user.key) is table).came:
            user.say("again-yours", title=table.title(user))
        presence.show_to_all(table)

    def expect(self, table: ServerTable) -> None:
        """Keep an empty table whose game has not begun, for a while."""
        if is_forsaken(table):
            get_running_loop().call_later(self.patience, self.expire, table)

    def expire(self, table: ServerTable) -> None:
        """Remove such a table after no one has come."""
        if is_forsaken(table):
            self.remove(table)
            for user in [*table.company.users()]:
                self.forget(user)

    def remove(self, table: ServerTable) -> None:
        """Remove a table; if its game has not begun, nothing of it is kept."""
        self.tables.pop(fold(table.word), None)
        self.directory.limits.settle(fold(table.word))
        if table.pace is not None:
            self.directory.store.forget_document(CLOCK, table.word)
            if table.pace.talk is not None:
                self.directory.store.forget_document(SAID, table.word)
        (self.directory.store.end_table if table.is_begun else self.directory.store.forget_table)(
            table.word
        )
        for user in table.company.users():
            if self.at.get(user.key) is table:
                del self.at[user.key]
        if table.playing is not None:
            table.playing.stop()

    # What is typed

    def typed(self, user: User, text: str) -> None:
        """Do what a user types."""
        user.begin()
        table = self.at.get(user.key)
        if user.presence.away:
            user.presence.step_away(False)
            if table is not None:
                table.come(user)
        try:
            text = in_letters(text, user.settings.language)
            if user.input.doubt is not None:
                consent.decide(table, user, text, partial(self.words_of, user))
            elif user.input.dialogue is not None and not self.is_talk(user, text):
                user.input.dialogue.hear(text)
            elif table is None or not consent.answers(table, user, text):
                if table is not None and table.playing is not None:
                    self.type_in_game(table, user, text)
                    return
                self.type_outside(user, text)
        except NotUnderstoodError as error:
            user.refuse(error)
        self.prompt(user)

    def is_talk(self, user: User, text: str) -> bool:
        """Whether a line is talk, which answers no question."""
        command = command_lines.given(self.words_of(user), Line.read(text))
        return command is not None and command.name in TALK

    def type_in_game(self, table: ServerTable, user: User, text: str) -> None:
        """Do what a user types in a game, or after it: then also what sets up the next one."""
        person = table.person_of(user)
        assert person is not None
        if table.is_over:
            command = command_lines.given(self.words_of(user), Line.read(text))
            known = person.vocabulary.commands.read(text) is not None
            if command is not None and is_between_games(table, user, command, known=known):
                self.run(user, command)
                self.prompt(user)
                return
        elif (command := outside(person, partial(self.words_of, user), text)) is not None:
            if command.name not in (*BESIDE, "help"):
                raise NotUnderstoodError("only-outside")
            self.run(user, command)
            self.prompt(user)
            return
        waited = asks(table, user)
        table.type_line(user, text)
        if waited and not asks(table, user) and self.at.get(user.key) is table:
            tell_next(user, self.tables.values(), self.directory.store.given)
        if table.is_over or self.at.get(user.key) is not table or user.input.doubt is not None:
            self.prompt(user)

    def type_outside(self, user: User, text: str) -> None:
        """Do what is typed outside a game.

        Raises `NotUnderstoodError` if it means nothing, in fewer words if the last line did not
        mean anything either.
        """
        command = command_lines.given(self.words_of(user), Line.read(text))
        means_nothing = command is None and bool(text.strip())
        again = user.input.note_lost(means_nothing)
        if command is not None:
            self.obey(user, command)
        elif title := title_in(text, user.narrator.catalogue):
            new = self.words_of(user).commands.word("new")
            raise NotUnderstoodError("play-how", title=title, command=new)
        elif means_nothing:
            first = "unknown-at-table" if user.key in self.at else "unknown-in-lobby"
            message = "unknown-again" if again else first
            raise NotUnderstoodError(message, typed=" ".join(text.split()))

    def words_of(self, user: User) -> Vocabulary:
        """Return what a user can type outside a game."""
        follows = {name: entry.follows for name, entry in self.entries.items()}
        follows = {name: each for name, each in follows.items() if name not in AT_EVENINGS}
        words = catalogue_of(user.settings.language)
        return replace(
            Vocabulary.of(words, (), follows), person_called=self.directory.person_called
        )

    def obey(self, user: User, command: Command) -> bool:
        """Do a command of the server; return False for any other."""
        table = self.at.get(user.key)
        in_game = table is not None and table.playing is not None
        known = self._known_at(table.plan) if table is not None and in_game else self.entries
        if command.name not in known:
            return False
        lexicon = Lexicon(catalogue_of(user.settings.language))
        self.run(user, addressed(command, lexicon, self.directory, user))
        return True

    def run(self, user: User, command: Command) -> None:
        """Do a command of the server, or say why it cannot be done."""
        try:
            self.entries[command.name].does(self, user, command.rest)
        except NotUnderstoodError as error:
            user.refuse(error)

    def prompt(self, user: User) -> None:
        """Let a user hear the last sentence before they type."""
        table = self.at.get(user.key)
        if user.is_prompted or user.input.waits:
            return
        if user.input.doubt is not None:
            user.prompt(user.narrator.say("prompt-yes-no")[0])
        elif user.input.dialogue is not None:
            user.prompt(user.input.dialogue.prompt)
        elif table is None or table.playing is None:
            say = user.narrator.say
            user.prompt(say("prompt-lobby" if table is None else "prompt-gathering")[0])
        elif table.is_over:
            user.prompt(user.narrator.say("prompt-over")[0])
        else:
            table.prompt(user)

    def stop(self, *, restarts: bool = False) -> None:
        """Tell everyone that the server stops or *restarts*, and end all thinking."""
        self.ending.is_now = True
        for user in self.directory.here():
            if self.directory.waits:
                user.interject("server-stops-unsaved")
            else:
                user.interject("server-restarts-now" if restarts else "server-stops")
        for playing in [table.playing for table in self.tables.values() if table.playing]:
            playing.stop()

    def acknowledged(self, user: User, number: int) -> None:
        """Note that lines up to a number have reached a user."""
        last, table = user.outbox.acknowledge(number), self.at.get(user.key)
        if self.directory.social.messages.told:
            self.directory.social.messages.acknowledged(user)
        if last is None or not last.moves:
            return
        if table is None or table.word != last.table:
            table = self.tables.get(fold(last.table))
        seat = table.company.seat_of(user) if table is not None and table.is_begun else None
        if table is not None and seat is not None:
            self.directory.store.heard(table.word, seat, last.moves)


def is_open_to_all(table: ServerTable) -> bool:
    """Whether whoever comes can sit down, even though it has begun."""
    return RECORDED[table.plan.game].came is not None and not table.is_over


def is_forsaken(table: ServerTable) -> bool:
    """Whether a table is empty and its game has not begun."""
    if table.pace is not None:
        return False
    return not table.is_begun and not any(each.connection for each in table.company.users())


def is_between_games(table: ServerTable, user: User, command: Command, *, known: bool) -> bool:
    """Whether a command sets up another game, and means nothing that is *known* in this one.

    "Again" does: for who may play it is another game, for who looks on the last sentence.
    """
    again = command.name == "again" and openings.plays_next(table, user)
    return command.name in BETWEEN_GAMES and (not known or again)


ServerCommand = CommandEntry[Callable[[Server, User, str], None]]
"""A command that needs the server and the user who types it."""
