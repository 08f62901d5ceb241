"""The people at one match: what one of them types is understood, played, and told to all.

A `Room` is made of parts that are given to it: who answers in which seat (`Seating`), who hears
what happens (`Audience`), who has to agree to an undo (`Consent`), and a `Host`, which is the
front end. How people hear and type, at one keyboard or at several, is not known here.
"""

from collections.abc import Iterable

from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Seat
from accessible_games.core.record_lines import undo_line
from accessible_games.match.answering import detail_of, judged
from accessible_games.match.commands import command_table as commands
from accessible_games.match.dispatch import complaint, quoted, understood
from accessible_games.match.match import Match
from accessible_games.match.meaning import Given, RefusedError
from accessible_games.match.person import Person
from accessible_games.match.room_parts import Audience, Consent, Seating
from accessible_games.speech.arguments import Argument
from accessible_games.speech.commands import Command
from accessible_games.speech.line import Line
from accessible_games.speech.problem import NotUnderstoodError

PAUSE = 24
"""The number of computer players' moves after which a person is asked to listen on."""


class Host:
    """What a room asks its front end; this one leaves everything as it is, and keeps nothing."""

    def hears(self, person: Person, text: str) -> str | None:
        """The line that is meant by what a person typed; None if nothing is to be done."""
        return text

    def obeys(self, person: Person, command: Command) -> bool:
        """Whether the front end does a command itself, and has done it."""
        return False

    def takes(self, room: "Room", moves: list[Move]) -> None:
        """Make the legal moves that a person has typed. Raises `RefusedError` to make none."""
        for move in moves:
            room.play(move)

    def confirms(self, person: Person, question: str, **arguments: Argument) -> bool:
        """Whether a person says yes; without a keyboard nobody is asked."""
        return True

    def refused(self, person: Person) -> None:
        """Hear that a line of a person was refused; they have been told why."""

    def introduce(self, room: "Room", decision: Decision[Answer]) -> None:
        """Say what is asked, to the person who is asked."""
        room.persons[decision.seat].pose(decision)

    def keep(self, *lines: str) -> None:
        """Keep lines of the record."""


def is_costly(person: Person, move: Move) -> bool:
    """Whether a move costs something that no rule gives back."""
    costs = person.match.table.game.confirmed.get(move.kind)
    return costs is not None and costs(move.answer)


def is_bare(text: str) -> bool:
    """Whether only single letters and numbers were typed, where one slip makes another answer."""
    return all(len(word) == 1 or word.isdecimal() for word in text.split())


