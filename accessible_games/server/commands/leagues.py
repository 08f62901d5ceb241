"""Leagues run by people: founding one, coming in, playing, and ending it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from accessible_games.games import GAMES
from accessible_games.league import league as acts
from accessible_games.league.documents import MOST_MEMBERS
from accessible_games.league.league import FEWEST, League
from accessible_games.league.sheet import as_csv
from accessible_games.league.standings import counts
from accessible_games.match.commands.entry import HelpPart
from accessible_games.server.commands.league_telling import (
    command_of,
    in_list,
    names_of,
    standings_told,
    tell_about,
    tell_hours,
    tell_next,
    tell_winners,
)
from accessible_games.server.commands.league_words import act_in, awake_in, league_in, words_for
from accessible_games.server.commands.pace import check_room, pace_told, tell_pace
from accessible_games.server.commands.tables import (
    begin_once_all_are_here,
    check_share,
    founded,
    tell_options,
)
from accessible_games.server.lobby.after_write import AfterWrite
from accessible_games.server.lobby.leagues import EACH, OWN, Leagues, LeagueStep
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.commands import Follows
from accessible_games.speech.normalize import fold, meant
from accessible_games.speech.problem import NotUnderstoodError

Act = Callable[[Server, User, str], None]


def league(server: Server, user: User, rest: str) -> None:
    """Say where the user is asked next, or do what is typed behind it."""
    act, words = act_in(rest, user.narrator.catalogue)
    if act:
        DOES[act](server, user, words)
    elif rest:
        found = league_called(server, user, rest, [*leagues_of(server).all])
        tell_about(server, user, found)
        if user.key in found.active:
            tell_next(server, user, found)
    else:
        tell_own(server, user)


def tell_own(server: Server, user: User) -> None:
    """Say where the user is asked next in each of their leagues; without any, which there are."""
    known = leagues_of(server)
    own = known.of(user.key)
    for key in own:
        known.look_after(key, user.key)
        tell_next(server, user, known.all[key])
    if not own:
        user.say("league-none")
        list_all(server, user, "")


def list_all(server: Server, user: User, rest: str) -> None:
    """Say which leagues there are, those that are over last."""
    found = sorted(leagues_of(server).all.values(), key=lambda each: each.is_over)
    for each in found:
        user.hear(in_list(user.narrator, each))
    none = all(each.is_over for each in found)
    user.say("league-new-how" if none else "league-join-how", command=command_of(server, user))


def new(server: Server, user: User, rest: str) -> None:
    """Found a league."""
    check_account(user)
    server.directory.social.sanctions.check_talk(user.key, user.narrator.catalogue)
    known, wanted = leagues_of(server), new_league(server, user, rest)
    key = fold(wanted.name)
    if key in known.all and not known.all[key].is_over:
        raise NotUnderstoodError("league-name-taken", name=wanted.name)
    if len(known.run_by(user.key)) >= OWN:
        raise NotUnderstoodError("league-too-many", high=OWN)
    check_count(known, user)
    known.forget(key)
    if not known.has_room():
        raise NotUnderstoodError("league-no-room")
    known.keep(with_user(server, wanted, user))
    tell_about(server, user, known.all[key])
    user.say("league-founded", league=wanted.name, command=command_of(server, user))


def new_league(server: Server, user: User, rest: str) -> League:
    """Return the league that is typed, with nobody in it. Raises `NotUnderstoodError` for none."""
    try:
        found = league_in(rest, user.narrator.catalogue)
    except NotUnderstoodError as error:
        if error.message != "league-new-how":
            raise
        raise NotUnderstoodError(error.message, command=command_of(server, user)) from None
    return League(found.name, user.key, found.terms, {})


def join(server: Server, user: User, rest: str) -> None:
    """Come into a league: from its next round on, if one is being played."""
    check_account(user)
    known = leagues_of(server)
    others = [
        key for key, each in known.all.items() if user.key not in each.active and not each.is_over
    ]
    found = league_called(server, user, rest, [*known.all] if rest else others)
    if user.key in found.active:
        raise NotUnderstoodError("league-in-already", league=found.name)
    check_goes_on(found)
    catalogue_of(user.settings.language, found.terms.game)  # the game may not speak it
    if len(found.members) >= MOST_MEMBERS and user.key not in found.members:
        raise NotUnderstoodError("league-full", league=found.name)
    check_count(known, user)
    found = with_user(server, found, user)
    step = known.go_on(found)
    AfterWrite(server.directory.store, user).say(
        "league-joined", league=found.name, begun="yes" if found.turns else "no"
    )
    if found.terms.days:
        told = pace_told(user, found.terms.days, found.terms.level)
        AfterWrite(server.directory.store, user).say("turn-pace", **told)
    tell_others(server, "league-comes", found, user)
    tell_step(server, found, step)
    if found.members[user.key].hours is None and not found.terms.days:
        user.say("league-awake-wanted", command=command_of(server, user))


def leave(server: Server, user: User, rest: str) -> None:
    """Leave a league, after a question once it has begun; what was played counts on."""
    found = own_league(server, user, rest)
    if not found.turns:
        leave_now(server, user, found)
        return

    def decided(means: bool) -> None:
        now = leagues_of(server).all.get(fold(found.name))
        if means and now is not None and user.key in now.active and not now.is_over:
            leave_now(server, user, now)
        else:
            user.say("not-meant")

    user.say("league-leave-sure", league=found.name)
    user.input.ask(decided)


def leave_now(server: Server, user: User, found: League) -> None:
    """Let a user leave a league; the others hear so before what comes of it."""
    played = "yes" if counts(found, user.key) else "no"
    after, step = gone_on_without(server, acts.without_member(found, user.key))
    AfterWrite(server.directory.store, user).say("league-left", league=found.name, played=played)
    tell_others(server, "league-goes", found, user)
    tell_step(server, after, step)
    release_seat(server, user, found, user.key)


def remove(server: Server, user: User, rest: str) -> None:
    """Put somebody out of a league that the user runs."""
    name, behind = server.directory.split(rest)
    found = run_league(server, user, behind)
    if fold(name) not in found.active:
        raise NotUnderstoodError("league-nobody", league=found.name, name=name or "?")
    if fold(name) == user.key:
        leave(server, user, found.name)
        return
    called = found.members[fold(name)].name
    after, step = gone_on_without(server, acts.without_member(found, fold(name)))
    AfterWrite(server.directory.store, user).say("league-removed", league=found.name, name=called)
    for other in server.directory.here():
        if other.key == fold(name):
            other.say("league-removed-you", league=found.name, name=user.name)
    tell_step(server, after, step)
    release_seat(server, user, found, fold(name))


def release_seat(server: Server, user: User, league: League, person: str) -> None:
    """Let a table of a league begin without somebody who is not in it any more."""
    for table in [*server.tables.values()]:
        plan = table.plan
        if plan.league != fold(league.name) or person not in plan.reserved or table.is_begun:
            continue
        left = tuple(each for each in plan.reserved if each != person)
        table.plan = replace(plan, reserved=left)
        for member in [each for each in table.company.members.values() if each.key == person]:
            if server.at.get(person) is table:
                server.leave_table(member)
            table.company.remove(member)
        if not table.company.members:
            server.remove(table)
            continue
        table.keep()
        if len(left) >= FEWEST:
            begin_once_all_are_here(server, table, user)


def gone_on_without(server: Server, after: League) -> tuple[League, LeagueStep]:
    """Let a league go on without somebody; return it then, and what comes of it.

    One that nobody has played in and all leave is gone.
    """
    known = leagues_of(server)
    if not after.active and not after.rounds:
        known.forget(fold(after.name))
        return after, LeagueStep.NONE
    ended = acts.ended(after) if not after.active else after
    return ended, known.go_on(ended)


def begin(server: Server, user: User, rest: str) -> None:
    """Begin a league, its next round although tables are open, or as many rounds once more."""
    found = run_league(server, user, rest)
    if len(found.active) < FEWEST:
        raise NotUnderstoodError("league-too-few", league=found.name)
    if not found.is_waiting or found.current is None:
        begin_round(server, found)
        return
    left = sum(table.result is None for table in found.current.tables)

    def decided(means: bool) -> None:
        now = leagues_of(server).all.get(fold(found.name))
        if means and now is not None and len(now.rounds) == len(found.rounds) and now.active:
            begin_round(server, now)
        elif not means:
            user.say("not-meant")

    user.say("league-begin-sure", number=len(found.rounds), count=left)
    user.input.ask(decided)


def begin_round(server: Server, league: League) -> None:
    """Draw the next round of a league; if all were drawn, all are played once more."""
    known = leagues_of(server)
    drawn = known.drawn(acts.begun(league) if league.is_played_out else league)
    known.keep(drawn)
    tell_step(
        server,
        drawn,
        LeagueStep.NONE if len(drawn.rounds) == len(league.rounds) else LeagueStep.ROUND,
    )


def end(server: Server, user: User, rest: str) -> None:
    """End a league for good; its standings stay."""
    found = run_league(server, user, rest)

    def decided(means: bool) -> None:
        now = leagues_of(server).all.get(fold(found.name))
        if not means or now is None or now.is_over:
            user.say("not-meant")
            return
        leagues_of(server).keep(acts.ended(now))
        for other in server.directory.here():
            if other.key in now.active:
                AfterWrite(server.directory.store, other).say("league-ended", league=now.name)
                tell_winners(other, now)

    user.say("league-end-sure", league=found.name)
    user.input.ask(decided)


def show_standings(server: Server, user: User, rest: str) -> None:
    """Say how all stand in a league."""
    user.hear(standings_told(user.narrator, any_league(server, user, rest)))


def export(server: Server, user: User, rest: str) -> None:
    """Say the standings as a table for a spreadsheet, to be copied."""
    sheet = as_csv(any_league(server, user, rest), user.narrator.catalogue)
    user.hear(sheet.lstrip("\ufeff").splitlines())


def awake(server: Server, user: User, rest: str) -> None:
    """Say when the user is awake, in all their leagues; or that nobody is told."""
    known = leagues_of(server)
    own = known.of(user.key)
    if not own:
        raise NotUnderstoodError("league-not-in-any", command=command_of(server, user))
    catalogue = user.narrator.catalogue
    before = known.all[own[0]].members[user.key].hours
    if rest and fold(rest) in words_for("never", catalogue):
        hours = None
    elif rest:
        hours = awake_in(rest, "" if before is None else before.zone, catalogue)
    else:
        hours = before
    for key in own if rest else ():
        known.keep(acts.awake(known.all[key], user.key, hours))
    tell_hours(server, user, known.all[own[0]])


# Playing ------------------------------------------------------------------------------------------


def play(server: Server, user: User, rest: str) -> None:
    """Sit down at the user's table of the round, which is set up if it is not there."""
    known = leagues_of(server)
    own = [key for key in known.of(user.key) if known.all[key].open_table(user.key) is not None]
    found = league_called(server, user, rest, own or known.of(user.key))
    check_goes_on(found)
    known.look_after(fold(found.name), user.key)
    if (table := found.open_table(user.key)) is None:
        raise NotUnderstoodError("league-nothing-open", league=found.name)
    number, people = table[0], table[1].people
    there = table_of(server, found, number, user)
    present = server.at.get(user.key)
    if present is not None and present is there:
        raise NotUnderstoodError("turns-here")
    if present is not None and present.pace is None and not present.is_over:
        raise NotUnderstoodError("table-elsewhere")
    if there is None:
        check_share(server, user)
    if found.terms.days and (there is None or there.company.seat_of(user) is None):
        check_room(server, user)
    if present is not None:
        server.leave_table(user)
    if there is None:
        set_up(server, user, found, number, people)
    else:
        server.entries["join"].does(server, user, there.word)


