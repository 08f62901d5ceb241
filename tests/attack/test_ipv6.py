"""Somebody with very many addresses: limits hold for their whole network, with more room."""

import json
import sys
from pathlib import Path
from shutil import which

import pytest

from tests.braille.needed import need
from tests.running import run

pytestmark = pytest.mark.slow
ALONE = ("unshare", "--net", "--map-root-user")
"""Runs a command in a network of its own, which has nothing but this machine."""


def test_many_addresses_are_one_guesser(tmp_path: Path) -> None:
    """Ten guesses for 64 bits, 40 for 56 bits; four times as many connections there as well."""
    need(which("ip") and which("unshare"), "ip is not installed: apt install iproute2")
    if run([*ALONE, "true"]).returncode:
        pytest.skip("This machine allows no networks of one's own.")
    done = run([*ALONE, sys.executable, "-m", "tests.attack.many_addresses", str(tmp_path)])
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "guesses of hosts": 10,
        "guesses of networks": 40,
        "guesses of sites": 24,
        "connections of hosts": 4,
        "connections of networks": 16,
        "connections of larger networks": 64,
    }
