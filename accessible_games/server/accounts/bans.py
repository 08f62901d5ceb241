"""Names and addresses that may not come in, one per line of a file kept by the operator."""

from contextlib import suppress
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.network.addresses import is_in
from accessible_games.speech.normalize import fold


class Bans(Frozen):
    """The file is read whenever someone comes in, so a change takes effect at once."""

    file: Path | None = None

    def has(self, name: str, address: str) -> bool:
        """Whether a name is banned, or an address, or the network in which it is."""
        text = ""
        if self.file is not None:
            with suppress(FileNotFoundError):
                text = self.file.read_text("utf-8-sig", "replace")
        banned = [line.strip() for line in text.splitlines() if fold(line)]
        return any(fold(each) == fold(name) or is_in(address, each) for each in banned)
