"""Games among computer players, and what they say about how strong these are."""
