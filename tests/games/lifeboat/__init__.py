"""The rules of Lifeboat."""
