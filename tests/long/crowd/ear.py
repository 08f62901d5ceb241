"""What somebody types who plays by ear: what `moves` has told them of the question they hear.

They hear English, and know nothing of the rules. Whatever is refused, they try something else.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

MOVES = "moves"
LAST_RESORTS = ("no", "1", "nothing", "yes", "2")
"""What fits most questions of which `moves` tells no list."""
CHOICES = re.compile(r"You can choose (.+)\.$")
SENTENCE = re.compile(r"(?<=\.) ")
AMOUNT = re.compile(r"(\d+) to (\d+)")
"""All numbers that can be chosen, as in "row 1 to 4"."""
COUNT = re.compile(r"Lay (\d+|one)\b")
NUMBER = re.compile(r"Numbers? (\d+)(?:(?: to | and )(\d+))?, ")
PLACES = re.compile(r"(.+): ((?:[a-z]\d+(?:, )?)+)\.$")
EXAMPLE = re.compile(r"such as (.+?)(?:, or|\.$)")
LINES = re.compile(r"(?:Column|Row): (.+)\.$")
APART = re.compile(r", or | or |, ")


@dataclass
class Ear:
    """One person at a game."""

    chance: Random
    refused: int = 0
    """How often in a row `moves` has told the same."""
    _heard: Sequence[str] = ()
    _prompt: str = ""
    waits: bool = False
    """Whether `moves` was what they typed last."""

    def answer(self, prompt: str, heard: Sequence[str]) -> str:
        """What to type after a prompt, and all lines heard since something was typed last."""
        if prompt == "Yes or no?":
            return self.chance.choice(("yes", "no"))
        if self.waits and prompt == self._prompt:
            self.waits = False
            return self._chosen(heard)
        self._prompt, self.waits = prompt, True
        return MOVES

    def _chosen(self, heard: Sequence[str]) -> str:
        """One of the answers that `moves` has told; where it told the same often, another one."""
        told = SENTENCE.split(" ".join(heard))
        self.refused = self.refused + 1 if told == self._heard else 0
        self._heard = told
        found = [*answers(told, self._prompt, self.chance)]
        if self.refused % 4 == 3 or not found:
            return self.chance.choice(LAST_RESORTS)
        return self.chance.choice(found)


def answers(heard: Sequence[str], prompt: str, chance: Random) -> Iterator[str]:
    """Answers that some lines of `moves` tell; a prompt alone says the limits of numbers."""
    numbers = numbers_in(heard)
    for line in heard:
        if found := EXAMPLE.search(line):
            yield found[1]
        elif found := CHOICES.match(line):
            yield from one_of(prompt if found[1] == "a number" else found[1], chance)
        elif found := COUNT.match(line):
            count = 1 if found[1] == "one" else int(found[1])
            yield " ".join(map(str, sorted(chance.sample(numbers, min(count, len(numbers))))))
        elif line.startswith("Take one of these"):
            yield "1"
        elif found := LINES.match(line):
            yield f"clear {chance.choice(found[1].split(', '))}"
        elif found := PLACES.match(line):
            names, places = found.groups()
            yield f"{chance.choice(APART.split(names)).lower()} {chance.choice(places.split(', '))}"


def one_of(choices: str, chance: Random) -> list[str]:
    """The choices in a sentence; one of many numbers."""
    if amount := AMOUNT.search(choices):
        return [str(chance.randint(int(amount[1]), int(amount[2])))]
    return APART.split(choices)


def numbers_in(heard: Sequence[str]) -> list[int]:
    """The numbers of all cards that are told."""
    found = [match for line in heard if (match := NUMBER.match(line))]
    last = max((int(match[2] or match[1]) for match in found), default=0)
    return [*range(1, last + 1)]
