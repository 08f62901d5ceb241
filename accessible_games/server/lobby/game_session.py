"""A match among people who each hear and type for themselves, and need not all be there.

Nothing here knows who they are or how they are reached: `follow` is called whenever they have
something to hear.
"""

import asyncio
from collections.abc import Callable

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Seat
from accessible_games.core.record_lines import Writer, result_line
from accessible_games.match.commands import hinting
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.match.room import Host, Room
from accessible_games.server.lobby.bot_tasks import Thinker
from accessible_games.server.lobby.held_seats import HeldSeats
from accessible_games.server.lobby.listeners import Listeners
from accessible_games.server.lobby.pondering import Hint, Pondering
from accessible_games.server.lobby.stored_record import StoredRecord
from accessible_games.server.lobby.typed_lines import TypedLines
from accessible_games.server.lobby.undo_requests import ConsentByVote, undo_request
from accessible_games.server.lobby.votes import Proposal, Votes
from accessible_games.server.storage.store import Store
from accessible_games.speech.arguments import Argument
from accessible_games.speech.commands import Command


def nothing() -> None:
    """Tell nothing."""


def counts_nowhere() -> Callable[[], None]:
    """Count the game nowhere."""
    return nothing


def no_more(person: Person, command: Command) -> bool:
    """Do nothing: there are no commands but those of a match."""
    return False


def nobody_follows() -> None:
    """Tell nobody anything."""


