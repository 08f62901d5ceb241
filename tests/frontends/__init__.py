"""A front end without a device; those at a keyboard are tested in `play`."""
