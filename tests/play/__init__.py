"""Sessions and commands: what is typed, what is said to it, and what is kept."""