class GameSession(Host):
    """See above."""

    def __init__(
        self,
        *,
        match: Match,
        word: str,
        store: Store,
        thinker: Thinker,
        writer: Writer,
        follow: Callable[[], None],
        more: Callable[[Person, Command], bool] = no_more,
        votes: Votes | None = None,
        counts: Callable[[], Callable[[], None]] = counts_nowhere,
    ) -> None:
        """Begin a match that is stored under *word*, with the *writer* of its record."""
        self.follow = follow
        """Called when people have something to hear and nothing more happens by itself."""
        self.more = more
        """Does commands that are not of a match; returns False for any other."""
        self.record = StoredRecord(word, store, writer, counts)
        self.listeners = Listeners()
        self.seats = HeldSeats(match, self.listeners)
        self.typed = TypedLines()
        self.pondering = Pondering(thinker, match)
        consent = ConsentByVote(self.seats, self.listeners, votes or Votes(), self._request)
        self.room = Room(match, self.listeners, host=self, seating=self.seats, consent=consent)
        self.resting = False
        """Whether no one is there, so that the game rests."""
        self._due = False

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.room.match

    @property
    def persons(self) -> dict[Seat, Person]:
        """The people who play, by seat."""
        return self.listeners.persons

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.record.over

    # What is typed

    def type_line(self, person: Person, text: str) -> bool:
        """Do what a person types, and go on; return False if it was refused."""
        return self.does(person, lambda: self.room.dispatch(person, text))

    def does(self, person: Person, work: Callable[[], None]) -> bool:
        """Do what a person types or presses, and go on; return False if it was refused."""
        self.typed.begin(person)
        work()
        self.go_on()
        return not self.typed.refused

    def decide(self, person: Person, *, meant: bool) -> None:
        """Take a yes or no to whether a costly line was meant."""
        text = self.typed.decide(person, meant=meant)
        if meant:
            self.room.dispatch(person, text)
            self.typed.doubt_again()
        else:
            person.say("not-meant")
        self.go_on()

    # What the room asks of its host

    def hears(self, person: Person, text: str) -> str | None:
        """See Host; it does not matter whose turn it is, and a doubt is about the whole line."""
        self.typed.hear(text)
        return text if text.strip() or person.asked else "turn"

    def refused(self, person: Person) -> None:
        """See Host."""
        self.typed.refuse()

    def confirms(self, person: Person, question: str, **arguments: Argument) -> bool:
        """See Host: the person is asked, and their answer comes as a line of its own."""
        is_sure = self.typed.confirms(person)
        if not is_sure:
            person.say(question, **arguments)
        return is_sure

    def obeys(self, person: Person, command: Command) -> bool:
        """See Host; a hint is thought about elsewhere."""
        if self.more(person, command):
            return True
        if command.name != "hint" or person.asked is None:
            return False
        hinting.wants_figures(person, command.rest)  # errors in it are raised here
        self._advise(person, person.asked, command.rest)
        return True

    def keep(self, *lines: str) -> None:
        """See Host."""
        self.record.keep(*lines)

    def _advise(self, person: Person, decision: Decision[Answer], rest: str) -> None:
        """Tell a hint as soon as it is known, part by part; whole on a display, where it stays."""

        def tell(lines: list[str], hint: Hint) -> None:
            if person.asked is decision:
                person.say_lines(lines)
                self.typed.advise(person, hint.lines, is_told=hint.is_told)
                self.follow()

        self.typed.wait(person)  # the prompt comes after the hint
        self.pondering.advise(person, decision, rest, tell)

    def _request(self, person: Person) -> Proposal:
        """Return a person's wish to take back a turn."""
        return undo_request(self.room, person, self.go_on)

    # What is played

    def go_on(self) -> None:
        """Let computer players answer, one after another, until a person is asked."""
        if not self._due:
            self._step()

    def _step(self) -> None:
        self._due = False
        self.room.be_patient()
        if self.seats.stand_ins:
            self.seats.end_turns()
        waiting = [] if self.resting or self.over else self.room.unasked()
        self.pondering.keep_to(self.match.table.waiting(), waiting)
        quick = [each for each in waiting if self.seats.is_quick(each)]
        if quick:
            self.room.play(self.seats.bot_move(quick[0]))
            self._due = True
            asyncio.get_running_loop().call_soon(self._step)
            return
        if waiting and self.pondering.decision is None:
            asked, asker = waiting[0], min(self.seats.people, default=waiting[0].seat)
            player = self.seats.player(asked.seat)
            self.pondering.ponder(asked, player, asker, self._answered)
        if not self.match.table.pending and not self.over:
            self.finish()
        self.follow()

    def _answered(self, decision: Decision[Answer], answer: Answer) -> None:
        """Play what a computer player has thought of, if it is still asked."""
        if any(each is decision for each in self.room.unasked()) and not self.over:
            self.room.play(Move(decision.seat, decision.kind, answer))
        self.go_on()

    def finish(self) -> None:
        """Save the result, and end the game.

        It is counted before it is over on the disk: if the server is killed between the two, it
        ends once more after a restart, and nothing counts twice.
        """
        winners = self.match.table.game.winners(self.match.table.state)
        self.keep(result_line(winners))
        tell = self.record.count()
        self.end("game-finished")
        tell()

    def end(self, message: str) -> None:
        """End the game; everyone hears why."""
        self.record.end()
        for person in self.listeners.hearers():
            person.ask_nothing()
            person.say(message)

    def stop(self) -> None:
        """Stop thinking."""
        self.pondering.stop()

    def part(self) -> None:
        """Tell nobody anything any more."""
        self.stop()
        self.follow = nobody_follows

    # Who is there

    def ask(self, person: Person) -> bool:
        """Ask a person their question; return whether it is a new one."""
        absent = self.over or person.seat in self.seats.held
        decision = None if absent else self.match.decision_of(person.seat)
        if decision is None:
            person.ask_nothing()
        if decision is None or decision is person.asked:
            return False
        person.pose(decision)
        return True

    @property
    def is_quiet(self) -> bool:
        """Whether nothing happens by itself."""
        return not self._due and self.pondering.decision is None

    def set_here(self, seats: frozenset[Seat], *, rests: bool = True) -> None:
        """Let the game go on, or rest if no one is there and it *rests* then."""
        self.resting = rests and not seats
        self.pondering.forget(*({*self.persons} - seats))

    def sit_down(self, seat: Seat, name: str) -> None:
        """Note that a person has come to a game whose people may change, new or again."""
        match = self.match
        asked = match.decision_of(seat) or match.standing_of(seat)
        is_new = seat == len(match.people)
        entry = ("join", "_".join(name.split())) if is_new else ("back", str(seat))
        may_come = match.table.game.came is not None and asked is not None
        if may_come and asked is not None and asked.options.why_not(entry) is None:
            self.room.play(Move(seat, asked.kind, entry))

    def hold(self, seat: Seat, player: str) -> None:
        """Let a computer player answer for a person."""
        self.seats.held[seat] = player
        self.persons[seat].ask_nothing()

    def entrust(self, seat: Seat, player: str) -> None:
        """Give a person's seat to a computer player for good."""
        self.persons.pop(seat, None)
        self.seats.held[seat] = player
        self.typed.forget(seat)

    def free(self, seat: Seat) -> None:
        """Let the person answer again, and forget any doubt."""
        self.seats.free(seat)
        self.typed.forget(seat)
        self.persons[seat].ask_nothing()
