"""What the questions about the table name: cards, or one's own dominoes."""

from collections.abc import Sequence

from accessible_games.real_table.seen import View
from accessible_games.real_table.speech.cards import cards_meant, dominoes_in
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.teller import Teller


def meant(teller: Teller, lexicon: Lexicon, view: View, text: str) -> Sequence[str]:
    """Cards. Raises `NotUnderstoodError` if the deck has none that are called so."""
    return cards_meant(lexicon, view.notebook, text)


def dominoes(teller: Teller, lexicon: Lexicon, view: View, text: str) -> Sequence[str]:
    """Three dominoes. Raises `NotUnderstoodError` for anything else."""
    return dominoes_in(lexicon, view.notebook, text)
