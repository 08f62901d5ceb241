"""The ways in which people hear and type."""
