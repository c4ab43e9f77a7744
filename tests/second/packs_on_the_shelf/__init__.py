"""The packs of the house: what each promises, and that it keeps to itself."""
