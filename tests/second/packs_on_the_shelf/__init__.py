"""The packs of the box: what each promises, and what its cards do."""
