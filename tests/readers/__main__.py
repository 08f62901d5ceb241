"""Count how readers hear all that is told: once, twice, out of order, in part, never.

python -m tests.readers [GAME | LANGUAGE | PLAY ...] [--size COLUMNSxROWS ...] [--missed]

Without words, all games in three languages, in all sizes; words choose some of them, such as
`sixpack de "whole game"`. With --missed, each line is printed that was not heard once.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES
from tests.patient import be_patient
from tests.readers.judging import Heard
from tests.readers.plays import of_all
from tests.readers.watching import SIZES, Count, counted, lines_of, missed, watched


def row(name: str, reader: str, count: Count) -> str:
    """Return a row of the table."""
    figures = "".join(f"{count[how]:13}" for how in Heard)
    return f"{name:28}{reader:17}{count.total():8}{figures}"


def main(words: list[str]) -> None:
    """Play what is asked for, and print a row for each reader, size and game."""
    parser = ArgumentParser(prog="python -m tests.readers")
    parser.add_argument("words", nargs="*")
    parser.add_argument("--size", action="append")
    parser.add_argument("--missed", action="store_true")
    chosen = parser.parse_args(words)
    sizes = [tuple(map(int, each.split("x"))) for each in chosen.size or []] or SIZES
    be_patient(GAMES)
    totals: dict[tuple[str, str], Count] = {}
    print(f"{'':45}{'told':>8}" + "".join(f"{how.value:>13}" for how in Heard))
    for game, language, play in of_all(LANGUAGES):
        if not is_wanted(chosen.words, (game, language, play.name)):
            continue
        with TemporaryDirectory() as folder:
            lines = lines_of(play, Path(folder))
        for columns, rows in sizes:
            with TemporaryDirectory() as folder:
                answers = watched(play, lines, (columns, rows), Path(folder))
            name = f"{game}, {language}"
            for reader, count in counted(answers, columns).items():
                for key in ((name, reader), (play.name, reader), ("all", reader)):
                    totals.setdefault(key, Counter()).update(count)
            if chosen.missed:
                for each in missed(answers, columns):
                    print(
                        f"{name}, {play.name}, {columns}x{rows}, {each.reader}: "
                        f"{each.how.value}: {each.line}"
                    )
    for (name, reader), count in totals.items():
        print(row(name, reader, count))


def is_wanted(words: Iterable[str], names: Iterable[str]) -> bool:
    """Whether a play is among those that the words choose: of each kind of word, one has to fit."""
    game, language, play = names
    kinds = ({*GAMES, "real table", "lobby"}, {*LANGUAGES})
    chosen = [[word for word in words if word in kind] for kind in kinds]
    chosen.append([word for word in words if not any(word in kind for kind in kinds)])
    return all(
        not among or name in among
        for among, name in zip(chosen, (game, language, play), strict=True)
    )


if __name__ == "__main__":
    main(sys.argv[1:])
