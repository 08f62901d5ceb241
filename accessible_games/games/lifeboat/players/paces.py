"""The pace of each level: the seconds that its answers take, by the kind of question.

About as long as 95 of 100 thoughts take on a machine of 2024; see `pace_of`.
What is asked in secret has the shortest pace: it is asked of many, and most of them have no choice.
"""

from collections.abc import Mapping

BRIEF = 0.02
"""The pace of questions that a level does not search."""
WORDS = ("market", "terms", "bribe", "stake", "service", "slip", "throw", "show")
TRADE = ("partner", "give", "want", "cover")
BARGAINS = ("deal", "settle", "ransom", "weapon", "help", "price", "pay")
"""What `expert` searches and `hard` does not."""
PACES: Mapping[str, Mapping[str, float]] = {
    "normal": {"": BRIEF},
    "hard": {
        "": 0.8,
        "draft": 1.1,
        "drink": 0.4,
        "steer": 0.3,
        "sea": 0.1,
        "water": 0.1,
        **dict.fromkeys((*WORDS, *TRADE, *BARGAINS), BRIEF),
    },
    "expert": {
        "": 1.8,
        "draft": 2.5,
        "drink": 0.7,
        "steer": 0.3,
        **dict.fromkeys(BARGAINS, 1.2),
        **dict.fromkeys((*WORDS, *TRADE, "heal", "sea", "water"), BRIEF),
    },
}
