"""What each command of the command line does."""

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from accessible_games import __version__
from accessible_games.app.settings_command import settings_command
from accessible_games.app.start_game import play, resume, tutorial
from accessible_games.frontends.terminal.arguments import GREETING, Arguments, UsageError
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.keyboard_commands import all_commands
from accessible_games.frontends.terminal.leaving import Leave
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.screen import is_terminal
from accessible_games.frontends.terminal.wishes import (
    game_in,
    named_game,
    number,
    usual_level,
    wishes,
)
from accessible_games.games import GAMES
from accessible_games.match import settings
from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import Settings
from accessible_games.match.tempers import tempered
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.store import folders, library, settings_file

if TYPE_CHECKING:
    from accessible_games.frontends.terminal.voice import Voice


def run(arguments: Arguments) -> int:
    """Do what was asked for; the exit status: 0, 2 for wrong use, 1 for failure."""
    program, wrong = start(arguments)
    try:
        return dispatch(program, wrong)
    except Leave:
        return 0
    except Exception as error:  # also mistakes of ours: a player shall never hear a traceback
        return program.fail(error)
    finally:
        program.close()


def dispatch(program: Program, wrong: Exception | None) -> int:
    """Version and help first, then complaints, then the command; the exit status."""
    if program.context.arguments.version:
        program.screen.say([__version__])
    elif program.context.arguments.help and program.context.arguments.command in RUN:
        describe(program)
    elif wrong is not None:
        raise wrong
    else:
        return RUN[program.context.arguments.command](program) or 0
    return 0


def start(arguments: Arguments) -> tuple[Program, Exception | None]:
    """The program with its settings and words, and what is wrong with the arguments, if anything.

    Options win over the settings, and the settings over what the system says.
    """
    chosen = settings_file.load(folders.file(arguments.config), all_commands)
    problem: Exception | None = arguments.wrong
    for name in ("language", "verbosity", "pace", "width"):
        given = getattr(arguments, name)
        try:
            if given:
                chosen.put(name, settings.parsed(name, given))
        except SettingsError as error:
            problem = problem or error
    arguments.speak_in(chosen.language)
    if arguments.braille_display and chosen.display == "off":
        chosen.put("display", "on")
    speaks = voice(arguments, chosen)
    chosen.suit(speaks is not None, bool(arguments.verbosity) or "verbosity" in chosen.given)
    words = catalogue_of(chosen.language)
    narrator = Narrator(words, [], [], chosen.told, chosen.sort, unbroken=chosen.width > 0)
    return Program(Context(arguments, chosen, narrator), speaks), problem


def voice(arguments: Arguments, chosen: Settings) -> "Voice | None":
    """A voice where it is asked for: by the settings only for a person at a terminal."""
    at_terminal = chosen.speak == "on" and is_terminal(sys.stdout)
    if not (arguments.speak or at_terminal):
        return None
    from accessible_games.frontends.terminal.voice import Voice

    found = Voice(chosen)
    if arguments.greet:
        found.say([GREETING])
    return found


def daily(program: Program) -> None:
    """Play the deal of the day, or tell about the last ones."""
    from accessible_games.app.daily import daily

    daily(program)


def puzzle(program: Program) -> None:
    """Play puzzles, or tell how many of them are solved."""
    from accessible_games.app.puzzle import puzzle

    puzzle(program)


# Reading -----------------------------------------------------------------------------------------


def replay(program: Program) -> None:
    """Tell a saved game again."""
    context = program.context
    from accessible_games.app.retelling import must_not_look_back, retell
    from accessible_games.app.shelf import Shelf

    name = " ".join(context.arguments.words)
    shelf = Shelf(context.records, context.narrator)
    path = shelf.find(name) if name else shelf.last()
    record = library.read(path)
    if must_not_look_back(record):
        raise UsageError("no-looking-back", file=path.stem)
    steps = context.arguments.step and not program.screen.waits  # or else each line is a step
    narrator = context.narrator_of(record)
    questions = program.questions(narrator) if steps else None
    try:
        retell(record, narrator, program.screen, questions, context.settings)
    except (EOFError, KeyboardInterrupt, Leave):
        return


def review(program: Program) -> None:
    """Tell the moments of a finished game that cost most, and let the player try them again."""
    from accessible_games.app.reviewing import review

    review(program)


def rules(program: Program) -> None:
    """Tell the rules of a game: the headings, a section, or sentences with a word."""
    context = program.context
    from accessible_games.match.rule_lines import rule_lines

    words = context.arguments.words
    game, behind = game_in(words)
    section, word = " ".join(behind), context.arguments.search or ""
    grade = context.arguments.braille
    if grade is None:
        program.screen.say(rule_lines(context.narrator, game, section, word))
        return
    from accessible_games.tools.labelling import in_braille

    whole = replace(context.narrator, unbroken=True)  # broken into lines of cells, not letters
    lines = rule_lines(whole, game, section, word)
    program.screen.say(in_braille(lines, grade, context.narrator, program.screen.width))


