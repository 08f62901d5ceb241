"""A terminal for the tests, by which they see every byte that a program writes."""
