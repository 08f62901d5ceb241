"""Computer players of Life is Life."""
