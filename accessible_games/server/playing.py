"""A match among people who each hear and type for themselves, and need not all be there.

Nothing here knows who they are or how they are reached: somebody who follows the match is called
whenever its people have something to hear.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field, replace

from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Event, Seat
from accessible_games.core.record_lines import Writer, result_line
from accessible_games.match.commands import hinting
from accessible_games.match.dispatch import Given
from accessible_games.match.person import Person
from accessible_games.match.room import Room
from accessible_games.server.store import Store, Ticket
from accessible_games.server.thinking import Question, Thinker, is_quick
from accessible_games.server.votes import Votes
from accessible_games.speech.arguments import Argument
from accessible_games.speech.vocabulary import Command


@dataclass(kw_only=True)
class Playing(Room):
    """See above."""

    word: str
    """The word of the table, under which it is stored."""
    store: Store
    thinker: Thinker
    follow: Callable[[], None]
    """Called whenever people have something to hear and nothing more happens by itself."""
    writer: Writer
    """The record."""
    more: Callable[[Person, Command], bool] = lambda person, command: False
    """Does a command that is no command of a match; whether it is one."""
    held: dict[Seat, str] = field(default_factory=dict)
    """The seats of people who are away, each with the computer player that holds it."""
    onlookers: list[Person] = field(default_factory=list)
    votes: Votes = field(default_factory=Votes)
    doubts: dict[Seat | None, str] = field(default_factory=dict)
    """The costly lines that somebody may not have meant, by seat."""
    answered: frozenset[Seat | None] = frozenset()
    """The seats of those who have typed something, and hear their prompt again."""
    advised: dict[Seat | None, list[str]] = field(default_factory=dict)
    """The hints of which people hear now."""
    after: Ticket = 0
    """What has to be on disk before anybody hears of the game."""
    resting: bool = False
    """Whether nobody is there, so that nobody plays."""
    over: bool = False
    _refused: bool = field(default=False, init=False)
    """Whether what was typed last was refused."""
    _sure: bool = field(default=False, init=False)
    """Whether a line is meant, whatever it costs."""
    _due: bool = field(default=False, init=False)
    _tasks: set["asyncio.Task[None]"] = field(default_factory=set, init=False)
    _pondered: Decision[Answer] | None = field(default=None, init=False)
    """What a computer player is thinking about."""

    @property
    def people(self) -> list[Seat]:
        """The seats of people that no computer player holds."""
        return [seat for seat in super().people if seat not in self.held]

    def everybody(self) -> list[Person]:
        """All who hear the game."""
        return [*self.persons.values(), *self.onlookers]

    # What is typed

    def type_line(self, person: Person, text: str) -> bool:
        """Do what a person types, and go on; False if it was refused."""
        return self.does(person, lambda: self.dispatch(person, text))

    def does(self, person: Person, work: Callable[[], None]) -> bool:
        """Do what a person types or presses, and go on; False if it was refused."""
        self.answers(person)
        self.doubts.pop(person.seat, None)
        self._refused = False
        work()
        self.go_on()
        return not self._refused

    def dispatch(self, person: Person, text: str) -> None:
        """See Room; nothing asks whose turn it is, and a doubt is about the whole line."""
        super().dispatch(person, text if text.strip() or person.asked else "turn")
        if person.seat in self.doubts:
            self.doubts[person.seat] = text

    def refuse(self, person: Person, lines: Iterable[str]) -> None:
        """See Room."""
        self._refused = True
        super().refuse(person, lines)

    def answers(self, person: Person) -> None:
        """Somebody has typed something."""
        self.answered |= {person.seat}

    def prompted(self) -> None:
        """All who have typed something have heard their prompts."""
        self.answered, self.advised = frozenset(), {}

    def decide(self, person: Person, *, meant: bool) -> None:
        """A costly line was meant, or not."""
        text = self.doubts.pop(person.seat)
        self.answers(person)
        if meant:
            self._sure = True
            self.dispatch(person, text)
            self._sure = False
        else:
            person.say("not-meant")
        self.go_on()

    def is_meant(self, person: Person, text: str, given: Given) -> bool:
        """See Room."""
        return self._sure or super().is_meant(person, text, given)

    def confirms(self, person: Person, question: str, **arguments: Argument) -> bool:
        """See Room: the person is asked, and what they say comes as a line of its own."""
        person.say(question, **arguments)
        self.doubts[person.seat] = ""
        return False

    def run_command(self, person: Person, command: Command) -> None:
        """See Room; a hint is thought about elsewhere."""
        if self.more(person, command):
            return
        if command.name == "hint" and person.asked is not None:
            hinting.wants_figures(person, command.rest)  # what is wrong with it is said here
            person.say("thinking")
            self.answered -= {person.seat}  # the prompt comes after the hint
            self._begin(self._advise(person, person.asked, command.rest))
        else:
            super().run_command(person, command)

    async def _advise(self, person: Person, decision: Decision[Answer], rest: str) -> None:
        lines = await self.thinker.hint(self._question(decision, ""), person.settings, rest)
        if person.asked is decision:
            person.say_lines(lines)
            self.advised[person.seat] = lines
            self.answers(person)
            self.follow()

    # What is played

    def go_on(self) -> None:
        """Let computer players answer, one after another, until a person is asked."""
        if not self._due:
            self._step()

    def _step(self) -> None:
        self._due = False
        self.be_patient()
        waiting = [] if self.resting or self.over else self.unasked()
        quick = [each for each in waiting if self._is_quick(each)]
        if quick:
            self.play(self.bot_move(quick[0]))
            self._due = True
            asyncio.get_running_loop().call_soon(self._step)
            return
        if waiting and self._pondered is None:
            self._pondered = waiting[0]
            self._begin(self._ponder(waiting[0]))
        if not self.match.table.pending and not self.over:
            self.finish()
        self.follow()

    def _is_quick(self, decision: Decision[Answer]) -> bool:
        """Whether the answer for a seat that is not asked comes at once."""
        return only_answer(decision) is not None or is_quick(self._player(decision.seat))

    def _player(self, seat: Seat) -> str:
        """The computer player in a seat."""
        return self.held.get(seat, self.match.record.occupants[seat].player)

    def bot_move(self, decision: Decision[Answer]) -> Move:
        """See Room."""
        return self.match.bot_move(decision, player=self._player(decision.seat))

    async def _ponder(self, decision: Decision[Answer]) -> None:
        """Let a computer player think that takes its time, and play what it answers."""
        try:
            answer = await self.thinker.answer(
                self._question(decision, self._player(decision.seat))
            )
        finally:
            self._pondered = None
        if any(each is decision for each in self.unasked()) and not self.over:
            self.play(Move(decision.seat, decision.kind, answer))
        self.go_on()

    def _question(self, decision: Decision[Answer], player: str) -> Question:
        moves = tuple(self.match.table.moves)
        heading = replace(self.match.record, answers=[])
        return Question(heading, moves, decision.seat, player)

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def finish(self) -> None:
        """The game is over."""
        winners = self.match.table.game.winners(self.match.table.state)
        self.keep(result_line(winners))
        self.end("game-finished")

    def end(self, message: str) -> None:
        """Nobody plays any more; all hear why."""
        self.over = True
        self.after = self.store.end_table(self.word)
        for person in self.everybody():
            person.ask_nothing()
            person.say(message)

    def stop(self) -> None:
        """Think no more."""
        for task in self._tasks:
            task.cancel()

    # Who hears of it

    def keep(self, *lines: str) -> None:
        """See Room."""
        self.writer.add(*lines)
        self.after = self.store.append(self.word, self.writer.take())

    def tell(self, events: Sequence[Event]) -> None:
        """See Room; onlookers hear what everybody may know."""
        super().tell(events)
        for person in self.onlookers:
            person.tell(events)

    def take_back(self, moves: int) -> None:
        """See Room."""
        super().take_back(moves)
        for person in self.onlookers:
            person.take_back(moves)

    def ask(self, person: Person) -> bool:
        """Pose what is asked of a person now; whether that is something new."""
        absent = self.over or person.seat in self.held
        decision = None if absent else self.match.decision_of(person.seat)
        if decision is None:
            person.ask_nothing()
        if decision is None or decision is person.asked:
            return False
        self.introduce(decision)
        return True

    # Who is there

    def set_resting(self, resting: bool) -> None:
        """Nobody is there, or somebody is."""
        self.resting = resting

    def hold(self, seat: Seat, player: str) -> None:
        """Let a computer player answer for a person."""
        self.held[seat] = player
        self.persons[seat].ask_nothing()

    def entrust(self, seat: Seat, player: str) -> None:
        """Let a computer player have the seat of a person for good."""
        person = self.persons.pop(seat, None)
        self.held[seat] = player
        self.doubts.pop(seat, None)
        if self.wish is not None and self.wish.person is person:
            self.wish = None

    def free(self, seat: Seat) -> None:
        """The person answers again, and whatever they doubted is forgotten."""
        self.held.pop(seat, None)
        self.doubts.pop(seat, None)
        self.persons[seat].ask_nothing()

    def look_on(self, person: Person) -> None:
        """Somebody looks on, and hears how things stand."""
        for topic in ("turn", "scores", "table"):
            person.tell_again(self.match.table.game.TOPICS[topic](person.view))
        self.onlookers.append(person)

    def forget_onlooker(self, person: Person) -> None:
        """Somebody does not look on any more."""
        self.onlookers = [each for each in self.onlookers if each is not person]

    # What needs the others

    def others_agree(self, person: Person) -> bool:
        """See Room; who is alone with computer players need not ask."""
        self.votes.make_room(person.seat)  # what is wished last is what others agree to
        return self.people == [person.seat] or super().others_agree(person)

    def agree(self, person: Person) -> Person | None:
        """See Room; a proposal is newer than a wish to take back a turn."""
        return None if self.votes.agree(person.seat) else super().agree(person)
