"""What is put into packages as it is."""
