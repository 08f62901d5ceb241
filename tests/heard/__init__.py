"""The program as a screen reader speaks it."""
