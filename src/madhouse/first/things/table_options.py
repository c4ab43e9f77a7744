"""Table options: what a table may allow itself besides the rules.

They change no rule and no die. Whoever runs the table looks at them, and the case file keeps them.
"""

TAKE_BACKS = "take-backs"
PUZZLE_HELP = "puzzle-help"

TABLE_OPTIONS = {
    TAKE_BACKS: "1e.puzzle-action.no-undo",
    PUZZLE_HELP: "1e.puzzle-secrecy.encounterer-only",
}
"""Each of them, and the rule of the catalogue that it leaves as it is."""