def table_of(server: Server, league: League, number: int, user: User) -> ServerTable | None:
    """Return the table at which a user plays or will play in a round, if it is set up."""
    for table in server.tables.values():
        plan = table.plan
        is_it = plan.league == fold(league.name) and plan.league_round == number
        if is_it and user.key in plan.reserved and not table.is_over:
            return table
    return None


def set_up(server: Server, user: User, league: League, number: int, people: Sequence[str]) -> None:
    """Set up the table of some people in a round, and invite those who are here."""
    terms = league.terms
    seats = next(each for each in GAMES[terms.game].seats if each >= len(people))
    plan = TablePlan(
        terms.game, seats, terms.level, terms.options, is_closed=True,
        reserved=tuple(people), league=fold(league.name), league_round=number, days=terms.days,
    )  # fmt: skip
    table = founded(server, user, plan)
    table.company.invited = frozenset(league.active)
    user.say("league-table", league=league.name, number=number + 1, title=table.title(user))
    tell_options(user, plan)
    if plan.days:
        tell_pace(user, table)
        user.say("league-days-how")
    invite_others(server, user, league, table)
    begin_once_all_are_here(server, table, user)


def invite_others(server: Server, user: User, league: League, table: ServerTable) -> None:
    """Invite those of a table who are here, and say who is not."""
    others = [each for each in table.plan.reserved if each != user.key]
    here = [each for each in server.directory.here() if each.key in others]
    joined = user.narrator.catalogue.joined
    for other in here:
        word = command_of(server, other)
        other.alert(
            "league-invites", "invitation", name=user.name, league=league.name, command=word
        )
    if here:
        user.say("league-invited", names=joined([each.name for each in here]), count=len(here))
    present = {each.key for each in here}
    if absent := names_of(league, [each for each in others if each not in present]):
        user.say("league-absent", names=joined(absent), count=len(absent))


