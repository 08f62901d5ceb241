"""What a person can press instead of typing it."""

from collections.abc import Iterable, Sequence
from typing import Literal

from accessible_games.core.frozen import Frozen

Kind = Literal["press", "one", "some"]
"""Buttons that type a line at once, or of which one or some are chosen and then sent together."""


class Button(Frozen):
    """A button, and what it types."""

    text: str
    line: str


class Group(Frozen):
    """Buttons that belong together."""

    kind: Kind
    legend: str
    buttons: Sequence[Button]


class PageOffer(Frozen):
    """Everything that can be pressed now."""

    language: str
    groups: Sequence[Group] = ()
    is_turn: bool = False
    """Whether their game asks them something."""

    def plainly(self) -> dict[str, object]:
        """Return the offer as the page's script reads it."""
        groups = [
            {
                "kind": group.kind,
                "legend": group.legend,
                "buttons": [[each.text, each.line] for each in group.buttons],
            }
            for group in self.groups
        ]
        offer: dict[str, object] = {"frame": "offer", "language": self.language, "groups": groups}
        return {**offer, "turn": True} if self.is_turn else offer


def pressed(legend: str, words: Iterable[str]) -> Group:
    """Return buttons that type their own text."""
    return Group("press", legend, [Button(word, word) for word in words])
