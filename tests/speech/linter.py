"""The speech linter: what every spoken message keeps to, one plain function for each rule.

A message is given as the lines in which it is said. Each rule gives the parts that break it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from accessible_games.speech.catalogue import Language
from tests.speech.tables import NOUNS, PIECES, TURN, YOU

Lines = Sequence[str]

PROMPT = 20
"""Columns of the longest prompt, with the blank behind it."""
SHORTEST = 3
"""Letters of the shortest line: shorter ones are missed."""


TYPED = r"(?<!\S)--(?=[a-z])|(?<=[a-z])=(?=[a-z])|(?<=ssh )-(?=p )|(?<=NAME|.NOM)@|docs/(?=\w+\.md)"
"""Marks of what is typed as it stands: options, choices, a file."""


@dataclass(frozen=True)
class Ear:
    """Who hears: the language, the longest line, and the names at the table."""

    language: Language
    width: int
    names: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()
    """Words of others that are said as they are: what was typed, a file, a date."""
    cells: bool = False
    """Whether labels in braille stand for the names of cards, and numbers for few words."""


# Compiled once: every spoken line is held against them.
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
COLUMN = re.compile(r"(?i)(?<=colonne )[a-z]\b|\b[a-z](?=[:.,])")
"""The letter of a column, such as t."""


def words_of(line: str) -> list[str]:
    """The words and numbers in a line, with small letters."""
    return WORD.findall(line.lower())


def without(text: str, parts: Sequence[str]) -> str:
    """The text without names and words of others; a letter stands for each."""
    for part in sorted(parts, key=len, reverse=True):
        text = text.replace(part, "X")
    return text


# The shape of lines -------------------------------------------------------------------------------


def too_long(lines: Lines, width: int) -> list[str]:
    """Lines that do not fit; one word alone may be longer."""
    return [line for line in lines if len(line) > width and " " in line]


def too_short(lines: Lines) -> list[str]:
    """Lines that are over before one listens."""
    return [line for line in lines if len(line.strip()) < SHORTEST]


def symbols(lines: Lines) -> list[str]:
    """What is neither letter, digit, blank nor a plain mark; a hyphen stands within a word only."""
    return [rest for line in lines for rest in PLAIN.sub("", line)]


def doubled(lines: Lines) -> list[str]:
    """Marks that meet, blanks that meet, and blanks at the ends."""
    return [part for line in lines for part in DOUBLED.findall(line)]


def loose_marks(lines: Lines) -> list[str]:
    """Marks behind a blank, or with a letter right behind them."""
    return [part for line in lines for part in LOOSE.findall(line)]


def unfinished(lines: Lines) -> list[str]:
    """A message that does not end in one full stop or question mark."""
    return [line for line in lines[-1:] if not ENDED.search(line)]


def broken_early(lines: Lines, width: int) -> list[str]:
    """Sentences told in two lines though they fit into one, or broken behind a stray mark."""
    found = []
    for sentence in sentences(lines):
        behind = [GOES_ON.search(line) for line in sentence[:-1]]
        if len(sentence) > 1 and (len(" ".join(sentence)) <= width or not all(behind)):
            found.append(" ".join(sentence))
    return found


def sentences(lines: Lines) -> Iterator[list[str]]:
    """The lines of each sentence; it ends with the line that ends in a stop."""
    sentence: list[str] = []
    for line in lines:
        sentence.append(line)
        if line.endswith((".", "?")):
            yield sentence
            sentence = []
    if sentence:
        yield sentence


def small_beginnings(lines: Lines) -> list[str]:
    """Sentences that begin with anything but a capital letter, a digit or what was quoted."""
    firsts = [sentence[0] for sentence in sentences(lines)]
    firsts += [part for line in lines for part in NEXT_SENTENCE.findall(line)]
    return [line for line in firsts if not BEGINNING.match(line) or line[0].islower()]


def repeated(lines: Lines) -> list[str]:
    """Sentences that are said twice."""
    said = [" ".join(sentence) for sentence in sentences(lines)]
    return [sentence for place, sentence in enumerate(said) if sentence in said[:place]]


def bad_prompt(prompt: str) -> list[str]:
    """A prompt that is too long, is no sentence, or does not leave one blank before the typing."""
    fits = len(prompt) <= PROMPT and re.search(r"\w[.?] $", prompt)
    return [] if fits else [prompt]


# What lines say -----------------------------------------------------------------------------------


def turn_only(lines: Lines, ear: Ear) -> list[str]:
    """Lines that say whose turn it is and nothing else; the rest of a sentence is none."""
    known = {*TURN[ear.language], *YOU[ear.language], "x"}
    return [
        line
        for before, line in zip(("", *lines), lines, strict=False)
        if before[-1:] in ("", ".", ":", "?", "!")
        and set(words_of(without(line, ear.names))) <= known
    ]


def bare_numbers(lines: Lines, ear: Ear) -> list[str]:
    """Numbers of nothing: its noun stands close behind a number, or was said before it.

    A number and a comma at the beginning number an item of a list.
    """
    message = without(" ".join(lines), ear.typed)
    numbers = NUMBER.finditer(message)
    return [number[0] for number in numbers if not has_noun(message, number, ear.language)]


def has_noun(message: str, number: re.Match[str], language: Language) -> bool:
    """Whether a counted noun is said before a number, or as one of the three words behind it."""
    behind = words_of(MARK.split(message[number.end() :], maxsplit=1)[0])
    if len(behind) > 1 and behind[1].isdecimal():
        behind = behind[2:]  # a range, "1 to 12 letters"
    nouns = NOUNS[language]
    if nouns.isdisjoint(behind[:3]):
        return not nouns.isdisjoint(words_of(message[: number.start()]))
    return True


def odd_counts(lines: Lines, language: Language) -> list[str]:
    """One thing or no piece counted in a digit: "1 life", "0 bears"."""
    counted = {"1": NOUNS[language], "0": PIECES[language]}
    found = ODD.findall(" ".join(lines))
    return [f"{digit} {word}" for digit, word in found if word.lower() in counted[digit]]


def you(lines: Lines, ear: Ear) -> list[str]:
    """The words that mean the listener; a quoted or typed one does not."""
    said = without(" ".join(lines), (*ear.typed, *ear.names))
    return [word for word in words_of(COLUMN.sub("", said)) if word in YOU[ear.language]]


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
    "odd count": lambda lines, ear: odd_counts(lines, ear.language),
}
"""The rules for every message."""


FEW_WORDS = ("bare number",)
"""The rules that braille wording need not keep: "Wounds: Tom 2 of 7" is read again, not heard."""


LETTERS = {0x2800 + dots: chr(0x4E00 + dots) for dots in range(256)}
"""For each braille cell a letter of an alphabet that has no small ones."""


def in_letters(line: str) -> str:
    """The line with a letter for each cell of a label."""
    return line.translate(LETTERS)


def problems(lines: Lines, ear: Ear) -> list[str]:
    """All that is wrong with a message."""
    rules = [name for name in RULES if not (ear.cells and name in FEW_WORDS)]
    read = [in_letters(line) for line in lines] if ear.cells else lines
    return [
        f"{name}: {part!r} in {list(lines)}" for name in rules for part in RULES[name](read, ear)
    ]
