"""A folder of games in progress, for tests."""
