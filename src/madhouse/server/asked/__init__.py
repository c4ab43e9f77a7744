"""What is asked for, over HTTP and by socket (endpoints)."""
