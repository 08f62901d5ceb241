"""The page: the same house in a browser, with scripts or without them."""
