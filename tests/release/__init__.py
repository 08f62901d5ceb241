"""Builds the packages that people install: python -m tests.release FOLDER."""
