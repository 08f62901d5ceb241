"""The calls in the code of the program, and the texts in them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import accessible_games
from accessible_games.server.following import first, leader
from accessible_games.server.storage.store import Kind

ROOT = Path(accessible_games.__file__).parent


def texts(tree: ast.AST) -> Iterator[str]:
    """Yield all texts in a piece of code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def calls_in(*rooms: str) -> tuple[tuple[str, ast.Call], ...]:
    """Return every call in some folders of the program, with the name of the called function."""
    paths = [path for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return tuple((name_of(node.func), node) for node in nodes if isinstance(node, ast.Call))


def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Return every call in the code that speaks."""
    rooms = ("speech", "match", "store", "frontends", "server", "client", "tools", "app")
    return calls_in(*rooms, "league")


def calls_of(game: str) -> tuple[tuple[str, ast.Call], ...]:
    """Return every call in the code by which a game speaks."""
    return calls_in(f"games/{game.replace('-', '_')}/speech")


def name_of(function: ast.expr) -> str:
    """Return the name of a called function, without its owner."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def texts_at(function: str, place: int) -> set[str]:
    """Return the whole texts at one position in all calls of a function in the program."""
    found = set()
    for name, call in calls_in("."):
        if name == function and len(call.args) > place:
            found |= {text for text in texts(call.args[place]) if not text.endswith("-")}
    return found


def wrong_positions() -> set[str]:
    """Return what can be wrong in a position."""
    return texts_at("PositionError", 1) | texts_at("require", 2)


def of_errors() -> dict[str, tuple[str, ...]]:
    """Return the messages that tell what is wrong with a file or with another program."""
    return {
        "record-": tuple(texts_at("RecordError", 1)),
        "position-": ("not-str", "not-bool", *wrong_positions()),
        "deck-": ("faults", "scheme", "only-formulas", *texts_at("Fault", 1)),
        "overlay-": ("written", *texts_at("OverlayError", 0)),
        "voice-": ("stopped", *texts_at("VoiceError", 0)),
        "workers-": tuple(texts_at("WorkersError", 0)),
        "serve-": (*texts_at("StoreError", 0), *texts_at("bound", 2)),
        "serve-left-out-": get_args(Kind),
        "serve-first-": get_args(first.News),
        "serve-second-": get_args(leader.News),
    }
