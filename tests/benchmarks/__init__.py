"""Scripts that print measured figures; what is tested here is that they run."""
