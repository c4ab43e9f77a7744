"""The engine: rules that pause, games that replay, secrets that keep. It knows no edition."""
