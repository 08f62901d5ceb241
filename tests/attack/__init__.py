"""What attackers have found, tried again: each was a fault once."""
