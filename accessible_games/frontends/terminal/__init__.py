"""One keyboard and one screen, for one person or for several in turn."""
