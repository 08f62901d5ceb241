"""No line costs the others much time, whatever is in its 500 letters."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from string import ascii_lowercase
from time import thread_time

import pytest

from accessible_games.match.dispatch import MOST_WORDS, read
from accessible_games.match.person import Person
from accessible_games.server.lobby.outbox import LONGEST
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.typed_words import question_lists
from tests.benchmarks.bench_core import loop
from tests.speech.prompts import PROMPTS, person

DEAREST = 20 / 0.455
"""Loops of the benchmarks: 20 ms on the machine of docs/reliability.md."""
FEW = 4
"""Every so many prompts are looked at in each language, others in the next one."""


def lines(who: Person, chance: Random) -> Iterator[str]:
    """Yield random lines: of letters, of single letters, of words, and of what is known here."""
    yield "".join(chance.choice(ascii_lowercase) for _ in range(LONGEST))
    yield " ".join(chance.choice(ascii_lowercase) for _ in range(LONGEST // 2))
    yield "".join(chance.choice(f"{ascii_lowercase}     ',?") for _ in range(LONGEST))
    words = who.vocabulary
    lists = [] if who.asked is None else question_lists(words.lexicon, who.asked.options)
    asked = [form for each in lists for form in each]
    known = [
        *asked,
        *words.lexicon.all_pieces(),
        *words.lexicon.typed("little"),
        "no",
        "1",
        "2",
        "15",
    ]
    for size in (8, 20, MOST_WORDS // 2, MOST_WORDS, LONGEST):
        yield " ".join(chance.choice(known) for _ in range(size))[:LONGEST]
    yield " ".join([chance.choice(known)] * LONGEST)[:LONGEST]


def cost(who: Person, line: str) -> float:
    """Return how many loops of plain Python a line takes at best, on however busy a machine."""
    found = []
    for _ in range(3):
        begun = thread_time()
        read(who, line, who.asked)
        read_at = thread_time()
        loop()
        found.append((read_at - begun) / (thread_time() - read_at))
    return min(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_expensive(language: Language) -> None:
    """At every prompt of every game."""
    first, dearest = LANGUAGES.index(language), dict[str, tuple[float, str]]()
    for number, prompt in enumerate(islice(PROMPTS, first, None, FEW)):
        who = person(prompt, language)
        read(who, "a b", who.asked)  # what is shared by all lines has been said
        for line in lines(who, Random(number)):
            dearest[prompt] = max(dearest.get(prompt, (0.0, "")), (cost(who, line), line))
    assert max(dearest.values())[0] <= DEAREST, max((each, p) for p, each in dearest.items())
