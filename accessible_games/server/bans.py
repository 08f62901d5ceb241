"""Whom whoever runs a server lets in no more: names and addresses, each in a line of a file."""

from contextlib import suppress
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.speech.fold import fold


class Bans(Frozen):
    """The file is read whenever somebody comes, so a change counts at once."""

    file: Path | None = None

    def has(self, *given: str) -> bool:
        """Whether a name or an address among those *given* is banned."""
        text = ""
        if self.file is not None:
            with suppress(FileNotFoundError):
                text = self.file.read_text("utf-8-sig", "replace")
        banned = {fold(line) for line in text.splitlines()} - {""}
        return any(fold(each) in banned for each in given)