# Which league -------------------------------------------------------------------------------------


def leagues_of(server: Server) -> Leagues:
    """Return the leagues of a server."""
    return server.directory.competition.leagues


def league_called(server: Server, user: User, name: str, keys: Sequence[str]) -> League:
    """Return the league that is named, or the only one of some.

    Raises `NotUnderstoodError` if none is, or several are.
    """
    known, command = leagues_of(server).all, command_of(server, user)
    found = [*dict.fromkeys(meant(fold(name), {key: key for key in known}))] if name else [*keys]
    if len(found) == 1:
        return known[found[0]]
    if name and not found:
        raise NotUnderstoodError("league-unknown", name=name, command=command)
    if not found:
        raise NotUnderstoodError("league-not-in-any", command=command)
    names = user.narrator.catalogue.joined([known[key].name for key in found], "or")
    raise NotUnderstoodError("league-which", names=names)


def any_league(server: Server, user: User, name: str) -> League:
    """Return the league that is named, or the user's only one, or the only one there is.

    Raises `NotUnderstoodError` if there is none, or there are several.
    """
    known = leagues_of(server)
    return league_called(server, user, name, known.of(user.key) or [*known.all])


def own_league(server: Server, user: User, name: str) -> League:
    """Return a league in which the user plays. Raises `NotUnderstoodError` for any other."""
    found = league_called(server, user, name, leagues_of(server).of(user.key))
    if user.key not in found.active:
        raise NotUnderstoodError("league-not-in", league=found.name)
    check_goes_on(found)
    return found


