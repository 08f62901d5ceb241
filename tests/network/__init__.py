"""Tests of addresses and limits."""
