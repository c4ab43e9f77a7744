"""The laboratory: many games between computer players, counted, compared and drawn."""
