"""Spans of time in words: how long ago something was, how long it lasts, and what is typed."""

import re
from math import ceil, floor

from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import in_english_too
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import is_one_of

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
TYPED = (("minutes", MINUTE), ("hours", HOUR), ("days", DAY), ("weeks", 7 * DAY))
"""Those that can be typed."""
GLUED = re.compile(r"(\d+)([^\W\d]+)(.*)")
"""A number and its unit in one word, such as 2h."""
UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
"""The largest first."""


def ago(catalogue: Catalogue, seconds: float) -> str:
    """Return how long ago something was, to stand behind "ago" or its like."""
    unit, length = next((each for each in UNITS if seconds >= each[1]), UNITS[-1])
    return catalogue.say(f"span-past-{unit}", count=max(1, floor(seconds / length)))


def lasting(catalogue: Catalogue, seconds: float) -> str:
    """Return how long something lasts, in at most two units and never less than it does."""
    smallest = HOUR if seconds > DAY else MINUTE
    left = max(1, ceil(seconds / smallest)) * smallest
    parts = []
    for unit, length in UNITS:
        count, left = divmod(left, length)
        if count:
            parts.append(catalogue.say(f"span-{unit}", count=int(count)))
    return catalogue.joined(parts)


def typed_span(text: str, lexicon: Lexicon) -> tuple[float, str]:
    """Return the seconds of a typed span, such as "for two hours", and what is behind it.

    The seconds are 0 for anything else.
    """
    words = GLUED.sub(r"\1 \2\3", text, count=1).split()
    if words and is_one_of(words[0], in_english_too(lexicon.catalogue, "span-lead")):
        del words[0]
    number = lexicon.number(words[0]) if len(words) > 1 else None
    if number is None:
        return 0.0, text
    length = next((length for unit, length in TYPED if is_unit(words[1], unit, lexicon)), 0.0)
    return number * length, " ".join(words[2:])


def is_unit(word: str, unit: str, lexicon: Lexicon) -> bool:
    """Whether a word names a unit; English ones are understood in every language."""
    return is_one_of(word, in_english_too(lexicon.catalogue, f"span-unit-{unit}"))
