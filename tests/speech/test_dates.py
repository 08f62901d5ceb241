"""How Babel's dates are imported."""

import os
import sys

import pytest

from tests.running import ROOT, run

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("zone", [None, "Europe/Berlin"])
def test_the_time_zone_is_neither_looked_for_nor_changed(zone: str | None) -> None:
    """Babel would look for it as it is imported."""
    code = (
        "import os; from accessible_games.speech import dates\n"
        "from babel.localtime import LOCALTZ; print(LOCALTZ, os.environ.get('TZ'))"
    )
    env = {name: value for name, value in os.environ.items() if name != "TZ"}
    done = run([sys.executable, "-c", code], env=env | ({"TZ": zone} if zone else {}), cwd=ROOT)
    assert done.stdout.split() == ["UTC", str(zone)]
