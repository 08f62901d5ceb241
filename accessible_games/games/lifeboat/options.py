"""The question which side to take in a fight."""

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar

from accessible_games.core.decision import OneOf


class Side(OneOf):
    """One word out of several, some of them a side, which is also named by whom one helps."""

    beside: ClassVar[tuple[str, ...]] = ("helping", "opposing", "role-attack", "role-defend")
    helped: Mapping[str, str] = field(default_factory=dict)
    """The leaders of both sides by their pieces, with the word that helps them."""
