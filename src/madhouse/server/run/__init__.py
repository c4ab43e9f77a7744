"""How the server is run: one process or several, and how it is set up."""
