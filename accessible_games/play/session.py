"""A session: people and computer players around one table, at one keyboard."""

from dataclasses import dataclass
from typing import Any

from accessible_games.bots import TEMPERS, parts
from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.record import Record, play_line
from accessible_games.core.record_lines import result_line
from accessible_games.play import bell, commands, display_navigator, handover
from accessible_games.play.console import Console
from accessible_games.play.dispatch import (
    Given,
    RefusedError,
    checked_move,
    complaint,
    detail_of,
    judged,
    understood,
)
from accessible_games.play.display_state import DisplayState
from accessible_games.play.leaving import Leave
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command

PAUSE = 24
"""After so many moves of computer players alone, a person is asked to listen on."""


@dataclass(kw_only=True)
class Session(Console):
    """One game being played, from its first question to its end."""

    patience: int = PAUSE
    """How many moves of computer players may follow before a person types again."""
    listening: bool = False
    """Whether it was said that the computer players go on alone."""

    # Beginning

    def welcome(self, newcomer: bool) -> None:
        """A new game: who plays what, and once where help is."""
        catalogue = self.narrator.catalogue
        seats = range(len(self.match.record.occupants))
        names = [catalogue.say("seat-name", seat=self.narrator.person(seat)) for seat in seats]
        self.say("playing", title=catalogue.say("title"), names=catalogue.joined(names))
        for temper in TEMPERS[1:]:
            of_it = [
                name
                for name, occupant in zip(names, self.match.record.occupants, strict=True)
                if parts(occupant.player)[0] == temper
            ]
            if of_it:
                self.say(f"playing-{temper}", count=len(of_it), names=catalogue.joined(of_it))
        for option, chosen in self.match.record.options.items():
            message = f"table-{option}-{chosen}"
            if catalogue.has(message):
                self.say(message)
        if newcomer:
            self.say("newcomer")
        self.tell(self.match.table.opening)

    def take_up(self, record: Record) -> None:
        """A saved game: play its answers again without a word, then say how things stand."""
        self.listen(self.match.table.opening)
        for line, text in record.answers:
            self.listen(play_line(self.match.table, line, text))
        if record.torn:
            self.say("record-torn")
        self.say("going-on-with", title=self.narrator.catalogue.say("title"))
        topics, seen = self.match.table.game.TOPICS, self.match.table.view(None)
        facts = [fact for topic in ("turn", "scores", "table") for fact in topics[topic](seen)]
        self.lines += self.narrator.events(list(dict.fromkeys(facts)))
        for seat, person in self.persons.items():
            person.take_up(topics["hand"](self.match.table.view(seat)))

    # Playing

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        self.set_arrows()
        try:
            self.play_bots()
            while self.match.table.pending:
                decision = self.match.own_decision()
                if decision is None or decision is not self.asked:
                    self.introduce(decision)
                self.ask(decision)
                self.play_bots()
            self.finish()
        except (Leave, KeyboardInterrupt):  # also while computer players think
            self.say_left()
        except Exception:
            self.keep()  # what still waits, before the file is closed
            raise
        finally:
            self.give_back_display()
            self.speak()
            self.saved.close()

    def dispatch(self, text: str, decision: Decision[Any] | None) -> None:
        """Do what was typed: run a command or play an answer, or say why that cannot be."""
        if decision is not None or not text.strip():
            self.be_patient()
        try:
            meant = understood(self, text, decision)
            if isinstance(meant, Command):
                self.run_command(meant)
            elif meant is not None and decision is not None:
                self.answer(meant, decision)
        except (NotUnderstoodError, RefusedError) as error:
            self.refuse(complaint(self, error))

    def answer(self, given: Given, decision: Decision[Any]) -> None:
        """Play what a line gives. What is behind an answer that reveals something is judged then.

        That answer stays played, and the person hears what it has revealed before a refusal.
        """
        heard = len(self.lines)
        self.give(given.moves)
        if len(given.moves) > 1 and len(self.lines) == heard:
            self.offer_again(decision)
        revealed = detail_of(self.match.table, decision.seat)
        if not given.rest or revealed is None:
            return
        try:
            self.answer(judged(self, given.rest, revealed), revealed)
        except (NotUnderstoodError, RefusedError) as error:
            self.introduce(revealed)
            self.refuse(complaint(self, error))

    def offer_again(self, before: Decision[Any]) -> None:
        """Say what can be chosen, where answers came to nothing and the same is asked again.

        "Show, no" is such a line: it would have no answer at all.
        """
        for now in self.match.table.waiting():
            if (now.seat, now.kind) == (before.seat, before.kind):
                self.say("empty-answer", choices=self.vocabulary.choices(now))

    def answer_by_touch(self, state: DisplayState, answer: Answer, decision: Decision[Any]) -> None:
        """Play an answer, or say why it is refused; the display says that too."""
        told = len(self.person.history.told)
        self.be_patient()
        try:
            self.give([checked_move(self, self.match.table.copy(), decision, answer)])
        except RefusedError as refused:
            before = len(self.lines)
            self.refuse(refused.lines)
            state.refuse(self.lines[before:])
        else:
            state.begin(told)

    def run_command(self, command: Command) -> None:
        """Do what a command says."""
        commands.run(self, command)

    def give(self, moves: list[Move]) -> None:
        """Make the legal moves that a person has typed."""
        for move in moves:
            self.play(move)

    def play_bots(self) -> None:
        """Let the computer players answer, as long as the people have patience."""
        while waiting := self.unasked():
            self.patience -= only_answer(waiting[0]) is None
            self.play(self.bot_move(waiting[0]))

    def be_patient(self) -> None:
        """A person has typed: computer players may go on for as long as at first."""
        self.patience = PAUSE

    def unasked(self) -> list[Decision[Any]]:
        """What nobody types: the answers of computer players, and those without a choice.

        Several people are asked all, for the keyboard must not go to holders of a card only.
        """
        people = self.people if self.patience else range(len(self.match.record.occupants))
        others = [each for each in self.match.table.waiting() if each.seat not in people]
        spared = len(self.people) == 1 or self.settings.questions == "choices"
        return others or [
            each for each in self.match.table.waiting() if spared and only_answer(each)
        ]

    def bot_move(self, decision: Decision[Any]) -> Move:
        """What is answered for a seat that is not asked."""
        return self.match.bot_move(decision)

    def play(self, move: Move) -> None:
        """Make a legal move: on the table, on the disk, in words."""
        events = self.match.play(move)
        self.keep(str(move))
        self.tell(events)

    def say_left(self) -> None:
        """The people leave before the end."""
        self.keep()
        self.say("not-saved" if self.unsaved else "saved-for-later")

    def finish(self) -> None:
        """The game is over."""
        winners = self.match.table.game.winners(self.match.table.state)
        self.keep(result_line(winners))
        self.say("not-saved" if self.unsaved else "game-over", file=self.saved.path.stem)
        if not self.unsaved:
            self.say("review-offered")

    # Asking

    def introduce(self, decision: Decision[Any] | None) -> None:
        """Say what is asked, to the person who is asked."""
        if decision is None:
            self.asked = None
            if not self.listening:
                self.say("listen-on")
            self.listening = True
            return
        news = self.persons[decision.seat].history.news()
        bell.at_turn(self.settings, self.screen, decision.seat, news)
        if self.at_keyboard != decision.seat:
            handover.pass_to(self, decision.seat)
        self.pose(decision)

    def ask(self, decision: Decision[Any] | None) -> None:
        """Do what a person types, or presses on the braille display where the game has it."""
        prompt = self.prompt(decision)
        state = self.display
        touched = display_navigator.served(self, state, prompt, decision) if state else None
        if state is None or touched is None:
            self.dispatch(self.read(prompt), decision)
        elif touched.goes_on:
            self.dispatch("", None)
        elif touched.answer is not None and decision is not None:
            self.answer_by_touch(state, touched.answer, decision)
