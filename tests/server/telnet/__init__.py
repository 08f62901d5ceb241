"""Tests of telnet without a network."""
