"""Everything but games: labels, overlays, reports, the doctor, games among computer players."""
