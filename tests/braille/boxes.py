"""What is in the boxes of the games, from which their labels are computed anew.

    python -m tests.braille.boxes

writes the labels into the folders of the games. Do so only on purpose: a deck that somebody
has printed keeps its labels as long as those files do. A box is in the file box.py of its game's
folder of tests.
"""

import csv
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label, kept, labels
from accessible_games.resources import words_of_game
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.games.facts import games_beside


@cache
def boxes() -> Mapping[str, Callable[[Language], Iterator[Label]]]:
    """Return the labels of every box, by game."""
    return {game: module.box for game, module in games_beside("box").items()}


def computed(language: Language, *cards: Card) -> list[Label]:
    """The labels of one deck by the rule alone."""
    return list(labels(cards, language))


def composed(language: Language, lines: tuple[str, ...], card: Card) -> Label:
    """A label whose lines are put together from those of others."""
    return labels([replace(card, label="/".join(lines))], language)[0]


def freeze() -> None:
    """Write all labels into the data."""
    for game, box in boxes().items():
        for language in LANGUAGES:
            file = words_of_game(game, language) / "labels.csv"
            with file.open("w", encoding="utf-8", newline="") as stream:
                writer = csv.writer(stream, lineterminator="\n")
                used = ["name", "copies", "value", "text", "label", "piece", "size", "piece_id"]
                writer.writerow(used)
                for card in map(kept, box(language)):
                    row = [getattr(card, column) for column in used]
                    writer.writerow(["" if cell is None else cell for cell in row])


if __name__ == "__main__":
    freeze()
