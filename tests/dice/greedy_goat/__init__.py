"""A game of dice in the making."""
