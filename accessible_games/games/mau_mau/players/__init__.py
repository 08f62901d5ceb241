"""The computer players of Mau-Mau."""
