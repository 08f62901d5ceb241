"""The numbers of the lines that a client types: each is done once, and the client hears how far."""


class NumberedLines:
    """How far the lines of a client have come."""

    __slots__ = "_told", "_waiting", "last", "took"

    def __init__(self) -> None:
        self._waiting: list[int] = []
        """The numbers of the waiting lines; 0 for actions that were not typed."""
        self.last = 0
        """The last line that has come."""
        self.took = 0
        """The last line that was done."""
        self._told = 0
        """The last of them that was confirmed to the client."""

    def resume(self, took: int) -> None:
        """Go on after a line that was done at an earlier connection."""
        self.last = self.took = self._told = took

    def queue(self, number: int = 0) -> None:
        """Let a line wait that has come, or an action without a number."""
        self._waiting.append(number)
        self.last = max(self.last, number)

    def take(self) -> bool:
        """Take the first that waits; return whether it has a number, which counts as done."""
        number = self._waiting.pop(0)
        self.took = number or self.took
        return number > 0

    def is_news(self) -> bool:
        """Return whether the client does not know what was done; it is told now."""
        told, self._told = self._told, self.took
        return told != self.took
