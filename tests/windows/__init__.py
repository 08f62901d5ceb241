"""Tests under a genuine Python for Windows, such as one that runs in Wine."""
