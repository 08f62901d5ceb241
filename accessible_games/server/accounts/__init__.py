"""Who somebody is: logging in, passwords, names, and coming back."""
