"""A server at which people play together, each through a door of their own."""
