"""Addresses of a network, and how often and how many times those there may do something."""
