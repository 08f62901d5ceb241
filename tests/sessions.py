"""A table for the tests of the player's side: typed lines go in, spoken lines come out."""

import io
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from accessible_games.app.command_line import run
from accessible_games.app.start_game import write_report
from accessible_games.core.decision import Answer
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.arguments import Arguments, read_arguments
from accessible_games.frontends.terminal.keyboard import Complete, no_words
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.session import Kind, TerminalSession
from accessible_games.games import GAMES, RECORDED
from accessible_games.games.sixpack.lines import LINES
from accessible_games.games.sixpack.options import AtPlace, OneBlock, OneDomino
from accessible_games.match.label_cells import words_in
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.match.settings import Settings
from accessible_games.sounds.silence import Silence
from accessible_games.speech.catalogue import Language
from accessible_games.speech.narrator import Narrator
from accessible_games.store import library
from accessible_games.store.folders import folder
from accessible_games.store.library import SavedGame
from tests.written import unchecked

GAME = GAMES["life-is-life"]
NAMES = ("Tom", "Mia", "Oscar")
CTRL_C = KeyboardInterrupt()
CLEARING: Mapping[Language, str] = {"en": "clear", "de": "räume", "fr": "débarrasse"}
"""What is typed before a line of SixPack that is to be cleared."""
Typed = str | BaseException
Ways = Callable[[TerminalSession, Answer, Random], str]
"""One of the ways in which an answer can be typed."""

ENDING = {"luck": {"seed": 2, "used": 0}, "expert": False, "starter": 1, "lives": [0, 5, 5]}
"""A position in which seat 0 is out and two others play on for a long time."""


@dataclass
class Ears(Screen):
    """A screen that keeps what is said."""

    lines: list[str] = field(default_factory=list)
    rings: int = 0
    """How often the bell rang since the last question about it."""
    played: list[str] = field(default_factory=list)
    """The sounds, by their names."""
    silence: Silence = ""
    """Why no sample is heard."""

    def say(self, lines: Any) -> None:
        """Keep the lines."""
        self.lines += list(lines)

    def hold(self, lines: Any) -> None:
        """Keep the lines as those of a waiting person."""
        self.say(lines)

    def push_out(self) -> None:
        """Do nothing: everything stays in earshot."""

    def ring(self) -> None:
        """Count it."""
        self.rings += 1

    def play(self, name: str) -> None:
        """Keep its name."""
        self.played.append(name)

    def play_sample(self, name: str) -> Silence:
        """Keep its name, after what was said before."""
        self.played.append(name)
        return self.silence

    def take(self) -> list[str]:
        """Return what was said since the last call."""
        lines, self.lines = self.lines, []
        return lines


@dataclass
class Typist:
    """A keyboard at which the given lines are typed; after the last one the input ends."""

    ears: Ears
    typed: Iterator[Typed]
    paragraphs: list[list[str]] = field(default_factory=list)
    """What was said before each prompt."""
    prompts: list[str] = field(default_factory=list)
    rings: list[int] = field(default_factory=list)
    """How often the bell rang before each prompt."""
    forgotten: list[int] = field(default_factory=list)
    """The prompts before which the typed lines were forgotten."""
    completions: Callable[[str], Sequence[str]] = lambda text: []
    steps: Mapping[str, str] = field(default_factory=dict)
    """What the arrow keys type in an empty line."""
    closed: bool = False
    pressed: Callable[[], bool] | None = None
    """Returns whether more keys are pressed on a braille display."""
    said: list[str] = field(default_factory=list)
    """What was said while the display was served, including its prompts."""

    def read_line(self, prompt: str, complete: Complete) -> str:
        """Return the next line; an error is raised."""
        self.paragraphs.append(self.ears.take())
        self.prompts.append(prompt)
        self.rings.append(self.ears.rings)
        self.ears.rings = 0
        self.completions = complete
        line = next(self.typed, None)
        if line is None:
            raise EOFError
        if isinstance(line, BaseException):
            raise line
        return line

    def read_hidden(self, prompt: str) -> str:
        """Return the next line; whether it is shown does not matter here."""
        return self.read_line(prompt, no_words)

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """Return whether the next line comes first: it is typed when nothing more is pressed."""
        self.said += [*self.ears.take(), prompt.strip()]
        while not served():
            if self.pressed is None or not self.pressed():
                return True
        return False

    def wait(self, line: str) -> bool:
        """Say the line; Enter is pressed."""
        self.ears.say([line])
        return True

    def arrows(self, words: Mapping[str, str]) -> None:
        """Keep what the keys would type; the words are typed by hand."""
        self.steps = words

    def forget(self) -> None:
        """Note before which prompt the typed lines were forgotten."""
        self.forgotten.append(len(self.prompts))

    def close(self) -> None:
        """Note that it was closed."""
        self.closed = True


