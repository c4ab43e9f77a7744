"""What the app does: rooms, tokens, facts, events, monsters, objectives and endings."""
