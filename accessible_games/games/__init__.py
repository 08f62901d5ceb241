"""The games. A new one is a module in this folder and a name here."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import cast

from accessible_games.core.game import AnyGame

NAMES = ("life-is-life", "arche-noah", "sixpack", "lifeboat")


class Games(Mapping[str, AnyGame]):
    """Every game by its name, imported when it is asked for: a player waits only for one."""

    def __getitem__(self, name: str) -> AnyGame:
        if name not in NAMES:
            raise KeyError(name)
        return cast(AnyGame, import_module(f"{__name__}.{name.replace('-', '_')}"))

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def __contains__(self, name: object) -> bool:
        return name in NAMES


GAMES = Games()
