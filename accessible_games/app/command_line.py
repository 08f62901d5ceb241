"""What each command of the command line does."""

import json
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from accessible_games import __version__
from accessible_games.app.making import labels, overlay
from accessible_games.app.settings_command import settings_command
from accessible_games.app.start_game import lesson, play, resume
from accessible_games.frontends.terminal.arguments import (
    EVENINGS,
    GREETING,
    TASKS,
    Arguments,
    UsageError,
)
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.game_arguments import (
    named_game,
    number,
    usual_level,
    wishes,
)
from accessible_games.frontends.terminal.keyboard_commands import all_commands
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.screen import is_terminal
from accessible_games.games import GAMES
from accessible_games.match import settings
from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import Settings
from accessible_games.match.tempers import tempered
from accessible_games.resources import IN_PROGRESS
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.store import folders, library, settings_file

if TYPE_CHECKING:
    from accessible_games.frontends.terminal.voice import SpeechOutput


def run(arguments: Arguments) -> int:
    """Run a command and return the exit status: 0, 1 for failure, 2 for wrong use."""
    program, wrong = start(arguments)
    try:
        return dispatch(program, wrong)
    except Leave:
        return 0
    except Exception as error:  # including our own bugs: a player must never hear a traceback
        return program.fail(error)
    finally:
        program.close()


def dispatch(program: Program, wrong: Exception | None) -> int:
    """Do version and help first, then errors, then the command; return the exit status."""
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
    """Return the program with its settings and words, and the error in its arguments, if any.

    Options override the settings, and the settings override what the system says.
    """
    problem = arguments.wrong or no_games(arguments.games_dir)
    chosen = settings_file.load(folders.file(arguments.config), all_commands)
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


def no_games(folder: str | None) -> Exception | None:
    """Offer the games in a folder too, if one is given; return the error if there is none."""
    if folder is None:
        return None
    if not Path(folder).is_dir():
        return UsageError("games-dir-missing", folder=folder)
    os.environ[IN_PROGRESS] = str(Path(folder).resolve())
    return None


def voice(arguments: Arguments, chosen: Settings) -> "SpeechOutput | None":
    """Return a voice if one is asked for; the settings ask only for a person at a terminal."""
    at_terminal = chosen.speak == "on" and is_terminal(sys.stdout)
    if not (arguments.speak or at_terminal):
        return None
    from accessible_games.frontends.terminal.voice import SpeechOutput

    found = SpeechOutput(chosen)
    if arguments.greet:
        found.say([GREETING])
    return found


def daily(program: Program) -> None:
    """Play today's deal, or tell how the last ones went."""
    from accessible_games.app.daily_command import daily

    daily(program)


def puzzle(program: Program) -> None:
    """Play puzzles, or tell how many of them are solved."""
    from accessible_games.app.puzzle_command import puzzle

    puzzle(program)


def look(program: Program) -> None:
    """Tell a card by what is felt on it."""
    from accessible_games.app.look_command import look

    look(program)


def evening(program: Program) -> None:
    """Help at a real table: keep score, roll dice, draw who begins."""
    from accessible_games.app.evening_command import evening

    evening(program)


# Reading -----------------------------------------------------------------------------------------


def replay(program: Program) -> None:
    """Tell a saved game again."""
    context = program.context
    from accessible_games.app.replay import must_not_look_back, retell
    from accessible_games.app.saved_games import Shelf

    name = " ".join(context.arguments.words)
    shelf = Shelf(context.records, context.narrator)
    path = shelf.find(name) if name else shelf.last()
    record = library.read(path)
    if must_not_look_back(record):
        raise UsageError("no-looking-back", file=path.stem)
    steps = context.arguments.step and not program.screen.waits  # otherwise each line is a step
    narrator = context.narrator_of(record)
    questions = program.questions(narrator) if steps else None
    try:
        retell(record, narrator, program.screen, questions, context.settings)
    except (EOFError, KeyboardInterrupt, Leave):
        return


def review(program: Program) -> None:
    """Tell the most costly moments of a finished game and let the player try them again."""
    from accessible_games.app.reviewing import review

    review(program)


def rules(program: Program) -> None:
    """Tell the rules of a game, or write them into a file to emboss."""
    from accessible_games.app.rules_command import rules_command

    rules_command(program)


def tutorial(program: Program) -> None:
    """Teach a first round of a game, or write the lesson into a file to emboss."""
    if program.context.arguments.wants_file:
        from accessible_games.app.lesson_text import lesson_file

        lesson_file(program)
    else:
        lesson(program)


