"""Why setting up cannot go on, and how that is read out of what an installer says."""

SIGNS = {
    "DO NOT MATCH THE HASHES": "altered",
    "No space left": "disk full",
    "Permission denied": "not writable",
    "Read-only file system": "not writable",
    "No module named venv": "venv",
    "Could not find a version": "network",
    "onnection": "network",
    "timed out": "network",
}
"""What an installer says when it fails, and what that means."""


class Trouble(Exception):
    """Why setting up cannot go on: the key of a sentence, and what it names."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


def trouble(said: str, status: int, path: str) -> Trouble:
    """What an installer's last words mean."""
    key = next((key for sign, key in SIGNS.items() if sign in said), "failed")
    reason = said.strip(" .\n").rpartition("\n")[2] or str(status)
    return Trouble(key, path=path, reason=reason)
