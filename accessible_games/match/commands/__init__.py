"""What people can type besides their answers, with a file for each family of commands."""
