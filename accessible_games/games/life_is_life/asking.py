"""What people ask in Life is Life only: who has knocked."""

from accessible_games.core.intent import Intent, Rank

INTENTS = (
    Intent(
        Rank.REQUEST,
        "turn",
        "ask knocked who|others|person|done|whether -how -me -choices -mean -should -best -can",
    ),
)
