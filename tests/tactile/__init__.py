"""Overlays in every format, read back as an embosser, a cutter or a 3D printer would."""
