"""What the questions about the table name: cards, or one's own dominoes."""

from collections.abc import Sequence

from accessible_games.real_table.notebook.reading import cards_in
from accessible_games.real_table.seen import View
from accessible_games.real_table.speech.cards import cards_meant, dominoes_in
from accessible_games.real_table.speech.table_lines import BARE, LONGEST, ends_with
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.teller import Teller

ASKING = BARE + "?"
"""Signs around the words of a question."""


def meant(teller: Teller, lexicon: Lexicon, view: View, text: str) -> Sequence[str]:
    """Cards, all of them if none is named: "how many are there?", "where are they?".

    Raises `NotUnderstoodError` if the deck has none that are called so.
    """
    named = without_asking(lexicon, text)
    return cards_meant(lexicon, view.notebook, named) if named else cards_in(view.notebook)


def without_asking(lexicon: Lexicon, text: str) -> str:
    """A text without what only asks: "goats are there" are goats. Cards alone are all cards."""
    words, asks = text.strip(ASKING).split(), lexicon.typed("typed-there")
    words = words[: len(words) - ends_with(words, asks)]
    begun = (size for size in range(min(len(words), LONGEST), 0, -1))
    words = words[next((n for n in begun if fold(" ".join(words[:n])) in asks), 0) :]
    little = {*lexicon.little(), *lexicon.typed("typed-all-cards")}
    return "" if all(fold(word) in little for word in words) else " ".join(words)


def dominoes(teller: Teller, lexicon: Lexicon, view: View, text: str) -> Sequence[str]:
    """Three dominoes. Raises `NotUnderstoodError` for anything else."""
    return dominoes_in(lexicon, view.notebook, text)
