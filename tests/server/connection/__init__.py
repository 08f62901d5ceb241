"""Tests of what all connections have in common."""
