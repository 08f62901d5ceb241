"""Positions: the state of a table as a JSON document that can be written by hand.

Documented in docs/positions.md. A document is an object with the name and version of the game and
the fields of its state; fields with a default may be left out.
"""

import json
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from accessible_games.core.game import AnyGame, Game, S

Place = tuple[str | int, ...]
"""A path in the document: field names, and list indices from 0."""
Value: TypeAlias = Any
"""A value of a state or its JSON form; only its field tells the type."""
Kind: TypeAlias = Any
"""A type as a field declares it, such as `list[int]` or `Offer | None`."""


class PositionError(Exception):
    """Not a position: the place in the document, the key of the problem, what is found there."""

    def __init__(self, place: Place, problem: str, found: object = "") -> None:
        super().__init__(place, problem, found)
        self.place = place
        self.problem = problem
        self.found = str(found)


def require(condition: bool, place: Place, problem: str, found: object = "") -> None:
    """Check a condition. Raises `PositionError` if it does not hold."""
    if not condition:
        raise PositionError(place, problem, found)


def write(game: Game[S], state: S) -> str:
    """The state as a document, one field a line."""
    document = {"game": game.name, "version": game.version, **plain(state)}
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in document.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def line(game: Game[S], state: S) -> str:
    """The document on one line, as a record keeps it."""
    return " ".join(write(game, state).split("\n")).strip()


def read(games: Mapping[str, AnyGame], text: str) -> tuple[AnyGame, Value]:
    """The game and state in a document. Raises `PositionError` if it holds none."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError((), "not-json", getattr(error, "lineno", 1)) from None
    require(isinstance(document, dict), (), "not-json", 1)
    name, version = document.pop("game", ""), document.pop("version", 0)
    require(isinstance(name, str) and name in games, ("game",), "unknown-game", name)
    game = games[name]
    require(version == game.version, ("version",), "wrong-version", version)
    state = built(game.state, document, ())
    game.check(state)
    return game, state


def plain(value: Value) -> Value:
    """The JSON form of a value of a state; events are not part of a position."""
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if is_dataclass(value):
        kind: Kind = type(value)
        return {name: plain(getattr(value, name)) for name in _known(kind)}
    return value


def built(kind: Kind, value: Value, place: Place) -> Value:
    """A value of type *kind* from its JSON form. Raises `PositionError` if it is none."""
    if is_dataclass(kind):
        return _built_dataclass(kind, value, place)
    origin: Kind = get_origin(kind)
    arguments = get_args(kind)
    if origin in (list, tuple):
        require(isinstance(value, list), place, "not-a-list", value)
        return _built_items(origin, arguments, value, place)
    if origin is dict:
        require(isinstance(value, dict), place, "not-an-object", value)
        return {
            built_key(arguments[0], key, place): built(arguments[1], item, (*place, key))
            for key, item in value.items()
        }
    if NoneType in arguments:
        return None if value is None else built(arguments[0], value, place)
    require(type(value) is kind, place, f"not-{kind.__name__}", value)
    return value


def built_key(kind: Kind, key: str, place: Place) -> str | int:
    """A key of type *kind* from its JSON form, which is always text.

    Raises `PositionError` if it is none.
    """
    if kind is not int:
        return key
    require(key.isdecimal(), place, "not-int", key)
    return int(key)


def _built_items(
    origin: Kind, arguments: tuple[Kind, ...], value: list[Value], place: Place
) -> Value:
    if origin is tuple and Ellipsis not in arguments:
        require(len(value) == len(arguments), place, "wrong-length", len(value))
        kinds = list(arguments)
    else:
        kinds = [arguments[0]] * len(value)
    return origin(
        built(kind, item, (*place, index))
        for index, (kind, item) in enumerate(zip(kinds, value, strict=True))
    )


def _built_dataclass(kind: Kind, value: Value, place: Place) -> Value:
    require(isinstance(value, dict), place, "not-an-object", value)
    known = _known(kind)
    for name in value:
        require(name in known, (*place, name), "unknown-field", name)
    for name, field in known.items():
        require(name in value or _has_default(field), (*place, name), "missing-field")
    hints = _hints(kind)
    return kind(**{name: built(hints[name], item, (*place, name)) for name, item in value.items()})


@cache
def _known(kind: Kind) -> dict[str, Field[Value]]:
    """The fields that a document of this dataclass may have, by name."""
    return {field.name: field for field in fields(kind) if field.name != "news"}


def _has_default(field: Field[Value]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


@cache
def _hints(kind: Kind) -> dict[str, Kind]:
    return get_type_hints(kind)
