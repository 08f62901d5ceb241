"""Tests of the lobby by itself."""
