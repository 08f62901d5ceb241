"""What a typed line writes into the notebook: "lay goat at b3", "take row 2", "move b3 to c4"."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import dropwhile

from accessible_games.core.event import Place
from accessible_games.real_table.looking.decks import names
from accessible_games.real_table.notebook.decks import WITH_BOARDS
from accessible_games.real_table.notebook.notebook import (
    CLAIM,
    LINES,
    PLACES,
    Entry,
    Notebook,
    next_place,
    places_of,
)
from accessible_games.real_table.notebook.reading import step_beside
from accessible_games.real_table.speech.cards import (
    card_named,
    cards_meant,
    dominoes_in,
    name_of,
)
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, meant
from accessible_games.speech.places import lettered, places_in, without_places
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.teller import Teller

AT_END = re.compile(r"(?:^|(?<=\s))([a-z]) ?(\d{1,2})$", re.IGNORECASE)
"""A place at the end of a line."""
AT_START = re.compile(r"([a-z]) ?(\d{1,2})[\s:]+(\S.*)", re.IGNORECASE)
LETTERED = 2
"""The words of a place that is spelt: "berta three"."""
WAYS = ("left", "right", "up", "down")
SIDES = {"left": "left", "right": "right", "up": "above", "down": "below"}
"""The side of a line that lies in each direction."""
LONGEST = 4
"""The most words of a phrase such as "to the left of"."""
BARE = " .!;,"
"""Signs around a card that are none of its name."""


def table(lexicon: Lexicon, notebook: Notebook, text: str) -> Sequence[str]:
    """Nothing for a new table of any cards, or a deck."""
    little, language = lexicon.beside("entry"), lexicon.catalogue.language
    behind = [*dropwhile(lambda word: fold(word) in little, text.split())]
    named = fold(" ".join(behind))
    if not named or named in lexicon.typed("typed-new"):
        return ()
    found = dict.fromkeys(meant(named, names(language)))
    if len(found) != 1:
        raise NotUnderstoodError("table-which", word=" ".join(behind))
    (deck,) = found
    return (deck if deck in WITH_BOARDS else f"{language}/{deck}",)


def lay(lexicon: Lexicon, notebook: Notebook, text: str) -> Sequence[str]:
    """Cards, each with its place, or beside the one before it."""
    parts = [part.strip(BARE) for part in re.split("[,;]", text)]
    cards, places = list[str](), list[Place | None]()
    for part in filter(None, parts):
        card, place = parted(lexicon, part)
        cards.append(card_named(lexicon, notebook, card or part))
        places.append(place if card else None)
    if not cards:
        raise NotUnderstoodError("lay-what")
    if places[-1] is not None and not any(places[:-1]):
        places = [places[-1], *places[:-1]]
    found, last = list[str](), ""
    for card, place in zip(cards, places, strict=True):
        last = place or next_place(notebook, last) or ""
        if not last:
            raise NotUnderstoodError("beyond-table")
        found += [last, card]
    return found


def take(lexicon: Lexicon, notebook: Notebook, text: str) -> Sequence[str]:
    """A card, a place, a card at a place, or a line and perhaps the side of it that stays."""
    text = text.strip(BARE)
    if not text:
        raise NotUnderstoodError("take-what")
    return line_named(lexicon, text) or at_place(lexicon, notebook, text)


def at_place(lexicon: Lexicon, notebook: Notebook, text: str) -> Entry:
    """A place, with the card there if one is named. A place where nothing lies may be a label."""
    card, place = parted(lexicon, text)
    if place is not None and (card or place in notebook.at):
        return (place, card_named(lexicon, notebook, card)) if card else (place,)
    try:
        cards = cards_meant(lexicon, notebook, card or text)
    except NotUnderstoodError:
        if place is None:
            raise
        return (place,)
    lies = any(places_of(notebook, each) for each in cards)
    return (place,) if place is not None and not lies else lying(lexicon, notebook, cards)


def lying(lexicon: Lexicon, notebook: Notebook, cards: Sequence[str]) -> Entry:
    """Where one of some cards lies, and the card.

    Raises `NotUnderstoodError` if none lies anywhere, or several places have them.
    """
    found = [(place, card) for card in cards for place in places_of(notebook, card)]
    if not found:
        name = name_of(lexicon.catalogue, notebook.deck, cards[0])
        raise NotUnderstoodError("card-lies-nowhere", name=name)
    if len({*found}) > 1:
        places = dict.fromkeys(lexicon.catalogue.place(place) for place, _ in found)
        choices = lexicon.catalogue.joined([*places], "or")
        raise NotUnderstoodError("card-lies-where", choices=choices)
    return found[0]


def line_named(lexicon: Lexicon, text: str) -> Entry:
    """A row by its number or a column by its letter, and a side of it; empty for no line."""
    word, *rest = [*dropwhile(lambda word: fold(word) in lexicon.little(), text.split())] or [text]
    line = next((each for each in LINES if fold(word) in lexicon.typed(f"command-{each}")), "")
    if not line:
        return ()
    behind = lettered(lexicon, " ".join(rest)).split()
    name = fold(behind[0]) if behind else ""
    if not re.fullmatch(r"[a-z]" if line == "column" else r"\d{1,2}", name):
        raise NotUnderstoodError("which-line-taken")
    sides = [way for way in WAYS if fold(" ".join(behind[1:2])) in lexicon.typed(f"typed-at-{way}")]
    return (line, name.lstrip("0"), *(SIDES[way] for way in sides))


def move(lexicon: Lexicon, notebook: Notebook, text: str) -> Sequence[str]:
    """A place or a card, and where it goes."""
    start, goal = parted(lexicon, text.strip(BARE))
    if goal is None or not start:
        raise NotUnderstoodError("move-what")
    place, *card = at_place(lexicon, notebook, start)
    return (place, goal, *card)


def claim(lexicon: Lexicon, notebook: Notebook, text: str) -> Sequence[str]:
    """Two corners, and perhaps three dominoes."""
    corners = places_in([text])
    if notebook.board is None:
        return (*corners[:CLAIM],) if len(corners) >= CLAIM else (PLACES[0], PLACES[0])
    if len(corners) != CLAIM:
        raise NotUnderstoodError("claim-what")
    rest = " ".join(without_places([text]))
    return (*corners, *(dominoes_in(lexicon, notebook, rest) if rest else ()))


READS: Mapping[str, Callable[[Lexicon, Notebook, str], Sequence[str]]] = {
    "table": table,
    "lay": lay,
    "take": take,
    "move": move,
    "claim": claim,
}


# Places -------------------------------------------------------------------------------------------


def parted(lexicon: Lexicon, text: str) -> tuple[str, Place | None]:
    """What stands before a place at the end of a line, and the place: "goat at b3".

    A place may be beside another one, as in "left of b3", or come first.
    """
    words = text.split()
    said = " ".join([*words[:-LETTERED], lettered(lexicon, " ".join(words[-LETTERED:]))])
    found = AT_END.search(text) or AT_END.search(said)
    if found is None:
        first = AT_START.match(text)
        behind, place = (text, None) if first is None else (first[3], placed(first))
        words = behind.split()
        return without_at(lexicon, words), place
    place, words = placed(found), found.string[: found.start()].split()
    for way in WAYS:
        if size := ends_with(words, lexicon.typed(f"typed-at-{way}")):
            beside = step_beside(place, way)
            if beside is None:
                raise NotUnderstoodError("beyond-table")
            words, place = words[:-size], beside
            break
    return without_at(lexicon, words), place


def without_at(lexicon: Lexicon, words: Sequence[str]) -> str:
    """Words without one at their end that leads to a place, such as "at"; alone it is a name."""
    size = ends_with(words[1:], lexicon.typed("typed-at"))
    return " ".join(words[: len(words) - size]).strip(BARE)


def placed(found: re.Match[str]) -> Place:
    """The place that was found."""
    return found[1].casefold() + str(int(found[2]))


def ends_with(words: Sequence[str], phrases: Mapping[str, object]) -> int:
    """How many words at the end are one of some phrases; 0 if they are not."""
    sizes = range(min(len(words), LONGEST), 0, -1)
    return next((size for size in sizes if fold(" ".join(words[-size:])) in phrases), 0)


# As it is typed -----------------------------------------------------------------------------------


def typed_again(teller: Teller, notebook: Notebook, entry: Entry) -> str:
    """An entry as it can be typed."""
    catalogue = teller.catalogue
    word, *words = entry
    name = partial(name_of, catalogue, notebook.deck)
    match word:
        case "lay":
            pairs = zip(words[::2], words[1::2], strict=True)
            behind = [", ".join(f"{name(card)} {place}" for place, card in pairs)]
        case "take" if words[0] in LINES:
            behind = [catalogue.words(f"command-{words[0]}")[0], words[1]]
        case "take":
            behind = [*map(name, words[1:]), words[0]]
        case "move":
            behind = [*map(name, words[2:]), *words[:2]]
        case "table":
            behind = [each.rpartition("/")[2] for each in words] or [
                catalogue.words("typed-new")[0]
            ]
        case _:
            behind = words
    return " ".join([catalogue.words(f"typed-{word}")[0], *behind])
