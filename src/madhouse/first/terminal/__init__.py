"""What the terminal shows of a game of the first edition."""
