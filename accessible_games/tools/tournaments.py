"""A tournament of computer players, told for the ear or as JSON."""

import json
from collections.abc import Generator, Iterator
from contextlib import closing
from time import monotonic
from typing import Any

from accessible_games.bots import TEMPERS, levels_of
from accessible_games.contest import tournament, workers
from accessible_games.contest.cluster import on_cluster
from accessible_games.contest.playing import Outcome
from accessible_games.contest.problem import WorkersError
from accessible_games.contest.tournament import Deal, Plan, Standing
from accessible_games.contest.workers import MOST_WORKERS
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.wishes import (
    check_players,
    named_game,
    number,
    wishes,
)
from accessible_games.games import GAMES
from accessible_games.match.choosing import number_between, possible_choices
from accessible_games.match.tempers import tempered
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.decimals import to_tenths
from accessible_games.speech.narrator import Narrator
from accessible_games.tools.simulate import player_in_words

GAMES_PLAYED = 100
"""The number of games by default."""
MOST_GAMES = 10**6
A_WHILE = 60
"""The seconds of silence after which a line says how far the tournament is."""


def hold(program: Program) -> int:
    """Play a tournament and tell its figures; exit status 1 if it was interrupted."""
    context = program.context
    asked = planned(context.arguments)
    standing = Standing(asked)
    ended, problem = "all", None
    try:
        with closing(outcomes(asked, context.arguments)) as played:
            for _ in told(program, standing, asked.played(played)):
                if standing.sure and context.arguments.sure:
                    ended = "sure"
                    break
    except KeyboardInterrupt:
        ended = "interrupted"
    except WorkersError as error:
        if not standing.deals:
            raise
        ended, problem = "interrupted", error
    if context.arguments.json:
        program.whole.say([json.dumps(standing.summary(ended))])
    else:
        program.screen.say(lines(standing, ended, context.narrator))
    if problem is not None:
        raise problem
    return 1 if ended == "interrupted" else 0


def planned(arguments: Arguments) -> Plan:
    """The tournament asked for; `UsageError` if it cannot be played."""
    wished = wishes(arguments)
    game = GAMES[named_game(arguments.words)]
    players = arguments.players.split(",") if arguments.players else []
    if len(players) not in game.SEATS:
        raise UsageError("which-players", low=game.SEATS[0], high=game.SEATS[-1])
    check_players(players, levels_of(game.NAME))
    for name, choice in wished.options.items():
        possible = possible_choices(game, len(players), name)
        if choice not in possible:
            raise UsageError("unknown-choice", word=choice, choices=", ".join(possible))
    games = count_of(arguments.games, "--games", MOST_GAMES) or GAMES_PLAYED
    players = tempered(players, len(players), TEMPERS[0])
    plan = Plan(game.NAME, tuple(players), games, wished.seed or 0, wished.options)
    if arguments.sure and len(plan.levels) == 1:
        raise UsageError("tournament-one-level")
    return plan


def outcomes(plan: Plan, arguments: Arguments) -> Generator[Outcome, None, None]:
    """The outcomes as games are played, by the workers that the command line asks for."""
    if arguments.dask is not None:
        if arguments.workers is not None:
            raise UsageError("tournament-workers-or-dask")
        return on_cluster(plan.matches(), arguments.dask)
    count = count_of(arguments.workers, "--workers", MOST_WORKERS)
    return workers.here(plan.matches(), count or workers.cores())


def count_of(text: str | None, option: str, most: int) -> int | None:
    """The number given with an option; None if it was not given."""
    count = number(text, option)
    return None if count is None else number_between(str(count), 1, most)


def told(program: Program, standing: Standing, deals: Iterator[Deal]) -> Iterator[Deal]:
    """Count the deals, and tell of each what is to be told at once."""
    spoken = monotonic()
    for deal in deals:
        standing.add(deal)
        if program.context.arguments.json:
            program.whole.say([json.dumps(tournament.told(*game)) for game in deal])
        elif monotonic() - spoken > A_WHILE:
            spoken = monotonic()
            size = standing.plan.deals * len(standing.plan.rotations)
            program.say("tournament-goes-on", count=standing.games, size=size)
        yield deal


# For the ear --------------------------------------------------------------------------------------


def lines(standing: Standing, ended: str, narrator: Narrator) -> list[str]:
    """What was found, then how each level has done, then how much was played."""
    summary = standing.summary(ended)
    said = []
    words = narrator.catalogue
    if summary["comparison"]:
        found, level = summary["comparison"]["found"], summary["comparison"]["level"]
        said += narrator.say(
            f"tournament-{found}", level=player_in_words(level, narrator.catalogue)
        )
    for level, figures in summary["levels"].items():
        said += figures_told(player_in_words(level, words), figures, narrator)
    title = catalogue_of(narrator.catalogue.language, standing.plan.game).say("title")
    sizes = {"count": summary["games"], "size": summary["planned"]}
    said += narrator.say(f"tournament-ended-{ended}", title=title, **sizes)
    if summary["nobody"]:
        said += narrator.say("tournament-nobody", count=summary["nobody"])
    return said


def figures_told(level: str, figures: dict[str, Any], narrator: Narrator) -> list[str]:
    """The wins of a level, its Elo number where it has one, and its points where it has any."""
    low, high = map(percent, figures["share_interval"])
    won = str(percent(figures["share"]))
    said = narrator.say("tournament-level", level=level, value=won, low=low, high=high)
    if figures["elo"] is not None:
        low, high = map(round, figures["elo_interval"])
        value = str(round(figures["elo"]))
        said += narrator.say("tournament-elo", level=level, value=value, low=low, high=high)
    if figures["points"] is not None:
        points = to_tenths(figures["points"], narrator.catalogue.language)
        said += narrator.say("tournament-points", level=level, number=points)
    return said


def percent(share: float) -> int:
    """A share out of 1 as whole percent."""
    return round(100 * share)
