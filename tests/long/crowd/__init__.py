"""Many people at a server that runs by itself: they know no more than what they hear."""
