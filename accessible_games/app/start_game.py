"""Sitting down at a table: a new game, a lesson, a saved game."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from accessible_games.app.opening import Opening
from accessible_games.app.settings_command import tell_problems
from accessible_games.bots import has_player
from accessible_games.core.record import Record, RecordError, salvage
from accessible_games.core.record_lines import text_of
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.complaints import complaint
from accessible_games.frontends.terminal.console import Console
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.keyboard import Keyboard
from accessible_games.frontends.terminal.leaving import Leave
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.session import Session
from accessible_games.frontends.terminal.wishes import named_game, wishes
from accessible_games.games import GAMES
from accessible_games.match.match import Match
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import dailies, library
from accessible_games.store.library import SavedGame

S = TypeVar("S", bound=Session)


def play(program: Program) -> None:
    """A new game."""
    context = program.context
    wished = wishes(context.arguments)
    tell_problems(program)
    newcomer = not any(library.records(context.records))
    questions = program.questions(context.narrator)
    try:
        opening = Opening(wished, questions, context.records)
        record = opening.record()
        saved = library.new(context.records, record.game, datetime.now())
        session = sit_down(context, record, saved, questions.keyboard, program.screen, Session)
        session.keep(*record.heading(), str(library.next_session(context.records)))
        program.follow(session.kept)
        session.welcome(newcomer, told=opening.told)
        session.run()
    except (EOFError, KeyboardInterrupt, Leave):
        program.say("no-game")


def tutorial(program: Program) -> None:
    """A guided first round of a game; without a game, which there are."""
    context = program.context
    from accessible_games.app.tutorial import Tutorial, lesson_of, record_of

    words, catalogue = context.arguments.words, context.narrator.catalogue
    if not words:
        program.say("lessons")
        for game in GAMES:
            title = catalogue_of(catalogue.language, game).say("title")
            program.say("lesson-of", game=game, title=title)
        return
    lesson = lesson_of(named_game(words))
    tell_problems(program)
    keyboard = program.keyboard()
    record = record_of(lesson, context.settings.name or catalogue.say("player"), catalogue)
    unsaved = SavedGame(context.records)
    session = sit_down(context, record, unsaved, keyboard, program.screen, Tutorial)
    session.begin(lesson)
    session.run()


def resume(program: Program) -> None:
    """Go on with a saved game: the one named, or one out of a list."""
    context = program.context
    from accessible_games.app.shelf import Shelf

    tell_problems(program)
    questions = program.questions(context.narrator)
    try:
        shelf = Shelf(context.records, context.narrator)
        name = " ".join(context.arguments.words)
        go_on(program, shelf.find(name, over=False) if name else shelf.choose(questions), questions)
    except (EOFError, KeyboardInterrupt, Leave):
        program.say("no-game")


def go_on(program: Program, path: Path, questions: Questions) -> None:
    """Play the game of a record from where it stands."""
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


def taken_up(program: Program, saved: SavedGame) -> Session:
    """The session of a saved game, continued; `RecordError` if it is damaged."""
    record = library.read(saved.path)
    if record.result is not None:
        raise UsageError("record-is-over", file=saved.path.stem)
    kind = kind_of(saved)
    session = sit_down(program.context, record, saved, program.keyboard(), program.screen, kind)
    session.take_up(record)
    return session


def kind_of(saved: SavedGame) -> type[Session]:
    """The deal of the day is played in its own way."""
    if not dailies.deal_at(saved.path):
        return Session
    from accessible_games.app.daily_session import Daily

    return Daily


def mended(program: Program, saved: SavedGame, questions: Questions, error: RecordError) -> bool:
    """Offer to go on with what is whole of a damaged game; whether that is wanted and done.

    Where the heading is not whole there is nothing to go on with, and where nobody answers nothing
    is changed: then it is refused, as anywhere.
    """
    context = program.context
    found = salvage(text_of(saved.path.read_bytes()), GAMES)
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
    kind: type[S],
) -> S:
    """The session of a record, at the opening of its table."""
    match = Match(record.opening(GAMES), record)
    for occupant in record.occupants:
        if occupant.player != "person" and not has_player(record.game, occupant.player):
            raise RecordError(2, "wrong-heading", occupant.player)
    return kind(
        match=match,
        narrator=context.narrator_of(record),
        settings=context.settings,
        saved=saved,
        keyboard=keyboard,
        screen=screen,
        report=partial(write_report, context.arguments),
    )


def write_report(arguments: Arguments, console: Console, secrets: bool) -> Path:
    """Write a report of the game that is played; few games need what it takes."""
    from accessible_games.tools.report import of_session

    return of_session(arguments, console, secrets)
