"""A table: who sits at it and who watches, before, during and after its game."""

from asyncio import get_running_loop
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Record
from accessible_games.core.record_lines import Writer
from accessible_games.games import RECORDED
from accessible_games.match.commands.entry import AnyCommand
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.tempers import tempers_at
from accessible_games.server.lobby.acts import PATIENCE, Attendance
from accessible_games.server.lobby.bot_tasks import Thinker
from accessible_games.server.lobby.company import Company
from accessible_games.server.lobby.finished_games import (
    Counts,
    counted_nowhere,
    finished_game,
)
from accessible_games.server.lobby.game_session import GameSession
from accessible_games.server.lobby.spans import DAY
from accessible_games.server.lobby.table_bell import TableBell
from accessible_games.server.lobby.table_calls import call_of
from accessible_games.server.lobby.table_commands import commands_at
from accessible_games.server.lobby.table_talk import SAID
from accessible_games.server.lobby.turn_notices import TurnNotice, TurnNotices
from accessible_games.server.lobby.turn_pace import TurnPace
from accessible_games.server.lobby.user import User
from accessible_games.server.lobby.votes import LIFE, Votes
from accessible_games.server.storage.reading import record_of
from accessible_games.server.storage.store import OPENING, Store, StoredTable
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.catalogues import languages_of, title_of
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import nobody


def as_typed(person: Person, text: str) -> str:
    """A line as it was typed."""
    return text


class TableCommands(Frozen):
    """What the server lends to a table."""

    thinker: Thinker
    known: tuple[AnyCommand, ...]
    """What can be typed there besides the commands of the game."""
    obey: Callable[[User, Command], bool]
    """Does one of these commands; returns False for any other."""
    person_called: Callable[[str], str] = nobody
    """Returns the whole name of the person at the server whose name is typed or begun."""
    meant: Callable[[Person, str], str] = as_typed
    """Returns the line that is meant by what somebody types."""
    notices: TurnNotices = TurnNotices()
    """Hears of the turns of people who are not there."""
    counts: Counts = counted_nowhere
    """Counts a game that is over in leagues and ratings."""


