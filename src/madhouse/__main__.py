"""`python -m madhouse` is the command `madhouse`."""

from madhouse.cli import main

main()
