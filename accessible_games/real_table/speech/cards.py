"""The cards that lie on a real table, as they are typed and told.

With a deck they are found as `look` finds them: by labels, lines of labels, names. Without one they
are called as they were typed.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import dropwhile

from accessible_games.braille.labels import Label
from accessible_games.braille.reader import BLANK
from accessible_games.games import GAMES
from accessible_games.real_table.looking.decks import LabelledCards, known_deck
from accessible_games.real_table.looking.finding import BETWEEN, NEAR, find
from accessible_games.real_table.looking.telling import unknown
from accessible_games.real_table.notebook.decks import board_of, game_of
from accessible_games.real_table.notebook.notebook import Notebook
from accessible_games.real_table.notebook.reading import cards_in
from accessible_games.real_table.scoring.held import HeldError, Reading
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.line import clauses
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError

DOMINO = 2
"""The pieces of a domino."""
SHORTEST, ENDING = 3, 2
"""The fewest letters of a word that may stand in the plural, and the most of its ending."""


# The cards of a deck ------------------------------------------------------------------------------


def language_of(deck: str) -> Language:
    """The language of a deck's labels."""
    named = deck.rpartition("/")[0]
    return next((language for language in LANGUAGES if language == named), LANGUAGES[0])


def cards_of(deck: str, language: Language) -> LabelledCards | None:
    """The cards of a deck, as a language calls them; None for one that is not known here."""
    try:
        return known_deck(game_of(deck), language)
    except KeyError:
        return None


@cache
def words_of(deck: str) -> tuple[str, ...]:
    """By what each card of a deck is written down: its label, or its piece at a game's own board.

    Empty for what never lies on such a board.
    """
    cards, board = cards_of(deck, language_of(deck)), board_of(deck)
    if cards is None:
        return ()
    if board is None:
        return tuple(BETWEEN.join(label.lines).replace(" ", "_") for label in cards.labels)
    pieces = {label.card.called: label.card.piece_id for label in reversed(cards.labels)}
    pieces |= {c.called: c.piece_id for c in (each.card for each in cards.labels) if c.piece_id}
    found = (pieces[label.card.called] for label in cards.labels)
    return tuple(piece if piece in board.cards else "" for piece in found)


def label_of(deck: str, word: str, language: Language) -> Label | None:
    """The label of a card in a language; None for a card without one."""
    cards, words = cards_of(deck, language), words_of(deck)
    return cards.labels[words.index(word)] if cards is not None and word in words else None


def name_of(catalogue: Catalogue, deck: str, word: str) -> str:
    """The name of a card."""
    label = label_of(deck, word, catalogue.language)
    return word.replace("_", " ") if label is None else label.card.called


def in_cells(catalogue: Catalogue, deck: str, word: str) -> str:
    """The label of a card in cells, as it is felt; its name without one."""
    label = label_of(deck, word, language_of(deck) if BETWEEN in deck else catalogue.language)
    return name_of(catalogue, deck, word) if label is None else BLANK.join(label.cells)


def copies_of(deck: str, word: str) -> int:
    """How many of a card are in a deck; 0 if nobody knows."""
    label = label_of(deck, word, language_of(deck))
    if label is None or board_of(deck) is not None:
        return 0
    return label.card.copies


# What is typed ------------------------------------------------------------------------------------


def card_named(lexicon: Lexicon, notebook: Notebook, text: str) -> str:
    """The one card that is typed. Raises `NotUnderstoodError` if none is meant, or several are."""
    if not notebook.deck:
        return in_words(lexicon, notebook, text)
    found = in_deck(lexicon, notebook, text)
    if len(found) > 1:
        catalogue = lexicon.catalogue
        names = dict.fromkeys(name_of(catalogue, notebook.deck, word) for word in found)
        told = [*names] if len(names) == len(found) else [word.replace("_", " ") for word in found]
        choices = catalogue.joined(told[:NEAR], "or")
        raise NotUnderstoodError("ambiguous-word", word=text, choices=choices)
    return found[0]


