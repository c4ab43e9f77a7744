"""What people do, one module a topic of the rulebook: this folder is its index."""
