"""What is not a game: labels, overlays, reports, the doctor, games among computer players."""
