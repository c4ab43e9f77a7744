"""What each seat may know: views, and imagining what it may not."""
