"""The page that makes braille labels."""
