"""Find puzzles: `python -m tests.puzzles.find GAME [GAMES [SEED]] [--check]`.

Computer players play game after game. At some of their questions a short search says whether one
answer is clearly best; where it does, the position is written down as it looks to the seat that is
asked, with all secrets made up, and read again. A search as long as that of `hard`, and then one
ten times as long, have to agree, each in worlds of its own, and then the search of `--check`. So
whatever was best by chance is thrown away. Puzzles are added to the file of the game as they are
found; the next run goes on with the seed after that of the last one, or with the one given.
`--check` verifies what is there once more, and changes nothing.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from accessible_games.app.puzzles import FOLDER, Puzzle, asked_in, best_of, puzzle_in
from accessible_games.bots import bot, counts_points, search_of
from accessible_games.bots.judging import less, same
from accessible_games.bots.search import Found
from accessible_games.contest.playing import play_move
from accessible_games.core import position
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable, Table
from accessible_games.games import GAMES, life_is_life

OPTIONS = {"arche-noah": {"open-piles": "yes"}}
"""Nobody who sits down in the middle could remember what lies in a closed pile."""
MARGIN = {"points": 1.0, "chance": 0.04}
"""How much more the best answer has to bring than any other."""
SHORT, LONG = 0.1, 10.0
"""Of the iterations of `hard`: for a first look, and to verify."""
FIRST, SECOND = 1.0, 1.25
"""How many times the margin is asked for at the first look, and by the search of `hard`."""
ENOUGH, MOST = 51, 25
"""So many puzzles of a game are kept, and at most so many of each level."""
LOOKS = 4
"""The number of questions of a game at which somebody looks; so puzzles come from many games."""
NEAR: Mapping[str, Callable[[Any], bool]] = {
    "life-is-life": lambda state: state.knocker is not None,
    "arche-noah": lambda state: len(state.draw_pile) < 12,
    "sixpack": lambda state: len(state.display) < 16,
    "lifeboat": lambda state: len(state.order) < 2,
}
"""Where an end is near, a person can think it through, and a search can try many worlds."""
MOST_SEATS = 5
"""With more players, too much has to be heard before one can think."""
UNTOLD = {"claim", "point"}
"""Questions that give their own answer away, or are answered by what is not on the table."""


def candidates(game: str, seed: int) -> Iterator[tuple[AnyTable, Decision[Any]]]:
    """Some questions of a game among `easy` players, with the tables at which they are asked."""
    rules, chance = GAMES[game], Random(f"puzzles {game} {seed}")
    seats = [number for number in rules.SEATS if 3 <= number <= MOST_SEATS]
    table = Table.new(rules, seats[seed % len(seats)], seed, OPTIONS.get(game))
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
    stands = len(table.pending) == 1 and decision.kind in table.game.CHECKPOINTS
    near = NEAR[table.game.NAME](table.state) and decision.kind not in UNTOLD
    return stands and near and len(list(islice(decision.options, 3))) > 2


def searched(table: AnyTable, effort: float, luck: str) -> Found:
    """What the search of `hard` finds at a table, with so many times its iterations."""
    decision = asked_in(table)
    seat = decision.seat
    search = search_of(table.game.NAME, effort=effort)
    return search(table.view(seat), decision, partial(table.imagine, seat), Random(luck))


def lead(game: str, found: Found) -> float:
    """By how much the best answer is better than the second best, as a share of the `MARGIN`."""
    if len(found) < 2 or not found[1].visits:
        return 0.0
    more, _ = found[0].over(found[1])
    return more / MARGIN["points" if counts_points(game) else "chance"]


def is_clear(game: str, found: Found) -> bool:
    """Whether the best answer is better than the second best by far, and not by chance."""
    return lead(game, found) >= 1 and less(game, found[0], found[1]) > 0


def puzzle_at(table: AnyTable, decision: Decision[Any], name: str) -> Puzzle | None:
    """The puzzle in a position; None where the searches do not agree on one answer."""
    game = table.game.NAME
    if lead(game, searched(table, SHORT, f"short {name}")) < FIRST:
        return None
    document = position.line(table.game, alone(table.imagine(decision.seat, Luck(1)).state))
    again = Table(*position.read(GAMES, document))
    if asked_in(again) != decision:
        return None
    first = searched(again, 1.0, f"usual {name}")
    if lead(game, first) < SECOND:
        return None
    found = searched(again, LONG, f"long {name}")
    if not is_clear(game, found) or not same(found[0].answer, first[0].answer):
        return None
    return made(again, found, name, document)


def alone(state: Any) -> Any:
    """A state without what somebody who sits down only now cannot have seen.

    In Life is Life these are all rounds before, and all swaps before the own last one.
    """
    if isinstance(state, life_is_life.State):
        own = [place for place, swap in enumerate(state.swaps) if swap.seat == state.on_turn]
        state.shown = []
        state.swaps = state.swaps[own[-1] :] if own else []
    return state


def made(table: AnyTable, found: Found, name: str, document: str) -> Puzzle:
    """A puzzle with everything that is kept of it."""
    decision, best = asked_in(table), found[0]
    line = str(Move(decision.seat, decision.kind, best.answer))
    margin = less(table.game.NAME, best, found[1])
    return Puzzle(name, grade(table, best.answer), line, margin, document)


def grade(table: AnyTable, best: Answer) -> int:
    """3 if neither `easy` nor `normal` finds the answer, 1 if both do."""
    decision = asked_in(table)
    view, imagine = table.view(decision.seat), partial(table.imagine, decision.seat)
    answers = [
        bot(table.game.NAME, level)(view, decision, imagine, Random(1))
        for level in ("easy", "normal")
    ]
    return 3 - sum(same(answer, best) for answer in answers)


def find(game: str, games: int, file: Path, start: int | None) -> None:
    """Play so many games more, from a seed on, until there are enough puzzles."""
    known = read(file)
    levels, names = Counter(puzzle.level for puzzle in known), {puzzle.name for puzzle in known}
    last = max((int(puzzle.name.split("-")[0]) for puzzle in known), default=0)
    for seed in islice(count(last + 1 if start is None else start), games):
        if levels.total() >= ENOUGH:
            break
        for table, decision in candidates(game, seed):
            name = f"{seed}-{len(table.moves)}"
            puzzle = None if name in names else puzzle_at(table, decision, name)
            if puzzle and levels[puzzle.level] < MOST and is_verified(puzzle):
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
        "margin": puzzle.margin,
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
    """Whether a long search in worlds of its own finds the answer too, as clearly best."""
    table = puzzle.table()
    found = searched(table, LONG, f"check {puzzle.name}")
    return is_clear(table.game.NAME, found) and same(found[0].answer, best_of(puzzle, table))


def main(words: Sequence[str]) -> int:
    """The command."""
    game, *rest = [word for word in words if word != "--check"]
    file = FOLDER / f"{game}.jsonl"
    if "--check" in words:
        return min(check(game, file), 1)
    games, start = [*map(int, rest), *[None] * 2][:2]
    find(game, games or 1000, file, start)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
