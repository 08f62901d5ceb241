"""Lifeboat for the tests of the player's side: a boat, typed lines, and their answers."""

import json
from pathlib import Path
from typing import Any

from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.store.library import SavedGame
from tests.games.lifeboat.building import document
from tests.sessions import Evening, Typed, seated

GAME = GAMES["lifeboat"]
PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")
"""In `boat`, the Lady, Stephen, the Captain, the Mate, Frenchy and the Kid."""


def record(people: tuple[str, ...], level: str, seats: int, seed: int, **heading: Any) -> Record:
    """Return the heading of a game; computer players take the seats after the people."""
    occupants = [Occupant("person" if name in people else level, name) for name in PEOPLE[:seats]]
    return Record(
        GAME.name, GAME.version, heading.get("options", {}), tuple(occupants), seed,
        position=heading.get("position"),
    )  # fmt: skip


def begun(place: Path, heading: Record, **chosen: Any) -> Evening:
    """Return a session of a new record in which only choices are asked; *chosen* are settings."""
    chosen = {"questions": "choices"} | chosen
    evening = seated(heading, SavedGame(place / "game.txt"), **chosen)
    evening.session.keep(*heading.heading())
    evening.session.welcome(newcomer=False)
    return evening


def fresh(
    place: Path, people: tuple[str, ...] = PEOPLE[:1], seed: int = 1, *, seats: int = 6,
    level: str = "random", **chosen: Any,
) -> Evening:  # fmt: skip
    """Return a new game."""
    heading = record(people, level, seats, seed, options=chosen.pop("options", {}))
    return begun(place, heading, **chosen)


def boat(
    place: Path, *held: Any, people: tuple[str, ...] = PEOPLE, verbosity: str = "normal",
    language: str = "en", **fields: Any,
) -> Evening:  # fmt: skip
    """Return six people in a position that `document` describes."""
    text = json.dumps(document(*held, **fields))
    heading = record(people, "random", 6, 1, position=text)
    return begun(place, heading, verbosity=verbosity, language=language, curtain="on")


def said(evening: Evening, *typed: Typed) -> list[str]:
    """Return the answer to each typed line: all lines and the prompt after them, as one text."""
    paragraphs = evening.play(*typed)
    prompts = [prompt.strip() for prompt in evening.typist.prompts] + [""]
    answers = zip(paragraphs[1:], prompts[1:], strict=False)
    return [" ".join([*lines, prompt]).strip() for lines, prompt in answers][: len(typed)]


def heard(evening: Evening, *typed: Typed) -> str:
    """Return everything that is said while these lines are typed."""
    return " ".join(line for lines in evening.play(*typed) for line in lines)


def moves(evening: Evening) -> list[str]:
    """Return what was done at the table, as the record has it."""
    return [str(move) for move in evening.session.match.table.moves]
