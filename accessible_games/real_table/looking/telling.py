"""Cards that were looked up, told whole."""

from collections.abc import Iterator, Sequence

from accessible_games.braille.labels import Label
from accessible_games.real_table.looking.decks import LabelledCards
from accessible_games.real_table.looking.finding import BETWEEN, NEAR, find, near
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import Narrator, capitalised
from accessible_games.speech.problem import NotUnderstoodError

MOST = 12
"""The most cards that are told; of more, only their number."""
PARTS = "; "
"""What parts the sentences of a text in the tables of our games."""


def looked_up(decks: Sequence[LabelledCards], typed: str, narrator: Narrator) -> list[str]:
    """Lines with the cards that a label or name means in some decks.

    Of several decks, each with such cards is named. Raises `NotUnderstoodError` if there are none.
    """
    found = [(deck, find(deck.labels, typed)) for deck in decks]
    exact = [each for each in found if each[1].by_label]
    there = exact or [each for each in found if each[1].labels]
    told: list[str] = []
    for deck, cards in there:
        if len(decks) > 1:
            told += narrator.say("look-in", title=deck.title)
        told += said(cards.labels, narrator, by_label=cards.by_label)
    if not told:
        raise unknown(decks, typed, narrator.catalogue)
    return told


def said(labels: Sequence[Label], narrator: Narrator, *, by_label: bool) -> list[str]:
    """Lines with all that is known of these cards."""
    if len(labels) > MOST:
        return narrator.say("look-too-many", count=len(labels))
    if len(labels) > 1:
        several = narrator.say("look-several", count=len(labels))
        return several + [line for label in labels for line in one_of(label, narrator)]
    lines = narrator.lines(whole(labels[0], narrator.catalogue, narrator.verbosity))
    if by_label and narrator.verbosity != "full":
        return lines
    return lines + narrator.say("look-label", value=BETWEEN.join(labels[0].lines))


def whole(label: Label, catalogue: Catalogue, verbosity: str = "") -> str:
    """A card in sentences: its name, how many there are, and its text."""
    card = label.card
    told = catalogue.say("look-card", verbosity, name=card.called, count=card.copies)
    return " ".join([capitalised(told), *sentences(card.text)])


def one_of(label: Label, narrator: Narrator) -> list[str]:
    """Lines with a card among several that share a label: first its whole label, then the card."""
    text = whole(label, narrator.catalogue, narrator.verbosity)
    value = BETWEEN.join(label.lines)
    return narrator.lines(narrator.catalogue.say("look-one", value=value, text=text))


def sentences(text: str) -> Iterator[str]:
    """The sentences of a card's text, each with a capital and a stop."""
    for part in text.split(PARTS):
        if told := part.strip():
            yield capitalised(told if told[-1] in ".!?…:" else f"{told}.")


def unknown(decks: Sequence[LabelledCards], typed: str, catalogue: Catalogue) -> NotUnderstoodError:
    """Why nothing is told: nothing is labelled or called so, but perhaps something like it."""
    alike = list(dict.fromkeys(each for deck in decks for each in near(deck.labels, typed)))
    if not alike:
        return NotUnderstoodError("look-nothing", word=typed)
    choices = catalogue.joined(alike[:NEAR], "or")
    return NotUnderstoodError("look-nothing-like", word=typed, choices=choices)
