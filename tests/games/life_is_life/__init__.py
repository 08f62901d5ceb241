"""The rules of Life is Life."""
