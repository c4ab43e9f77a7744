"""The first edition: one keeper against one to four investigators."""
