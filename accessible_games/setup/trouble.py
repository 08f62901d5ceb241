"""Why setting up cannot go on, as found in the output of an installer."""

from accessible_games.system_packages import NONE, command

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
"""The last words of an installer that fails, and their meaning."""


ERROR = "ERROR: "
"""How pip begins a line that says what went wrong; advice may follow it."""


class Trouble(Exception):
    """Setting up cannot go on: the key of a message and its details."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


def without_venv() -> Trouble:
    """The trouble that Python cannot make an environment, with what to type if that is known."""
    install = command("venv")
    return Trouble("no venv") if install == NONE else Trouble("venv", install=install)


def trouble(said: str, status: int, path: str) -> Trouble:
    """The trouble that an installer's last words point to."""
    key = next((key for sign, key in SIGNS.items() if sign in said), "failed")
    if key == "venv":
        return without_venv()
    return Trouble(key, path=path, reason=reason(said) or str(status))


def reason(said: str) -> str:
    """The last line that an installer marks as an error, or else its last line."""
    lines = said.strip().splitlines()
    errors = [line.removeprefix(ERROR) for line in lines if line.startswith(ERROR)]
    return (errors or lines or [""])[-1].strip(" .")
