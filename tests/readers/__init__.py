"""What readers say that look at a screen before and after, and tell what differs."""
