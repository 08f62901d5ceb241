"""Tools beside the games: doctor, reports, labels, overlays, simulations, tournaments."""
