"""Mau-Mau and Crazy Eights."""
