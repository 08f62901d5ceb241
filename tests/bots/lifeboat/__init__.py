"""Computer players of Lifeboat."""
