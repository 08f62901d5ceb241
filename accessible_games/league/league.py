"""A league: its members, its rounds, and what comes next. It never changes; each act makes another.

All functions expect what they are given to be possible, as the messages of who calls them say.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from enum import Enum
from math import ceil, log2
from random import Random

from accessible_games.core.frozen import Frozen
from accessible_games.league.drawing import everybody, swiss
from accessible_games.league.hours import Hours
from accessible_games.league.meetings import Drawn, Group, Meetings
from accessible_games.league.results import TableResult

FEWEST = 2
FEWEST_ROUNDS = 3
"""The rounds of a Swiss league among few people."""
ABSENT = 14
"""Days after which a league is run by somebody else if who runs it has not looked after it."""


class LeagueKind(Enum):
    """Who meets whom."""

    EVERYBODY = "everybody"
    SWISS = "swiss"


class Member(Frozen):
    """Somebody who plays, or who has left."""

    name: str
    left: bool = False
    hours: Hours | None = None
    """When they are awake; None if they have not said it."""
    seen: int = 0
    """The last day on which they looked after the league, as `date.toordinal` counts."""


class LeagueTable(Frozen):
    """The people of one table in one round."""

    people: Group
    result: TableResult | None = None


class Round(Frozen):
    """The tables of a round."""

    tables: tuple[LeagueTable, ...]
    free: Group = ()
    largest: int = FEWEST
    """The most people that a table was drawn for; places that are missing count half a point."""

    @property
    def drawn(self) -> Drawn:
        """Who meets whom."""
        return Drawn(tuple(table.people for table in self.tables), self.free)

    @property
    def is_complete(self) -> bool:
        """Whether all tables have a result."""
        return all(table.result is not None for table in self.tables)

    def table_of(self, key: str) -> LeagueTable | None:
        """Return the table at which somebody sits."""
        return next((table for table in self.tables if key in table.people), None)


class Terms(Frozen):
    """What is played, and how."""

    game: str
    seats: int
    """The most people at a table."""
    level: str
    """The level of the computer players that a game needs besides few people."""
    options: Mapping[str, str] = field(default_factory=dict)
    kind: LeagueKind = LeagueKind.EVERYBODY
    rounds: int = 0
    """How many rounds; 0 until everybody has met everybody, or as a Swiss league needs."""
    days: int = 0
    """For how many days a turn lasts at most; 0 if each table is played in one evening."""


class League(Frozen):
    """See above."""

    name: str
    founder: str
    """The key of whoever has founded it."""
    terms: Terms
    members: Mapping[str, Member]
    """Everybody who ever came, by their keys, in that order."""
    rounds: tuple[Round, ...] = ()
    turns: int = 0
    """How often it was begun: each time as many rounds are played."""
    is_over: bool = False
    """Whether it was ended."""

    @property
    def active(self) -> list[str]:
        """The keys of those who play."""
        return [key for key, member in self.members.items() if not member.left]

    @property
    def current(self) -> Round | None:
        """The round that is played; None before the first one."""
        return self.rounds[-1] if self.rounds else None

    @property
    def meetings(self) -> Meetings:
        """Who has met whom."""
        return Meetings(each.drawn for each in self.rounds)

    @property
    def planned(self) -> int:
        """How many rounds are played; 0 if that depends on who meets whom."""
        if self.terms.rounds or self.terms.kind is LeagueKind.EVERYBODY:
            return self.terms.rounds * self.turns
        return max(FEWEST_ROUNDS, ceil(log2(max(len(self.active), FEWEST)))) * self.turns

    @property
    def is_played_out(self) -> bool:
        """Whether all rounds are drawn that were planned."""
        if not self.turns or len(self.active) < FEWEST:
            return True
        if self.planned:
            return len(self.rounds) >= self.planned
        return self.meetings.least(self.active) >= self.turns

    @property
    def is_waiting(self) -> bool:
        """Whether a table of the present round has not been played."""
        return self.current is not None and not self.current.is_complete

    def open_table(self, key: str) -> tuple[int, LeagueTable] | None:
        """Return the last round, from 0, in which somebody has a table to play, and the table."""
        for number in reversed(range(len(self.rounds))):
            table = self.rounds[number].table_of(key)
            if table is not None and table.result is None:
                return number, table
        return None

    def run_by(self, today: int) -> str:
        """Return the key of who runs it; "" if nobody plays any more.

        That is the founder, or whoever has been in it longest, of those who have looked after it
        of late; if nobody has, of all.
        """
        heirs = [*([self.founder] if self.founder in self.active else []), *self.active]
        awake = [key for key in heirs if today - self.members[key].seen <= ABSENT]
        return next(iter(awake or heirs), "")


# Members ------------------------------------------------------------------------------------------


def with_member(league: League, key: str, name: str, today: int) -> League:
    """Return the league with somebody who plays from the next round on."""
    known = league.members.get(key, Member(name))
    return with_members(league, {key: replace(known, name=name, left=False, seen=today)})


def seen(league: League, key: str, today: int) -> League:
    """Return the league after somebody has looked after it."""
    member = league.members.get(key)
    if member is None or member.seen == today:
        return league
    return with_members(league, {key: replace(member, seen=today)})


def awake(league: League, key: str, hours: Hours | None) -> League:
    """Return the league with the hours of somebody."""
    return with_members(league, {key: replace(league.members[key], hours=hours)})


def with_members(league: League, changed: Mapping[str, Member]) -> League:
    """Return the league with some members changed."""
    return replace(league, members={**league.members, **changed})


def without_member(league: League, key: str) -> League:
    """Return the league without somebody: what they have played counts, what is open does not.

    The others at their table play without them; if there is only one other, that one is free. Who
    has played nothing is forgotten.
    """
    left = with_members(league, {key: replace(league.members[key], left=True)})
    if not league.rounds:
        rest = {each: member for each, member in league.members.items() if each != key}
        return replace(league, members=rest)
    rounds = tuple(round_without(each, key) for each in league.rounds)
    return replace(left, rounds=rounds)


def round_without(played: Round, key: str) -> Round:
    """Return a round in which somebody's table is played without them, unless it is over."""
    table = played.table_of(key)
    if table is None or table.result is not None:
        return played
    rest = tuple(each for each in table.people if each != key)
    tables = [LeagueTable(rest) if each is table else each for each in played.tables]
    kept = tuple(each for each in tables if len(each.people) >= FEWEST)
    freed = rest if len(rest) < FEWEST else ()
    return replace(played, tables=kept, free=(*played.free, *freed))


