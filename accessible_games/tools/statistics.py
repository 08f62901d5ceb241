"""The player's own games, told for the ear or as JSON."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from statistics import fmean
from typing import Any

from accessible_games.core.frozen import Frozen
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.game_arguments import named_game
from accessible_games.frontends.terminal.program import Program
from accessible_games.games import RECORDED
from accessible_games.resources import EVENING
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.decimals import to_tenths
from accessible_games.speech.narrator import Narrator
from accessible_games.store.tally import PlayedGame, Tally, latest, longest, silent, take

FILE = "statistics.sqlite"


class GameStatistics(Frozen):
    """All games of one kind that one person has played, the oldest first."""

    name: str
    game: str
    games: tuple[PlayedGame, ...]

    @property
    def over(self) -> list[PlayedGame]:
        """The games that were played to their end."""
        return [game for game in self.games if game.over]

    @property
    def points(self) -> list[int]:
        """The points of all games that have points."""
        return [game.points for game in self.over if game.points is not None]

    def by(self, key: Callable[[PlayedGame], Any]) -> dict[Any, list[PlayedGame]]:
        """Return the finished games, grouped by something."""
        keys = sorted({key(game) for game in self.over})
        return {each: [game for game in self.over if key(game) == each] for each in keys}


def tell(program: Program) -> None:
    """Tell what the records say about the player's own games, in lines or as JSON."""
    context = program.context
    words = context.arguments.words
    if len(words) > 1:
        raise UsageError("one-game", words=" ".join(words))
    only = named_game(words, RECORDED) if words else None
    warn = silent if context.arguments.json else partial(say_many, program)
    tally = take(
        context.records,
        context.data / FILE,
        context.arguments.rebuild,
        warn,
    )
    parts = [part for part in parts_of(tally) if only in (None, part.game)]
    if context.arguments.json:
        told = {"games": [figures(part) for part in parts], "damaged": tally.damaged}
        program.whole.say([json.dumps(told)])
        return
    said = list(lines(parts, context.narrator, whole=only is not None))
    if tally.damaged:
        said += context.narrator.say("statistics-damaged", count=tally.damaged)
    program.screen.say(said)


def say_many(program: Program, count: int) -> None:
    """Say, only this time, that counting takes a while."""
    program.say("statistics-many", count=count)


def parts_of(tally: Tally) -> list[GameStatistics]:
    """Return each person's games by kind; people and kinds with most games first."""
    games = tally.games
    names = most_first(game.name for game in games)
    kinds = most_first(game.game for game in games)
    parts = (
        GameStatistics(name, kind, tuple(g for g in games if (g.name, g.game) == (name, kind)))
        for name in names
        for kind in kinds
    )
    return [part for part in parts if part.games]


def most_first(words: Iterable[str]) -> list[str]:
    """Return each word once, the most frequent first, then alphabetically."""
    all_of_them = list(words)
    return sorted(set(all_of_them), key=lambda word: (-all_of_them.count(word), word))


def figures(part: GameStatistics) -> dict[str, Any]:
    """Return all figures of a person and a game, as docs/records.md describes them."""
    points = part.points
    return {
        "name": part.name,
        "game": part.game,
        **counts(part.over),
        "unfinished": len(part.games) - len(part.over),
        "longest_streak": longest(part.over),
        "streak": latest(part.over),
        "points_mean": round(fmean(points), 2) if points else None,
        "points_best": max(points) if points else None,
        "seats": {str(seats): counts(games) for seats, games in part.by(seats_of).items()},
        "levels": {level or "people": counts(g) for level, g in part.by(level_of).items()},
    }


def counts(games: list[PlayedGame]) -> dict[str, int]:
    """Return how many were played and how many won."""
    return {"played": len(games), "won": sum(game.won for game in games)}


def seats_of(game: PlayedGame) -> int:
    """Return the number of players, to group games by."""
    return game.seats


def level_of(game: PlayedGame) -> str:
    """Return the level of the strongest computer player, to group games by."""
    return game.level


# For the ear --------------------------------------------------------------------------------------


def lines(parts: list[GameStatistics], narrator: Narrator, whole: bool) -> Iterator[str]:
    """Yield a line for each game, with names if there are several people; *whole* tells more."""
    if not parts:
        yield from narrator.say("statistics-none")
    several = len({part.name for part in parts}) > 1
    for part in parts:
        title = title_of(narrator.catalogue.language, part.game)
        called = f"{part.name}, {title}" if several else title
        if part.game == EVENING:
            yield from narrator.say("statistics-evening", title=called, count=len(part.games))
            continue
        yield from narrator.say("statistics-game", title=called, **told(part.over))
        if whole:
            yield from details(part, narrator)
    played = [part for part in parts if part.game != EVENING]
    unfinished = sum(not game.over for part in played for game in part.games)
    if unfinished:
        yield from narrator.say("statistics-unfinished", count=unfinished)


def told(games: list[PlayedGame]) -> dict[str, int]:
    """Return the arguments of the message for a group of games."""
    return {"count": len(games), "won": sum(game.won for game in games)}


def details(part: GameStatistics, narrator: Narrator) -> Iterator[str]:
    """Yield lines by seats and by level if there were several, then streaks and points."""
    seats, levels = part.by(seats_of), part.by(level_of)
    for size, games in seats.items() if len(seats) > 1 else ():
        yield from narrator.say("statistics-seats", size=size, **told(games))
    for level, games in levels.items() if len(levels) > 1 else ():
        if level:
            name = narrator.catalogue.say(f"level-{level}")
            yield from narrator.say("statistics-level", level=name, **told(games))
        else:
            yield from narrator.say("statistics-people", **told(games))
    best, now = longest(part.over), latest(part.over)
    if best > 1:
        yield from narrator.say("statistics-streak", count=best)
    if now > 1:
        yield from narrator.say("statistics-streak-now", count=now)
    if part.points:
        mean = to_tenths(fmean(part.points), narrator.catalogue.language)
        yield from narrator.say("statistics-points", number=mean, value=str(max(part.points)))
