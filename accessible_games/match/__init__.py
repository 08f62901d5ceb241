"""One game being played, and the people who play it: no keyboard, no screen, no file."""
