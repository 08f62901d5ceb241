"""The people of a server, the tables they sit at, and what is played there."""
