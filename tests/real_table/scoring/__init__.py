"""What is held up at a real table, and what it counts."""
