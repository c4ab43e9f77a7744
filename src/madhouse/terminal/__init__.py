"""A table in the terminal: persons and computer players on one screen."""
