"""Lines typed and heard at a keyboard, and a terminal that shows every byte that is written."""
