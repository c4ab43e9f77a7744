"""The second edition: an app plays the keeper, and everybody else plays together."""
