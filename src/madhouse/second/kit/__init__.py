"""For authors of scenarios of the second edition."""
