"""The client of `accessible-games join`: a server's lines at this keyboard and display."""
