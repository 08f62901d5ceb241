"""The words: that they are complete, made for the ear, and understood when typed."""
