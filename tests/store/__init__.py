"""What is kept: saved games, settings and statistics, whole and private."""
