"""The log holds what the house did wrong, not what strangers can bring about at will."""

import logging

import pytest

from madhouse.server.run.hush import hush

log = logging.getLogger("uvicorn.error")


@pytest.fixture(autouse=True)
def _hushed(caplog: pytest.LogCaptureFixture) -> None:
    hush()
    caplog.set_level(logging.ERROR, logger=log.name)
    log.propagate = True


def failed(cause: Exception) -> None:
    try:
        raise LookupError("after the response was begun") from cause
    except LookupError:
        log.exception("Exception in ASGI application\n")


def test_who_left_in_the_middle_leaves_no_line(caplog: pytest.LogCaptureFixture) -> None:
    failed(RuntimeError("unable to perform operation on <x>; the handler is closed"))
    assert not caplog.records


def test_a_mistake_of_the_house_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    hush()
    failed(RuntimeError("dictionary changed size during iteration"))
    assert len(caplog.records) == 1
