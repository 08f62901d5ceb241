"""The SSH door."""
