"""A server on which people play together, each through a connection of their own."""
