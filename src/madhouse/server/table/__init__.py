"""The live table: one game in memory, who sits at it and what they say (session)."""