@dataclass
class Evening:
    """One session at a table, with its typist."""

    session: TerminalSession
    typist: Typist

    def play(self, *typed: Typed) -> list[list[str]]:
        """Type lines until the input ends; return the first lines, then the answer to each line."""
        return self.play_all(iter(typed))

    def play_all(self, typed: Iterator[Typed]) -> list[list[str]]:
        """The same for lines that are chosen while the game goes on."""
        self.typist.typed = typed
        self.session.run()
        self.typist.paragraphs.append(self.typist.ears.take())
        return self.typist.paragraphs

    def play_to_the_end(self) -> list[list[str]]:
        """Answer all questions at random, but legally."""
        return self.play_all(random_answers(self.session))

    @property
    def file(self) -> str:
        """Return the record as it is on disk, without its checks."""
        return unchecked(self.session.kept.saved.path.read_text("utf-8"))


def random_answers(
    session: TerminalSession, seed: int = 0, limit: int = 3000, ways: Ways | None = None
) -> Iterator[str]:
    """Yield legal answers in the language of the session; Enter if nothing is asked."""
    chance = Random(seed)
    for _ in range(limit):
        asked = session.person.asked
        if asked is None or session.hot_seat.at_keyboard is None:
            yield ""
        else:
            answer = asked.options.draw(chance)
            yield ways(session, answer, chance) if ways else typed_answer(session.person, answer)


def typed_answer(person: Person, answer: Answer) -> str:
    """Return an answer to what is asked, in the language of a person."""
    assert person.asked is not None
    options, words = person.asked.options, person.vocabulary
    if isinstance(options, AtPlace) and isinstance(answer, tuple):
        word, place = answer
        if options.words == LINES:
            return f"{CLEARING[words.lexicon.catalogue.language]} {place}"
        return f"{words.lexicon.answer_name(word)} {place}"
    if isinstance(answer, tuple):
        names = [words.lexicon.answer_name(piece) for piece in answer]
        return " ".join(names) or words.lexicon.catalogue.words("nothing")[0]
    if isinstance(options, OneDomino):
        return str(options.words.index(str(answer)) + 1)
    if isinstance(options, OneBlock) and "-" in str(answer):
        return str(answer).replace("-", " ")
    return str(answer) if str(answer).isdecimal() else words.lexicon.answer_name(str(answer))


def new_record(
    people: Sequence[str] = ("Anna",),
    bots: Sequence[str] = ("random", "random"),
    seed: int = 1,
    position: dict[str, Any] | None = None,
) -> Record:
    """Return the heading of a new game; the bots are called Tom, Mia and Oscar."""
    occupants = [Occupant("person", name) for name in people]
    occupants += [Occupant(level, name) for level, name in zip(bots, NAMES, strict=False)]
    text = (
        json.dumps({"game": GAME.name, "version": GAME.version, **position}) if position else None
    )
    options = {} if position else {"expert": "no"}
    return Record(GAME.name, GAME.version, options, tuple(occupants), seed, position=text)


def seated(record: Record, saved: SavedGame, kind: Kind | None = None, **chosen: Any) -> Evening:
    """Return a session of a record, before anything is said; *chosen* are settings."""
    settings = Settings(**chosen)
    told, spelt = settings.told, settings.places == "words"
    pieces = RECORDED[record.game].pieces
    catalogue = words_in(told, settings.language, record.game, pieces, record.options, spelt)
    names = [occupant.name for occupant in record.occupants]
    table = record.opening(RECORDED)
    narrator = Narrator(
        catalogue, names, table.game.pieces, told, settings.sort, unbroken=settings.width > 0
    )
    ears = Ears()
    typist = Typist(ears, iter(()))
    session = TerminalSession(
        match=Match(table, record), narrator=narrator, settings=settings,
        saved=saved, keyboard=typist, screen=ears, kind=kind,
        report=partial(write_report, Arguments()),
    )  # fmt: skip
    return Evening(session, typist)


def new_game(place: Path, record: Record | None = None, **chosen: Any) -> Evening:
    """Return a new game whose record is in a folder."""
    record = record or new_record()
    evening = seated(record, SavedGame(place / "game.txt"), **chosen)
    evening.session.keep(*record.heading())
    evening.session.welcome(newcomer=False)
    return evening


def resumed(path: Path, **chosen: Any) -> Evening:
    """Return a saved game that was resumed."""
    saved = SavedGame(path)
    saved.open()
    record = library.read(path)
    evening = seated(record, saved, **chosen)
    evening.session.take_up(record)
    return evening


# The whole program --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """What one run of the program said, on both streams, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What was said, line by line, without errors."""
        return self.out.splitlines()


def program(*words: str, typed: str = "") -> Outcome:
    """Run the program in this process, with lines coming through a pipe."""
    out, err, keys = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            status = run(read_arguments(words))
    finally:
        sys.stdin = keys
    return Outcome(status, out.getvalue(), err.getvalue())


def records() -> Path:
    """Return the folder in which the program keeps the saved games of this test."""
    return folder("data") / "records"


def only_record() -> Path:
    """Return the one saved game of this test."""
    (path,) = records().glob("*.txt")
    return path
