"""Cards that are looked up by what is felt on them."""
