"""How Babel's dates are imported, and said."""

import os
import sys
from datetime import date

import pytest

from accessible_games.app.daily_deal import day_name
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from tests import unix
from tests.running import ROOT, run

pytestmark = pytest.mark.slow


@unix.zones
@pytest.mark.parametrize("zone", [None, "Europe/Berlin"])
def test_the_time_zone_is_neither_looked_for_nor_changed(zone: str | None) -> None:
    """Babel would look for it when it is imported."""
    code = (
        "import os; from accessible_games.speech import dates\n"
        "from babel.localtime import LOCALTZ; print(LOCALTZ, os.environ.get('TZ'))"
    )
    env = {name: value for name, value in os.environ.items() if name != "TZ"}
    done = run([sys.executable, "-c", code], env=env | ({"TZ": zone} if zone else {}), cwd=ROOT)
    assert done.stdout.split() == ["UTC", str(zone)]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("de", "1. Dezember", "2. Dezember"),
        ("fr", "1er décembre", "2 décembre"),
        ("en", "1 December", "2 December"),
    ],
)
def test_the_first_of_a_month_is_said_as_the_language_does(
    language: Language, first: str, second: str
) -> None:
    """French has an ordinal for it, and for no other day."""
    narrator = Narrator(catalogue_of(language), [], [])
    said = [day_name(narrator, date(2026, 12, day)) for day in (1, 2)]
    assert said == [first, second]
