"""A table: who sits at it and who looks on, before, in and after the game that is played there."""

from asyncio import get_running_loop
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from accessible_games.core.event import Seat
from accessible_games.core.record import Record, read
from accessible_games.core.record_lines import Writer
from accessible_games.games import GAMES
from accessible_games.match.commands.entry import AnyCommand
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.tempers import tempers_at
from accessible_games.server.plan import Plan
from accessible_games.server.playing import Playing
from accessible_games.server.store import Kept, Store
from accessible_games.server.table_commands import commands_at
from accessible_games.server.thinking import Thinker
from accessible_games.server.visitor import Visitor
from accessible_games.server.votes import Votes
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.vocabulary import Command


@dataclass(eq=False)
class Table:
    """See above."""

    word: str
    """Three words by which guests come to it."""
    plan: Plan
    store: Store
    thinker: Thinker
    house_commands: tuple[AnyCommand, ...]
    """What can be typed at a table besides the commands of the game."""
    obey: Callable[[Visitor, Command], bool]
    """Does such a command; False for others."""
    members: dict[Seat, Visitor] = field(default_factory=dict)
    onlookers: list[tuple[Visitor, Person | None]] = field(default_factory=list)
    """Those who look on, with their part in the game once it has begun."""
    playing: Playing | None = None
    asleep: Kept | None = None
    """The game as it is stored, until somebody comes back to it."""
    votes: Votes = field(default_factory=Votes)
    gone: frozenset[Seat] = frozenset()
    """The seats of people who are elsewhere in the house."""
    missed: frozenset[str] = frozenset()
    """The names, folded, of those of whom it was said that they are away."""
    warned: frozenset[Seat] = frozenset()
    """The seats of those of whom it was said that they are away for long."""

    @property
    def is_begun(self) -> bool:
        """Whether its game has begun."""
        return self.playing is not None or self.asleep is not None

    @property
    def is_over(self) -> bool:
        """Whether its game is over."""
        return self.playing is not None and self.playing.over

    def visitors(self) -> Iterator[Visitor]:
        """All at the table, those who look on last."""
        yield from self.members.values()
        yield from (visitor for visitor, _ in self.onlookers)

    def title(self, visitor: Visitor) -> str:
        """What is played, in somebody's words."""
        return catalogue_of(visitor.settings.language, self.plan.game).say("title")

    def seat_of(self, visitor: Visitor) -> Seat | None:
        """Where somebody sits."""
        return next((seat for seat, each in self.members.items() if each is visitor), None)

    def waits_for(self, visitor: Visitor) -> bool:
        """Whether a seat of a game that is not over is somebody's."""
        return self.seat_of(visitor) is not None and not self.is_over

    def person_of(self, visitor: Visitor) -> Person | None:
        """Somebody's part in the game, once it has begun."""
        seat = self.seat_of(visitor)
        if seat is not None and self.playing is not None:
            return self.playing.persons[seat]
        return next((person for each, person in self.onlookers if each is visitor), None)

    def tell(self, message: str, but: Visitor | None = None, **arguments: Argument) -> None:
        """Let all at the table hear a message."""
        for visitor in self.visitors():
            if visitor is not but:
                visitor.say(message, **arguments)

    def is_here(self, seat: Seat) -> bool:
        """Whether the person of a seat is there and listens."""
        visitor = self.members.get(seat)
        listens = visitor is not None and visitor.door is not None and not visitor.away
        return listens and seat not in self.gone

    # Before the game

    def sit(self, visitor: Visitor) -> None:
        """Give somebody the first free seat."""
        self.members[min({*range(self.plan.seats)} - {*self.members})] = visitor
        self.keep()

    def keep(self) -> None:
        """Write down what is to be played, and who sits at the table."""
        seats = {seat: visitor.name for seat, visitor in self.members.items()}
        self.store.keep_table(self.word, self.plan.kept(), seats)

    def begin(self, names: Sequence[str], seed: int) -> None:
        """Begin the game; computer players get *names*."""
        self.members = dict(enumerate(self.members.values()))
        self.votes.make_room(None)
        people = [visitor.name for visitor in self.members.values()]
        record = self.plan.record(self.plan.occupants(people, names), seed)
        self.playing = self._playing(record, Writer())
        self.keep()
        self.playing.keep(*record.heading())
        self._seat_all(self.playing)
        self.playing.tell(self.playing.match.table.opening)
        self.rest()
        self.playing.go_on()

    def restore(self, members: Mapping[Seat, Visitor], kept: Kept) -> None:
        """Be as it is stored; the game is not played again before somebody comes."""
        self.members = dict(members)
        self.asleep = kept if kept.record else None

    def wake(self) -> None:
        """Go on with a stored game, if that was not done yet; `RecordError` if it cannot be."""
        if self.asleep is not None:
            self._take_up(read(self.asleep.record), self.asleep)
            self.asleep = None
            self.missed = frozenset(each.key for each in self.visitors() if each.door is None)

    def _take_up(self, record: Record, kept: Kept) -> None:
        """Go on with a game; everybody hears what they have not heard of."""
        writer = Writer.behind(kept.record.encode())
        writer.take()  # the store has it
        playing = self.playing = self._playing(record, writer)
        self._seat_all(playing)
        told = playing.match.table.opening
        for moves, answer in enumerate([None, *record.answers]):
            if answer is not None:
                told = playing.match.follow(*answer)
            for seat, person in playing.persons.items():
                heard = kept.seats[seat].heard
                for event in told:
                    if moves > heard or not heard:
                        person.hear(event)
                    person.remember(event)
        self.rest()

    def _playing(self, record: Record, writer: Writer) -> Playing:
        match = Match(record.opening(GAMES), record)
        return Playing(
            match=match, word=self.word, store=self.store, thinker=self.thinker,
            follow=self.follow, writer=writer, more=self.more, votes=self.votes,
        )  # fmt: skip

    def _seat_all(self, playing: Playing) -> None:
        """Give everybody their part."""
        match, known = playing.match, commands_at(self.plan.game, self.house_commands)
        for seat, visitor in self.members.items():
            playing.persons[seat] = person_at(match, seat, visitor.settings, known)
        for seat in sorted({*match.people} - {*self.members}):
            playing.entrust(seat, self.plan.level)
        watching, self.onlookers = self.onlookers, []
        for visitor, _ in watching:
            self.watch(visitor)
        for visitor in (each for each in self.visitors() if each.door):  # others later
            visitor.hear(tempers_at(match, visitor.narrator))

    def watch(self, visitor: Visitor) -> None:
        """Let somebody look on."""
        person = None
        if self.playing is not None:
            known = commands_at(self.plan.game, self.house_commands, seated=False)
            person = person_at(self.playing.match, None, visitor.settings, known)
            self.playing.look_on(person)
        self.onlookers.append((visitor, person))

    # In the game

    def type_line(self, visitor: Visitor, text: str) -> None:
        """Do what somebody types who sits at a game or looks on."""
        person = self.person_of(visitor)
        assert self.playing is not None
        assert person is not None
        visitor.refused = not self.playing.type_line(person, text)

    def more(self, person: Person, command: Command) -> bool:
        """Do a command of the house for a person in the game; False for other commands."""
        visitors = (each for each in self.visitors() if self.person_of(each) is person)
        return self.obey(next(visitors), command)

    def follow(self) -> None:
        """Let everybody hear what they may, and pose what is asked of them."""
        playing = self.playing
        assert playing is not None
        seated = [(visitor, playing.persons[seat]) for seat, visitor in self.members.items()]
        for visitor, person in [*seated, *self.onlookers]:
            if person is not None and person.seat not in self.gone:
                self._show(playing, visitor, person)
        playing.prompted()

    def prompt(self, visitor: Visitor) -> None:
        """Let somebody in the game hear their prompt again."""
        person = self.person_of(visitor)
        if self.playing is not None and person is not None:
            self.playing.answers(person)
            self.follow()

    def _show(self, playing: Playing, visitor: Visitor, person: Person) -> None:
        """Let one person hear what waits, and their prompt where something is asked of them."""
        moves = len(playing.match.table.moves)
        asked = visitor.door is not None and person.seat is not None and playing.ask(person)
        asked, is_new = asked or person.seat in playing.answered, asked
        doubt = person.seat in playing.doubts and person.seat is not None
        prompt = person.prompt() if asked and not doubt and (person.asked or person.reply) else ""
        visitor.hear(person.take_lines(), playing.after, moves)
        if doubt and visitor.doubt is None:
            visitor.ask(lambda meant: playing.decide(person, meant=meant))
            prompt = visitor.narrator.say("prompt-yes-no")[0]
        if prompt:
            visitor.prompt(prompt, playing.after, visitor.sounds("turn", prompt) if is_new else ())

    # Coming and going

    def rest(self) -> None:
        """Let the game go on or rest, as somebody is there or nobody is."""
        if self.playing is not None:
            self.playing.set_resting(not any(map(self.is_here, self.members)))

    def come(self, visitor: Visitor) -> None:
        """Somebody is here again: they have their seat, and are asked again what was asked."""
        seat, playing = self.seat_of(visitor), self.playing
        if visitor.key in self.missed:
            self.missed -= {visitor.key}
            self.tell("someone-back", but=visitor, name=visitor.name)
            visitor.hear(tempers_at(playing.match, visitor.narrator) if playing else ())
        if seat is None or playing is None:
            return
        self.gone, self.warned = self.gone - {seat}, self.warned - {seat}
        playing.free(seat)
        self.rest()
        playing.go_on()

    def go(self, visitor: Visitor) -> None:
        """Somebody is not here any more, or does not listen."""
        if visitor.key not in self.missed:
            self.missed |= {visitor.key}
            self.tell("someone-away", but=visitor, name=visitor.name)
        self.rest()

    def leave(self, visitor: Visitor) -> None:
        """Somebody goes elsewhere; a seat in a game that goes on stays theirs."""
        seat, person = self.seat_of(visitor), self.person_of(visitor)
        if seat is not None and self.is_begun and not self.is_over:
            self.gone |= {seat}
            self.go(visitor)
            return
        self._remove(visitor, person)
        if seat is not None and self.playing is None:
            self.votes.make_room(None)
            self.keep()
        self.tell("someone-leaves", name=visitor.name)

    def _remove(self, visitor: Visitor, person: Person | None) -> None:
        """Somebody neither sits here nor looks on any more."""
        self.members = {seat: each for seat, each in self.members.items() if each is not visitor}
        self.onlookers = [each for each in self.onlookers if each[0] is not visitor]
        if self.playing is not None and person is not None:
            self.playing.forget_onlooker(person)

    def expel(self, visitor: Visitor) -> None:
        """Somebody has to go and may not come again; the computer takes a seat in a game."""
        seat, person = self.seat_of(visitor), self.person_of(visitor)
        self._remove(visitor, person)
        self.plan = self.plan.without(visitor.key, visitor.known.guest)
        self.keep()
        if seat is not None and self.playing is not None:
            self.playing.entrust(seat, self.plan.level)
            self.rest()
            self.playing.go_on()

    def wait_for(self, visitor: Visitor, patience: float) -> None:
        """Tell the others if somebody does not come back within so many seconds."""
        seat = self.seat_of(visitor)
        if seat is not None and self.is_begun:
            get_running_loop().call_later(patience, self._warn, seat, visitor)

    def _warn(self, seat: Seat, visitor: Visitor) -> None:
        """Say once that somebody is away for long, if nobody holds the seat."""
        held = self.playing is None or seat in self.playing.held
        if not (self.is_here(seat) or held or self.is_over or seat in self.warned):
            self.warned |= {seat}
            self.tell("someone-away-long", but=visitor, name=visitor.name)
