"""What people ask in SixPack only: about their pattern, and about parts of the table."""

from accessible_games.core.intent import Intent, Rank

INTENTS = (
    Intent(Rank.ADVICE, "pattern", "ask pattern -claim"),
    Intent(Rank.TABLE, "pattern", "pattern -claim"),
    Intent(Rank.TABLE, "changes", "ask changed"),
    Intent(Rank.TABLE, "block", "place around", "place"),
    Intent(Rank.TABLE, "row", "row number ask|show|lies -place", "number"),
    Intent(Rank.TABLE, "column", "column letter what|which|show|lies -place", "letter"),
)
