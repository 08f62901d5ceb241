"""Find puzzles: `python -m tests.long.puzzles.find GAME [GAMES [SEED]] [--check]`.

Computer players play game after game. At some of their questions a short search says whether one
answer is clearly best; where it does, the position is written down as it looks to the seat that is
asked, with all secrets made up, and read again. A search of `hard` has to find an answer that is
better by far, and then `hard` and `expert` have to prefer it to every other one twice, each time in
worlds of its own (measuring.py). So whatever was best by chance, or only if others play as one of
them expects, is thrown away. Levels with few puzzles come first. Puzzles are added to the file of
the game as they are found; the next run goes on with the seed after that of the last one, or with
the one given.
`--check` measures what is there once more, in other worlds, and changes nothing.
"""

import json
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from accessible_games.app.puzzle_set import LEVELS, Puzzle, asked_in, best_of, puzzle_in
from accessible_games.contest.playing import play_move
from accessible_games.core import position
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.state import State
from accessible_games.players import bot, search_of
from accessible_games.players.judging import same
from accessible_games.players.search import Found
from accessible_games.resources import of_game
from tests.games.facts import facts_of
from tests.long.puzzles.measuring import margin_of, prices

SHORT = 0.1
"""Of the iterations of `hard`: for a first look."""
FIRST, SECOND = 1.0, 1.25
"""How many times the margin is asked for at the first look; and then, as chance may hide some."""
ENOUGH, FEWEST, MOST = 51, 8, 25
"""So many puzzles of a game are kept, and at least and at most so many of each level."""
LOOKS = 4
"""The number of questions of a game at which somebody looks; so puzzles come from many games."""
MOST_SEATS = 5
"""With more players, too much has to be heard before one can think."""
UNTOLD = {"claim", "point"}
"""Questions that give their own answer away, or are answered by what is not on the table."""


def candidates(game: str, seed: int) -> Iterator[tuple[AnyTable, Decision[Any]]]:
    """Some questions of a game among `easy` players, with the tables at which they are asked."""
    rules, chance = GAMES[game], Random(f"puzzles {game} {seed}")
    seats = [number for number in rules.seats if 3 <= number <= MOST_SEATS]
    table = Table.new(rules, seats[seed % len(seats)], seed, facts_of(game).puzzle_options)
    bots = [bot(game, "easy")] * table.state.seats
    asked = []
    while table.pending:
        if is_question(table):
            asked.append(len(table.moves))
        play_move(table, bots, seed)
    for moves in sorted(chance.sample(asked, min(LOOKS, len(asked)))):
        before = table.copy(moves)
        yield before, before.waiting()[0]


def is_question(table: AnyTable) -> bool:
    """Whether the position alone asks one seat, and leaves it more than two answers."""
    decision = table.waiting()[0]
    stands = len(table.pending) == 1 and decision.kind in table.game.checkpoints
    is_near = facts_of(table.game.name).is_near_end
    near = is_near is not None and is_near(table.state) and decision.kind not in UNTOLD
    return stands and near and len(list(islice(decision.options, 3))) > 2


def searched(table: AnyTable, effort: float, luck: str) -> Found:
    """What the search of `hard` finds at a table, with so many times its iterations."""
    decision = asked_in(table)
    seat = decision.seat
    search = search_of(table.game.name, effort=effort)
    return search(table.view(seat), decision, partial(table.determinize, seat), Random(luck))


def lead(game: str, found: Found) -> float:
    """By how much the best answer is better than the second best, as a share of the margin."""
    if len(found) < 2 or not found[1].visits:
        return 0.0
    more, _ = found[0].over(found[1])
    return more / margin_of(game, "hard")


def wanted(levels: Counter[int]) -> Collection[int]:
    """The levels that lack puzzles: those with few of them, and then any, until there are enough.

    *levels* has the number of puzzles of each level.
    """
    thin = [level for level in LEVELS if levels[level] < FEWEST]
    if thin or levels.total() >= ENOUGH:
        return thin
    return [level for level in LEVELS if levels[level] < MOST]


