"""Says dominoes, blocks and drinks with their places."""

from collections.abc import Iterable

from accessible_games.api_speech import ByFunction, Catalogue, Lexicon
from accessible_games.games.sixpack.options import AtPlace


class Run(ByFunction):
    """Pieces side by side, with an empty word for each gap."""

    function = "RUN"

    def __init__(self, cells: Iterable[str]) -> None:
        self.cells = tuple(cells)


class Dominoes(ByFunction):
    """Pairs of pieces, such as "cola-spezi"."""

    function = "DOMINOES"

    def __init__(self, dominoes: Iterable[str]) -> None:
        self.dominoes = tuple(dominoes)


class Laid(ByFunction):
    """Pieces with their places."""

    function = "LAID"

    def __init__(self, drinks: Iterable[tuple[str, str]]) -> None:
        self.drinks = tuple(drinks)


def run(catalogue: Catalogue, cells: Run, form: str = "name") -> str:
    """Pieces in the order in which they lie, none left out: `RUN($cells, form: "code")`."""
    names = (
        catalogue.piece(p, form) if p else catalogue.say("no-piece", form) for p in cells.cells
    )
    return catalogue.side_by_side([*names])


def dominoes(catalogue: Catalogue, pairs: Dominoes, form: str = "name") -> str:
    """Pairs of pieces, through the message `domino`: `DOMINOES($dominoes, form: "code")`."""
    return catalogue.side_by_side([domino_name(catalogue, pair, form) for pair in pairs.dominoes])


def laid(catalogue: Catalogue, pieces: Laid, form: str = "name") -> str:
    """Pieces with their places: `LAID($drinks, form: "code")`."""
    drinks = [f"{catalogue.piece(p, form)} {catalogue.place(place)}" for p, place in pieces.drinks]
    return catalogue.side_by_side(drinks)


def domino_name(catalogue: Catalogue, domino: str, form: str = "name") -> str:
    """A domino by both its pieces."""
    first, second = (catalogue.piece(piece, form) for piece in domino.split("-"))
    form = "braille" if catalogue.cells else form
    return catalogue.say("domino", form, first=first, second=second)


def block_name(catalogue: Catalogue, block: str) -> str:
    """A block by its first and last place."""
    first, last = block.split("-")
    return catalogue.say("block", first=catalogue.place(first), last=catalogue.place(last))


def laid_choices(lexicon: Lexicon, kind: str, options: AtPlace) -> str:
    """What can be laid and where, by an example."""
    answers = list(options)
    word, place = next((each for each in answers if lexicon.is_piece(each[0])), answers[0])
    example = f"{lexicon.answer_name(word)} {lexicon.catalogue.place(place)}"
    return lexicon.catalogue.say(f"choices-{kind}", example=example)


def domino_choices(lexicon: Lexicon, dominoes: Iterable[str]) -> str:
    """Dominoes as a list."""
    catalogue = lexicon.catalogue
    return catalogue.joined([domino_name(catalogue, domino) for domino in dominoes], "or")
