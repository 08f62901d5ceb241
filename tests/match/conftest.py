"""Tests of a table: no long searches, and an Orca that answers at once."""

from tests.quick import orca_folder, quick, quick_orca

__all__ = ["orca_folder", "quick", "quick_orca"]
