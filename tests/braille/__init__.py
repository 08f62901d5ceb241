"""Labels of cards, and prose in the braille of three languages."""