# Rounds -------------------------------------------------------------------------------------------


def with_next_round(league: League, order: Iterable[str], luck: Random) -> League:
    """Return the league with its next round, for at least two members in the *order* of standings.

    Who has sat first least often sits first.
    """
    terms, here = league.terms, set(league.active)
    people = [each for each in order if each in here]
    if terms.kind is LeagueKind.SWISS:
        drawn = swiss(people, league.meetings, terms.seats, luck)
    else:
        drawn = everybody([*league.members], people, league.meetings, terms.seats, luck)
    first = [group[0] for each in league.rounds for group in each.drawn.tables]
    tables = tuple(LeagueTable(tuple(sorted(group, key=first.count))) for group in drawn.tables)
    return replace(
        league, rounds=(*league.rounds, Round(tables, drawn.free, max(drawn.largest, FEWEST)))
    )


def begun(league: League) -> League:
    """Return the league with as many rounds to be played once more."""
    return replace(league, turns=league.turns + 1)


def with_result(league: League, number: int, key: str, result: TableResult) -> League:
    """Return the league with the result of the table of somebody in a round, from 0.

    A table that has one already keeps it. Of others at it, such as somebody who has left the
    league since, nothing counts; if somebody has not played, there is no result.
    """
    played = league.rounds[number]
    table = played.table_of(key)
    if table is None or table.result is not None or not {*table.people} <= {*result.places}:
        return league
    result = result.among(table.people)
    tables = tuple(
        replace(each, result=result) if each is table else each for each in played.tables
    )
    changed = replace(played, tables=tables)
    rounds = (*league.rounds[:number], changed, *league.rounds[number + 1 :])
    return replace(league, rounds=rounds)


def ended(league: League) -> League:
    """Return the league after its end."""
    return replace(league, is_over=True)
