"""What is told of leagues: who meets whom next, how all stand, and when all are awake."""

from collections.abc import Iterable, Sequence

from accessible_games.league.hours import Span, shared, told_in
from accessible_games.league.league import League
from accessible_games.league.standings import Standing, standings
from accessible_games.server.commands.chat import word_of
from accessible_games.server.lobby.after_write import AfterWrite
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.user import User
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.cities import city_of
from accessible_games.speech.decimals import to_tenths
from accessible_games.speech.narrator import Narrator

HOUR = 60


def names_of(league: League, people: Iterable[str]) -> list[str]:
    """Return the names of some people."""
    return [league.members[each].name for each in people]


def tell_next(server: Server, user: User, league: League) -> None:
    """Say in one answer where somebody is asked next in a league of theirs."""
    found = None if league.is_over else league.open_table(user.key)
    if league.is_over or not league.turns or found is None:
        tell_waiting(server, user, league)
        return
    number, table = found
    others = [each for each in table.people if each != user.key]
    user.say(
        "league-plays",
        league=league.name,
        number=number + 1,
        of=league.planned,
        names=user.narrator.catalogue.joined(names_of(league, others)),
        days=league.terms.days,
    )
    here = {each.key for each in server.directory.here()}
    if present := [each for each in others if each in here]:
        names = user.narrator.catalogue.joined(names_of(league, present))
        user.say("league-here", names=names, count=len(present))
    tell_shared_hours(server, user, league, table.people)
    user.say("league-play-how", command=command_of(server, user))


def tell_waiting(server: Server, user: User, league: League) -> None:
    """Say what a league waits for, where somebody has nothing to play."""
    joined = user.narrator.catalogue.joined
    current = league.current
    if league.is_over or (league.turns and not league.is_waiting):
        tell_winners(user, league)
    elif current is None:
        runner = league.run_by(server.directory.competition.leagues.today)
        names = joined(names_of(league, league.active))
        user.say("league-gathers", league=league.name, names=names, count=len(league.active))
        if runner == user.key:
            user.say("league-begin-how", command=command_of(server, user))
        elif runner:
            user.say("league-begun-by", name=league.members[runner].name)
    else:
        left = [each for each in current.tables if each.result is None]
        user.say(
            "league-waits",
            league=league.name,
            number=len(league.rounds),
            free="yes" if user.key in current.free else "no",
            names=joined([joined(names_of(league, each.people)) for each in left], "unit"),
            count=len(left),
        )


def tell_winners(user: User, league: League) -> None:
    """Say who has won a league, or that it was ended before anything was played."""
    found = standings(league)
    best = [league.members[each.key].name for each in found if each.place == 1]
    if not any(each.tables for each in found):
        user.say("league-unplayed", league=league.name)
        return
    names = user.narrator.catalogue.joined(best)
    user.say("league-won", league=league.name, names=names, count=len(best))


def standings_told(narrator: Narrator, league: League) -> list[str]:
    """Return how all stand, a line for each of them."""
    lines = narrator.say("league-standings", league=league.name, number=len(league.rounds))
    return lines + [
        line for each in standings(league) for line in place_told(narrator, league, each)
    ]


def place_told(narrator: Narrator, league: League, standing: Standing) -> list[str]:
    """Return what is said of somebody's place."""
    return narrator.say(
        "league-place",
        place=standing.place,
        name=league.members[standing.key].name,
        points=to_tenths(standing.halves / 2, narrator.catalogue.language),
        halves=standing.halves,
        count=standing.tables,
        left="yes" if league.members[standing.key].left else "no",
    )


def tell_about(server: Server, user: User, league: League) -> None:
    """Say what is played in a league, and who is in it."""
    terms = league.terms
    runner = league.run_by(server.directory.competition.leagues.today)
    AfterWrite(server.directory.store, user).say(
        "league-about",
        league=league.name,
        title=title_of(user.settings.language, terms.game),
        high=terms.seats,
        kind=terms.kind.value,
        rounds=terms.rounds,
        days=terms.days,
    )
    if league.active:
        names = user.narrator.catalogue.joined(names_of(league, league.active))
        user.say("league-people", names=names, count=len(league.active))
        own = "yes" if runner == user.key else "no"
        user.say("league-runner", name=league.members[runner].name, own=own)


def in_list(narrator: Narrator, league: League) -> list[str]:
    """Return a league as it is told among others."""
    state = "over" if league.is_over else "going" if league.rounds else "open"
    return narrator.say(
        "league-listed",
        league=league.name,
        title=title_of(narrator.catalogue.language, league.terms.game),
        count=len(league.active),
        number=len(league.rounds),
        state=state,
    )


def command_of(server: Server, user: User) -> str:
    """Return the word of the command in the user's language."""
    return word_of(server, user, "league")


# Hours --------------------------------------------------------------------------------------------


def tell_shared_hours(server: Server, user: User, league: League, people: Sequence[str]) -> None:
    """Say when all of these people are awake, in the time of who asks; nothing if that is unknown.

    That of others who have not said it is left out.
    """
    own = league.members[user.key].hours
    known = [hours for each in people if (hours := league.members[each].hours) is not None]
    if own is None or len(known) < 2:
        return
    now = server.directory.competition.leagues.clock()
    spans = told_in(shared(known, now), own.zone, now)
    catalogue = user.narrator.catalogue
    if not spans:
        user.say("league-hours-none", count=len(known))
        return
    told = spans_told(spans, catalogue)
    others = "yes" if len(known) < len(people) else "no"
    user.say("league-hours", when=told, unknown=others)


def tell_hours(server: Server, user: User, league: League) -> None:
    """Say when somebody is awake, as they have said it themselves."""
    own = league.members[user.key].hours
    catalogue = user.narrator.catalogue
    if own is None:
        AfterWrite(server.directory.store, user).say("league-awake-none")
        return
    spans = spans_told([(own.begin, own.end)], catalogue)
    zone = own.zone if own.zone.startswith("UTC") else city_of(own.zone, catalogue.language)
    AfterWrite(server.directory.store, user).say("league-awake-is", when=spans, where=zone)


def spans_told(spans: Iterable[Span], catalogue: Catalogue) -> str:
    """Return spans of a day in words."""
    told = [
        catalogue.say("league-all-day")
        if begin == end
        else catalogue.say(
            "league-span", begin=time_told(begin, catalogue), until=time_told(end, catalogue)
        )
        for begin, end in spans
    ]
    return catalogue.joined(told)


def time_told(minute: int, catalogue: Catalogue) -> str:
    """Return a time of day in words."""
    hour, left = divmod(minute, HOUR)
    sharp = "no" if left else "yes"
    return catalogue.say("league-time", hour=str(hour), minute=f"{left:02}", sharp=sharp)
