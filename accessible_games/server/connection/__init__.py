"""What all connections have in common, whatever they speak."""
