"""The speech linter: what every spoken message must satisfy, one plain function for each rule.

A message is given as the lines in which it is said. Each rule returns the parts that break it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from accessible_games.core.decision import Answer, Between, Options
from accessible_games.speech.catalogue import Language
from accessible_games.testing.nouns import COUNTED, SHORTENED, TURN, YOU

Lines = Sequence[str]

PROMPT = 20
"""Columns of the longest prompt, with the blank behind it."""
NAMING_PROMPT = 28
"""The same at normal and full verbosity, where a prompt may name a person with an article."""
SHORTEST = 3
"""Letters of the shortest line: shorter ones are missed."""


NOUNS = {language: frozenset(nouns.lower().split()) for language, nouns in COUNTED.items()}
"""The nouns that are counted besides pieces."""

TYPED = (
    r"(?<!\S)--(?=[a-z])|(?<=[a-z])=(?=[a-z])|(?<=ssh )-(?=p )|(?<=NAME|.NOM)@|docs/(?=[\w-]+\.md)"
    r"|(?<=https:)//(?=[a-z.]+\.example)|\b\w+(?:/\w+){2}/-"
)
"""Marks in text that is typed exactly so: options, choices, a file, an address, a label."""


@dataclass(frozen=True, eq=False)
class Ear:
    """The listener: the language, the longest line, and the names at the table."""

    language: Language
    width: int
    names: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()
    """Foreign words that are said unchanged: typed text, a file, a date."""
    cells: bool = False
    """Whether braille labels replace the names of cards, and numbers replace words."""
    pieces: frozenset[str] = frozenset()
    """The nouns of the pieces, one and several, and whatever else is counted, in lower case."""

    @property
    def nouns(self) -> frozenset[str]:
        """All nouns that are counted."""
        return self.pieces | NOUNS[self.language]


# Compiled once: every spoken line is checked against them.
WORD = re.compile(r"\w+")
PLAIN = re.compile(r"[^\W_]|[ \n.,:?'\"]|(?<=\w)-(?=\w)")
DOUBLED = re.compile(r"[.,:?]{2,}|\s{2,}|^\s|\s$")
LOOSE = re.compile(r"\s[.,:?]|[.,:?][^\W\d]")
ENDED = re.compile(r"[^.,:?\s][.?]$")
GOES_ON = re.compile(r"[\w,:'\"?]$")
NEXT_SENTENCE = re.compile(r"(?<=[^\W\d][.?] )\w.*")
BEGINNING = re.compile(r'["\d]|[^\W\d_]')
NUMBER = re.compile(r"\b\d+\b(?!(?<=^\d),)")
MARK = re.compile("[.,:?]")
ODD = re.compile(r"\b([01]) (\w+)")
ROMAN = re.compile(r"\b(?!X+\b)[IVX]{2,}\b")
"""A number as the Romans wrote it, which voices spell out or guess at; XX stands for typed text."""
COLUMN = re.compile(r"(?i)(?<=colonne )[a-z]\b|\b[a-z](?=[:.,])")
"""The letter of a column, such as t."""


def words_of(line: str) -> list[str]:
    """Return the words and numbers in a line, in lower case."""
    return WORD.findall(line.lower())


def without(text: str, parts: Sequence[str]) -> str:
    """Return the text without names and foreign words; a letter stands for each."""
    for part in sorted(parts, key=len, reverse=True):
        text = text.replace(part, "X")
    return text


# The shape of lines -------------------------------------------------------------------------------


def too_long(lines: Lines, width: int) -> list[str]:
    """Return lines that do not fit; a single word may be longer."""
    return [line for line in lines if len(line) > width and " " in line]


def too_short(lines: Lines) -> list[str]:
    """Return lines that are over before the listener notices them."""
    return [line for line in lines if len(line.strip()) < SHORTEST]


def symbols(lines: Lines) -> list[str]:
    """Return anything but letters, digits, blanks and plain marks; hyphens only within words."""
    return [rest for line in lines for rest in PLAIN.sub("", line)]


def doubled(lines: Lines) -> list[str]:
    """Return repeated marks, repeated blanks, and blanks at the ends."""
    return [part for line in lines for part in DOUBLED.findall(line)]


def loose_marks(lines: Lines) -> list[str]:
    """Return marks after a blank, or with a letter right after them."""
    return [part for line in lines for part in LOOSE.findall(line)]


def unfinished(lines: Lines) -> list[str]:
    """Return a message that does not end in one full stop or question mark."""
    return [line for line in lines[-1:] if not ENDED.search(line)]


def broken_early(lines: Lines, width: int) -> list[str]:
    """Return sentences in two lines that would fit into one, or are broken after a stray mark."""
    found = []
    for sentence in sentences(lines):
        behind = [GOES_ON.search(line) for line in sentence[:-1]]
        if len(sentence) > 1 and (len(" ".join(sentence)) <= width or not all(behind)):
            found.append(" ".join(sentence))
    return found


def sentences(lines: Lines) -> Iterator[list[str]]:
    """Yield the lines of each sentence; it ends with the line that ends in a stop."""
    sentence: list[str] = []
    for line in lines:
        sentence.append(line)
        if line.endswith((".", "?")):
            yield sentence
            sentence = []
    if sentence:
        yield sentence


def small_beginnings(lines: Lines) -> list[str]:
    """Return sentences that begin with anything but a capital letter, a digit or quoted text."""
    firsts = [sentence[0] for sentence in sentences(lines)]
    firsts += [part for line in lines for part in NEXT_SENTENCE.findall(line)]
    return [line for line in firsts if not BEGINNING.match(line) or line[0].islower()]


def repeated(lines: Lines) -> list[str]:
    """Return sentences that are said twice."""
    said = [" ".join(sentence) for sentence in sentences(lines)]
    return [sentence for place, sentence in enumerate(said) if sentence in said[:place]]


def bad_prompt(prompt: str, longest: int = PROMPT) -> list[str]:
    """A prompt that is too long, is no sentence, or does not leave one blank before the typing."""
    fits = len(prompt) <= longest and re.search(r"\w[.?] $", prompt)
    return [] if fits else [prompt]


def without_limit(prompt: str, options: Options[Answer]) -> list[str]:
    """A prompt for a number that does not say the highest one: nothing else says it."""
    says = not isinstance(options, Between) or str(options.high) in words_of(prompt)
    return [] if says else [prompt]


# What lines say -----------------------------------------------------------------------------------


def turn_only(lines: Lines, ear: Ear) -> list[str]:
    """Return lines that say only whose turn it is, unless they are part of a sentence."""
    known = {*TURN[ear.language], *YOU[ear.language], "x"}
    return [
        line
        for before, line in zip(("", *lines), lines, strict=False)
        if before[-1:] in ("", ".", ":", "?", "!")
        and set(words_of(without(line, ear.names))) <= known
    ]


def bare_numbers(lines: Lines, ear: Ear) -> list[str]:
    """Return numbers without a noun, which stands close after a number or was said before it.

    A number and a comma at the beginning number an item of a list.
    """
    message = without(" ".join(lines), ear.typed)
    numbers = NUMBER.finditer(message)
    return [number[0] for number in numbers if not has_noun(message, number, ear.nouns)]


def has_noun(message: str, number: re.Match[str], nouns: frozenset[str]) -> bool:
    """Whether a counted noun comes before a number, or among the three words after it."""
    behind = words_of(MARK.split(message[number.end() :], maxsplit=1)[0])
    if len(behind) > 1 and behind[1].isdecimal():
        behind = behind[2:]  # a range, "1 to 12 letters"
    if nouns.isdisjoint(behind[:3]):
        return not nouns.isdisjoint(words_of(message[: number.start()]))
    return True


def odd_counts(lines: Lines, ear: Ear) -> list[str]:
    """Return one thing or no piece counted with a digit: "1 life", "0 bears"."""
    counted = {"1": ear.nouns, "0": ear.pieces}
    found = ODD.findall(" ".join(lines))
    return [f"{digit} {word}" for digit, word in found if word.lower() in counted[digit]]


def you(lines: Lines, ear: Ear) -> list[str]:
    """Return the words that mean the listener, unless they are quoted or typed."""
    said = without(" ".join(lines), (*ear.typed, *ear.names))
    return [word for word in words_of(COLUMN.sub("", said)) if word in YOU[ear.language]]


def shortened(lines: Lines, ear: Ear) -> list[str]:
    """Return shortened words and Roman numerals, which are heard as letters."""
    said = without(" ".join(lines), (*ear.typed, *ear.names))
    found = re.finditer(SHORTENED[ear.language], said, re.IGNORECASE)
    return [*(each[0] for each in found), *ROMAN.findall(said)]


# All together -------------------------------------------------------------------------------------

RULES: Mapping[str, Callable[[Lines, Ear], list[str]]] = {
    "too long": lambda lines, ear: too_long(lines, ear.width),
    "too short": lambda lines, ear: too_short(lines),
    "symbol": lambda lines, ear: symbols([without(line, ear.typed) for line in lines]),
    "doubled": lambda lines, ear: doubled(lines),
    "loose mark": lambda lines, ear: loose_marks([without(line, ear.typed) for line in lines]),
    "unfinished": lambda lines, ear: unfinished(lines),
    "broken early": lambda lines, ear: broken_early(lines, ear.width),
    "small beginning": lambda lines, ear: small_beginnings([without(e, ear.typed) for e in lines]),
    "repeated": lambda lines, ear: repeated(lines),
    "bare number": bare_numbers,
    "odd count": odd_counts,
    "shortened": shortened,
}
"""The rules for every message."""


FEW_WORDS = ("bare number", "shortened")
"""The rules that braille wording need not keep: it is reread, and its labels may be any letters."""


LETTERS = {0x2800 + dots: chr(0x4E00 + dots) for dots in range(256)}
"""For each braille cell a letter of an alphabet without lower case."""


def in_letters(line: str) -> str:
    """Return the line with a letter for each cell of a label."""
    return line.translate(LETTERS)


def is_drawing(lines: Lines) -> bool:
    """Whether a message is made of braille cells alone: a picture to be felt, no sentence."""
    return all(line and all(ord(letter) in LETTERS for letter in line) for line in lines)


def problems(lines: Lines, ear: Ear) -> list[str]:
    """Return everything that is wrong with a message; a drawing only has to fit."""
    if is_drawing(lines):
        return [f"too long: {line!r}" for line in lines if len(line) > ear.width]
    rules = [name for name in RULES if not (ear.cells and name in FEW_WORDS)]
    read = [in_letters(line) for line in lines] if ear.cells else lines
    return [
        f"{name}: {part!r} in {list(lines)}" for name in rules for part in RULES[name](read, ear)
    ]
