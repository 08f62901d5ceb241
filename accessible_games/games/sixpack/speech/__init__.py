"""What SixPack brings to the words of all games: its kinds of options and of fields."""

from accessible_games.api_speech import FieldKind
from accessible_games.games.sixpack.options import AtPlace, OneBlock, OneDomino
from accessible_games.games.sixpack.speech.kinds import BlockKind, DominoKind, PlaceKind
from accessible_games.games.sixpack.speech.saying import (
    Dominoes,
    Laid,
    Run,
    block_name,
    dominoes,
    laid,
    run,
)

DOMINO = DominoKind()
KINDS = {AtPlace: PlaceKind(), OneDomino: DOMINO, OneBlock: BlockKind()}
FIELDS = {
    "run": FieldKind(lambda _, cells: Run(cells)),
    "domino": FieldKind(lambda _, domino: Dominoes([domino])),
    "dominoes": FieldKind(lambda _, dominoes: Dominoes(dominoes), DOMINO),
    "block": FieldKind(lambda teller, block: block_name(teller.catalogue, block)),
    "laid": FieldKind(lambda _, drinks: Laid(drinks)),
}
FUNCTIONS = {"RUN": run, "DOMINOES": dominoes, "LAID": laid}
