"""What was typed, for readers that are told of all that is written."""

from dataclasses import dataclass


@dataclass
class TypedKeys:
    """Keys whose letters have not appeared yet: these are not told as something written."""

    _waiting: str = ""

    def press(self, key: str) -> None:
        """Note a key."""
        self._waiting += key

    def told(self, text: str) -> list[str] | None:
        """Return the lines of what is written; None if it only shows what was typed."""
        if self._waiting and self._waiting.startswith(text):
            self._waiting = self._waiting[len(text) :]
            return None
        return [line for line in text.splitlines() if line.strip()]
