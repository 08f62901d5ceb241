"""The command `puzzle`: which puzzles there are, and one after the other."""

from collections.abc import Iterator, Sequence

from accessible_games.app.puzzle_attempt import PuzzleAttempt, record_of
from accessible_games.app.puzzle_set import LEVELS, Puzzle, puzzles_of
from accessible_games.app.settings_command import tell_problems
from accessible_games.app.start_game import sit_down
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.game_arguments import game_in
from accessible_games.frontends.terminal.program import Program
from accessible_games.games import GAMES
from accessible_games.speech.catalogues import catalogue_of, title_of, titles
from accessible_games.speech.narrator import Narrator
from accessible_games.store import puzzle_progress
from accessible_games.store.library import SavedGame
from accessible_games.store.puzzle_progress import SOLVED, Progress


def puzzle(program: Program) -> None:
    """Tell how many puzzles are solved, or play one after the other."""
    words = program.context.arguments.words
    progress = puzzle_progress.load(program.context.data)
    if not words:
        program.screen.say(list(listed(progress, program.context.narrator)))
        return
    if words == ["next"]:
        game, behind = progress.last, list[str]()
        if game not in GAMES:
            raise UsageError(
                "puzzle-which-game", choices=", ".join(game for game in GAMES if puzzles_of(game))
            )
    else:
        game, rest = game_in(words)
        behind = [*rest]
    if not puzzles_of(game):
        language = program.context.narrator.catalogue.language
        raise UsageError("game-without-puzzles", title=title_of(language, game))
    tell_problems(program)
    if behind == ["again"]:
        progress.forget(game)
        behind = []
    try:
        play(program, progress, game, level_in(behind))
    except (EOFError, KeyboardInterrupt, Leave):
        return


def level_in(words: Sequence[str]) -> int | None:
    """Return the level that words name, or None for all levels.

    Raises `UsageError` for anything else.
    """
    if not words:
        return None
    if len(words) == 1 and words[0] in map(str, LEVELS):
        return int(words[0])
    raise UsageError("puzzle-which-level", word=" ".join(words))


def listed(progress: Progress, narrator: Narrator) -> Iterator[str]:
    """Yield for each game how many of its puzzles are solved, and how to play one."""
    for title, game in titles(narrator.catalogue.language).items():
        names = [each.name for each in puzzles_of(game)]
        if not names:
            continue
        told = {"done": progress.solved(game, names), "count": len(names)}
        yield from narrator.say("puzzle-count", title=title, **told)
    yield from narrator.say("puzzle-how")


def play(program: Program, progress: Progress, game: str, level: int | None) -> None:
    """Pose one puzzle after the other, until the player leaves or none is left."""
    questions = program.questions(program.context.narrator)
    while (chosen := next_puzzle(progress, game, level)) is not None:
        progress.begin(game)
        became = posed(program, game, chosen)
        if not became:
            progress.save(program.context.data)
            program.say("puzzle-left")
            return
        progress.note(game, chosen.name, became)
        progress.save(program.context.data)
        questions.ask("prompt-enter", str, program.context.narrator.say("puzzle-go-on"))
    program.say("puzzle-none-left", game=game)


def next_puzzle(progress: Progress, game: str, level: int | None) -> Puzzle | None:
    """Return the first puzzle not yet met, else the first shown; None if all are solved."""
    met = progress.of(game)
    left = [
        each
        for each in puzzles_of(game)
        if met.get(each.name) != SOLVED and level in (None, each.level)
    ]
    return min(left, key=lambda each: each.name in met, default=None)


def posed(program: Program, game: str, chosen: Puzzle) -> str:
    """Pose a puzzle and return what became of it."""
    context = program.context
    catalogue = context.narrator.catalogue
    name = context.settings.name or catalogue.say("player")
    words = catalogue_of(catalogue.language, game)
    record = record_of(chosen, chosen.table(), name, words)
    unsaved = SavedGame(context.records)
    every, attempt = puzzles_of(game), PuzzleAttempt(chosen)
    session = sit_down(context, record, unsaved, program.keyboard(), program.screen, attempt)
    attempt.begin(session, every.index(chosen) + 1, len(every))
    session.run()
    return attempt.became
