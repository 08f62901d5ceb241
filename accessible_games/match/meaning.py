"""What a typed line was taken for, word by word: the answer or command, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.frozen import Frozen
from accessible_games.match.person import Person
from accessible_games.speech import accounting
from accessible_games.speech.commands import Command
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.line import Line
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError

LEFT_OVER = "left over"
"""What a word was taken for that has no place in any answer."""


class RefusedError(Exception):
    """A move that the table refuses, with the lines that say why."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(lines)
        self.lines = lines


class MeaningPart(Frozen):
    """Some words of a line, and what they were taken for."""

    words: str
    taken: str
    """Such as "answer to lay", "beside lay", "command hand", "question", or "left over"."""


class Use(Frozen):
    """Which words an answer used."""

    kind: str
    """The kind of the question."""
    words: Sequence[str]
    """The words that it was read from."""
    rest: Sequence[str]
    """Those that it left."""


class Given(Frozen):
    """Legal moves that a line gives, and the words after an answer that reveals something."""

    decision: Decision[Answer]
    """The decision that the first of them answers."""
    moves: list[Move]
    rest: list[str] = field(default_factory=list)
    uses: tuple[Use, ...] = ()
    """Which words gave which move."""


class Meaning(Frozen):
    """A line, and what it means at a table: `of`, or the `problem` that keeps it from it."""

    line: Line
    of: Command | Given | None = None
    problem: NotUnderstoodError | RefusedError | None = None
    parts: tuple[MeaningPart, ...] = ()

    @property
    def left(self) -> list[str]:
        """The words that nothing accounts for."""
        return [part.words for part in self.parts if part.taken == LEFT_OVER]

    def explained(self) -> list[str]:
        """Each part of the line with what it was taken for, as a person may read it."""
        return [f"{part.words}: {part.taken}" for part in self.parts]


def parts_of(
    person: Person, line: Line, decision: Decision[Answer] | None, of: Command | Given | None
) -> tuple[MeaningPart, ...]:
    """The parts of a line that is a command, an answer, or neither."""
    words = person.vocabulary
    text = words.politely(line.text)
    said = words.lexicon.split(text)
    polite = consumed(words.lexicon.split(line.text), said)
    before = (MeaningPart(" ".join(polite), "politeness"),) if polite else ()
    if isinstance(of, Given):
        return (
            *before,
            *(part for use in of.uses for part in used(words.lexicon, use)),
            *([MeaningPart(" ".join(of.rest), "for later")] if of.rest else []),
        )
    if isinstance(of, Command):
        asking = consumed(said, words.lexicon.split(of.rest)) or said
        behind = (MeaningPart(of.rest, f"about {of.name}"),) if of.rest else ()
        return (*before, MeaningPart(" ".join(asking), f"command {of.name}"), *behind)
    kind = decision.kind if decision is not None else ""
    return (
        *before,
        *(
            MeaningPart(word, taken)
            for word, taken in accounting.taken_for(words.lexicon, kind, text)
        ),
    )


def used(lexicon: Lexicon, use: Use) -> list[MeaningPart]:
    """What the words that an answer used were taken for."""
    beside, typed = lexicon.beside(use.kind), consumed(use.words, use.rest)
    told = [word for word in typed if fold(word) not in beside]
    little = [word for word in typed if fold(word) in beside]
    parts = [(told or little, f"answer to {use.kind}")]
    parts += [(little, f"beside {use.kind}")] if told else []
    return [MeaningPart(" ".join(part), taken) for part, taken in parts if part]


def consumed(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """The words of *before* that are not in *after*, which is a later part of them in order."""
    left = [part for word in after for part in fold(word).split()]
    taken: list[str] = []
    for word in reversed(before):
        if left and fold(word) == left[-1]:
            left.pop()
        else:
            taken.append(word)
    return taken[::-1]
