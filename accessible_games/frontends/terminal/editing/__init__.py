"""Editing lines with prompt_toolkit: nothing outside this folder imports it."""
