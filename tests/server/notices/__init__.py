"""Notices of turns by themselves."""
