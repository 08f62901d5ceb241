"""The SSH connection: for terminals, with a line editor of our own, and for plain lines."""
