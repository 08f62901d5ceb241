"""Tests of coming in."""
