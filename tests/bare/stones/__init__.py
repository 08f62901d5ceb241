"""A game that has rules and words, and nothing else."""
