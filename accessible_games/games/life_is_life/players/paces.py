"""The pace of each level: the seconds that its answers take, by the kind of question.

About as long as 95 of 100 thoughts take on a machine of 2024; see `pace_of`.
"""

from collections.abc import Mapping

PACES: Mapping[str, Mapping[str, float]] = {
    "normal": {"": 0.02},
    "hard": {"": 0.9, "lay": 0.35},
    "expert": {"": 1.2, "lay": 0.7},
}
