"""Schemathesis asks the HTTP part for whatever its schema allows, and for what it does not."""

import os
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
)

from tests.server.house import House

LIGHT = 4
SOAK = 30 * int(os.environ.get("MADHOUSE_SOAK", "1"))


def ask(tmp_path: Path, examples: int) -> None:
    house = House(tmp_path)
    address = f"http://127.0.0.1:{house.port}/api/schema/openapi.json"
    schema = schemathesis.openapi.from_url(address)
    try:
        for operation in schema.get_all_operations():
            _ask(operation.ok(), examples)  # type: ignore[union-attr]
        assert house.http.get("/health").json()["status"] == "well"
    finally:
        house.close()


def _ask(operation: schemathesis.schemas.APIOperation, examples: int) -> None:  # type: ignore[type-arg]
    @settings(
        max_examples=examples,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=True,
    )
    @given(case=operation.as_strategy())
    def asked(case: schemathesis.Case) -> None:  # type: ignore[type-arg]
        answer = case.call()
        case.validate_response(
            answer,
            checks=[not_a_server_error, content_type_conformance, response_schema_conformance],
        )

    asked()


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    ask(tmp_path, LIGHT)


@pytest.mark.soak
def test_no_request_breaks_the_server_in_the_long_run(tmp_path: Path) -> None:
    ask(tmp_path, SOAK)
