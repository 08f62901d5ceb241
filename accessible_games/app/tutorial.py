"""A tutorial: a prepared first round at the usual table, learnt one step at a time.

A step waits for one command, or for answers that are given in one go or one by one. All other
commands work as ever; another answer changes nothing and is explained.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from accessible_games.core import position
from accessible_games.core.decision import NONE, Answer, Decision, Move, only_answer
from accessible_games.core.event import kind_and_value
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.session import Session
from accessible_games.games import GAMES
from accessible_games.match.dispatch import RefusedError
from accessible_games.match.person import Person
from accessible_games.resources import PACKAGE
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold
from accessible_games.speech.vocabulary import Command, Follows

PATIENCE = 3
"""The number of wrong tries at one step after which the learner is told what to type."""

OTHERS = ("first", "second", "third", "fourth", "fifth")
"""The names that the words use for the players to the left of the learner."""

LEARNER = 0
"""The seat of the learner."""


class Step(Frozen):
    """One thing to type. Its words are `step-NAME`, and `step-NAME-why` after a mistake."""

    name: str
    command: str = ""
    """A command in English with what follows it, such as "card cat"."""
    moves: tuple[str, ...] = ()
    """Or the learner's answers, as a record writes them, without those that leave no choice."""
    then: tuple[str, ...] = ()
    """What the others answer after that, written in the same way."""


class Lesson(Frozen):
    """A position of a game, and what is typed from there to the end of the game."""

    game: str
    position: str
    """As JSON in one line; the learner is asked first."""
    steps: tuple[Step, ...]


def lesson_of(game: str) -> Lesson:
    """The lesson of a game, out of `lessons/<game>.json`."""
    file = PACKAGE / "lessons" / f"{game}.json"
    document = json.loads(file.read_text("utf-8"))
    steps = position.built(tuple[Step, ...], document["steps"], ("steps",))
    return Lesson(game, json.dumps(document["position"]), steps)


def record_of(lesson: Lesson, learner: str, words: Catalogue) -> Record:
    """The heading of the game that is played in a lesson."""
    game, state = position.read(GAMES, lesson.position)
    names = [name for name in words.words("bot-names") if fold(name) != fold(learner)]
    others = [Occupant("easy", name) for name in names[: state.seats - 1]]
    occupants = (Occupant("person", learner), *others)
    return Record(game.NAME, game.VERSION, {}, occupants, seed=0, position=lesson.position)


