"""Before, around and after a game: the command line's own commands, lessons, puzzles, reviews."""
