"""A session: people and computer players around one table, at one keyboard.

Lines are gathered until a person has to type; then they are written at once. Before that, every
answer they tell of is on disk.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from accessible_games.bots import TEMPERS, bot, chance_of, parts
from accessible_games.core.decision import Decision, Move, only_answer
from accessible_games.core.event import Event, Place, Seat
from accessible_games.core.record import Record, play_line, result_line
from accessible_games.core.table import Table
from accessible_games.play import answering, bell, choosing, commands, cursor, handover, touching
from accessible_games.play.arguments import Arguments
from accessible_games.play.asking import is_yes
from accessible_games.play.complaints import system_problem
from accessible_games.play.history import History
from accessible_games.play.keyboard import Keyboard, typed_line
from accessible_games.play.leaving import Leave
from accessible_games.play.library import SavedGame
from accessible_games.play.screen import Screen
from accessible_games.play.settings import Settings
from accessible_games.speech.catalogue import Argument, Catalogue
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command, Vocabulary

REMEMBERED = 200
"""How many of the last lines a report has."""
PAUSE = 24
"""After so many moves of computer players alone, a person is asked to listen on."""


@dataclass
class Session:
    """One table being played, and all that is around it."""

    table: Table[Any]
    record: Record
    saved: SavedGame
    narrator: Narrator
    vocabulary: Vocabulary
    settings: Settings
    keyboard: Keyboard
    screen: Screen
    histories: dict[Seat, History] = field(default_factory=dict)
    """What each person was told."""
    secrets: dict[Seat, list[Event]] = field(default_factory=dict)
    """What only one of several people may hear, and has not heard yet."""
    at_keyboard: Seat | None = None
    """The person at the keyboard; None before the first of several has taken it."""
    lines: list[str] = field(default_factory=list)
    """What will be said before the next prompt."""
    answer: list[str] = field(default_factory=list)
    """What answers a look at one place, instead of the next prompt."""
    cursors: dict[Seat, Place] = field(default_factory=dict)
    """Where each person's cursor is, at a table of places."""
    asked: Decision[Any] | None = None
    """The decision that was introduced last."""
    unsaved: bool = False
    """Whether it was said that the disk takes nothing."""
    interrupted: bool = False
    """Whether the last key was Ctrl-C."""
    patience: int = PAUSE
    """How many moves of computer players may follow before a person types again."""
    listening: bool = False
    """Whether it was said that the computer players go on alone."""
    touch: touching.Touch | None = None
    """The braille display, while the person at the keyboard has it."""
    arguments: Arguments = field(default_factory=Arguments)
    """What was asked for on the command line."""
    said: deque[tuple[Seat | None, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    """The last lines, and who was at the keyboard: for a report, which tells nobody else's."""
    covered: int = 0
    """How many of the gathered lines are from before what the rules let nobody look back at."""

    def __post_init__(self) -> None:
        for seat in self.people:
            self.histories.setdefault(seat, History())
            self.secrets.setdefault(seat, [])
        if len(self.people) == 1:
            self.at_keyboard = self.people[0]
            self.narrator = self.narrator.for_(self.at_keyboard)

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return self.record.people

    # Beginning

    def welcome(self, newcomer: bool) -> None:
        """A new game: who plays what, and once where help is."""
        catalogue = self.narrator.catalogue
        seats = range(len(self.record.sittings))
        names = [catalogue.say("seat-name", seat=self.narrator.person(seat)) for seat in seats]
        self.say("playing", title=catalogue.say("title"), names=catalogue.joined(names))
        for temper in TEMPERS[1:]:
            of_it = [
                name
                for name, sitting in zip(names, self.record.sittings, strict=True)
                if parts(sitting.player)[0] == temper
            ]
            if of_it:
                self.say(f"playing-{temper}", count=len(of_it), names=catalogue.joined(of_it))
        for option, chosen in self.record.options.items():
            message = f"table-{option}-{chosen}"
            if catalogue.has(message):
                self.say(message)
        if newcomer:
            self.say("newcomer")
        self.tell(self.table.opening)

    def take_up(self, record: Record) -> None:
        """A saved game: play its answers again without a word, then say how things stand."""
        self.listen(self.table.opening)
        for line, text in record.answers:
            self.listen(play_line(self.table, line, text))
        if record.torn:
            self.say("record-torn")
        self.say("going-on-with", title=self.narrator.catalogue.say("title"))
        topics, seen = self.table.game.TOPICS, self.table.view(None)
        facts = [fact for topic in ("turn", "scores", "table") for fact in topics[topic](seen)]
        self.lines += self.narrator.events(list(dict.fromkeys(facts)))
        for seat, secret in self.secrets.items():
            secret[:] = self.table.game.TOPICS["hand"](self.table.view(seat))
            self.histories[seat].news()

    # Playing

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        cursor.set_arrows(self)
        try:
            self.play_bots()
            while self.table.pending:
                decision = self.own_decision()
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
            touching.give_back(self)
            self.speak()
            self.saved.close()

    def obey(self, text: str, decision: Decision[Any] | None) -> None:
        """Do what was typed, if it is understood and allowed."""
        answering.obey(self, text, decision)

    def refuse(self, lines: list[str]) -> None:
        """Say why something is refused or not understood, whether it was typed or touched."""
        bell.at_refusal(self.settings, self.screen)
        self.lines += lines

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
        people = self.people if self.patience else range(len(self.record.sittings))
        others = [each for each in self.table.waiting() if each.seat not in people]
        spared = len(self.people) == 1 or self.settings.questions == "choices"
        return others or [each for each in self.table.waiting() if spared and only_answer(each)]

    def own_decision(self) -> Decision[Any] | None:
        """What a person is asked; None where computer players play on, all people being out."""
        return next((each for each in self.table.waiting() if each.seat in self.people), None)

    def bot_move(self, decision: Decision[Any]) -> Move:
        """What the computer player in that seat answers, or anybody where there is no choice."""
        if only := only_answer(decision):
            return Move(decision.seat, decision.kind, only)
        seat, table = decision.seat, self.table
        player = self.record.sittings[seat].player
        chance = chance_of(self.record.seed, seat, len(table.moves))
        answer = bot(self.record.game, player)(
            table.view(seat), decision, lambda luck: table.imagine(seat, luck), chance
        )
        return Move(seat, decision.kind, answer)

    def play(self, move: Move) -> None:
        """Make a legal move: on the table, on the disk, in words."""
        events = self.table.play(move)
        self.keep(str(move))
        self.tell(events)

    def keep(self, *lines: str) -> None:
        """Bring lines of the record to the disk; where that fails, say so once and go on."""
        try:
            lost = self.saved.append(*lines)
        except OSError as error:
            self.disk_refuses(error)
        else:
            if lost:
                self.say("written-anew", file=self.saved.path.stem)
            elif self.unsaved:
                self.say("disk-works-again")
            self.unsaved = False

    def disk_refuses(self, error: OSError) -> None:
        """Say once that nothing is saved now, and why."""
        if not self.unsaved:
            problem = system_problem(error, self.narrator.catalogue)
            self.say("disk-refuses", problem=problem)
        self.unsaved = True

    @property
    def is_saved(self) -> bool:
        """Whether all of the game is on the disk."""
        return not self.unsaved and self.saved.path.is_file()

    def say_left(self) -> None:
        """The people leave before the end."""
        self.keep()
        self.say("not-saved" if self.unsaved else "saved-for-later")

    def finish(self) -> None:
        """The game is over."""
        winners = self.table.game.winners(self.table.state)
        self.keep(result_line(winners))
        self.say("not-saved" if self.unsaved else "game-over", file=self.saved.path.stem)
        if not self.unsaved:
            self.say("review-offered")

    # Telling

    def tell(self, events: Sequence[Event]) -> None:
        """Say what everybody at the keyboard may hear, and keep the rest for its owner."""
        for event in events:
            if event.forgets:
                self.said.clear()
                self.covered = len(self.lines)
            self.lines += self.narrator.event(event)
        self.listen(events)

    def listen(self, events: Sequence[Event]) -> None:
        """Keep what the people get to know of events."""
        for event in events:
            for seat in self.people:
                self.remember(seat, event)

    def remember(self, seat: Seat, event: Event) -> None:
        """Put an event into one person's history, and aside if it was not said to them."""
        seen = event.seen_by(seat)
        if seen is None:
            return
        self.histories[seat].add(len(self.table.moves), seen)
        if seen != event.seen_by(self.narrator.listener):
            waiting = self.secrets[seat]
            waiting[:] = [old for old in waiting if not seen.renews or type(old) is not type(seen)]
            waiting.append(seen)

    def speak(self) -> None:
        """Say all gathered lines at once; the answers they tell of are on the disk first."""
        try:
            self.saved.sync()
        except OSError as error:
            self.disk_refuses(error)
        lines, self.lines = self.lines, []
        self.said.extend((self.at_keyboard, line) for line in lines[self.covered :])
        self.covered = 0
        say = self.screen.say if self.touch is None else self.screen.say_at_once
        say(lines)

    def say(self, message: str, **arguments: Argument) -> None:
        """Add the lines of a message."""
        self.lines += self.narrator.say(message, **arguments)

    @property
    def view(self) -> Any:
        """The table as the person at the keyboard sees it."""
        return self.table.view(self.at_keyboard)

    @property
    def private(self) -> Narrator:
        """The narrator speaking to the person at the keyboard."""
        return self.narrator.for_(self.at_keyboard)

    def renew(self) -> None:
        """Go on as the settings say now."""
        catalogue, chosen = self.narrator.catalogue, self.settings
        if chosen.language != catalogue.language:
            catalogue = Catalogue(chosen.language, self.record.game, self.record.options)
        self.narrator = replace(
            self.narrator, catalogue=catalogue, verbosity=chosen.verbosity, order=chosen.sort
        )
        self.vocabulary = replace(self.vocabulary, catalogue=catalogue)
        cursor.set_arrows(self)

    # Asking

    def introduce(self, decision: Decision[Any] | None) -> None:
        """Say what is asked, to the person who is asked."""
        if decision is None:
            self.asked = None
            if not self.listening:
                self.say("listen-on")
            self.listening = True
            return
        bell.at_turn(self, decision.seat)
        if self.at_keyboard != decision.seat:
            handover.pass_to(self, decision.seat)
        self.asked = decision
        secrets, self.secrets[decision.seat] = self.secrets[decision.seat], []
        self.lines += self.private.events(secrets)
        self.lines += self.private.question(decision)

    def ask(self, decision: Decision[Any] | None) -> None:
        """Do what a person types, or presses on the braille display where the game has it."""
        prompt = self.prompt(decision)
        if self.touch is None or not choosing.served(self, self.touch, prompt, decision):
            self.obey(self.read(prompt), decision)

    def prompt(self, decision: Decision[Any] | None) -> str:
        """The last sentence before the person types."""
        if self.answer:
            *lines, prompt = self.answer
            self.lines, self.answer = [*self.lines, *lines], []
            return prompt
        if decision is None:
            return self.narrator.say("prompt-enter")[0]
        return self.settings.prompt or self.private.prompt(decision)

    def read(self, prompt: str) -> str:
        """Say all lines, then read one. Ctrl-D and the end of input leave; Ctrl-C twice asks."""
        while True:
            self.speak()
            try:
                text = typed_line(self.keyboard, f"{prompt.strip()} ", self.complete)
            except EOFError:
                raise Leave from None
            except KeyboardInterrupt:
                if self.interrupted and self.agrees("really-quit"):
                    raise Leave from None
                self.interrupted = not self.interrupted
                self.say("line-cancelled" if self.interrupted else "going-on")
            except NotUnderstoodError as error:
                self.refuse(self.narrator.say(error.message, **error.arguments))
            else:
                self.said.append((self.at_keyboard, f"{prompt.strip()} {text}"))
                self.interrupted = False
                return text

    def agrees(self, question: str) -> bool:
        """Ask a yes-or-no question; Ctrl-C is no, and the end of input yes."""
        self.say(question)
        self.speak()
        try:
            return is_yes(self.narrator, self.keyboard)
        except KeyboardInterrupt:
            return False
        except EOFError:
            return True

    def complete(self, text: str) -> list[str]:
        """What the last typed word can become."""
        return handover.words(self).completions(text, self.asked)
