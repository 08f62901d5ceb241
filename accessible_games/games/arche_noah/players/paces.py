"""The pace of each level: the seconds that its answers take, by the kind of question.

About as long as 95 of 100 thoughts take on a machine of 2024; see `pace_of`.
"""

from collections.abc import Mapping

PACES: Mapping[str, Mapping[str, float]] = {
    "normal": {"": 0.02},
    "hard": {"": 0.35, "pick": 0.2},
    "expert": {"": 1.2, "pick": 0.75},
}
