"""An evening at a real table: score, chance, secrets."""
