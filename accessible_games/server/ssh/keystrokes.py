"""The keys of a terminal, from the text that it sends for them."""

import re
from collections.abc import Iterator

SEQUENCE = re.compile(r"\x1b(?:\[([0-?]*)[ -/]*([@-~])|O([ -~])|[^\[O\x1b])")
"""What a key that is no letter sends, after escape."""
BEGUN = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|O)?\Z")
"""The beginning of such a sequence, whose end has not come yet."""
LONGEST = 32
"""The most letters of such a sequence."""
BY_LETTER = {"A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end"}
BY_NUMBER = {"1": "home", "7": "home", "4": "end", "8": "end", "3": "delete"}
ESCAPE = "\x1b"
ENTER, BACK = "\r\n", "\x08\x7f"


class Keystrokes:
    """Finds the keys in text that comes in any pieces."""

    __slots__ = "_rest", "_was_return"

    def __init__(self) -> None:
        self._rest = ""
        self._was_return = False

    def feed(self, text: str) -> Iterator[str]:
        """Yield the keys: letters as they are, others by name; unknown ones are left out."""
        if self._rest == ESCAPE and text[:1] not in ("[", "O"):
            self._rest = ""  # it was pressed by itself
        text, self._rest = self._rest + text, ""
        place = 0
        while place < len(text):
            found = SEQUENCE.match(text, place)
            if found is not None:
                yield from named(found)
                place = found.end()
            elif BEGUN.match(text, place) and len(text) - place < LONGEST:
                self._rest = text[place:]
                return
            else:
                yield from self._single(text[place])
                place += 1

    def _single(self, letter: str) -> Iterator[str]:
        """Yield a key that sends one letter. Enter sends CR, LF, or both."""
        after_return, self._was_return = self._was_return, letter == "\r"
        if letter in ENTER:
            if letter == "\r" or not after_return:
                yield "enter"
        elif letter in BACK:
            yield "back"
        elif "\x01" <= letter <= "\x1a":
            yield f"c-{chr(ord(letter) + 96)}"
        elif letter >= " ":
            yield letter


def named(found: re.Match[str]) -> Iterator[str]:
    """Yield the key of a sequence, if it is known; modifiers do not matter."""
    numbers, letter, other = found.groups()
    if letter == "~":
        name = BY_NUMBER.get(numbers.partition(";")[0])
    else:
        name = BY_LETTER.get(letter or other)
    if name is not None:
        yield name
