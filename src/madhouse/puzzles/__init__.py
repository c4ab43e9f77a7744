"""The puzzles: what lies on the table, which steps are legal, whether it is solved, and a solver.

Nothing here knows who plays, how many steps he has or what solving is good for.
"""
