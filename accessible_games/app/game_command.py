"""Games in the making: a new one, a check of one, and how it is heard."""

import os
from collections.abc import Mapping
from pathlib import Path

from accessible_games.core.game import AnyGame
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.game_arguments import number
from accessible_games.frontends.terminal.program import Program
from accessible_games.games import GAMES, NewerGameError, failures
from accessible_games.resources import IN_PROGRESS, games_of_others
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import refuse_unspoken
from accessible_games.speech.decimals import to_hundredths
from accessible_games.testing.checking import MOST, CheckResult, findings, play_many
from accessible_games.testing.new_game import LONGEST, NewGameError, lay_down
from accessible_games.testing.playing import Case, cases_of
from accessible_games.testing.transcript import transcript

GUIDE = "docs/a-game-of-your-own.md"
"""The page that says how a game is made."""


def game_command(program: Program) -> int:
    """Do what the first word says, and return the exit status."""
    words = program.context.arguments.words
    task, behind = "".join(words[:1]), words[1:]
    tasks = {"new": new, "check": check, "transcript": heard}
    if task not in tasks:
        raise UsageError("game-task", word=task or "none")
    if len(behind) != 1:
        raise UsageError("game-needs-name" if task == "new" else "game-needs-path", task=task)
    return tasks[task](program, behind[0])


def new(program: Program, name: str) -> int:
    """Lay down a game in this folder."""
    try:
        made = lay_down(name, Path.cwd())
    except NewGameError as error:
        message, longest = f"new-game-{error.problem}", str(LONGEST)
        raise UsageError(message, word=error.found, longest=longest) from None
    program.say("new-game-made", folder=made.name, file=GUIDE)
    return 0


def check(program: Program, path: str) -> int:
    """Play random games and examine every part, each with a line; 1 if something is wrong."""
    game = found(path)
    try:
        played = play_many(game)
    except Exception as error:  # whatever the rules raise
        program.say("checked-crash", problem=f"{type(error).__name__} {error}".strip())
        return 1
    language = program.context.narrator.catalogue.language
    speed = to_hundredths(played.milliseconds, language)
    program.say("checked-games", games=played.games, moves=played.moves, speed=speed)
    wrong = False
    for finding in findings(game):
        tell(program, finding)
        wrong = wrong or bool(finding.problems)
    return 1 if wrong else 0


def tell(program: Program, finding: CheckResult) -> None:
    """Say what was found of one part."""
    words = program.context.narrator.catalogue
    part = words.say(f"checked-part-{finding.part}")
    if finding.language is not None:
        part = f"{part}, {words.say(f'language-{finding.language}')}"
    named = ", ".join(finding.problems[:MOST])
    told: Mapping[str, Argument] = {"part": part, "problem": named}
    if finding.lacks:
        program.say("checked-lacks" if finding.language is None else "checked-none", part=part)
    elif not finding.problems:
        program.say("checked-fine", part=part)
    else:
        more = max(0, len(finding.problems) - MOST)
        program.whole.say([words.say("checked-wrong", **told, more=more)])


def heard(program: Program, path: str) -> int:
    """Write a game as its first seat hears it."""
    arguments, settings = program.context.arguments, program.context.settings
    game = found(path)
    refuse_unspoken(settings.language, game.name)
    seats = number(arguments.seats, "--seats") or game.seats[0]
    if seats not in game.seats:
        raise UsageError("not-between", word=seats, low=game.seats[0], high=game.seats[-1])
    usual = next(case for case in cases_of(game) if case.seats == seats)
    options = {name: choices[0] for name, choices in game.options.items()}
    case = Case(game, seats, options, usual.number)
    for line in transcript(case, number(arguments.seed, "--seed") or 0, settings):
        program.whole.say([line])
    return 0


# Which game --------------------------------------------------------------------------------------


def found(path: str) -> AnyGame:
    """Load the game in a folder, or one by name. Raises `UsageError` if there is none."""
    if path in GAMES and not Path(path).exists():
        return GAMES[path]
    package = package_in(Path(path))
    os.environ[IN_PROGRESS] = str(package.parent.resolve())
    games_of_others.cache_clear()
    name = package.resolve().name.replace("_", "-")
    if name in GAMES:
        return GAMES[name]
    error = failures().get(name)
    if isinstance(error, NewerGameError):
        raise UsageError("checked-newer", game=name)
    raise UsageError("checked-fails", game=name, problem=f"{type(error).__name__} {error}".strip())


def package_in(folder: Path) -> Path:
    """Return the package of a game: the folder itself, or the only one in it that is one.

    Raises `UsageError` if there is none.
    """
    if (folder / "game.py").is_file():
        return folder
    packages = [file.parent for file in folder.glob("*/game.py")] if folder.is_dir() else []
    if len(packages) != 1:
        raise UsageError("game-not-there", folder=str(folder), count=len(packages))
    return packages[0]
