"""The rules of the games, and what every game keeps to."""