@dataclass(eq=False)
class ServerTable:
    """See above."""

    word: str
    """Three words with which guests come to it."""
    plan: TablePlan
    store: Store
    commands: TableCommands
    company: Company = field(default_factory=Company)
    playing: GameSession | None = None
    asleep: StoredTable | None = None
    """The game as it is stored, until someone comes back to it."""
    votes: Votes = field(init=False)
    bell: TableBell = field(init=False)
    """The timer of an evening."""
    pace: TurnPace | None = field(default=None, init=False)
    """What is special about a table of days; None at one of the evening."""

    def __post_init__(self) -> None:
        self.bell = TableBell(self._ring)
        self.votes = Votes(self.standings, self.company.lines, self.moves, self.company.clear)
        self._take_pace()

    def _take_pace(self) -> None:
        """Be a table of days or of the evening, as it is planned."""
        talk = None if self.pace is None else self.pace.talk
        plan, self.pace, self.company.late = self.plan, None, None
        if plan.days:
            lent = self.company, self.store, self.commands.notices
            self.pace = TurnPace(self.word, plan, *lent, talk)
        elif talk is not None:
            self.store.forget_document(SAID, self.word)
        self.votes.life = plan.days * DAY or LIFE

    @property
    def is_begun(self) -> bool:
        """Whether its game has begun."""
        return self.playing is not None or self.asleep is not None

    @property
    def is_over(self) -> bool:
        """Whether its game is over."""
        if self.playing is not None:
            return self.playing.over
        return self.pace is not None and self.pace.clock.is_over

    def title(self, user: User) -> str:
        """Return what is played, in the user's words."""
        return title_of(user.settings.language, self.plan.game)

    def waits_for(self, user: User) -> bool:
        """Whether an unfinished game has a seat for a user, or its end is news to them."""
        seat = self.company.seat_of(user)
        is_news = self.pace is not None and self.pace.is_asked(seat)
        return seat is not None and (is_news or not self.is_over)

    def person_of(self, user: User) -> Person | None:
        """Return the user's part in the game, once it has begun."""
        seat = self.company.seat_of(user)
        if seat is not None and self.playing is not None:
            return self.playing.persons[seat]
        return next((person for each, person in self.company.onlookers if each is user), None)

    @property
    def founder(self) -> User | None:
        """Whoever has set it up, or else who has sat there longest."""
        seated = [*self.company.members.values()]
        return next((each for each in seated if each.key == self.plan.founder), *seated[:1])

    def standings(self) -> dict[Seat, Attendance]:
        """Everyone with a seat, and how they are there."""
        held = {} if self.playing is None else self.playing.seats.held
        company = self.company
        return {seat: Attendance(company.absent(seat), seat in held) for seat in company.members}

    def moves(self) -> int:
        """How many moves have been made."""
        return 0 if self.playing is None else len(self.playing.match.table.moves)

    # Before the game

    def sit(self, user: User) -> None:
        """Give a user the first free seat."""
        seat = self.plan.seat_for(user.key, {*range(self.plan.seats)} - {*self.company.members})
        self.company.members[seat] = user
        self.company.absences.end(seat)
        self.keep()

    def replan(self, plan: TablePlan) -> None:
        """Let something else be played, before the game."""
        self.plan = plan
        self._take_pace()
        self.keep()

    def keep(self) -> None:
        """Store what is to be played, and who sits at the table."""
        seats = {seat: user.name for seat, user in self.company.members.items()}
        self.store.keep_table(self.word, self.plan.kept(), seats)
        if self.pace is not None:
            self.pace.keep()

    def begin(self, names: Sequence[str], seed: int) -> None:
        """Begin the game; the computer players get *names*."""
        shared = bool(RECORDED[self.plan.game].shared)
        self.company.begin(moves_up=shared or not self.plan.turned)
        self.votes.drop()
        people = {seat: user.name for seat, user in self.company.members.items()}
        record = self.plan.record(self.plan.occupants(people, names), seed)
        self.playing = self._playing(record, Writer())
        if self.pace is not None:
            self.pace.begin(self.playing)
            self.company.miss_absent()
        self.keep()
        self.playing.keep(*record.heading())
        self._seat_all(self.playing)
        self.playing.room.audience.tell(self.playing.match.table.opening)
        self.rest()
        self.playing.go_on()

    def restore(self, members: Mapping[Seat, User], kept: StoredTable) -> None:
        """Take the stored state; the game is not replayed before someone comes."""
        self.company.members = dict(members)
        self.asleep = kept if kept.record else None

    def wake(self) -> None:
        """Resume a stored game, only once. Raises `RecordError` if it cannot be resumed."""
        if self.asleep is not None:
            self._take_up(record_of(self.asleep), self.asleep)
            self.asleep = None
            self.company.miss_absent()

    def _take_up(self, record: Record, kept: StoredTable) -> None:
        """Resume a game; each person hears what they have not heard yet."""
        writer = Writer.behind(kept.record.encode())
        writer.take()  # the store has it already
        playing = self.playing = self._playing(record, writer)
        self._seat_all(playing)
        told = playing.match.table.opening
        for moves, answer in enumerate([None, *record.answers]):
            if answer is not None:
                told = playing.match.follow(*answer)
            for seat, person in playing.persons.items():
                heard = kept.seats[seat].heard
                for event in told:
                    if moves > max(heard, 0) or not heard:
                        person.hear(event)
                    person.remember(event)
        self.bell.pass_over(playing.match.table.moves)
        if self.pace is not None:
            self.pace.take_up(playing, kept.record)
        self.rest()

    def _playing(self, record: Record, writer: Writer) -> GameSession:
        match = Match(record.opening(RECORDED), record)
        return GameSession(
            match=match, word=self.word, store=self.store, thinker=self.commands.thinker,
            follow=self.follow, writer=writer, more=self._more, votes=self.votes,
            counts=self._count,
        )  # fmt: skip

    def _count(self) -> Callable[[], None]:
        """Count the finished game in leagues and ratings; return what tells its people."""
        playing, members = self.playing, self.company.members
        assert playing is not None
        name = f"{self.word} {self.plan.turned}"
        tell = self.commands.counts(finished_game(name, self.plan, playing.match, members))

        def tell_all() -> None:
            for seat, user in members.items():
                tell(user, playing.persons[seat])

        return tell_all

    def _seat_all(self, playing: GameSession) -> None:
        """Give each person their part."""
        match, known = playing.match, commands_at(self.plan.game, self.commands.known)
        for seat, user in self.company.members.items():
            playing.persons[seat] = self._person(match, seat, user, known)
        for seat in sorted({*match.people} - {*self.company.members}):
            playing.entrust(seat, self.plan.level)
        watching, self.company.onlookers = self.company.onlookers, []
        for user, _ in watching:
            self.watch(user, begins=True)
        there = filter(self.company.hears, self.company.users())
        here = [user for user in there if user.connection]
        for user in here:  # the others hear it when they come
            user.hear(tempers_at(match, user.narrator))

    def _person(
        self, match: Match, seat: Seat | None, user: User, known: Mapping[str, Follows]
    ) -> Person:
        """Return a user's part in a match; they can name whoever is at the server.

        Whoever has chosen a language since that the game does not speak hears another one.
        """
        spoken = languages_of(self.plan.game)
        if spoken and user.settings.language not in spoken:
            user.settings.put("language", spoken[0])
        person = person_at(match, seat, user.settings, known)
        words = replace(person.vocabulary, person_called=self.commands.person_called)
        person.speak(person.narrator, words)
        return person

    def watch(self, user: User, *, begins: bool = False) -> None:
        """Add an onlooker."""
        person = None
        if self.playing is not None:
            known = commands_at(self.plan.game, self.commands.known, seated=False)
            person = self._person(self.playing.match, None, user, known)
            self.playing.listeners.look_on(person, begins=begins)
        self.company.onlookers.append((user, person))

    def admit(self, user: User) -> None:
        """Let a user come to an evening that has begun, to the seat of their name or a new one.

        Raises `NotUnderstoodError` if nobody can come, or no more people.
        """
        playing = self.playing
        if playing is None or self.is_over or playing.match.table.game.came is None:
            raise NotUnderstoodError("table-is-begun")
        match = playing.match
        called = (s for s in match.people if fold(match.names[s]) == user.key)
        seat = next((s for s in called if s not in self.company.members), len(match.people))
        if seat >= match.table.game.seats[-1]:
            raise NotUnderstoodError("table-full")
        known = commands_at(self.plan.game, self.commands.known)
        playing.persons[seat] = self._person(match, seat, user, known)
        self.company.members[seat] = user
        self.company.absences.end(seat)
        self.keep()
        playing.sit_down(seat, user.name)
        person = playing.persons[seat]
        person.tell_again(match.table.game.standing(person.view, "scores"))

    # In the game

    def type_line(self, user: User, text: str) -> None:
        """Do what a player or an onlooker types during the game."""
        person = self.person_of(user)
        assert self.playing is not None
        assert person is not None
        if self.pace is not None and person.seat is not None:
            self.pace.hear_from(self.playing, person.seat)
        meant = self.commands.meant(person, text)
        user.input.note_refused(not self.playing.type_line(person, meant))

    def _more(self, person: Person, command: Command) -> bool:
        """Do a command of the server for a person in the game; return False for any other."""
        user = next(each for each in self.company.users() if self.person_of(each) is person)
        return self.commands.obey(user, command)

    def follow(self) -> None:
        """Tell everyone what they may hear, and ask them their questions."""
        playing = self.playing
        assert playing is not None
        wanted = self.commands.notices.are_wanted and self.pace is None
        if wanted and not playing.match.table.game.shared:
            self._give_notice(playing)
        seated = [(user, playing.persons[seat]) for seat, user in self.company.members.items()]
        for user, person in [*seated, *self.company.onlookers]:
            if person is not None and person.seat not in self.company.gone:
                self._show(playing, user, person)
        playing.typed.prompted()
        if self.pace is not None:
            self.pace.follow(playing)
            get_running_loop().call_soon(self._sleep)
        if self.is_over:
            self.bell.stop()
        elif playing.match.table.game.shared:
            self.bell.follow(playing.match.table.moves)

    def _sleep(self) -> None:
        """Keep a game of days only as it is stored, while nobody is there and nothing happens."""
        playing, pace = self.playing, self.pace
        if playing is None or pace is None or not pace.can_rest(playing):
            return
        if self.votes.proposal is not None and not self.votes.has_lapsed(self.votes.proposal):
            return
        self.votes.drop()
        self.asleep = pace.stored(playing, self.plan)
        self.playing = None
        playing.stop()

    def _give_notice(self, playing: GameSession) -> None:
        """Tell whoever listens of questions to people who are not there, once of each."""
        company, held = self.company, playing.seats.held
        absent = [seat for seat in company.members if not company.is_here(seat)]
        asked = {} if self.is_over else {seat: playing.match.decision_of(seat) for seat in absent}
        before = company.noticed
        company.noticed = {
            seat: each for seat, each in asked.items() if each is not None and seat not in held
        }
        for seat, each in company.noticed.items():
            if each is not playing.persons[seat].asked and each is not before.get(seat):
                self.commands.notices.tell(self._notice(seat, each))

    def _notice(self, seat: Seat, question: Decision[Answer]) -> TurnNotice:
        """Return the notice of a question to somebody who is not there."""
        company = self.company
        others = tuple(each.name for other, each in company.members.items() if other != seat)

        def is_open() -> bool:
            return company.noticed.get(seat) is question and not company.is_here(seat)

        name, plan = company.members[seat].name, self.plan
        return TurnNotice(name, plan.game, self.word, others, plan.days, is_open)

    def _ring(self) -> None:
        """Tell everybody that the time is up, with a sound for those who want one."""
        for user in self.company.users():
            if user.connection is not None and self.company.hears(user):
                user.alert("time-up", "timer")

    def prompt(self, user: User) -> None:
        """Let a person in the game hear their prompt again."""
        person = self.person_of(user)
        if self.playing is not None and person is not None:
            self.playing.typed.answers(person)
            self.follow()

    def _show(self, playing: GameSession, user: User, person: Person) -> None:
        """Tell one person what waits, and their prompt if they are asked something."""
        moves = len(playing.match.table.moves) or OPENING
        asked = user.connection is not None and person.seat is not None and playing.ask(person)
        asked, is_new = asked or person.seat in playing.typed.answered, asked
        doubt = person.seat in playing.typed.doubts and person.seat is not None
        prompt = person.prompt() if asked and not doubt and person.has_prompt else ""
        lines = person.take_lines()
        calls = user.settings.sound == "on" and call_of(playing, user, person, is_new)
        beside = user.sounds(calls or "", lines[0]) if lines and calls != "turn" else ()
        user.hear(lines, playing.record.after, moves, beside)
        doubted = doubt and user.input.doubt is None
        if doubted:
            user.input.ask(lambda meant: playing.decide(person, meant=meant))
        if doubted or (prompt and user.input.doubt is not None):
            prompt = user.narrator.say("prompt-yes-no")[0]
        if prompt:
            turn = user.sounds("turn", prompt) if calls == "turn" else ()
            user.prompt(prompt, playing.record.after, turn)

    # Coming and going

    def rest(self) -> None:
        """Let the game go on if anyone is there, or rest."""
        if self.playing is not None:
            here = frozenset(filter(self.company.is_here, self.company.members))
            self.playing.set_here(here, rests=self.pace is None)

    def come(self, user: User) -> None:
        """Bring a user back to their seat, and ask again what they were asked."""
        seat, playing = self.company.seat_of(user), self.playing
        is_news = self.pace is None or (playing is not None and seat in playing.seats.held)
        if self.company.welcome_back(user, is_news=is_news):
            user.hear(tempers_at(playing.match, user.narrator) if playing else ())
        self.company.absences.end(seat)
        self.company.gone -= {seat}
        if seat is not None and self.pace is not None and self.pace.talk is not None:
            self.pace.talk.tell(user)
        if seat is None or playing is None:
            return
        if self.pace is not None:
            self.pace.come(user, seat)
        if playing.over:
            if self.pace is not None:
                self.follow()
            return
        playing.free(seat)
        playing.sit_down(seat, user.name)
        self.rest()
        playing.go_on()

    def go(self, user: User) -> None:
        """Note that a user has left or does not listen."""
        self.company.absences.begin(self.company.seat_of(user))
        holds = self.is_begun and self.waits_for(user) and not RECORDED[self.plan.game].shared
        holds = holds and self.pace is None
        minutes = int(PATIENCE // 60) if holds else 0
        if self.pace is None:  # who comes and goes at a table of days disturbs nobody
            self.company.miss(user, minutes)
        self.rest()

    def leave(self, user: User) -> None:
        """Let a user go elsewhere; they keep a seat in an unfinished game."""
        seat, person = self.company.seat_of(user), self.person_of(user)
        if self.pace is not None:
            get_running_loop().call_soon(self._sleep)
        keeps = (self.is_begun or self.pace is not None) and not self.is_over
        if seat is not None and keeps:
            self.company.gone |= {seat}
            self.go(user)
            if self.pace is not None:
                self.pace.go(seat, self.moves())
            return
        self._remove(user, person)
        if self.pace is not None:
            self.pace.part()
        if seat is not None and self.playing is None:
            self.votes.drop()
            self.keep()
        self.company.tell("someone-leaves", name=user.name)

    def _remove(self, user: User, person: Person | None) -> None:
        """Remove a player or an onlooker."""
        self.company.remove(user)
        if self.playing is not None and person is not None:
            self.playing.listeners.forget(person)

    def expel(self, user: User) -> None:
        """Remove a user and bar them; the computer takes their seat in a game."""
        seat, person = self.company.seat_of(user), self.person_of(user)
        self._remove(user, person)
        self.plan = self.plan.without(user.key, user.known.guest)
        self.keep()
        if seat is not None and self.playing is not None:
            self.playing.entrust(seat, self.plan.level)
            self.rest()
            self.playing.go_on()

    def wait_for(self, user: User, patience: float) -> None:
        """Tell the others if a user does not come back within so many seconds."""
        seat = self.company.seat_of(user)
        waits = self.is_begun and self.pace is None and not RECORDED[self.plan.game].shared
        if seat is not None and waits:
            since = self.company.absences.begin(seat)
            get_running_loop().call_later(patience, self._warn, seat, since)

    def _warn(self, seat: Seat, since: float) -> None:
        """Say that a player is away for long, unless a computer player holds the seat."""
        held = self.playing is None or seat in self.playing.seats.held
        if self.company.absences.since.get(seat) == since and not (held or self.is_over):
            self.company.miss_long(self.company.members[seat])
