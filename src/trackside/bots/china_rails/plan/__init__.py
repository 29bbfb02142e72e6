"""Looking ahead over several own steps: ways, track, trips, rows of stops, time, hands."""
