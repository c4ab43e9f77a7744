"""What travels between browser and server."""