def in_words(lexicon: Lexicon, notebook: Notebook, text: str) -> str:
    """A card in any words without an article, spelt as one that lies there and is called so."""
    known = {fold(card.replace("_", " ")): card for card in cards_in(notebook)}
    named = [*dropwhile(lambda word: fold(word) in lexicon.little(), text.split())]
    spelt = named or text.split()
    return known.get(fold(" ".join(spelt)), "_".join(spelt))


def in_deck(lexicon: Lexicon, notebook: Notebook, text: str) -> list[str]:
    """The cards of the deck that are labelled or called so, in any language, the own one first.

    Raises `NotUnderstoodError` if there are none.
    """
    deck, own = notebook.deck, lexicon.catalogue.language
    without = " ".join(word for word in text.split() if fold(word) not in lexicon.little())
    for typed in dict.fromkeys(filter(None, [text, without])):
        for language in dict.fromkeys((own, *LANGUAGES)):
            cards = cards_of(deck, language)
            found = () if cards is None else find(cards.labels, typed).labels
            if words := named_by(notebook, found, language) or pieces(deck, typed, language):
                return words
    cards = cards_of(deck, own)
    asked = fold(without).split()
    called = [] if cards is None else [c for c in cards.labels if is_like(c.card.called, asked)]
    if words := named_by(notebook, called, own):
        return words
    raise unknown([] if cards is None else [cards], text, lexicon.catalogue)


def named_by(notebook: Notebook, found: Iterable[Label], language: Language) -> list[str]:
    """By what some labels are written down, each once."""
    cards = cards_of(notebook.deck, language)
    places = {label: place for place, label in enumerate(cards.labels)} if cards else {}
    words = words_of(notebook.deck)
    return [*filter(None, dict.fromkeys(words[places[label]] for label in found))]


def pieces(deck: str, typed: str, language: Language) -> list[str]:
    """The cards that a game of ours calls so, also in the plural."""
    game = game_of(deck)
    cards = cards_of(deck, language)
    if game not in GAMES or cards is None:
        return []
    found = Reading(catalogue_of(language, game), GAMES[game].pieces).named(typed)
    words = zip(cards.labels, words_of(deck), strict=True)
    return [*dict.fromkeys(word for label, word in words if word and label.card.piece_id in found)]


def cards_meant(lexicon: Lexicon, notebook: Notebook, text: str) -> list[str]:
    """The cards that a question is about, be they there or not."""
    if notebook.deck:
        return in_deck(lexicon, notebook, text)
    card, lies = in_words(lexicon, notebook, text), cards_in(notebook)
    if card in lies:
        return [card]
    without = [fold(word) for word in text.split() if fold(word) not in lexicon.little()]
    return [each for each in lies if is_like(each, without)] or [card]


def is_like(card: str, asked: Sequence[str]) -> bool:
    """Whether each typed word begins a word of a card, or is one in the plural."""
    words = fold(card.replace("_", " ")).split()
    return bool(asked) and all(any(begins(word, each) for word in words) for each in asked)


def begins(word: str, typed: str) -> bool:
    """Whether one word begins the other, which has but an ending more where it was typed."""
    longer = len(typed) - len(word)
    return word.startswith(typed) or (
        len(word) >= SHORTEST and 0 < longer <= ENDING and typed.startswith(word)
    )


def dominoes_in(lexicon: Lexicon, notebook: Notebook, text: str) -> tuple[str, ...]:
    """Dominoes by the pieces that they show, in pairs. Raises `NotUnderstoodError` for others."""
    board, game = notebook.board, game_of(notebook.deck)
    if board is None:
        raise NotUnderstoodError("no-board")
    reading = Reading(catalogue_of(lexicon.catalogue.language, game), GAMES[game].pieces)
    try:
        parts = clauses(text.replace("-", " "))
        shown = [piece for part in parts for piece in reading.clause(part)]
    except HeldError as error:
        raise NotUnderstoodError(error.message, **error.arguments) from None
    pairs = [shown[first : first + DOMINO] for first in range(0, len(shown), DOMINO)]
    order = {piece: place for place, piece in enumerate(board.cards)}
    found = tuple("-".join(sorted(pair, key=order.__getitem__)) for pair in pairs)
    if not board.is_hand(found):
        raise NotUnderstoodError("dominoes-how")
    return found
