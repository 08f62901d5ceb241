"""How sharp the tests are: mistakes are planted, and have to be caught."""
