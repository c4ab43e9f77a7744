"""The story kit: what an author uses to check a story, prove it winnable and begin a new one."""
