"""Computer players: what they answer, for which reasons, and how they search."""
