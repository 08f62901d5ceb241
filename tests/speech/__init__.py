"""The words: that they are complete, well made for the ear, and understood when typed."""
