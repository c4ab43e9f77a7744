"""How a computer investigator plays: what the party is after, and each kind of question."""
