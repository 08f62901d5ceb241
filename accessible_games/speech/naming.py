"""What a typed name names: a piece, or somebody who plays."""

from collections.abc import Sequence

from accessible_games.speech import typed_cards
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.typed_words import names_of, typed_in


def named(lexicon: Lexicon, text: str) -> list[str]:
    """The words of a name without those that say nothing."""
    little = lexicon.beside("any")
    words = [word for word in lexicon.split(text) if not lexicon.is_little(word, little)]
    return words or lexicon.split(text)


def is_name(lexicon: Lexicon, words: Sequence[str]) -> bool:
    """Whether words are the name of a piece or of a person, and no more than that."""
    if fold(" ".join(words)) in lexicon.people:
        return True
    name, *value = typed_cards.whole_names(lexicon, words) or [""]
    found = lexicon.matches(name, lexicon.all_pieces())
    return bool(found) and all(lexicon.number(word) is not None for word in value)


def piece_named(lexicon: Lexicon, text: str) -> str:
    """The piece that typed words end in: a name, or a name and a value.

    Raises `NotUnderstoodError` if they name none, or several.
    """
    *before, last = typed_cards.whole_names(lexicon, named(lexicon, text)) or [""]
    value = lexicon.number(last)
    if before and value is not None:
        card = f"{piece_named(lexicon, before[-1])}-{value}"
        if card in lexicon.pieces:
            return card
    return lexicon.meant(last, lexicon.all_pieces())


def seat_named(lexicon: Lexicon, text: str, called: Sequence[str]) -> int:
    """The seat that is typed: by its piece, or by the name of whoever plays there.

    Raises `NotUnderstoodError` if nobody, or not only one, is called so.
    """
    begun = prefix_matches(fold(text), typed_in(lexicon, called))
    found = list(dict.fromkeys(name for names in begun for name in names))
    if len(found) == 1:
        return called.index(found[0])
    choices = names_of(lexicon, found or called)
    raise NotUnderstoodError(
        "ambiguous-word" if found else "no-such-person", word=text, choices=choices
    )
