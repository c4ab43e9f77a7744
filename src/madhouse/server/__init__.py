"""The table for many: lobby, seats, sockets and storage."""
