"""Leagues and ratings as texts, and back: a league that is read can be played, whatever it is."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from accessible_games.league.hours import hours_of
from accessible_games.league.league import (
    FEWEST,
    League,
    LeagueKind,
    LeagueTable,
    Member,
    Round,
    Terms,
)
from accessible_games.league.rating import Rating
from accessible_games.league.results import TableResult

Kept: TypeAlias = Any
"""A part of a text that is read, whatever it is."""
MOST_MEMBERS = 32
"""The most people who ever were in a league."""
MOST_ROUNDS = 99
HIGHEST = 1000.0
"""More than anybody's strength ever is, in units of OpenSkill."""
LONGEST = 40
"""The most letters of a name."""


def as_text(league: League) -> str:
    """Return a league as text."""
    terms = league.terms
    return json.dumps(
        {
            "name": league.name,
            "founder": league.founder,
            "game": terms.game,
            "seats": terms.seats,
            "level": terms.level,
            "options": dict(terms.options),
            "kind": terms.kind.value,
            "wanted": terms.rounds,
            "days": terms.days,
            "members": {key: member_kept(each) for key, each in league.members.items()},
            "rounds": [round_kept(each) for each in league.rounds],
            "turns": league.turns,
            "over": league.is_over,
        },
        ensure_ascii=False,
    )


def member_kept(member: Member) -> list[object]:
    """Return what is kept of a member."""
    hours = member.hours
    kept = None if hours is None else [hours.begin, hours.end, hours.zone]
    return [member.name, member.left, member.seen, kept]


def round_kept(played: Round) -> dict[str, object]:
    """Return what is kept of a round."""
    tables = [
        [
            [*table.people],
            None
            if table.result is None
            else [dict(table.result.places), dict(table.result.scores)],
        ]
        for table in played.tables
    ]
    return {"tables": tables, "free": [*played.free], "largest": played.largest}


# Reading ------------------------------------------------------------------------------------------


def from_text(text: str) -> League:
    """Return the league of a text. Raises an error of some kind if it is none."""
    kept: Kept = json.loads(text)
    members = {checked(key, str): member_of(each) for key, each in kept["members"].items()}
    rounds = tuple(round_of(each, members) for each in kept["rounds"])
    expect(0 < len(members) <= MOST_MEMBERS and len(rounds) <= MOST_ROUNDS)
    name, founder = short(kept["name"]), checked(kept["founder"], str)
    turns = count(kept["turns"], MOST_ROUNDS)
    expect(bool(turns) or not rounds)
    return League(
        name, founder, terms_of(kept), members, rounds, turns, checked(kept["over"], bool)
    )


def terms_of(kept: Kept) -> Terms:
    """Return what is played."""
    options = {checked(name, str): checked(each, str) for name, each in kept["options"].items()}
    return Terms(
        checked(kept["game"], str), count(kept["seats"], MOST_MEMBERS, FEWEST),
        checked(kept["level"], str), options, LeagueKind(kept["kind"]),
        count(kept["wanted"], MOST_ROUNDS), count(kept.get("days", 0), MOST_ROUNDS),
    )  # fmt: skip


def member_of(kept: Kept) -> Member:
    """Return a member."""
    name, left, seen, hours = kept
    found = None
    if hours is not None:
        begin, end, zone = hours
        found = hours_of(checked(begin, int), checked(end, int), checked(zone, str))
    return Member(short(name), checked(left, bool), found, checked(seen, int))


def round_of(kept: Kept, members: Mapping[str, Member]) -> Round:
    """Return a round among these members."""
    tables = tuple(table_of(*each) for each in kept["tables"])
    free, largest = texts(kept["free"]), count(kept["largest"], MOST_MEMBERS, FEWEST)
    busy = [*free, *(each for table in tables for each in table.people)]
    expect(len(busy) == len({*busy}) and {*busy} <= {*members})
    expect(all(FEWEST <= len(table.people) <= largest for table in tables))
    return Round(tables, free, largest)


def table_of(people: Kept, result: Kept) -> LeagueTable:
    """Return a table."""
    found = texts(people)
    if result is None:
        return LeagueTable(found)
    places, scores = (
        {checked(k, str): checked(v, int) for k, v in each.items()} for each in result
    )
    expect({*places} == {*found} and all(each > 0 for each in places.values()))
    expect({*scores} in (set(), {*found}))
    return LeagueTable(found, TableResult(places, scores))


def texts(found: Iterable[Kept]) -> tuple[str, ...]:
    """Return some texts. Raises `ValueError` if they are something else."""
    return tuple(checked(each, str) for each in checked(found, list))


def short(found: Kept) -> str:
    """Return a name. Raises `ValueError` if it is empty, too long or none."""
    expect(0 < len(checked(found, str)) <= LONGEST)
    return str(found)


def count(found: Kept, most: int, least: int = 0) -> int:
    """Return a number within limits. Raises `ValueError` for anything else."""
    expect(least <= checked(found, int) <= most)
    return int(found)


def checked(found: Kept, kind: type) -> Kept:
    """Return what is of this very kind. Raises `ValueError` for anything else."""
    expect(type(found) is kind)
    return found


def expect(is_right: bool) -> None:
    """Raise `ValueError` for a text that is no league."""
    if not is_right:
        raise ValueError("league")


# Ratings ------------------------------------------------------------------------------------------


def ratings_text(ratings: Mapping[str, Rating]) -> str:
    """Return somebody's ratings as text, by game."""
    kept = {game: [each.mu, each.sigma, each.games, each.last] for game, each in ratings.items()}
    return json.dumps(kept, ensure_ascii=False)


def ratings_from_text(text: str) -> dict[str, Rating]:
    """Return the ratings of a text, by game. Raises an error of some kind if it has none."""
    return {checked(game, str): rating_of(*each) for game, each in json.loads(text).items()}


def rating_of(mu: Kept, sigma: Kept, games: Kept, last: Kept) -> Rating:
    """Return a rating. Raises `ValueError` for figures that cannot be."""
    found = Rating(
        checked(mu, float), checked(sigma, float), checked(games, int), checked(last, str)
    )
    expect(abs(found.mu) < HIGHEST and 0 < found.sigma < HIGHEST and found.games >= 0)
    return found
