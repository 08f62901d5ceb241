"""The rules of Arche Noah."""
