"""Tests of the sounds."""
