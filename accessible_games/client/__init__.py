"""The client of `accessible-games join`: a server's lines, at one's own keyboard and display."""
