"""What bootstrap.py does on the machine of a player, in copies and without a network."""
