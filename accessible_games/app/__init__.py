"""The commands of the command line, and the questions before a game."""
