"""Places of a table as they are typed: a column letter and a row number, such as "m13"."""

import re
from collections.abc import Iterable

from accessible_games.core.event import Place
from accessible_games.speech import spelling
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold

PLACE = r"\b([a-z]) ?(\d{1,2})\b"
"""A column letter and a row number, with a blank between them or not."""
ROWS = range(1, 27)
"""The numbers of rows, as many as there are letters for columns."""


def places_in(words: Iterable[str]) -> list[Place]:
    """All places that are typed, such as "m13" or "M 13"."""
    found = re.findall(PLACE, " ".join(words).casefold())
    return [column + str(int(row)) for column, row in found]


def joined_places(words: Iterable[str]) -> list[str]:
    """All words, with each place as one word: "m 13" as "m13"."""
    return re.sub(PLACE, r"\1\2", " ".join(words), flags=re.IGNORECASE).split()


def without_places(words: Iterable[str]) -> list[str]:
    """The other words, as they were typed."""
    others = re.sub(PLACE, " ", " ".join(words), flags=re.IGNORECASE).split()
    return [word for word in others if fold(word)]


def place_near(text: str, here: Place) -> Place | None:
    """The place that is typed; of a letter or a number alone, in the row or column of *here*."""
    whole = places_in([text])
    if whole:
        return whole[0]
    letter, number = re.search(r"\b[a-z]\b", text.casefold()), re.search(r"\b\d{1,2}\b", text)
    if not letter and not number:
        return None
    return (letter[0] if letter else here[0]) + (str(int(number[0])) if number else here[1:])


def is_place(text: str) -> bool:
    """Whether nothing but one place is typed."""
    return len(places_in([text])) == 1 and not without_places([text])


def is_known(place: Place) -> bool:
    """Whether tables have such a place: any letter is a column, but not any number is a row."""
    return int(place[1:]) in ROWS


def lettered(lexicon: Lexicon, text: str) -> str:
    """What was typed at a table of places, with letters for columns and figures for rows."""
    return spelling.numbered(
        spelling.lettered(text, lexicon.typed("spelling")), lexicon.typed("numbers")
    )
