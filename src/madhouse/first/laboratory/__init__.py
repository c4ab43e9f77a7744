"""What the laboratory counts in a game of the first edition."""