def run_league(server: Server, user: User, name: str) -> League:
    """Return a league that the user runs. Raises `NotUnderstoodError` for any other."""
    known = leagues_of(server)
    runs = known.run_by(user.key)
    found = league_called(server, user, name, runs or known.of(user.key))
    check_goes_on(found)
    if fold(found.name) not in runs:
        runner = found.members[found.run_by(known.today)].name
        raise NotUnderstoodError("league-not-yours", league=found.name, name=runner)
    known.look_after(fold(found.name), user.key)
    return known.all[fold(found.name)]


def check_goes_on(league: League) -> None:
    """Raise `NotUnderstoodError` for a league that was ended."""
    if league.is_over:
        raise NotUnderstoodError("league-over", league=league.name)


def check_account(user: User) -> None:
    """Raise `NotUnderstoodError` for a guest, who is forgotten on leaving."""
    if user.known.guest:
        raise NotUnderstoodError("league-guest")


def check_count(known: Leagues, user: User) -> None:
    """Raise `NotUnderstoodError` for a user who plays in too many leagues."""
    if len(known.of(user.key)) >= EACH:
        raise NotUnderstoodError("league-too-many", high=EACH)


def with_user(server: Server, league: League, user: User) -> League:
    """Return a league with a user, who is awake as in their other leagues."""
    known = leagues_of(server)
    hours = [known.all[key].members[user.key].hours for key in known.of(user.key)]
    after = acts.with_member(league, user.key, user.name, known.today)
    return acts.awake(after, user.key, next(filter(None, hours), after.members[user.key].hours))


# What others hear ---------------------------------------------------------------------------------


def tell_others(server: Server, message: str, league: League, user: User) -> None:
    """Tell the others of a league who are here what a user has done."""
    for other in server.directory.here():
        if other is not user and other.key in league.active and not other.ignores(user.name):
            other.say(message, name=user.name, league=league.name)


def tell_step(server: Server, league: League, step: LeagueStep) -> None:
    """Tell all of a league who are here that a round begins, or that all were played."""
    if league.turns and not league.is_over:
        server.directory.competition.announce(fold(league.name), step)


DOES: Mapping[str, Act] = {
    "new": new,
    "join": join,
    "leave": leave,
    "begin": begin,
    "play": play,
    "standings": show_standings,
    "awake": awake,
    "list": list_all,
    "remove": remove,
    "end": end,
    "export": export,
}
"""What can be typed behind the command."""
ENTRIES = (ServerCommand("league", HelpPart.DEVICES, league, Follows.SAID),)
