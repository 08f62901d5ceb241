"""Keeps screen readers and braille services that come with test packages from starting.

Under systemd a unit is masked before its package is installed, and stays masked until somebody
unmasks it. Without systemd, the policy of the machine must forbid the start, as in containers; if
it does not, the package is left out. Services already installed are not touched.
"""

from pathlib import Path

from accessible_games.setup.subprocesses import is_program, succeeds
from accessible_games.setup.words import say

SERVICES: dict[str, dict[str, tuple[str, ...]]] = {
    "brltty": {
        "--system": ("brltty.service", "brltty@.service", "brltty-udev.service", "brltty.path")
    },
    "speech-dispatcher": {
        "--system": ("speech-dispatcherd.service",),
        "--global": ("speech-dispatcher.service", "speech-dispatcher.socket"),
    },
}
"""The units that systemd would start, for the machine or for each user who logs in."""
MASKS = {"--system": Path("/etc/systemd/system"), "--global": Path("/etc/systemd/user")}
RUNS_SYSTEMD = Path("/run/systemd/system")
POLICY = "/usr/sbin/policy-rc.d"
FORBIDDEN = 101
"""The policy's exit status for a service that must not be started."""


class Quiet:
    """Keeps services from starting while packages are installed."""

    def __init__(self, rights: list[str]) -> None:
        """*rights* are the words before a command for root."""
        self._rights = rights
        self._kept = {name for name in SERVICES if is_program(name)}
        """The services that were there before, and those that could not be kept from starting."""
        self._masked: dict[str, list[list[str]]] = {}

    def allows(self, packages: set[str]) -> bool:
        """Whether packages may be installed or upgraded; their services are kept from starting."""
        for name in sorted(packages & SERVICES.keys() - self._kept - self._masked.keys()):
            if not self._silence(name):
                self._kept.add(name)
        return not packages & self._kept

    def _silence(self, name: str) -> bool:
        """Mask a service; return whether it will stay stopped."""
        missing = [
            [kind, *(unit for unit in units if not (MASKS[kind] / unit).is_symlink())]
            for kind, units in SERVICES[name].items()
        ]
        self._masked[name] = [units for units in missing if units[1:]]
        masked = [self._control("mask", units) for units in self._masked[name]]
        return all(masked) if RUNS_SYSTEMD.is_dir() else forbidden(name)

    def _control(self, verb: str, units: list[str]) -> bool:
        return succeeds([*self._rights, "systemctl", verb, *units])

    def settle(self) -> None:
        """Unmask the services that were not installed; say which of the others stay quiet."""
        came = sorted(name for name in SERVICES.keys() - self._kept if is_program(name))
        for name, masked in self._masked.items():
            if name not in came:
                for units in masked:
                    self._control("unmask", units)
            elif not RUNS_SYSTEMD.is_dir():
                succeeds([*self._rights, "update-rc.d", name, "disable"])
        if came:
            say("quiet", services=", ".join(came))


def forbidden(name: str) -> bool:
    """Whether the machine's policy forbids starting a newly installed service."""
    import subprocess

    try:
        return subprocess.run([POLICY, name, "start"], capture_output=True).returncode == FORBIDDEN
    except OSError:
        return False
