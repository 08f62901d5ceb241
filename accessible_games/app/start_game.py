"""Sitting down at a table: a new game, a lesson, a saved game."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path

from accessible_games.app.learning import Learn
from accessible_games.app.opening import Opening
from accessible_games.app.settings_command import tell_problems
from accessible_games.core.files import read_file
from accessible_games.core.record import Record, RecordError, salvage
from accessible_games.core.record_lines import text_of
from accessible_games.frontends.terminal.ahead import HintAhead
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.console import Console
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.error_messages import complaint
from accessible_games.frontends.terminal.game_arguments import named_game, wishes
from accessible_games.frontends.terminal.keyboard import Keyboard
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.session import Kind, TerminalSession
from accessible_games.games import RECORDED
from accessible_games.match.match import Match
from accessible_games.players import has_player
from accessible_games.resources import EVENING
from accessible_games.speech.catalogues import title_of, titles
from accessible_games.store import dailies, library
from accessible_games.store.library import SavedGame


def play(program: Program) -> None:
    """Play a new game."""
    context = program.context
    wished = wishes(context.arguments)
    tell_problems(program)
    newcomer = not any(library.records(context.records))
    questions = program.questions(context.narrator)
    try:
        opening = Opening(questions, wished, context.records)
        record = opening.record()
        saved = library.new(context.records, record.game, datetime.now())
        session = sit_down(
            context, record, saved, questions.keyboard, program.screen, Kind(), program.ahead
        )
        session.keep(*record.heading(), str(library.next_session(context.records)))
        program.follow(session.kept)
        session.welcome(newcomer, told=opening.told)
        session.run()
    except (EOFError, KeyboardInterrupt, Leave):
        program.say("no-game")
    except Learn as wanted:
        teach(program, wanted.game)


def lesson(program: Program) -> None:
    """Teach a first round of a game; if no game is named, list them."""
    words, catalogue = program.context.arguments.words, program.context.narrator.catalogue
    if not words:
        program.say("lessons")
        from accessible_games.app.tutorial import has_lesson

        for title, game in titles(catalogue.language).items():
            if has_lesson(game, catalogue.language):
                program.say("lesson-of", game=game, title=title)
        title = title_of(catalogue.language, EVENING)
        program.say("lesson-of", game=EVENING, title=title)
        return
    game = named_game(words, RECORDED)
    tell_problems(program)
    teach(program, game)


def teach(program: Program, game: str) -> None:
    """Teach a first round of a game. Raises `UsageError` if it has no lesson."""
    context, catalogue = program.context, program.context.narrator.catalogue
    from accessible_games.app.tutorial import Tutorial, has_lesson, lesson_of, record_of

    if not has_lesson(game, catalogue.language):
        title = title_of(catalogue.language, game)
        raise UsageError("game-without-lesson", title=title)
    taught, keyboard = lesson_of(game), program.keyboard()
    tutorial = Tutorial([*taught.steps])
    if game == EVENING:
        from accessible_games.app.evening_lesson import EveningTutorial

        tutorial = EveningTutorial([*taught.steps])
    record = record_of(taught, context.settings.name or catalogue.say("player"), catalogue)
    unsaved = SavedGame(context.records)
    session = sit_down(context, record, unsaved, keyboard, program.screen, tutorial)
    tutorial.begin(session)
    session.run()


def resume(program: Program) -> None:
    """Resume a saved game: the one named, or one chosen from a list."""
    context = program.context
    from accessible_games.app.saved_games import Shelf

    tell_problems(program)
    questions = program.questions(context.narrator)
    try:
        shelf = Shelf(context.records, context.narrator)
        name = " ".join(context.arguments.words)
        go_on(program, shelf.find(name, over=False) if name else shelf.choose(questions), questions)
    except (EOFError, KeyboardInterrupt, Leave):
        program.say("no-game")


def go_on(program: Program, path: Path, questions: Questions) -> None:
    """Play on from where a record stands."""
    saved = SavedGame(path)
    saved.open()
    try:
        session = taken_up(program, saved)
    except RecordError as error:
        if not mended(program, saved, questions, error):
            return
        session = taken_up(program, saved)
    session.keep(str(library.next_session(program.context.records)))
    program.follow(session.kept)
    session.run()


def taken_up(program: Program, saved: SavedGame) -> TerminalSession:
    """Return a session that continues a saved game. Raises `RecordError` if it is damaged."""
    record = library.read(saved.path)
    if record.result is not None:
        raise UsageError("record-is-over", file=saved.path.stem)
    kind = kind_of(record, saved)
    session = sit_down(
        program.context, record, saved, program.keyboard(), program.screen, kind, program.ahead
    )
    session.take_up(record)
    return session


def kind_of(record: Record, saved: SavedGame) -> Kind:
    """Return what is special about its session; evenings and deals of the day have their own."""
    if record.game == EVENING:
        from accessible_games.app.evening import Evening

        return Evening()
    if not dailies.deal_at(saved.path):
        return Kind()
    from accessible_games.app.daily_deal import DailyDeal

    return DailyDeal()


def mended(program: Program, saved: SavedGame, questions: Questions, error: RecordError) -> bool:
    """Offer to resume what is whole of a damaged game, and return whether it was mended.

    Raises the *error* again if the heading is damaged too, or if the input ends: then nothing is
    changed.
    """
    context = program.context
    found = salvage(text_of(read_file(saved.path)), RECORDED)
    said = complaint(error, context.narrator.catalogue)
    if found is None or said is None:
        raise error
    program.say(said.message, **said.arguments)
    program.say("go-on-without", count=found.lost)
    try:
        wanted = questions.is_yes()
    except EOFError:
        raise error from None
    if wanted:
        program.say("damaged-kept", file=saved.mend(found.writer).name)
    else:
        program.say("damaged-left")
    return wanted


def sit_down(
    context: Context,
    record: Record,
    saved: SavedGame,
    keyboard: Keyboard,
    screen: Screen,
    kind: Kind | None = None,
    ahead: HintAhead | None = None,
) -> TerminalSession:
    """Return the session of a record, at the opening of its table; *ahead* thinks of its hints.

    Raises `RecordError` if it names an unknown computer player.
    """
    match = Match(record.opening(RECORDED), record)
    for occupant in record.occupants:
        if occupant.player != "person" and not has_player(record.game, occupant.player):
            raise RecordError(2, "wrong-heading", occupant.player)
    return TerminalSession(
        match=match,
        narrator=context.narrator_of(record),
        settings=context.settings,
        saved=saved,
        keyboard=keyboard,
        screen=screen,
        report=partial(write_report, context.arguments),
        kind=kind,
        ahead=ahead,
    )


def write_report(arguments: Arguments, console: Console, secrets: bool) -> Path:
    """Write a report of the current game. The import is late because few games need it."""
    from accessible_games.tools.report import of_session

    return of_session(arguments, console, secrets)
