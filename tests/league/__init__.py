"""Leagues among people, without a server."""
