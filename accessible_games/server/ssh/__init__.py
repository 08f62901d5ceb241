"""The SSH door: for terminals, with a line editor of our own, and for lines without any."""
