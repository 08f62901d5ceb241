"""Computer players of SixPack."""
