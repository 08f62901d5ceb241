"""The pace of each level: the seconds that its answers take; see `pace_of`."""

from collections.abc import Mapping

PACES: Mapping[str, Mapping[str, float]] = {
    "normal": {"": 0.02},
    "hard": {"": 0.9},
    "expert": {"": 2.5},
}
