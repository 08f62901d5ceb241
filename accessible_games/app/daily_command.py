"""The command `daily`: today's deal, the line to send to friends, and the last days."""

from collections.abc import Iterator, Sequence
from datetime import date

from accessible_games.app.daily_deal import DailyDeal, DailyDealAgain, day_name, told
from accessible_games.app.settings_command import tell_problems
from accessible_games.app.start_game import go_on, sit_down
from accessible_games.core.record import RecordError
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.game_arguments import named_game
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.session import Kind
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.narrator import Narrator
from accessible_games.store import dailies, library
from accessible_games.store.dailies import Deal, Result
from accessible_games.store.library import SavedGame

SHOWN = 7
"""The number of days that are listed."""


def daily(program: Program) -> None:
    """Play today's deal, or tell how the last ones went."""
    words, now = program.context.arguments.words, dailies.today()
    if words == ["list"]:
        found = dailies.results(program.context.records)
        program.screen.say(list(listed(found, now, program.context.narrator)))
    elif words[:1] == ["share"]:
        program.screen.say(shared(program, words[1:], now))
    else:
        tell_problems(program)
        game = named_game(words) if words else dailies.game_of(now)
        try:
            play_deal(program, Deal(game, now))
        except (EOFError, KeyboardInterrupt, Leave):
            program.say("no-game")


# Playing ------------------------------------------------------------------------------------------


def play_deal(program: Program, deal: Deal) -> None:
    """Begin the deal, resume it, or play it once more."""
    context = program.context
    path = deal.path(context.records)
    if not library.can_be_record(path):
        begin(program, deal, DailyDeal())
    elif is_over(program, deal):
        program.say("daily-played", title=title(context.narrator, deal.game))
        begin(program, deal, DailyDealAgain())
    else:
        go_on(program, path, program.questions(context.narrator))


def is_over(program: Program, deal: Deal) -> bool:
    """Whether the deal was played to its end.

    A damaged game counts as unfinished: it may be mended.
    """
    try:
        return library.read(deal.path(program.context.records)).result is not None
    except RecordError:
        return False


def begin(program: Program, deal: Deal, kind: Kind) -> None:
    """Sit down at the deal as it was dealt."""
    context = program.context
    catalogue = context.narrator.catalogue
    record = deal.record(context.settings.name or catalogue.say("player"))
    saved = SavedGame(deal.path(context.records))
    session = sit_down(context, record, saved, program.keyboard(), program.screen, kind)
    session.keep(*record.heading(), str(library.next_session(context.records)))
    program.follow(session.kept)
    session.person.say("daily-begins", day=day_name(context.narrator, deal.day))
    session.welcome(newcomer=False)
    session.run()


# Telling ------------------------------------------------------------------------------------------


def listed(found: Sequence[Result], now: date, narrator: Narrator) -> Iterator[str]:
    """Yield a line for each deal of the last days, newest first, then the length of the streak."""
    if not found:
        yield from narrator.say("daily-none")
        return
    days = sorted({result.deal.day for result in found}, reverse=True)[:SHOWN]
    for result in (result for day in days for result in found if result.deal.day == day):
        yield from told_result(result, narrator)
    played = [result.deal.day for result in found]
    running = dailies.streak(played, now)
    yield from narrator.say("daily-streak", count=running)
    if (longest := dailies.longest_streak(played)) > running:
        yield from narrator.say("daily-longest", count=longest)


def told_result(result: Result, narrator: Narrator) -> list[str]:
    """Return the day, the game and both scores."""
    name = title(narrator, result.deal.game)
    lines = narrator.say(
        "daily-day", day=day_name(narrator, result.deal.day), title=name, **told(result.own)
    )
    return lines + (narrator.say("daily-day-hard", **told(result.hard)) if result.hard else [])


def shared(program: Program, words: Sequence[str], now: date) -> list[str]:
    """Return one line to send to friends: how it went, without giving away the cards."""
    narrator = program.context.narrator
    game = named_game(words) if words else None
    found = dailies.results(program.context.records)
    chosen = [result for result in found if game in (None, result.deal.game)]
    if not chosen:
        raise UsageError("daily-nothing-to-share")
    result = chosen[-1]
    parts = narrator.catalogue.say(
        "daily-share",
        title=title(narrator, result.deal.game),
        day=day_name(narrator, result.deal.day),
        **told(result.own),
    )
    if result.hard:
        parts += " " + narrator.catalogue.say("daily-share-hard", **told(result.hard))
    days = [each.deal.day for each in found]
    return [parts + " " + narrator.catalogue.say("daily-streak", count=dailies.streak(days, now))]


def title(narrator: Narrator, game: str) -> str:
    """Return the name of a game."""
    return title_of(narrator.catalogue.language, game)
