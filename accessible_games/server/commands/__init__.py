"""What can be typed at a server besides the answers of a game."""
