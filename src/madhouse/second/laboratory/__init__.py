"""What is counted and measured of games of the second edition."""
