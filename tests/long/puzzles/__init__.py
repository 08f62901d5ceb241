"""The puzzles: how they are found, and what they promise."""
