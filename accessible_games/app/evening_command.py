"""The command `evening`, and the words that begin or go on with one: `dice`, `score` and so on."""

import random
from datetime import datetime

from accessible_games.app.defaults import Habits
from accessible_games.app.evening import Evening
from accessible_games.app.settings_command import tell_problems
from accessible_games.app.start_game import sit_down, taken_up
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.game_arguments import Wishes
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.games import RECORDED
from accessible_games.resources import EVENING
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import library
from accessible_games.store.library import SavedGame

ALONE = ("dice", "coin", "timer")
"""What needs nobody's name, so that no question comes before it."""
NEW = "new"


def evening(program: Program) -> None:
    """Go on with the evening that was not ended, or begin one, and enter the words given."""
    arguments = program.context.arguments
    words, begins = arguments.words, arguments.people is not None
    if arguments.command == EVENING and words[:1] == [NEW]:
        words, begins = words[1:], True
    line = " ".join([*filter(None, [arguments.deck]), *words, *filter(None, [arguments.roles])])
    if arguments.command != EVENING:
        line = f"{arguments.command} {line}".strip()
    tell_problems(program)
    questions = program.questions(program.context.narrator)
    try:
        found = library.newest(program.context.records, [EVENING], over=False)
        if found is None or begins:
            session = begun(program, questions)
        else:
            saved = SavedGame(found[0])
            saved.open()
            session = taken_up(program, saved)
            session.keep(str(library.next_session(program.context.records)))
            program.follow(session.kept)
        enter(session, begun_with(session, line))
        session.run()
    except (EOFError, KeyboardInterrupt, Leave):
        program.say("no-evening")


def begun_with(session: TerminalSession, line: str) -> str:
    """Return the line to enter first: `score` alone begins a sheet if there is none."""
    return "sheet" if line == "score" and not session.match.table.state.sheets else line


def enter(session: TerminalSession, line: str) -> None:
    """Enter the words of the command line as if they had been typed."""
    if not line:
        return
    session.pose(session.match.own_decision())
    session.room.dispatch(session.person, line)


def begun(program: Program, questions: Questions) -> TerminalSession:
    """Sit down to a new evening. Raises `UsageError` for names that cannot be."""
    context = program.context
    game = RECORDED[EVENING]
    occupants = [Occupant("person", name) for name in people(program, questions)]
    seed = random.SystemRandom().getrandbits(32)
    record = Record.of(game, {"undo": "fair"}, occupants, seed)
    saved = library.new(context.records, EVENING, datetime.now())
    session = sit_down(
        context, record, saved, questions.keyboard, program.screen, Evening(), program.ahead
    )
    session.keep(*record.heading(), str(library.next_session(context.records)))
    program.follow(session.kept)
    session.welcome(newcomer=False)
    return session


def people(program: Program, questions: Questions) -> list[str]:
    """Return who is at the table: as given, or asked; Enter takes those of the last evening."""
    context = program.context
    settings, words = context.settings, catalogue_of(context.narrator.catalogue.language, EVENING)
    last = library.newest(context.records, [EVENING])
    habits = Habits(RECORDED[EVENING], settings, words, last and last[1])
    before = [each.name for each in last[1].occupants] if last else habits.people(Wishes())
    given = context.arguments.people
    if given is not None:
        return habits.checked_people(given.split(","))
    if context.arguments.command in ALONE:
        return before
    return questions.ask(
        "prompt-at-table",
        lambda text: habits.checked_people(habits.names_in(text)) if text else before,
        context.narrator.say("setup-at-table", default=words.joined(before)),
    )
