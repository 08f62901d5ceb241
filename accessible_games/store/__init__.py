"""What the program keeps: settings, saved games and what was counted in them."""