class Room:
    """A match, and the people who play in it."""

    def __init__(
        self,
        match: Match,
        audience: Audience,
        *,
        host: Host | None = None,
        seating: Seating | None = None,
        consent: Consent | None = None,
    ) -> None:
        self.match, self.audience = match, audience
        self.host = host or Host()
        self.seating = seating or Seating(match)
        self.consent = consent or Consent(self.seating, audience)
        self.patience = PAUSE
        """How many moves of computer players may follow before a person types again."""

    @property
    def persons(self) -> dict[Seat, Person]:
        """Each person, by their seat."""
        return self.audience.persons

    # What is typed

    def dispatch(self, person: Person, text: str) -> None:
        """Do what a person typed: run a command or play an answer, or say why that cannot be."""
        meant = self.host.hears(person, text)
        if meant is not None:
            self._do(person, meant)

    def _do(self, person: Person, text: str) -> None:
        if person.asked is not None or not text.strip():
            self.be_patient()
        try:
            meant = understood(person, text, person.asked)
            person.attempt.note_refused(None)
            if isinstance(meant, Command):
                self.run_command(person, meant)
            elif meant is not None and self._is_meant(person, text, meant):
                self.answer(person, meant)
        except (NotUnderstoodError, RefusedError) as error:
            self.refuse(person, complaint(person, self._shortened(person, error)))

    def _shortened(
        self, person: Person, error: NotUnderstoodError | RefusedError
    ) -> NotUnderstoodError | RefusedError:
        """The refusal without what can be chosen, if the last line at this question had it too."""
        again = person.asked is not None and person.attempt.offered is person.asked
        unread = isinstance(error, NotUnderstoodError) and error.message == "not-understood"
        person.attempt.note_refused(person.asked, unread=unread)
        if again and unread and isinstance(error, NotUnderstoodError):
            return NotUnderstoodError("not-understood-again", typed=error.arguments["typed"])
        return error

    def _is_meant(self, person: Person, text: str, given: Given) -> bool:
        """Whether to play an answer: if it is costly and may be a slip, the person is asked."""
        costly = [move for move in given.moves if is_costly(person, move)]
        if not costly or person.settings.confirm == "off" or not is_bare(text):
            return True
        name = person.narrator.answer(given.decision, costly[0].answer)
        return self.host.confirms(person, f"costly-{costly[0].kind}", name=name)

    def run_command(self, person: Person, command: Command) -> None:
        """Do what a command says, here or at the front end."""
        if not self.host.obeys(person, command):
            self.obey(person, command)

    def obey(self, person: Person, command: Command) -> None:
        """Run a command that every room knows."""
        if command.name in commands.OF_ROOM:
            commands.OF_ROOM[command.name].does(self, person, command.rest)
        else:
            commands.run(person, command)

    def answer(self, person: Person, given: Given) -> None:
        """Play what a line gives. What is after an answer that reveals something is judged then.

        That answer stays played, and the person hears what it has revealed before a refusal.
        """
        heard = len(person.lines)
        self.host.takes(self, given.moves)
        pending = person.pending
        if len(given.moves) > 1 and len(pending.waiting) == heard and not pending.has_news:
            self._offer_again(person, given.decision)
        revealed = detail_of(self.match.table, given.decision.seat)
        if not given.rest or revealed is None:
            return
        try:
            self.answer(person, judged(person, given.rest, revealed))
        except (NotUnderstoodError, RefusedError) as error:
            self.host.introduce(self, revealed)
            line = Line.read(" ".join(given.rest))
            self.refuse(person, complaint(person, quoted(person, line, revealed, error)))

    def _offer_again(self, person: Person, before: Decision[Answer]) -> None:
        """Say what can be chosen, where answers came to nothing and the same is asked again.

        "Show, no" is such a line: it would have no answer at all.
        """
        for now in self.match.table.waiting():
            if (now.seat, now.kind) == (before.seat, before.kind):
                person.say("empty-answer", choices=person.vocabulary.reader.choices(now))

    def refuse(self, person: Person, lines: Iterable[str]) -> None:
        """Say why something is refused or not understood."""
        person.say_lines(lines)
        self.host.refused(person)

    # What is played

    def play(self, move: Move) -> None:
        """Make a legal move: on the table, in the record, in words."""
        events = self.match.play(move)
        self.host.keep(str(move))
        self.audience.tell(events)

    def play_bots(self) -> None:
        """Let the computer players answer, as long as the people have patience."""
        while waiting := self.unasked():
            counts = waiting[0].seat not in self.seating.people  # with a choice or without one
            self.patience -= counts
            self.play(self.seating.bot_move(waiting[0]))

    def be_patient(self) -> None:
        """Let computer players go on for as long as at first, now that a person has typed."""
        self.patience = PAUSE

    def unasked(self) -> list[Decision[Answer]]:
        """The moves that nobody types: those of computer players, and those without a choice.

        At a real table everything is typed.
        """
        if self.match.table.game.shared:
            return []
        people = self.seating.people if self.patience else range(len(self.match.record.occupants))
        waiting = self.match.table.waiting()
        others = [each for each in waiting if each.seat not in people]
        if others or not self.seating.spares_questions:
            return others
        return [each for each in waiting if only_answer(each)]

    def take_back(self, moves: int) -> None:
        """Go back to the table as it was after *moves* moves, and forget what was told since."""
        self.host.keep(undo_line(len(self.match.table.moves) - moves))
        self.match.take_back(moves)
        self.audience.take_back(moves)
