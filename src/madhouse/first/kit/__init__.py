"""What checks a story of the first edition, and proves that both sides can win it."""
