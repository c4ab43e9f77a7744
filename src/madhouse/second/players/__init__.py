"""Computer players of the second edition."""
