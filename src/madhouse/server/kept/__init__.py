"""What is kept: storage, and what is written down of a table (persistence)."""
