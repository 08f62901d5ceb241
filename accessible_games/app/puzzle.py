"""The command `puzzle`: which puzzles there are, and one after the other."""

from collections.abc import Iterator, Sequence

from accessible_games.app.puzzles import LEVELS, Puzzle, puzzles_of
from accessible_games.app.puzzling import Puzzling, record_of
from accessible_games.app.settings_command import tell_problems
from accessible_games.app.start_game import sit_down
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.leaving import Leave
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.wishes import game_in
from accessible_games.games import GAMES
from accessible_games.speech.catalogues import catalogue_of
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
            raise UsageError("puzzle-which-game", choices=", ".join(GAMES))
    else:
        game, rest = game_in(words)
        behind = [*rest]
    tell_problems(program)
    if behind == ["again"]:
        progress.forget(game)
        behind = []
    try:
        play(program, progress, game, level_in(behind))
    except (EOFError, KeyboardInterrupt, Leave):
        return


def level_in(words: Sequence[str]) -> int | None:
    """The level that words name, None for all; `UsageError` for anything else."""
    if not words:
        return None
    if len(words) == 1 and words[0] in map(str, LEVELS):
        return int(words[0])
    raise UsageError("puzzle-which-level", word=" ".join(words))


def listed(progress: Progress, narrator: Narrator) -> Iterator[str]:
    """For each game how many of its puzzles are solved, and how to play one."""
    for game in GAMES:
        names = [each.name for each in puzzles_of(game)]
        told = {"done": progress.solved(game, names), "count": len(names)}
        title = catalogue_of(narrator.catalogue.language, game).say("title")
        yield from narrator.say("puzzle-count", title=title, **told)
    yield from narrator.say("puzzle-how")


def play(program: Program, progress: Progress, game: str, level: int | None) -> None:
    """One puzzle after the other, until the player leaves or none is left."""
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
    """The first puzzle not yet met, else the first that was shown; None if all are solved."""
    met = progress.of(game)
    left = [
        each
        for each in puzzles_of(game)
        if met.get(each.name) != SOLVED and level in (None, each.level)
    ]
    return min(left, key=lambda each: each.name in met, default=None)


def posed(program: Program, game: str, chosen: Puzzle) -> str:
    """Let the player sit down at a puzzle; what became of it."""
    context = program.context
    catalogue = context.narrator.catalogue
    name = context.settings.name or catalogue.say("player")
    words = catalogue_of(catalogue.language, game)
    record = record_of(chosen, chosen.table(), name, words)
    unsaved = SavedGame(context.records)
    session = sit_down(context, record, unsaved, program.keyboard(), program.screen, Puzzling)
    every = puzzles_of(game)
    session.begin(chosen, every.index(chosen) + 1, len(every))
    session.run()
    return session.became
