"""What each command of the command line does."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from accessible_games import __version__
from accessible_games.bots import levels_of
from accessible_games.core.record import Record, RecordError
from accessible_games.games import GAMES
from accessible_games.play import library, settings
from accessible_games.play.arguments import Arguments, UsageError
from accessible_games.play.commands import Leave
from accessible_games.play.library import SavedGame
from accessible_games.play.prompt import Keyboard, Screen, open_keyboard
from accessible_games.play.session import Session
from accessible_games.play.settings import Settings, SettingsError
from accessible_games.speech.catalogue import Argument, Catalogue
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.vocabulary import Vocabulary, commands_of

S = TypeVar("S", bound=Session)


@dataclass
class Program:
    """One run of the program: what was asked for, the settings, and the way to speak."""

    arguments: Arguments
    settings: Settings
    narrator: Narrator
    """Speaks the words that all games share."""
    screen: Screen

    @property
    def records(self) -> Path:
        """The folder of the saved games."""
        return self.data / "records"

    @property
    def data(self) -> Path:
        """The folder of all that the program writes."""
        return settings.folder("data", self.arguments.data)

    def say(self, message: str, **arguments: Argument) -> None:
        """Say a message at once."""
        self.screen.say(self.narrator.say(message, **arguments))

    def keyboard(self) -> Keyboard:
        """The keyboard that the terminal and the settings allow."""
        plain = self.arguments.plain or self.settings.input == "plain"
        return open_keyboard(plain, self.narrator.say("prompt-search")[0] + " ")

    def narrator_of(self, record: Record) -> Narrator:
        """The narrator of a game; `RecordError` where there is no such game."""
        if record.game not in GAMES:
            raise RecordError(2, "unknown-game", record.game)
        catalogue = Catalogue(self.narrator.catalogue.language, record.game, record.options)
        names = [sitting.name for sitting in record.sittings]
        pieces = GAMES[record.game].PIECES
        kept = self.narrator
        return Narrator(catalogue, names, pieces, kept.verbosity, kept.order)


def run(arguments: Arguments) -> int:
    """Do what was asked for; the exit status: 0, 2 for wrong use, 1 for failure."""
    program, wrong = start(arguments)
    try:
        return obey(program, wrong)
    except Leave:
        return 0
    except Exception as error:  # also mistakes of ours: a player shall never hear a traceback
        from accessible_games.play.complaints import complaint

        said = complaint(error, program.narrator.catalogue, program.data)
        Screen(sys.stderr).say(program.narrator.say(said.message, **said.arguments))
        return said.status


def obey(program: Program, wrong: Exception | None) -> int:
    """Version and help first, then complaints, then the command; the exit status."""
    if program.arguments.version:
        program.screen.say([__version__])
    elif program.arguments.help and program.arguments.command in RUN:
        describe(program)
    elif wrong is not None:
        raise wrong
    else:
        return RUN[program.arguments.command](program) or 0
    return 0


def start(arguments: Arguments) -> tuple[Program, Exception | None]:
    """The program with its settings and words, and what is wrong with the arguments, if anything.

    Options win over the settings, and the settings over what the system says.
    """
    chosen = settings.load(settings.file(arguments.config))
    problem: Exception | None = arguments.wrong
    for name in ("language", "verbosity"):
        given = getattr(arguments, name)
        try:
            chosen.put(name, given or getattr(chosen, name))
        except SettingsError as error:
            problem = problem or error
    narrator = Narrator(Catalogue(chosen.language), [], [], chosen.verbosity, chosen.sort)
    return Program(arguments, chosen, narrator, Screen()), problem


# Playing -----------------------------------------------------------------------------------------


def play(program: Program) -> None:
    """A new game."""
    from accessible_games.play.opening import Opening, wishes

    wished = wishes(program.arguments)
    tell_problems(program)
    newcomer = not library.saved(program.records)
    keyboard = program.keyboard()
    try:
        opening = Opening(wished, program.settings, program.narrator, keyboard, program.screen)
        record = opening.record()
        saved = library.new(program.records, record.game, datetime.now())
        session = sit_down(program, record, saved, keyboard, Session)
        session.keep(*record.heading().splitlines())
        session.welcome(newcomer)
        session.run()
    except (EOFError, KeyboardInterrupt):
        program.say("no-game")
    finally:
        keyboard.close()


def tutorial(program: Program) -> None:
    """A guided first round of a game; without a game, which there are."""
    from accessible_games.play.opening import named_game
    from accessible_games.play.tutorial import Tutorial, lesson_of, record_of

    words, catalogue = program.arguments.words, program.narrator.catalogue
    if not words:
        program.say("lessons")
        for game in GAMES:
            title = Catalogue(catalogue.language, game).say("title")
            program.say("lesson-of", game=game, title=title)
        return
    if len(words) > 1:
        raise UsageError("one-game", words=" ".join(words))
    lesson = lesson_of(named_game(words))
    tell_problems(program)
    keyboard = program.keyboard()
    try:
        record = record_of(lesson, program.settings.name or catalogue.say("player"), catalogue)
        unsaved = SavedGame(program.records)
        session = sit_down(program, record, unsaved, keyboard, Tutorial)
        session.begin(lesson)
        session.run()
    finally:
        keyboard.close()


def resume(program: Program) -> None:
    """Go on with a saved game: the one named, or one out of a list."""
    from accessible_games.play.shelf import Shelf

    tell_problems(program)
    keyboard = program.keyboard()
    try:
        shelf = Shelf(program.records, program.narrator)
        name = " ".join(program.arguments.words)
        path = shelf.find(name) if name else shelf.choose(program.screen, keyboard)
        saved = SavedGame(path)
        saved.open()
        record = library.read(path)
        if record.result is not None:
            raise UsageError("record-is-over", file=path.stem)
        session = sit_down(program, record, saved, keyboard, Session)
        session.take_up(record)
        session.run()
    except (EOFError, KeyboardInterrupt):
        program.say("no-game")
    finally:
        keyboard.close()


def sit_down(
    program: Program,
    record: Record,
    saved: SavedGame,
    keyboard: Keyboard,
    kind: type[S],
) -> S:
    """The session of a record, at the opening of its table."""
    table = record.opening(GAMES)
    for sitting in record.sittings:
        if sitting.player not in ("person", *levels_of(record.game)):
            raise RecordError(2, "wrong-heading", sitting.player)
    narrator = program.narrator_of(record).at(table)
    vocabulary = Vocabulary(
        narrator.catalogue,
        narrator.pieces,
        program.settings.letters,
        commands_of(table.game),
        narrator.people,
    )
    return kind(
        table, record, saved, narrator, vocabulary, program.settings, keyboard, program.screen
    )


def tell_problems(program: Program) -> None:
    """Say what was wrong in the settings file, and so left out."""
    for problem in program.settings.problems:
        program.say(problem.message, **problem.arguments)


# Reading -----------------------------------------------------------------------------------------


def replay(program: Program) -> None:
    """Hear a saved game again."""
    from accessible_games.play.reading import must_not_look_back, retell
    from accessible_games.play.shelf import Shelf

    name = " ".join(program.arguments.words)
    if not name:
        raise UsageError("which-record")
    path = Shelf(program.records, program.narrator).find(name)
    record = library.read(path)
    if must_not_look_back(record):
        raise UsageError("no-looking-back", file=path.stem)
    keyboard = program.keyboard() if program.arguments.step else None
    try:
        retell(record, program.narrator_of(record), program.screen, keyboard)
    except (EOFError, KeyboardInterrupt):
        return
    finally:
        if keyboard is not None:
            keyboard.close()


def rules(program: Program) -> None:
    """The rules of a game to read."""
    from accessible_games.play.opening import named_game
    from accessible_games.play.reading import rule_lines

    words = program.arguments.words
    game = named_game(words)
    section, word = " ".join(words[1:]), program.arguments.search or ""
    grade = program.arguments.braille
    if grade is None:
        program.screen.say(rule_lines(program.narrator, game, section, word))
        return
    from accessible_games.play.labelling import in_braille

    whole = replace(program.narrator, verbosity="full")  # broken into lines of cells, not letters
    lines = rule_lines(whole, game, section, word)
    program.screen.say(in_braille(lines, grade, program.narrator))


def labels(program: Program) -> None:
    """The braille labels of a game or of any other deck."""
    from accessible_games.play.labelling import label_lines

    program.screen.say(label_lines(program.arguments, program.narrator))


def overlay(program: Program) -> None:
    """Files to emboss, print or cut the labels of a game or of any other deck."""
    from accessible_games.play.overlaying import make

    for lines in make(program.arguments, program.narrator):
        program.screen.say(lines)


# Other commands ----------------------------------------------------------------------------------


def simulate(program: Program) -> None:
    """Computer players among themselves, one JSON object a game on standard output."""
    import json

    from accessible_games.play.opening import named_game, number, usual_level, wishes
    from accessible_games.play.simulate import simulate as games

    wished = wishes(program.arguments)
    game = GAMES[named_game(program.arguments.words)]
    seats = wished.seats
    if seats is None:
        seats = max(game.SEATS[0], len(wished.bots or []))
    if seats not in game.SEATS:
        raise UsageError("not-between", word=seats, low=game.SEATS[0], high=game.SEATS[-1])
    count = number(program.arguments.games, "--games") or 1
    levels = wished.bots or [usual_level(program.settings, game.NAME)]
    for told in games(game, count, seats, levels, wished.seed or 0, wished.options):
        program.screen.say([json.dumps(told)])


def change_settings(program: Program) -> None:
    """Say all settings or one of them, or set one."""
    file, words = settings.file(program.arguments.config), program.arguments.words
    tell_problems(program)
    if not words:
        program.say("settings-are-in", file=str(file))
        for name in settings.NAMES:
            program.say(f"setting-{name}", value=shown(program, getattr(program.settings, name)))
        program.say("settings-how")
        return
    name, value = words[0], " ".join(words[1:])
    if len(words) == 1 and name in settings.NAMES:
        program.say(f"setting-{name}", value=shown(program, getattr(program.settings, name)))
        return
    chosen = settings.parsed(name, value)
    program.settings.put(name, chosen)
    settings.save(file, name, chosen)
    program.say("setting-saved", name=name, value=shown(program, chosen))


def shown(program: Program, value: str | list[str] | dict[str, str]) -> str:
    """A setting's value in a line."""
    if not value:
        return program.narrator.catalogue.say("setting-empty")
    if isinstance(value, dict):
        return ", ".join(f"{letter} {command}" for letter, command in value.items())
    return ", ".join(value) if isinstance(value, list) else value


def doctor(program: Program) -> int:
    """Which parts are there and work on this machine; 1 where a part that is needed does not."""
    from accessible_games.play import doctor

    if program.arguments.words:
        raise UsageError("too-many-words", words=" ".join(program.arguments.words))
    findings = doctor.examine(program)
    program.screen.say(doctor.lines(findings, program.narrator))
    return 1 if doctor.broken(findings) else 0


def describe(program: Program) -> None:
    """What the program is and takes."""
    words = Catalogue(program.narrator.catalogue.language, "help")
    name = program.arguments.command or "program"
    program.screen.say(replace(program.narrator, catalogue=words).say(f"usage-{name}"))


RUN: Mapping[str, Callable[[Program], int | None]] = {
    "": describe,
    "play": play,
    "tutorial": tutorial,
    "resume": resume,
    "replay": replay,
    "rules": rules,
    "labels": labels,
    "overlay": overlay,
    "settings": change_settings,
    "doctor": doctor,
    "simulate": simulate,
}
