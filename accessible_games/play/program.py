"""What each command of the command line does."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from accessible_games import __version__
from accessible_games.core.record import Record, RecordError
from accessible_games.games import GAMES
from accessible_games.play import library, settings
from accessible_games.play.arguments import GREETING, Arguments, UsageError
from accessible_games.play.changing import change_settings
from accessible_games.play.commands import Leave
from accessible_games.play.pace import Paced
from accessible_games.play.prompt import Keyboard, Screen, is_terminal, open_keyboard
from accessible_games.play.settings import Settings
from accessible_games.play.settings_file import SettingsError
from accessible_games.play.sitting import play, resume, tutorial
from accessible_games.speech.catalogue import Argument, Catalogue
from accessible_games.speech.narrator import Narrator

if TYPE_CHECKING:
    from accessible_games.play.session import Session
    from accessible_games.play.voice import Voice


@dataclass
class Program:
    """One run of the program: what was asked for, the settings, and the way to speak."""

    arguments: Arguments
    settings: Settings
    narrator: Narrator
    """Speaks the words that all games share."""
    voice: "Voice | None" = None
    """Speaks all lines, where that is asked for."""
    session: "Session | None" = None
    """The game that is played and saved, if one is."""

    def __post_init__(self) -> None:
        self.whole = Screen()
        """For other programs: no line is broken, and none waits."""
        self.screen = Paced(self.settings, self.spoken(self.whole), self.open_keyboard)

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

    def complain(self, message: str, **arguments: Argument) -> None:
        """Say on standard error what went wrong."""
        self.lament(self.narrator.say(message, **arguments))

    def lament(self, lines: list[str]) -> None:
        """Say lines on standard error; where lines wait, they wait as the others do."""
        waits = self.screen.waits and is_terminal(sys.stderr)
        screen = self.screen if waits else self.spoken(Screen(sys.stderr))
        screen.say(lines)

    def fail(self, error: Exception) -> int:
        """Say what went wrong, and write a mistake of ours down; the exit status."""
        from accessible_games import failure
        from accessible_games.play.complaints import complaint

        said = complaint(error, self.narrator.catalogue)
        if said is not None:
            self.complain(said.message, **said.arguments)
            return said.status
        file = failure.write_down(error, self.data)
        language = self.narrator.catalogue.language
        self.lament([failure.sentence(error, language, file, self.is_saved)])
        return 1

    @property
    def is_saved(self) -> bool:
        """Whether a game was being played of which all is on the disk."""
        playing = self.session
        return playing is not None and not playing.unsaved and playing.saved.path.is_file()

    def keyboard(self) -> Keyboard:
        """The keyboard, opened, and at the pace of the settings."""
        self.screen.open()
        return self.screen

    def open_keyboard(self) -> Keyboard:
        """The keyboard that the terminal and the settings allow."""
        plain = self.arguments.plain or self.settings.input == "plain"
        search = self.narrator.say("prompt-search")[0] + " "
        if self.voice is None:
            return open_keyboard(plain, search)
        from accessible_games.play.voice import SpokenKeyboard

        return SpokenKeyboard(open_keyboard(plain, search, self.voice.hush), self.voice)

    def spoken(self, screen: Screen) -> Screen:
        """A screen whose lines are also spoken, where that is asked for."""
        if self.voice is None:
            return screen
        from accessible_games.play.voice import SpokenScreen

        return SpokenScreen(screen, self.voice)

    def close(self) -> None:
        """Give the terminal back, and let the last words be spoken."""
        self.screen.close()
        if self.voice is not None:
            self.voice.finish()
            Screen().say(self.voice.trouble())

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
        return program.fail(error)
    finally:
        program.close()


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
    for name in ("language", "verbosity", "pace", "width"):
        given = getattr(arguments, name)
        try:
            if given:
                chosen.put(name, settings.parsed(name, given))
        except SettingsError as error:
            problem = problem or error
    arguments.known_language = chosen.language
    if arguments.braille_display:
        chosen.display = "on"
    narrator = Narrator(Catalogue(chosen.language), [], [], chosen.verbosity, chosen.sort)
    return Program(arguments, chosen, narrator, voice(arguments, chosen)), problem


def voice(arguments: Arguments, chosen: Settings) -> "Voice | None":
    """A voice where it is asked for: by the settings only for a person at a terminal."""
    at_terminal = chosen.speak == "on" and is_terminal(sys.stdout)
    if not (arguments.speak or at_terminal):
        return None
    from accessible_games.play.voice import Voice

    found = Voice(chosen)
    if arguments.greet:
        found.say([GREETING])
    return found


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
    steps = program.arguments.step and not program.screen.waits  # or else each line is a step
    keyboard = program.keyboard() if steps else None
    try:
        retell(record, program.narrator_of(record), program.screen, keyboard)
    except (EOFError, KeyboardInterrupt):
        return


def review(program: Program) -> None:
    """The moments of a finished game that cost most, to hear and to try again."""
    from accessible_games.play.reviewing import review

    review(program)


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
    program.screen.say(in_braille(lines, grade, program.narrator, program.screen.width))


def labels(program: Program) -> None:
    """The braille labels of a game or of any other deck."""
    from accessible_games.play.labelling import label_lines

    lines = label_lines(program.arguments, program.narrator)
    screen = program.screen if program.arguments.format in (None, "text") else program.whole
    screen.say(lines)


def overlay(program: Program) -> None:
    """Files to emboss, print or cut the labels of a game or of any other deck."""
    from accessible_games.play.overlaying import make

    for lines in make(program.arguments, program.narrator):
        program.screen.say(lines)


def statistics(program: Program) -> None:
    """How many of one's own games were won."""
    try:
        from accessible_games.play.statistics import tell
    except ImportError:  # a Python that was built without SQLite
        raise UsageError("statistics-no-sqlite") from None
    tell(program)


# Other commands ----------------------------------------------------------------------------------


def simulate(program: Program) -> None:
    """Computer players among themselves, one JSON object a game on standard output."""
    import json

    from accessible_games.play.opening import named_game, number, tempered, usual_level, wishes
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
    players = tempered(levels, seats, wished.temper or program.settings.temper)
    for told in games(game, count, players, wished.seed or 0, wished.options):
        program.whole.say([json.dumps(told)])


def tournament(program: Program) -> int:
    """Which computer players are stronger; 1 where it was broken off."""
    from accessible_games.play.tournaments import hold

    return hold(program)


def doctor(program: Program) -> int:
    """Which parts are there and work on this machine; 1 where a part that is needed does not."""
    from accessible_games.play import doctor

    if program.arguments.words:
        raise UsageError("too-many-words", words=" ".join(program.arguments.words))
    findings = doctor.examine(program)
    program.screen.say(doctor.lines(findings, program.narrator))
    return 1 if doctor.broken(findings) else 0


def report(program: Program) -> None:
    """A file for a maintainer, also of a saved game if one is named."""
    from accessible_games.play import report
    from accessible_games.play.shelf import Shelf

    secrets, name = program.arguments.secrets, " ".join(program.arguments.words)
    if name:
        saved = Shelf(program.records, program.narrator).find(name)
        file = report.of_saved(program, saved, secrets)
    else:
        file = report.of_program(program, secrets)
    program.say("report-with-secrets" if secrets else "report-written", file=str(file))


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
    "review": review,
    "rules": rules,
    "labels": labels,
    "overlay": overlay,
    "settings": change_settings,
    "doctor": doctor,
    "report": report,
    "simulate": simulate,
    "tournament": tournament,
    "statistics": statistics,
}