def puzzle_at(
    table: AnyTable, decision: Decision[Any], name: str, levels: Collection[int]
) -> Puzzle | None:
    """The puzzle of any of these levels in a position.

    None where there is none, or where `hard` and `expert` do not agree on one answer.
    """
    game = table.game.name
    short = searched(table, SHORT, f"short {name}")
    if lead(game, short) < FIRST or grade(table, short[0].answer) not in levels:
        return None
    document = position.line(table.game, alone(table.determinize(decision.seat, Luck(1)).state))
    again = Table(*position.read(GAMES, document))
    if asked_in(again) != decision:
        return None
    first = searched(again, 1.0, f"usual {name}")
    if lead(game, first) < SECOND:
        return None
    best = first[0].answer
    level = grade(again, best)
    if level not in levels or prices(again, best, f"again {name}", SECOND) is None:
        return None
    costs = prices(again, best, f"found {name}")
    if costs is None:
        return None
    line = str(Move(decision.seat, decision.kind, best))
    return Puzzle(name, level, line, costs, document)


def alone(state: Any) -> Any:
    """A state without what somebody who sits down only now cannot have seen.

    In Life is Life these are all rounds before, and all swaps before the own last one.
    """
    if isinstance(state, State):
        own = [place for place, swap in enumerate(state.swaps) if swap.seat == state.on_turn]
        state.shown = []
        state.swaps = state.swaps[own[-1] :] if own else []
    return state


def grade(table: AnyTable, best: Answer) -> int:
    """3 if neither `easy` nor `normal` finds the answer, 1 if both do."""
    decision = asked_in(table)
    view, determinize = table.view(decision.seat), partial(table.determinize, decision.seat)
    answers = [
        bot(table.game.name, level)(view, decision, determinize, Random(1))
        for level in ("easy", "normal")
    ]
    return 3 - sum(same(answer, best) for answer in answers)


def find(game: str, games: int, file: Path, start: int | None) -> None:
    """Play so many games more, from a seed on, until there are enough puzzles."""
    known = read(file)
    levels, names = Counter(puzzle.level for puzzle in known), {puzzle.name for puzzle in known}
    last = max((int(puzzle.name.split("-")[0]) for puzzle in known), default=0)
    for seed in islice(count(last + 1 if start is None else start), games):
        lacking = wanted(levels)
        if not lacking:
            break
        for table, decision in candidates(game, seed):
            name = f"{seed}-{len(table.moves)}"
            puzzle = None if name in names else puzzle_at(table, decision, name, lacking)
            if puzzle:
                levels[puzzle.level] += 1
                with file.open("a", encoding="utf-8") as opened:
                    opened.write(file_line(puzzle) + "\n")
                print(game, puzzle.name, puzzle.level, puzzle.best, flush=True)
                break
    print(f"{game}: {dict(levels)}", flush=True)


def file_line(puzzle: Puzzle) -> str:
    """A puzzle as a line of its file."""
    document = {
        "name": puzzle.name,
        "level": puzzle.level,
        "best": puzzle.best,
        "prices": puzzle.prices,
        "position": json.loads(puzzle.position),
    }
    return json.dumps(document, separators=(",", ":"))


def read(file: Path) -> list[Puzzle]:
    """The puzzles of a file, in its order."""
    return [*map(puzzle_in, file.read_text("utf-8").splitlines())] if file.exists() else []


def check(game: str, file: Path) -> int:
    """Verify all puzzles of a game in other worlds; how many failed."""
    failed = 0
    for puzzle in read(file):
        if not is_verified(puzzle):
            failed += 1
            print(game, puzzle.name, "is not clear", flush=True)
    print(f"{game}: {failed} failed", flush=True)
    return failed


def is_verified(puzzle: Puzzle) -> bool:
    """Whether `hard` and `expert` prefer its answer in other worlds too."""
    table = puzzle.table()
    return prices(table, best_of(puzzle, table), f"check {puzzle.name}") is not None


def main(words: Sequence[str]) -> int:
    """The command."""
    game, *rest = [word for word in words if word != "--check"]
    file = of_game(game) / "puzzles.jsonl"
    if "--check" in words:
        return min(check(game, file), 1)
    games, start = [*map(int, rest), *[None] * 2][:2]
    find(game, games or 1000, file, start)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
