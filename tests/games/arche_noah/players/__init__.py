"""Computer players of Arche Noah."""
