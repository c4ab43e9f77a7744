"""What is shown: a seat's log, its questions and its part of the table (presentation)."""
