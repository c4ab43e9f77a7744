"""Measuring: how fast the engine plays, forks, encodes and shows, and others beside it."""
