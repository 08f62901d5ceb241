"""The servers that somebody has been at, and by which key they are known again.

Whoever is met for the first time is trusted. If the key is another one later, somebody may listen
on the way.
"""

from pathlib import Path

from accessible_games.store import owned, whole

FILE = "known-servers"
"""The file, in the folder of the data: a line of host, port and fingerprint for each server."""


class KnownServers:
    """What is known of servers, in a file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE

    def fingerprint(self, host: str, port: int) -> str:
        """That of the key which the server had; empty for one that is not known. OSError."""
        return self._known().get(f"{host} {port}", "")

    def meet(self, host: str, port: int, fingerprint: str) -> None:
        """Know a server again by its key; OSError."""
        known = {**self._known(), f"{host} {port}": fingerprint}
        owned.make_folder(self.file.parent)
        lines = [f"{place} {key}\n" for place, key in known.items()]
        whole.write({self.file: "".join(lines).encode()}, owned.FILE)

    def _known(self) -> dict[str, str]:
        """The fingerprints, by host and port."""
        if not self.file.exists():
            return {}
        lines = self.file.read_text("utf-8", "replace").splitlines()
        return dict(line.rsplit(" ", 1) for line in lines if " " in line)
