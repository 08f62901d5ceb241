"""What the program keeps: settings, saved games and statistics about them."""
