"""Cases spread over two runs: the first ones in every `make test`, the rest in `make soak`."""

from collections.abc import Iterable
from typing import Any

import pytest


def spread(cases: Iterable[Any], *, often: int = 1) -> list[Any]:
    """The first cases as they are, the others only in the long run."""
    listed = list(cases)
    rarely = [_rarely(case) for case in listed[often:]]
    return [*listed[:often], *rarely]


def _rarely(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.soak)
