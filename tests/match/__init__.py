"""What is typed at a table and what is said to it, whatever the device."""
