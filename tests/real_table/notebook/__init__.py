"""The notebook of what lies open at a real table."""
