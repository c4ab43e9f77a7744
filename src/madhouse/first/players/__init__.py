"""The computer players of the first edition."""
