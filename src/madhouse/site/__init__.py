"""A site: the whole game as a folder of files, for a host that runs nothing."""
