"""Everything in words: events, questions, options, cards, and why something is not offered."""
