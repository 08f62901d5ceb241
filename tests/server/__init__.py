"""The server: its store, its tables, its connections."""