@dataclass(kw_only=True)
class Tutorial(Session):
    """A session that follows a lesson."""

    MORE = ("next",)
    ONLY_TRIED = True
    steps: list[Step] = field(default_factory=list)
    """The steps that are left; the first of them is the current one."""
    wanted: list[str] = field(default_factory=list)
    """The answers that the step still waits for."""
    script: list[str] = field(default_factory=list)
    """What the others will answer."""
    told: bool = False
    """Whether the words of the step were said."""
    mistakes: int = 0
    """The wrong tries at this step."""

    def begin(self, lesson: Lesson) -> None:
        """Say what the lesson is about, and get ready for its first step."""
        self.steps = list(lesson.steps)
        self.person.say("lesson-begins", title=self.person.narrator.catalogue.say("title"))
        self.teach("begins")
        self.person.say("legend-offered")
        self.tell(self.match.table.opening)
        self.wanted = list(self.step.moves)

    @property
    def step(self) -> Step:
        """The current step."""
        return self.steps[0]

    @property
    def typed(self) -> str:
        """What has to be typed now, in the language of the learner."""
        if self.step.command:
            name, *words = self.step.command.split()
            return " ".join([self.person.vocabulary.command_name(name), *map(self.word, words)])
        return " ".join(self.word(word) for move in self.wanted for word in move.split()[2:])

    def word(self, word: str) -> str:
        """A word of an answer as it is typed; of a domino both words, of a block both corners."""
        catalogue = self.person.vocabulary.catalogue
        if catalogue.has(f"piece-{kind_and_value(word)[0]}"):
            return catalogue.piece(word)
        typed = "nothing" if word == NONE else f"typed-{word}"
        if catalogue.has(typed):
            return catalogue.words(typed)[0]
        return " ".join(map(self.word, word.split("-"))) if "-" in word else word

    def teach(self, message: str) -> None:
        """Add words of the lesson."""
        catalogue = catalogue_of(
            self.person.narrator.catalogue.language, f"tutorial-{self.match.record.game}"
        )
        others = [occupant.name for occupant in self.match.record.occupants[LEARNER + 1 :]]
        names = dict(zip(OTHERS, others, strict=False))
        typed = self.typed if self.steps else ""
        speaker = replace(self.person.narrator, catalogue=catalogue)
        self.person.say_lines(speaker.say(message, typed=typed, **names))

    # The way through the lesson

    def prompt(self) -> str:
        """The words of a step come last of all, once; Enter alone says them again."""
        if not self.told:
            self.person.say_reply()
            self.teach(f"step-{self.step.name}")
        self.told = True
        return super().prompt()

    def dispatch(self, person: Person, text: str) -> None:
        """Do what was typed."""
        if text.strip():
            super().dispatch(person, text)
        else:
            self.told = False

    def refuse(self, person: Person, lines: Iterable[str]) -> None:
        """Say also what was meant, and after some tries what to type."""
        super().refuse(person, lines)
        self.mistakes += 1
        self.explain()

    def explain(self) -> None:
        """Why the step is meant to go otherwise."""
        self.teach(f"step-{self.step.name}-why")
        if self.wanted and self.mistakes >= PATIENCE:
            self.person.say("lesson-type", typed=self.typed)

    def run_command(self, person: Person, command: Command) -> None:
        """Commands work as at any table, but for those that would lead out of the lesson."""
        if command.name in self.MORE:
            self.person.say("lesson-next", typed=self.typed)
            super().dispatch(person, self.typed)
        elif command.name == "hint":
            self.mistakes = PATIENCE
            self.explain()
        elif command.name in ("undo", "save"):
            self.person.say("lesson-no-undo" if command.name == "undo" else "lesson-not-saved")
        else:
            super().run_command(person, command)
            self.notice(command)

    def notice(self, command: Command) -> None:
        """Whether the step waited for this command; if for another one, say so again."""
        if self.fulfils(command):
            self.advance()
        elif self.step.command:
            self.person.say("lesson-still", typed=self.typed)

    def fulfils(self, command: Command) -> bool:
        """Whether this is the command of the step, followed by words of the same meaning."""
        name, _, wanted = self.step.command.partition(" ")
        if command.name != name or not wanted:
            return command.name == name
        return bool(command.rest) and self.meaning(command) == wanted

    def meaning(self, command: Command) -> str:
        """What follows a command, as a lesson writes it."""
        follows = self.person.vocabulary.commands[command.name]
        if follows is Follows.PIECE:
            return self.person.vocabulary.piece(command.rest)
        if follows is Follows.SEAT:
            called = self.person.narrator.called
            return called[self.person.vocabulary.seat(command.rest, called)]
        return fold(command.rest)

    def give(self, moves: list[Move]) -> None:
        """Make the moves that the step waits for, and refuse all others."""
        if list(map(meant, map(str, moves))) != list(map(meant, self.wanted[: len(moves)])):
            raise RefusedError([])
        super().give(moves)
        self.wanted = self.wanted[len(moves) :]
        if not self.wanted:
            self.advance()

    def advance(self) -> None:
        """The step is done."""
        self.script += self.steps.pop(0).then
        self.wanted = list(self.step.moves) if self.steps else []
        self.mistakes, self.told = 0, False

    def bot_move(self, decision: Decision[Answer]) -> Move:
        """The others answer as the lesson says."""
        if only_answer(decision):
            return super().bot_move(decision)
        return Move.read(self.script.pop(0), self.match.table.pending)

    # Leaving

    def say_left(self) -> None:
        """The learner leaves before the end."""
        self.person.say("lesson-left")

    def finish(self) -> None:
        """The game is over: what was learnt, and how to play on."""
        self.teach("ends")
        self.person.say("lesson-over", game=self.match.record.game)


def meant(move: str) -> list[str]:
    """An answer regardless of the order of its cards."""
    seat, kind, *words = move.split()
    return [seat, kind, *sorted(words)]
