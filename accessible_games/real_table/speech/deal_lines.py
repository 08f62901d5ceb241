"""What a line deals: "lifeboat", "3 villager, wolf", "skat 10", "2 each wolf, seer, witch"."""

import re
from collections.abc import Callable, Sequence

from accessible_games.core.frozen import Frozen
from accessible_games.real_table.entries import MOST_ROLES
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError

BETWEEN = re.compile("[,;]")
"""Signs between roles."""


def read_deal(lexicon: Lexicon, text: str, people: int) -> Sequence[str]:
    """The words of an entry that deals something to so many people.

    Raises `NotUnderstoodError` for a line that names nothing.
    """
    if fold(text) in lexicon.typed("typed-lifeboat"):
        return ("lifeboat",)
    number, named = to_each(lexicon, text)
    found = None if BETWEEN.search(named) else named_deck(lexicon, named, number)
    if found is not None:
        return found.dealt(people)
    roles = roles_in(lexicon, named)
    return ("roles", *roles) if number is None else DealtDeck("-", roles, number).dealt(people)


class DealtDeck(Frozen):
    """A deck, and how many of its cards everybody shall get."""

    name: str
    cards: Sequence[str]
    each: int | None
    """None for as many as there are."""

    def dealt(self, people: int) -> Sequence[str]:
        """The words of an entry that deals it. Raises `NotUnderstoodError` for no cards each."""
        if self.each == 0:
            raise NotUnderstoodError("deal-what")
        each = max(1, len(self.cards) // people) if self.each is None else self.each
        return ("cards", self.name, str(each), *self.cards)


def to_each(lexicon: Lexicon, text: str) -> tuple[int | None, str]:
    """How many everybody shall get, as "2 each" says, and what is left of the text."""
    first, second, *rest = [*text.split(), "", ""]
    for number, word in ((first, second), (second, first)):
        if fold(word) in lexicon.typed("typed-each") and number:
            count = lexicon.number(number)
            if count is not None:
                return count, " ".join(rest).strip()
    return None, text


def named_deck(lexicon: Lexicon, text: str, number: int | None) -> DealtDeck | None:
    """The deck of the program that a text names, perhaps with a number before or behind it."""
    from accessible_games.real_table.looking.dealing import dealt_deck, known_cards  # all decks

    words = text.split()
    if number is None and len(words) > 1:
        for place in (0, -1):
            count = lexicon.number(words[place])
            rest = words[1:] if place == 0 else words[:-1]
            found = None if count is None else named_deck(lexicon, " ".join(rest), count)
            if found is not None:
                return found
    plain = [word for word in words if fold(word) not in lexicon.typed("typed-of-deck")]
    decks = (dealt_deck(each, lexicon.catalogue.language) for each in (words, plain) if each)
    name = next(filter(None, decks), "")
    return DealtDeck(name, known_cards(name), number) if name else None


def with_table(
    lexicon: Lexicon, text: str, tables: Callable[[str], Sequence[str] | None], people: int
) -> str:
    """A line that deals cards of a table, with these cards instead of its name.

    *tables* gives the cards of a table by its name. Every other line is returned as it is.
    """
    deals, *words = text.split() or [""]
    if fold(deals) not in ("deal", *lexicon.typed("typed-deal")) or BETWEEN.search(text):
        return text
    number, named = to_each(lexicon, " ".join(words))
    words = named.split()
    for place in (0, -1):
        count = lexicon.number(words[place]) if len(words) > 1 and number is None else None
        if count is not None:
            number, words = count, words[1:] if place == 0 else words[:-1]
    little = lexicon.typed("typed-of-deck")
    for name in (words, [word for word in words if fold(word) not in little]):
        cards = tables(" ".join(name)) if name else None
        if cards:
            each = max(1, len(cards) // people) if number is None else number
            return f"{deals} {each} {lexicon.catalogue.words('typed-each')[0]} {';'.join(cards)}"
    return text


def roles_in(lexicon: Lexicon, text: str) -> list[str]:
    """Roles, each as often as its number says. Raises `NotUnderstoodError` if there are none."""
    roles: list[str] = []
    for part in filter(None, map(str.strip, BETWEEN.split(text))):
        first, _, behind = part.partition(" ")
        count = lexicon.number(first) if behind and lexicon.place(first) is None else None
        role = "_".join((part if count is None else behind).split())
        roles += [role] * min(1 if count is None else count, MOST_ROLES + 1)
    if not roles:
        raise NotUnderstoodError("deal-what")
    return roles
