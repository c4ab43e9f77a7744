"""How a computer keeper plays: what he is after, and each kind of question."""