def statistics(program: Program) -> None:
    """Say how many of the player's own games were won."""
    try:
        from accessible_games.tools.statistics import tell
    except ImportError:  # this Python was built without SQLite
        raise UsageError("statistics-no-sqlite") from None
    tell(program)


# Other commands ----------------------------------------------------------------------------------


def simulate(program: Program) -> None:
    """Let computer players play each other; say who won how often, or print each game as JSON."""
    context = program.context
    from accessible_games.tools.simulate import simulate as games
    from accessible_games.tools.simulate import summary

    wished = wishes(context.arguments)
    game = GAMES[named_game(context.arguments.words)]
    if (seats := wished.seats) is None:
        seats = max(game.seats[0], len(wished.bots or []))
    if seats not in game.seats:
        raise UsageError("not-between", word=seats, low=game.seats[0], high=game.seats[-1])
    count = number(context.arguments.games, "--games") or 1
    levels = wished.bots or [usual_level(context.settings, game.name)]
    temper = wished.temper or context.settings.temper
    players = tempered(levels, seats, temper, game=game.name)
    told = games(game, count, players, wished.seed or 0, wished.options)
    if context.arguments.json:
        for each in told:
            program.whole.say([json.dumps(each)])
    else:
        program.screen.say(summary(context.narrator, game, players, told))


def tournament(program: Program) -> int:
    """Say which computer players are stronger; return 1 if the tournament was interrupted."""
    from accessible_games.tools.tournaments import hold

    return hold(program)


def serve(program: Program) -> int:
    """Let people play together, each with their own client; return 1 if that is impossible."""
    try:
        from accessible_games.app.serve_command import serve_command
    except ImportError as error:  # this Python was built without SQLite or TLS
        raise UsageError("serve-no-library", name=error.name or "") from None
    return serve_command(program)


def join(program: Program) -> int:
    """Visit a server; return 1 if that is impossible."""
    try:
        from accessible_games.app.join_command import join_command
    except ImportError as error:
        raise UsageError("join-no-library", name=error.name or "") from None
    return join_command(program)


def game(program: Program) -> int:
    """Lay down a game, check one, or write how it is heard; return 1 if something is wrong."""
    from accessible_games.app.game_command import game_command

    return game_command(program)


def doctor(program: Program) -> int:
    """Say which parts are there and work on this machine; return 1 if a required part does not."""
    from accessible_games.tools import doctor

    if program.context.arguments.words:
        raise UsageError("too-many-words", words=" ".join(program.context.arguments.words))
    if program.context.arguments.server:
        from accessible_games.app.server_doctor import server_doctor

        return server_doctor(program)
    findings = doctor.examine(program.context)
    program.screen.say(doctor.lines(findings, program.context.narrator))
    return 1 if doctor.broken(findings) else 0


def report(program: Program) -> None:
    """Write a file for a maintainer, with a saved game if one is named."""
    from accessible_games.app.saved_games import Shelf
    from accessible_games.tools import report

    secrets, name = program.context.arguments.secrets, " ".join(program.context.arguments.words)
    if name:
        saved = Shelf(program.context.records, program.context.narrator).find(name)
        file = report.of_saved(program.context, saved, secrets)
    else:
        file = report.of_program(program.context, secrets)
    program.say("report-with-secrets" if secrets else "report-written", file=str(file))


def describe(program: Program) -> None:
    """Say what the program is and what options it takes."""
    words = catalogue_of(program.context.narrator.catalogue.language, "help")
    arguments = program.context.arguments
    task = arguments.task.replace(" ", "-") if arguments.task in TASKS else arguments.command
    narrator = replace(program.context.narrator, catalogue=words)
    program.screen.say(narrator.say(f"usage-{task or 'program'}"))


RUN: Mapping[str, Callable[[Program], int | None]] = {
    "": describe,
    "play": play,
    "tutorial": tutorial,
    "daily": daily,
    "puzzle": puzzle,
    **dict.fromkeys(EVENINGS, evening),
    "resume": resume,
    "replay": replay,
    "review": review,
    "rules": rules,
    "labels": labels,
    "look": look,
    "overlay": overlay,
    "settings": settings_command,
    "game": game,
    "doctor": doctor,
    "report": report,
    "simulate": simulate,
    "tournament": tournament,
    "statistics": statistics,
    "serve": serve,
    "join": join,
}
