"""What everything costs that anybody may ask: processor time of the loop, for the dearest input.

`python -m tests.hostile.costs` prints it; a soak test compares it with a plain choice.
"""

import tempfile
from pathlib import Path

from tests.hostile.dear_messages import messages
from tests.hostile.dear_requests import requests
from tests.hostile.measured import Measured


def all_costs(data: Path) -> tuple[float, dict[str, float]]:
    """Seconds of a plain choice, and of each thing how many of these it costs."""
    here = Measured(data)
    try:
        costs = {name: here.cost(ask) for name, ask in messages(here)}
        costs |= {name: here.cost(ask) for name, ask in requests(here)}
        return here.choice, costs
    finally:
        here.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        choice, costs = all_costs(Path(folder))
    print(f"a plain choice: {1000 * choice:.2f} ms of the loop")
    for name, cost in sorted(costs.items(), key=lambda each: -each[1]):
        print(f"{cost:8.2f}  {name}")


if __name__ == "__main__":
    main()
