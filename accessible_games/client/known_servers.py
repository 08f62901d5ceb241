"""The servers that were visited before, and the keys by which they are recognised.

A server is trusted at the first visit. If its key is a different one later, someone may be
listening in between.
"""

from pathlib import Path

from accessible_games.store import owned, whole

FILE = "known-servers"
"""The file, in the folder of the data: a line of host, port and fingerprint for each server."""


class KnownServers:
    """The known servers, in a file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE

    def fingerprint(self, host: str, port: int) -> str:
        """Return the fingerprint of the server's key; empty if the server is not known.

        Raises `OSError` if the file cannot be read.
        """
        return self._known().get(f"{host} {port}", "")

    def meet(self, host: str, port: int, fingerprint: str) -> None:
        """Remember a server by its key. Raises `OSError` if the file cannot be written."""
        known = {**self._known(), f"{host} {port}": fingerprint}
        owned.make_folder(self.file.parent)
        lines = [f"{place} {key}\n" for place, key in known.items()]
        whole.write({self.file: "".join(lines).encode()}, owned.FILE)

    def _known(self) -> dict[str, str]:
        """Return the fingerprints, by host and port."""
        if not self.file.exists():
            return {}
        lines = self.file.read_text("utf-8", "replace").splitlines()
        return dict(line.rsplit(" ", 1) for line in lines if " " in line)
