"""The braille display: what it shows, and what its keys mean."""
