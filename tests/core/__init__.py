"""What every game is made of, tested with a game of its own."""
