"""Connections by telnet."""
