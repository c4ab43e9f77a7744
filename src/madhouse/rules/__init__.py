"""The rule catalogue: what a player searches and what tests cite."""
