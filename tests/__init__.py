"""How the program is tested: see docs/testing.md."""
