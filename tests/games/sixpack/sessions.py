"""SixPack for the tests of the player's side: a drawn table, typed lines, and their answers."""

import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from accessible_games.core.decision import Answer, OneOf
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.games.sixpack.lines import LINES
from accessible_games.games.sixpack.options import AtPlace, OneBlock, OneDomino
from accessible_games.store.library import SavedGame
from tests.games.sixpack.building import GAME, document
from tests.sessions import (
    NAMES,
    Evening,
    Typed,
    random_answers,
    seated,
    typed_answer,
)

PICTURE = """
C  LB .
CL B  CL
"""
"""m13 is a cola, n13 a lemon beer; m14 a cola lemon, n14 a beer, o14 a cola lemon. O13 is a gap."""
BLOCK = """
C  CL B
CB L  LB
.  CB .
"""
"""Six drinks in two rows, and one more at n15: without it the block is the whole table."""
OWN = "C CB, L CL, B LB"
"""Dominoes whose pattern is on BLOCK, upright."""
NOT = "C LB, L CB, B CL"
"""Dominoes whose pattern is not."""
FULL = """
C LB C  LB
LB C LB C
C LB C  CL
"""
"""Eleven cards of the cola sort: one more clears the table."""


def record(people: tuple[str, ...], bots: tuple[str, ...], seed: int, **heading: Any) -> Record:
    """Return the heading of a game of SixPack."""
    occupants = [Occupant("person", name) for name in people]
    occupants += [Occupant(level, name) for level, name in zip(bots, NAMES, strict=False)]
    options = heading.get("options", {})
    return Record(
        GAME.name, GAME.version, options, tuple(occupants), seed, position=heading.get("position")
    )


def begun(place: Path, heading: Record, **chosen: Any) -> Evening:
    """Return a session of a new record; *chosen* are settings."""
    evening = seated(heading, SavedGame(place / "game.txt"), **chosen)
    evening.session.keep(*heading.heading())
    evening.session.welcome(newcomer=False)
    return evening


def alone(place: Path, given: Mapping[str, Any] | None = None, **chosen: Any) -> Evening:
    """Return Anna at a position, by default PICTURE, against Tom, who plays at random."""
    text = json.dumps(given or document(PICTURE))
    return begun(place, record(("Anna",), ("random",), 1, position=text), **chosen)


def two(place: Path, given: Mapping[str, Any] | None = None, **chosen: Any) -> Evening:
    """Return Anna and Ben at a position, by default PICTURE, on Anna's turn."""
    text = json.dumps(given or document(PICTURE))
    return begun(place, record(("Anna", "Ben"), (), 1, position=text), **chosen)


def fresh(
    place: Path, people: tuple[str, ...] = ("Anna", "Ben"), seed: int = 1, *,
    options: Mapping[str, str] | None = None, **chosen: Any,
) -> Evening:  # fmt: skip
    """Return a new game of people alone; seat 1 begins unless the table's options say otherwise."""
    given = {"starter": "1", **(options or {})}
    return begun(place, record(people, (), seed, options=given), **chosen)


def said(evening: Evening, *typed: Typed) -> list[str]:
    """Return the answer to each typed line: all lines and the prompt after them, as one text."""
    paragraphs = evening.play(*typed)
    prompts = [prompt.strip() for prompt in evening.typist.prompts] + [""]
    count = len(paragraphs) - len(prompts)
    assert count in (0, 1)
    answers = zip(paragraphs[1:], prompts[1:], strict=False)
    return [" ".join([*lines, prompt]).strip() for lines, prompt in answers][: len(typed)]


def moves(evening: Evening) -> list[str]:
    """Return what was done at the table, as the record has it."""
    return [str(move) for move in evening.session.match.table.moves]


CLEAR_IT = ("", "lb m12", "lemon")
"""What Anna types at FULL until a line has to be cleared."""


def at_claim(place: Path, claims: str = "show", **chosen: Any) -> Evening:
    """Return Anna and Ben when Anna takes n15: her pattern is m13 to o14, Ben has none."""
    return two(place, document(BLOCK, (OWN, NOT), claims=claims), **chosen)


def at_clear(place: Path, **chosen: Any) -> Evening:
    """Return Anna and Ben when Anna types CLEAR_IT and a stack runs low."""
    return two(place, document(FULL), **chosen)


def at_keep(place: Path, **chosen: Any) -> Evening:
    """Return Anna when she is asked which side stays."""
    picture = "C LB C LB C\nLB C LB C LB\nC LB C LB C"
    given = document(picture, phase="keep", line=["column", "o"])
    return two(place, given, **chosen)


# Answering at random -----------------------------------------------------------------------------


def typed(session: TerminalSession, answer: Answer, chance: Random) -> str:
    """Return one of the ways to type an answer in the language of the session."""
    assert session.person.asked is not None
    options = session.person.asked.options
    if isinstance(options, AtPlace) and isinstance(answer, tuple):
        return at_place(session, options, answer, chance)
    assert isinstance(options, OneOf)
    assert isinstance(answer, str)
    if isinstance(options, OneDomino):
        return typed_domino(session, options, answer, chance)
    if isinstance(options, OneBlock) and "-" in answer:
        return corners(answer, chance)
    return typed_answer(session.person, answer)


def at_place(
    session: TerminalSession, options: AtPlace, answer: tuple[str, ...], chance: Random
) -> str:
    """Return a word and a place in any order; for a line, the letter or the number."""
    word, place = answer
    if options.words == LINES:
        return typed_answer(session.person, answer)
    parts = [session.person.vocabulary.lexicon.answer_name(word), place]
    chance.shuffle(parts)
    return " ".join(parts)


def typed_domino(session: TerminalSession, options: OneOf, answer: str, chance: Random) -> str:
    """Return both drinks in any order, or the number."""
    drinks = [session.person.narrator.piece(drink) for drink in answer.split("-")]
    chance.shuffle(drinks)
    return chance.choice([" ".join(drinks), str(options.words.index(answer) + 1)])


def corners(block: str, chance: Random) -> str:
    """Return two opposite corners of a block, in any order, from any side."""
    first, last = block.split("-")
    others = [first[0] + last[1:], last[0] + first[1:]]
    ends = chance.choice([[first, last], others])
    chance.shuffle(ends)
    return " ".join(ends)


random_lines = partial(random_answers, ways=typed)
"""Legal answers of people, each in one of the ways to type it; Enter if nothing is asked."""
