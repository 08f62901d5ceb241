"""What people can type beside their answers, a file for each family of commands."""
