"""The house: its tables, who comes to them, what is read there; over whatever line."""
