"""A tutorial: a prepared first round at the usual table, learnt one step at a time.

A step waits for one command, or for answers given in one go or one by one. All other commands work
as ever; any other answer changes nothing and is explained.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar

from accessible_games.core import position
from accessible_games.core.decision import NONE, Answer, Decision, Move, only_answer
from accessible_games.core.event import kind_and_value
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.session import Kind, TerminalSession
from accessible_games.games import RECORDED
from accessible_games.match.meaning import RefusedError
from accessible_games.match.person import Person
from accessible_games.players import quick_one
from accessible_games.resources import of_game
from accessible_games.speech import naming
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.kinds import kind_of
from accessible_games.speech.normalize import fold
from accessible_games.speech.word_files import word_files

PATIENCE = 3
"""After so many wrong tries at a step the learner is told what to type."""

OTHERS = ("first", "second", "third", "fourth", "fifth")
"""The names that the words use for the players to the left of the learner."""

LEARNER = 0
"""The seat of the learner."""


class LessonStep(Frozen):
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
    steps: tuple[LessonStep, ...]


def has_lesson(game: str, language: Language) -> bool:
    """Whether a game has a lesson in a language."""
    words = word_files(language, f"{game}/tutorial")
    return bool(words) and (of_game(game) / "lesson.json").is_file()


def lesson_of(game: str) -> Lesson:
    """Read the lesson of a game from `lesson.json`."""
    file = of_game(game) / "lesson.json"
    document = json.loads(file.read_text("utf-8"))
    steps = position.built(tuple[LessonStep, ...], document["steps"], ("steps",))
    return Lesson(game, json.dumps(document["position"]), steps)


def record_of(lesson: Lesson, learner: str, words: Catalogue) -> Record:
    """Return the heading of the game that a lesson plays."""
    game, state = position.read(RECORDED, lesson.position)
    names = [name for name in words.words("bot-names") if fold(name) != fold(learner)]
    player = "person" if game.shared else quick_one(game.name, "easy")
    others = [Occupant(player, name) for name in names[: state.seats - 1]]
    occupants = (Occupant("person", learner), *others)
    return Record.of(game, {}, occupants, position=lesson.position)


@dataclass
class Tutorial(Kind):
    """A session that follows a lesson."""

    steps: list[LessonStep]
    """The steps that are left; the first of them is the current one."""
    person: Person = field(init=False)
    """The learner."""
    wanted: list[str] = field(default_factory=list)
    """The answers for which the step still waits."""
    script: list[str] = field(default_factory=list)
    """What the others will answer."""
    told: bool = False
    """Whether the words of the step have been said."""
    mistakes: int = 0
    """The number of wrong tries at this step."""
    is_ahead: bool = False
    """Whether the command of the next step was typed at this one, so that it is not asked for."""

    more: ClassVar[Mapping[str, Follows]] = {"next": Follows.NOTHING}
    only_tried = True

    def begin(self, session: TerminalSession) -> None:
        """Say what the lesson is about and get ready for its first step."""
        self.person = session.person
        self.greet()
        self.teach("begins")
        self.person.say("legend-offered")
        session.hot_seat.tell(session.match.table.opening)
        self.wanted = list(self.step.moves)

    def greet(self) -> None:
        """Say which game is taught, and what can be typed at any step."""
        self.person.say("lesson-begins", title=self.person.narrator.catalogue.say("title"))

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.steps[0]

    @property
    def typed(self) -> str:
        """Return what has to be typed now, in the learner's language."""
        if self.step.command:
            name, *words = self.step.command.split()
            return " ".join([self.person.vocabulary.commands.word(name), *map(self.word, words)])
        asked = self.person.match.own_decision()
        kind = None if asked is None else kind_of(self.person.narrator.catalogue, asked.options)
        if asked is not None and kind is not None and kind.verbatim and self.wanted:
            move = Move.read(self.wanted[0], self.person.match.table.pending)
            spoken = SpokenDecision(asked, self.person.vocabulary.lexicon, self.person.narrator)
            return kind.line(spoken, asked.options, move.answer)
        return " ".join(self.word(word) for move in self.wanted for word in move.split()[2:])

    def word(self, word: str) -> str:
        """Return a typed word of an answer; of one with parts, such as a-b, each of them."""
        catalogue = self.person.vocabulary.lexicon.catalogue
        if catalogue.has(f"piece-{kind_and_value(word)[0]}"):
            return catalogue.piece(word)
        typed = "nothing" if word == NONE else f"typed-{word}"
        if catalogue.has(typed):
            return catalogue.words(typed)[0]
        return " ".join(map(self.word, word.split("-"))) if "-" in word else word

    def teach(self, message: str, *, asking: bool = True) -> None:
        """Say words of the lesson; unless *asking*, without the line that says what to type."""
        language, record = self.person.narrator.catalogue.language, self.person.match.record
        catalogue = catalogue_of(language, f"{record.game}/tutorial")
        others = [occupant.name for occupant in record.occupants[LEARNER + 1 :]]
        names = dict(zip(OTHERS, others, strict=False))
        typed = self.typed if self.steps else ""
        speaker = replace(self.person.narrator, catalogue=catalogue)
        text = catalogue.say(message, speaker.verbosity, typed=typed, **names).split("\n")
        self.person.say_lines(speaker.lines("\n".join(text if asking else text[:-1])))

    # The way through the lesson

    def prompt(self, session: TerminalSession) -> str:
        """Say the words of a step last of all, once; Enter alone says them again."""
        if not self.told:
            self.person.pending.say_reply()
            self.teach(f"step-{self.step.name}")
        self.told = True
        return super().prompt(session)

    def hears(self, session: TerminalSession, text: str) -> str | None:
        """See Kind: Enter alone does nothing else."""
        if text.strip():
            return text
        self.told = False
        return None

    def refused(self, session: TerminalSession) -> None:
        """Say what was meant, and after `PATIENCE` tries what to type."""
        self.mistakes += 1
        self.explain()

    def explain(self) -> None:
        """Say why the step is meant to go otherwise."""
        self.teach(f"step-{self.step.name}-why")
        if self.wanted and self.mistakes >= PATIENCE:
            self.person.say("lesson-type", typed=self.typed)

    def obeys(self, session: TerminalSession, command: Command) -> bool:
        """Do commands that would lead out of the lesson in another way."""
        if command.name in self.more:
            self.person.say("lesson-next", typed=self.typed)
            session.room.dispatch(self.person, self.typed)
        elif command.name == "hint":
            self.mistakes = PATIENCE
            self.explain()
        elif command.name in ("undo", "save"):
            self.person.say("lesson-no-undo" if command.name == "undo" else "lesson-not-saved")
        else:
            return False
        return True

    def obeyed(self, session: TerminalSession, command: Command) -> None:
        """Go on if the step waited for this command; if it waits for another, say so again."""
        if self.fulfils(command, self.step):
            self.advance()
        elif self.step.command:
            self.is_ahead |= any(self.fulfils(command, step) for step in self.steps[1:2])
            self.person.say("lesson-still", typed=self.typed)

    def fulfils(self, command: Command, step: LessonStep) -> bool:
        """Whether this is the command of a step, followed by words of the same meaning."""
        name, _, wanted = step.command.partition(" ")
        if command.name != name or not wanted:
            return command.name == name
        return bool(command.rest) and self.meaning(command) == wanted

    def meaning(self, command: Command) -> str:
        """Return what follows a command, as a lesson writes it."""
        follows = self.person.vocabulary.commands[command.name]
        if follows is Follows.PIECE:
            return naming.piece_named(self.person.vocabulary.lexicon, command.rest)
        if follows is Follows.SEAT:
            called = self.person.narrator.called
            return called[naming.seat_named(self.person.vocabulary.lexicon, command.rest, called)]
        return fold(command.rest)

    def takes(self, session: TerminalSession, moves: list[Move]) -> None:
        """Make the moves for which the step waits, and refuse all others."""
        if list(map(meant, map(str, moves))) != list(map(meant, self.wanted[: len(moves)])):
            raise RefusedError([])
        super().takes(session, moves)
        self.wanted = self.wanted[len(moves) :]
        if not self.wanted:
            self.advance()

    def advance(self) -> None:
        """Go on to the next step, or to the one behind it if that was done already."""
        self.script += self.steps.pop(0).then
        if self.is_ahead:
            self.person.pending.say_reply()
            self.teach(f"step-{self.step.name}", asking=False)
            self.script += self.steps.pop(0).then
        self.is_ahead = False
        self.wanted = list(self.step.moves) if self.steps else []
        self.mistakes, self.told = 0, False

    def written(self, decision: Decision[Answer]) -> Move | None:
        """Answer for the other players as the lesson says, where they have a choice."""
        if only_answer(decision):
            return None
        return Move.read(self.script.pop(0), self.person.match.table.pending)

    # Leaving

    def left(self, session: TerminalSession) -> None:
        """Say that the learner leaves before the end, and can begin again."""
        self.person.say("lesson-left")

    def finish(self, session: TerminalSession) -> None:
        """Finish the game: say what was learnt and how to play on."""
        self.teach("ends")
        if self.person.match.table.game.shared:
            self.person.say("evening-lesson-over")
        else:
            self.person.say("lesson-over", game=self.person.match.record.game)


def meant(move: str) -> list[str]:
    """Return an answer regardless of the order of its cards."""
    seat, kind, *words = move.split()
    return [seat, kind, *sorted(words)]
