"""A tournament of computer players, told for the ear or as JSON."""

import json
from collections.abc import Generator, Iterator
from contextlib import closing
from time import monotonic
from typing import Any

from accessible_games.contest import tournament, workers
from accessible_games.contest.cluster import on_cluster
from accessible_games.contest.playing import Outcome
from accessible_games.contest.problem import WorkersError
from accessible_games.contest.tournament import Deal, Standings, TournamentPlan
from accessible_games.contest.workers import MOST_WORKERS
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.game_arguments import (
    check_players,
    named_game,
    number,
    wishes,
)
from accessible_games.frontends.terminal.program import Program
from accessible_games.games import GAMES
from accessible_games.match.table_options import number_between, possible_choices
from accessible_games.match.tempers import tempered
from accessible_games.players import TEMPERS, levels_of
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.decimals import to_tenths
from accessible_games.speech.narrator import Narrator
from accessible_games.tools.simulate import player_in_words

GAMES_PLAYED = 100
"""The default number of games."""
MOST_GAMES = 10**6
A_WHILE = 60
"""Seconds of silence after which a line tells how far the tournament is."""


def hold(program: Program) -> int:
    """Play a tournament and tell its figures; return 1 if it was interrupted."""
    context = program.context
    asked = planned(context.arguments)
    standing = Standings(asked)
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


def planned(arguments: Arguments) -> TournamentPlan:
    """Return the requested tournament. Raises `UsageError` if it cannot be played."""
    wished = wishes(arguments)
    game = GAMES[named_game(arguments.words)]
    players = arguments.players.split(",") if arguments.players else []
    if len(players) not in game.seats:
        raise UsageError("which-players", low=game.seats[0], high=game.seats[-1])
    check_players(players, levels_of(game.name), game.name)
    for name, choice in wished.options.items():
        possible = possible_choices(game, len(players), name)
        if choice not in possible:
            raise UsageError("unknown-choice", word=choice, choices=", ".join(possible))
    games = count_of(arguments.games, "--games", MOST_GAMES) or GAMES_PLAYED
    players = tempered(players, len(players), TEMPERS[0], game=game.name)
    plan = TournamentPlan(game.name, tuple(players), games, wished.seed or 0, wished.options)
    if arguments.sure and len(plan.levels) == 1:
        raise UsageError("tournament-one-level")
    return plan


def outcomes(plan: TournamentPlan, arguments: Arguments) -> Generator[Outcome, None, None]:
    """Yield the outcomes as games are played, by as many workers as the command line asks for."""
    if arguments.dask is not None:
        if arguments.workers is not None:
            raise UsageError("tournament-workers-or-dask")
        return on_cluster(plan.matches(), arguments.dask)
    count = count_of(arguments.workers, "--workers", MOST_WORKERS)
    return workers.here(plan.matches(), count or workers.cores())


def count_of(text: str | None, option: str, most: int) -> int | None:
    """Return the number given with an option; None if it was not given."""
    count = number(text, option)
    return None if count is None else number_between(str(count), 1, most)


def told(program: Program, standing: Standings, deals: Iterator[Deal]) -> Iterator[Deal]:
    """Count the deals, and tell those that are to be told at once."""
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


def lines(standing: Standings, ended: str, narrator: Narrator) -> list[str]:
    """Return what was found, then how each level did, then how much was played."""
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
    title = title_of(narrator.catalogue.language, standing.plan.game)
    sizes = {"count": summary["games"], "size": summary["planned"]}
    said += narrator.say(f"tournament-ended-{ended}", title=title, **sizes)
    if summary["nobody"]:
        said += narrator.say("tournament-nobody", count=summary["nobody"])
    return said


def figures_told(level: str, figures: dict[str, Any], narrator: Narrator) -> list[str]:
    """Return the wins of a level, with its Elo number and its points if it has them."""
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
    """Return a share of 1 as whole percent."""
    return round(100 * share)
