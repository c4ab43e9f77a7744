"""Everything in words: events, questions, options and cards."""
