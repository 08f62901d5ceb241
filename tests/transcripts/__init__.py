"""One recorded game of each kind, and how it is heard."""
