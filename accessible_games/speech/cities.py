"""Time zones by their cities, as Babel has them for each language from CLDR; no file is read."""

from collections.abc import Mapping
from functools import cache

from accessible_games.speech.catalogue import Language
from accessible_games.speech.normalize import fold
from accessible_games.speech.zones import without_zone

with without_zone():
    from babel.core import Locale, get_global


@cache
def zones_called(language: Language) -> Mapping[str, str]:
    """Return time zones by their folded names and those of their cities, English ones too."""
    zones = sorted(get_global("zone_territories"))
    found = {folded(zone): zone for zone in zones}
    found |= {folded(zone.rpartition("/")[2]): zone for zone in reversed(zones)}
    return found | {folded(city_of(zone, language)): zone for zone in zones}


def city_of(zone: str, language: Language) -> str:
    """Return the city of a zone as the language names it; any other zone as it is called."""
    known = Locale.parse(language).time_zones.get(zone, {})
    return str(known.get("city") or zone.rpartition("/")[2].replace("_", " "))


def folded(place: str) -> str:
    """Return the folded name of a place, with blanks for the signs of zones."""
    return fold(place.replace("_", " ").replace("/", " "))