def labels(program: Program) -> None:
    """Tell the braille labels of a game, or of any other deck."""
    context = program.context
    from accessible_games.tools.labelling import label_lines

    lines = label_lines(context.arguments, context.narrator)
    screen = program.screen if context.arguments.format in (None, "text") else program.whole
    screen.say(lines)


def overlay(program: Program) -> None:
    """Write files to emboss, print or cut the labels of a game, or of any other deck."""
    context = program.context
    from accessible_games.tools.overlaying import make

    for lines in make(context.arguments, context.narrator):
        program.screen.say(lines)


def statistics(program: Program) -> None:
    """Say how many of the player's own games were won."""
    try:
        from accessible_games.tools.statistics import tell
    except ImportError:  # a Python that was built without SQLite
        raise UsageError("statistics-no-sqlite") from None
    tell(program)


# Other commands ----------------------------------------------------------------------------------


def simulate(program: Program) -> None:
    """Let computer players play each other: who won how often, or one JSON object for each game."""
    context = program.context
    from accessible_games.tools.simulate import simulate as games
    from accessible_games.tools.simulate import summary

    wished = wishes(context.arguments)
    game = GAMES[named_game(context.arguments.words)]
    seats = wished.seats
    if seats is None:
        seats = max(game.SEATS[0], len(wished.bots or []))
    if seats not in game.SEATS:
        raise UsageError("not-between", word=seats, low=game.SEATS[0], high=game.SEATS[-1])
    count = number(context.arguments.games, "--games") or 1
    levels = wished.bots or [usual_level(context.settings, game.NAME)]
    players = tempered(levels, seats, wished.temper or context.settings.temper)
    told = games(game, count, players, wished.seed or 0, wished.options)
    if context.arguments.json:
        for each in told:
            program.whole.say([json.dumps(each)])
    else:
        program.screen.say(summary(context.narrator, game, players, told))


def tournament(program: Program) -> int:
    """Say which computer players are stronger; exit status 1 if the tournament was interrupted."""
    from accessible_games.tools.tournaments import hold

    return hold(program)


def serve(program: Program) -> int:
    """Let people play together, each by a client of their own; status 1 where that cannot be."""
    try:
        from accessible_games.app.serve_command import serve_command
    except ImportError as error:  # a Python that was built without SQLite or TLS
        raise UsageError("serve-no-library", name=error.name or "") from None
    return serve_command(program)


def join(program: Program) -> int:
    """Visit a server; status 1 where that cannot be."""
    try:
        from accessible_games.app.join_command import join_command
    except ImportError as error:
        raise UsageError("join-no-library", name=error.name or "") from None
    return join_command(program)


def doctor(program: Program) -> int:
    """Say which parts are there and work on this machine; status 1 if a needed part does not."""
    from accessible_games.tools import doctor

    if program.context.arguments.words:
        raise UsageError("too-many-words", words=" ".join(program.context.arguments.words))
    findings = doctor.examine(program.context)
    program.screen.say(doctor.lines(findings, program.context.narrator))
    return 1 if doctor.broken(findings) else 0


def report(program: Program) -> None:
    """Write a file for a maintainer, with a saved game if one is named."""
    from accessible_games.app.shelf import Shelf
    from accessible_games.tools import report

    secrets, name = program.context.arguments.secrets, " ".join(program.context.arguments.words)
    if name:
        saved = Shelf(program.context.records, program.context.narrator).find(name)
        file = report.of_saved(program.context, saved, secrets)
    else:
        file = report.of_program(program.context, secrets)
    program.say("report-with-secrets" if secrets else "report-written", file=str(file))


def describe(program: Program) -> None:
    """Say what the program is, and what options it takes."""
    words = catalogue_of(program.context.narrator.catalogue.language, "help")
    name = program.context.arguments.command or "program"
    program.screen.say(replace(program.context.narrator, catalogue=words).say(f"usage-{name}"))


RUN: Mapping[str, Callable[[Program], int | None]] = {
    "": describe,
    "play": play,
    "tutorial": tutorial,
    "daily": daily,
    "puzzle": puzzle,
    "resume": resume,
    "replay": replay,
    "review": review,
    "rules": rules,
    "labels": labels,
    "overlay": overlay,
    "settings": settings_command,
    "doctor": doctor,
    "report": report,
    "simulate": simulate,
    "tournament": tournament,
    "statistics": statistics,
    "serve": serve,
    "join": join,
}
