"""What a terminal shows of a game of the second edition."""
