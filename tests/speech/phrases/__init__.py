"""What people type at every prompt, by kind of intention, and what it means there.

`<language>/<game>.toml` has a table for each prompt and kind, from meanings as
`tests/speech/prompts.py` writes them to phrases. "!not-understood < /hint" is a phrase that is
refused though it means `/hint`: it counts as missed.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import Language

FOLDER = Path(__file__).parent
MISSED = " < "
"""Between the refusal of a phrase that is missed and what it means."""
KINDS = (
    "answer",
    "correction",
    "question-self",
    "question-others",
    "question-rules",
    "command",
    "out-of-turn",
    "chat",
    "refused",
)
"""The kinds of intention."""


class Phrase(NamedTuple):
    """Something that is typed at a prompt."""

    prompt: str
    kind: str
    typed: str
    meaning: str
    """What the program takes it for."""
    missed: bool
    """Whether it means something else, which the program does not understand."""


@cache
def tables(language: Language) -> Mapping[str, Mapping[str, Mapping[str, list[str]]]]:
    """The tables of a language, by prompt and kind."""
    return {
        f"{game} {prompt}": kinds
        for game in GAMES
        for prompt, kinds in tomllib.loads(
            (FOLDER / language / f"{game}.toml").read_text("utf-8")
        ).items()
    }


def phrases(language: Language) -> Iterator[Phrase]:
    """Every phrase of a language."""
    for prompt, kinds in tables(language).items():
        for kind, meanings in kinds.items():
            for meant, typed in meanings.items():
                said, missed, _ = meant.partition(MISSED)
                yield from (Phrase(prompt, kind, each, said, bool(missed)) for each in typed)


def shares(language: Language) -> Mapping[str, tuple[int, int]]:
    """How many phrases of each kind are understood, and how many there are; "all" is their sum."""
    every = [*phrases(language)]
    total = Counter(kind for phrase in every for kind in (phrase.kind, "all"))
    right = Counter(kind for phrase in every if not phrase.missed for kind in (phrase.kind, "all"))
    return {kind: (right[kind], total[kind]) for kind in (*KINDS, "all")}
