"""What people ask in Lifeboat only: how somebody is, where they sit, and who one is oneself."""

from accessible_games.core.intent import Intent, Rank

INTENTS = (
    Intent(Rank.REQUEST, "who", "love"),
    Intent(Rank.REQUEST, "who", "who|what|which am me -others -person -piece"),
    Intent(Rank.REQUEST, "who", "figure me -others -person"),
    Intent(
        Rank.MEANING,
        "boat",
        "ask person have|wounded|strong|money|cards|how -piece -should -can",
        "person",
    ),
    Intent(Rank.MEANING, "boat", "ask wounded|strong me -who -others -can -term -piece", "me"),
    Intent(Rank.MEANING, "boat", "who have what|which"),
    Intent(Rank.GENERAL, "boat", "wounded -others"),
    Intent(Rank.GENERAL, "boat", "ask strong"),
    Intent(Rank.GENERAL, "boat", "boat"),
    Intent(Rank.GENERAL, "boat", "who|where|person sits"),
    Intent(Rank.GENERAL, "boat", "ask where person|others"),
    Intent(
        Rank.GENERAL,
        "boat",
        "show|mean person -done -deed -money -where -many -happened -changed",
        "person",
    ),
)
