"""Tests of what tests games."""
