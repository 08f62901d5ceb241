"""The page: the same server in a browser, with scripts or without them."""
