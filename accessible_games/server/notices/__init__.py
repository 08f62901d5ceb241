"""Word of a turn for whoever is away: by their browsers, and by a command of the host."""
