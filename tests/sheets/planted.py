"""Mistakes planted into the rules while they are being played, for the referees to see."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from importlib import import_module
from pathlib import Path
from types import CodeType
from typing import Any, cast

from tests.long.mistakes.planting import PACKAGE, Mistake, mistakes

GAMES = Path(__file__).parents[1] / "games"


def planted_for(game: str) -> list[Mistake]:
    """The mistakes that the referee of a game must see, each as in tests/long/mistakes."""
    return mistakes(GAMES / game.replace("-", "_") / "sheet_mistakes.toml")


@contextmanager
def planted(mistake: Mistake) -> Iterator[None]:
    """Let a function of the rules be wrong, whoever calls it, as long as the block lasts."""
    name = ".".join([PACKAGE, *Path(mistake.file).with_suffix("").parts])
    module = import_module(name)
    source = Path(str(module.__file__)).read_text("utf-8")
    function: Any = reduce(getattr, mistake.within.split("."), cast(Any, module))
    right = function.__code__
    whole = compile(mistake.planted(source), str(module.__file__), "exec")
    function.__code__ = reduce(inner, mistake.within.split("."), whole)
    try:
        yield
    finally:
        function.__code__ = right


def inner(code: CodeType, name: str) -> CodeType:
    """The code of a function or class within another code."""
    return next(
        part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name
    )
